// The moves of the picked card by target, and what a target says. It knows no rules: targets come from the offers.
import type { MoveOffer, Thing } from '../../protocol/types';
import { form, say, tell } from '../../words/words.svelte';
import { ownerOf } from './bakery';
import { does } from './cards';
import type { BakeryView } from './view';

/** Something that a card can be played on: "recipe C05", "seat 2", "cake C14", "pile", "bin", "new C01". */
export type Target = string;
export const onRecipe = (id: string): Target => `recipe ${id}`;
export const onSeat = (seat: number): Target => `seat ${seat}`;
export const onCake = (id: string): Target => `cake ${id}`;
export const onNew = (id: string): Target => `new ${id}`;
export const PILE: Target = 'pile';
export const BIN: Target = 'bin';
const idOf = (target: Target): string => target.split(' ')[1] ?? '';
/** A target as the rules know it. */
export function thingOf(target: Target): Thing {
  if (target === PILE || target === BIN) return { kind: 'place', id: target === PILE ? 'recipe-pile' : 'discard-pile' };
  return { kind: target.startsWith('seat') ? 'seat' : 'card', id: idOf(target) };
}

/** The card that is held, and the first of two recipes if it takes two. Without a card: the recipes that are looked at. */
export interface Held { card: string | null; half: Target | null }
/** Where it may go, with its move; none where it takes another choice after this one. */
export type Aims = ReadonlyMap<Target, MoveOffer | null>;
/** What to ask the rules about a target that the held card may not go to. */
export function attempt(held: Held, target: Target): [Thing, Thing?] {
  if (held.half) return [thingOf(held.half), thingOf(target)];
  return held.card === null ? [thingOf(target)] : [{ kind: 'card', id: held.card }, thingOf(target)];
}

const part = (move: MoveOffer, name: string): string => String(move.facts?.[name] ?? '');
export const moveOf = (moves: MoveOffer[], key: string): MoveOffer | null => moves.find((move) => move.key === key) ?? null;

interface Pair { first: Target; second: Target; move: MoveOffer }
function pairs(moves: MoveOffer[], card: string | null): Pair[] {
  if (card === null) return moves.filter((m) => m.key === 'move-swap').map((move) => ({ first: onNew(part(move, 'new')), second: onRecipe(part(move, 'mine')), move }));
  if (!does(card, 'switch-recipes')) return [];
  return moves.filter((m) => m.key === 'move-switch-recipes').map((move) => ({ first: onRecipe(part(move, 'mine')), second: onRecipe(part(move, 'theirs')), move }));
}
function targetOf(move: MoveOffer): Target | null {
  switch (move.key) {
    case 'move-lay': case 'move-ban': case 'move-lift': return onRecipe(part(move, 'recipe'));
    case 'move-burn': return onCake(part(move, 'recipe'));
    case 'move-one-for-one': case 'move-switch-hands': return onSeat(Number(part(move, 'seat')));
    case 'move-picky': return PILE;
    case 'move-discard': return BIN;
    default: return null;
  }
}

/** Everything that the held card may be played on now. */
export function aims(moves: MoveOffer[], held: Held | null): Aims {
  const found = new Map<Target, MoveOffer | null>();
  if (!held) return found;
  for (const { first, second, move } of pairs(moves, held.card)) {
    for (const [one, other] of [[first, second], [second, first]] as const) {
      if (held.half === one) found.set(other, move);
      else if (held.half === null) found.set(one, null);
    }
  }
  for (const move of moves) {
    const target = held.card !== null && part(move, 'card') === held.card ? targetOf(move) : null;
    if (target !== null) found.set(target, move);
  }
  return found;
}
/** Where it may go on the table: anywhere but into the bin. */
export const uses = (found: Aims): Target[] => [...found.keys()].filter((target) => target !== BIN);
/** Of two choices, one that is no choice: the only recipe that could be given. */
export function onlyHalf(moves: MoveOffer[], card: string | null): Target | null {
  const mine = new Set(pairs(moves, card).map((pair) => (card === null ? pair.second : pair.first)));
  return mine.size === 1 ? ([...mine][0] ?? null) : null;
}
/** A tap on a target: the move that it makes, or what is held after it. */
export function aimAt(found: Aims, held: Held, target: Target): { play: number } | { hold: Held } | null {
  if (held.half === target) return { hold: { ...held, half: null } };
  const move = found.get(target);
  if (move === undefined) return null;
  return move === null ? { hold: { ...held, half: target } } : { play: move.code };
}

/** How a target says what would happen there; nothing where nothing would. */
export function pill(view: BakeryView, held: Held, found: Aims, target: Target): string {
  if (held.half === target) return say(held.card === null ? 'board-swap-this' : 'board-this-one');
  const move = found.get(target);
  if (move === undefined) return '';
  if (target.startsWith('new')) return say('board-take-this');
  if (held.card === null) return say('board-for-this');
  if (move === null || move.key === 'move-switch-recipes') return say(ownerOf(view, idOf(target)) === view.seat ? 'board-give-this' : 'board-take-this');
  return (move.effect && form(move.effect, 'short')) || form(move, 'short');
}
export const finishes = (found: Aims, target: Target): boolean => found.get(target)?.effect?.key === 'forecast-finishes';

/** The question while a card is held, and what is worth knowing before it is answered. */
export function question(view: BakeryView, held: Held, found: Aims): { sentence: string; more: string } {
  if (held.card === null) return { sentence: held.half?.startsWith('new') ? say('board-ask-give', { new: idOf(held.half) }) : say('board-ask-take'), more: say('move-swap', {}, 'detail') };
  if (does(held.card, 'switch-recipes') && uses(found).length > 0) return { sentence: switchQuestion(view, held.half), more: say('move-switch-recipes', {}, 'detail') };
  const moves = uses(found).flatMap((target) => found.get(target) ?? []);
  const [first] = moves;
  if (!first) return { sentence: say('board-no-use', { card: held.card }), more: found.has(BIN) ? say('board-may-throw') : '' };
  const effects = moves.flatMap((move) => (move.effect ? [tell(move.effect)] : []));
  return { sentence: say(`board-ask-${first.key.slice('move-'.length)}`, { card: held.card }), more: [form(first, 'detail'), ...effects].filter(Boolean).join(' ') };
}
function switchQuestion(view: BakeryView, half: Target | null): string {
  if (!half) return say('board-ask-switch');
  return say(ownerOf(view, idOf(half)) === view.seat ? 'board-ask-switch-for' : 'board-ask-switch-give', { recipe: idOf(half) });
}
