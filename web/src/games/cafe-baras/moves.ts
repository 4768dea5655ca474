// The offered moves by card, and the reason where a card has none.
import type { MoveOffer } from '../../protocol/types';
import type { Step, StreetView } from './view';

export type Verb = 'add' | 'serve' | 'take' | 'drop' | 'claim';
export type Place = 'hand' | 'display' | 'guests';
export interface Pick { place: Place; id: string }
export interface Choice { verb: Verb; code: number }
export interface Why { reason: string; rule: string }

const VERBS: Record<Place, readonly Verb[]> = { hand: ['add', 'serve', 'drop'], display: ['take'], guests: ['claim'] };

/** The legal moves with one card, in the order in which they are shown. */
export function choices(moves: MoveOffer[], pick: Pick): Choice[] {
  return VERBS[pick.place].flatMap((verb) => {
    const move = moves.find((m) => m.args[verb] === pick.id);
    return move ? [{ verb, code: move.code }] : [];
  });
}
export const doneMove = (moves: MoveOffer[]): MoveOffer | null => moves.find((m) => m.args['done'] === true) ?? null;

/** A card stays picked as long as it lies where it was. */
export function holds(view: StreetView, pick: Pick | null): Pick | null {
  if (!pick) return null;
  if (pick.place === 'hand') return view.hand.includes(pick.id) ? pick : null;
  if (pick.place === 'display') return view.display.includes(pick.id) ? pick : null;
  return view.guests.some((g) => g.id === pick.id && g.owner === null) ? pick : null;
}

const FIRST: Record<Step, Why> = {
  turn: { reason: 'First add or serve a card of your hand, then refill.', rule: 'CB-2.1' },
  refill: { reason: 'Refill your hand first: take a card from the display.', rule: 'CB-7.1' },
  swap: { reason: 'First finish the swap: discard a card, or say that you are done.', rule: 'CB-A18' },
  'serve again': { reason: 'First serve one more customer, or say that you are done.', rule: 'CB-A18' },
  'last call': { reason: 'Your turn is nearly over: claim a guest, or let them wait.', rule: 'CB-A4' },
  over: { reason: 'The cafés are closed.', rule: 'CB-8.2' },
};

/** Why nothing can be done with a card now. */
export function whyNot(view: StreetView, me: number | null, pick: Pick, nameOf: (seat: number) => string): Why {
  if (view.step === 'over') return FIRST.over;
  if (pick.place === 'guests' && !view.manual_claims) return { reason: 'Guests come by themselves, as soon as your café has all that they like.', rule: 'CB-A4' };
  if (view.active !== me) return { reason: me === null ? 'You are watching this table.' : `It is ${nameOf(view.active)}’s turn.`, rule: 'CB-2.1' };
  if (pick.place === 'guests') return { reason: 'Your café has not yet all that this guest likes.', rule: 'CB-6.1' };
  return FIRST[view.step];
}
