// The moves of the picked card by target, and the reason where there is none. It knows no rules:
// targets come from the offers, reasons from the view.
import type { MoveOffer } from '../../protocol/types';
import { cardName, dishOf, effectOf, ownerOf, recipeName, type BakeryView } from './view';
import { NEEDS } from './words';

/** Something that a card can be played on: "recipe C05", "seat 2", "cake C14", "pile", "bin", "new C01". */
export type Target = string;
export const onRecipe = (id: string): Target => `recipe ${id}`;
export const onSeat = (seat: number): Target => `seat ${seat}`;
export const onCake = (id: string): Target => `cake ${id}`;
export const onNew = (id: string): Target => `new ${id}`;
export const PILE: Target = 'pile';
export const BIN: Target = 'bin';

/** The card that is held, and the first of two recipes if it takes two. Without a card: the recipes that are looked at. */
export interface Held { card: string | null; half: Target | null }
/** Where it may go; no code where it takes another choice after this one. */
export type Aims = ReadonlyMap<Target, number | null>;
export interface Why { reason: string; rule: string }

const text = (move: MoveOffer, key: string): string => String(move.args[key] ?? '');
const plays = (move: MoveOffer, play: string): boolean => move.args['play'] === play;
export const codeOf = (moves: MoveOffer[], play: string): number | null => moves.find((move) => plays(move, play))?.code ?? null;

interface Pair { first: Target; second: Target; code: number }
function pairs(moves: MoveOffer[], view: BakeryView, card: string | null): Pair[] {
  if (card === null) return moves.filter((m) => plays(m, 'swap') && m.args['new']).map((m) => ({ first: onNew(text(m, 'new')), second: onRecipe(text(m, 'mine')), code: m.code }));
  if (effectOf(view, card) !== 'switch recipes') return [];
  return moves.filter((m) => plays(m, 'switch recipes')).map((m) => ({ first: onRecipe(text(m, 'mine')), second: onRecipe(text(m, 'theirs')), code: m.code }));
}
function targetOf(move: MoveOffer): Target | null {
  switch (move.args['play']) {
    case 'lay': case 'ban': case 'lift': return onRecipe(text(move, 'recipe'));
    case 'burn': return onCake(text(move, 'recipe'));
    case 'one for one': case 'switch hands': return onSeat(Number(move.args['seat']));
    case 'picky': return PILE;
    case 'discard': return BIN;
    default: return null;
  }
}

/** Everything that the held card may be played on now. */
export function aims(moves: MoveOffer[], view: BakeryView, held: Held | null): Aims {
  const found = new Map<Target, number | null>();
  if (!held) return found;
  for (const { first, second, code } of pairs(moves, view, held.card)) {
    for (const [one, other] of [[first, second], [second, first]] as const) {
      if (held.half === one) found.set(other, code);
      else if (held.half === null) found.set(one, null);
    }
  }
  for (const move of moves) {
    const target = held.card !== null && move.args['card'] === held.card ? targetOf(move) : null;
    if (target !== null) found.set(target, move.code);
  }
  return found;
}
/** Where it may go on the table: anywhere but into the bin. */
export const uses = (found: Aims): Target[] => [...found.keys()].filter((target) => target !== BIN);
/** Of two choices, one that is no choice: the only recipe that could be given. */
export function onlyHalf(moves: MoveOffer[], view: BakeryView, card: string | null): Target | null {
  const mine = new Set(pairs(moves, view, card).map((pair) => (card === null ? pair.second : pair.first)));
  return mine.size === 1 ? ([...mine][0] ?? null) : null;
}
/** A tap on a target: the move that it makes, or what is held after it. */
export function aimAt(found: Aims, held: Held, target: Target): { play: number } | { hold: Held } | null {
  if (held.half === target) return { hold: { ...held, half: null } };
  const code = found.get(target);
  if (code === undefined) return null;
  return code === null ? { hold: { ...held, half: target } } : { play: code };
}

/** How a target says what would happen there. */
export function pill(view: BakeryView, held: Held, target: Target): string {
  if (held.half === target) return held.card === null ? 'Swap this' : 'This one';
  if (held.card === null) return target.startsWith('new') ? 'Take this' : 'For this';
  switch (effectOf(view, held.card)) {
    case 'lay': return wouldFinish(view, held.card, target.slice(7)) === 'done' ? 'Finishes it' : 'Lay it here';
    case 'ban': return 'Ban it';
    case 'lift': return 'Lift it';
    case 'switch recipes': return ownerOf(view, target.slice(7)) === view.seat ? 'Give this' : 'Take this';
    case 'switch hands': return 'Swap hands';
    case 'one for one': return 'Take a card';
    case 'burn': return 'Spoil it';
    case 'picky': return 'Look at three';
    default: return 'Here';
  }
}

/** What the last ingredient would do: finish the recipe, or complete one that something holds up. */
export function wouldFinish(view: BakeryView, card: string, recipe: string): 'done' | 'banned' | 'waits' | null {
  const dish = dishOf(view, recipe);
  if (!dish?.missing || dish.missing.length !== 1 || dish.missing[0] !== card) return null;
  if (dish.bans.length > 0) return 'banned';
  const seat = ownerOf(view, recipe);
  const first = seat === null ? [] : (view.bakers[seat]?.dishes ?? []).filter((other) => other.kept && other !== dish);
  return !dish.kept && first.length > 0 ? 'waits' : 'done';
}

/** The question while a card is held, and what is worth knowing before it is answered. */
export function question(view: BakeryView, me: number | null, held: Held, found: Aims, nameOf: (seat: number) => string): { sentence: string; more: string } {
  if (held.card === null) return { sentence: held.half?.startsWith('new') ? `Which of yours goes for ${recipeName(view, held.half.slice(4))}?` : 'Take one of these, or none', more: 'What lies on the recipe that you give up is lost; the new one starts bare.' };
  const name = cardName(view, held.card);
  const effect = effectOf(view, held.card);
  if (uses(found).length === 0) {
    const why = stuck(view, me, held.card, nameOf);
    return { sentence: `No use for ${name} now`, more: `${why.reason}${found.has(BIN) ? ' You may throw it away.' : ''}` };
  }
  switch (effect) {
    case 'lay': return { sentence: `Where ${name.endsWith('s') ? 'do' : 'does'} the ${name} go?`, more: layMore(view, held.card, found) };
    case 'ban': return { sentence: `Whose recipe gets the ${name}?`, more: 'Until it is lifted, that recipe cannot be finished.' };
    case 'lift': return { sentence: `Which recipe does the ${name} save?`, more: 'Both cards are discarded.' };
    case 'switch recipes': return { sentence: held.half ? (ownerOf(view, held.half.slice(7)) === me ? `Which recipe do you want for ${recipeName(view, held.half.slice(7))}?` : `What do you give for ${recipeName(view, held.half.slice(7))}?`) : 'Which two recipes change sides?', more: 'Everything under and above them goes along.' };
    case 'switch hands': return { sentence: 'Whose hand do you want?', more: 'All the cards left in yours go there.' };
    case 'one for one': return { sentence: 'Whose card do you take?', more: 'You pull one blind, and one of yours is pulled in return.' };
    case 'burn': return { sentence: 'Which dessert gets freezer burn?', more: 'It is ruined, and its baker gets a new recipe.' };
    case 'picky': return { sentence: 'Look at three recipes of the pile?', more: 'You may take one in place of an unfinished recipe of yours.' };
    default: return { sentence: name, more: '' };
  }
}
function layMore(view: BakeryView, card: string, found: Aims): string {
  return uses(found).map((target) => {
    const recipe = target.slice(7);
    const would = wouldFinish(view, card, recipe);
    if (would === 'done') return `It would finish your ${recipeName(view, recipe)}.`;
    if (would === 'banned') return `${recipeName(view, recipe)} would be complete, but for the ${(dishOf(view, recipe)?.bans ?? []).map((ban) => cardName(view, ban)).join(' and the ')}.`;
    return would === 'waits' ? `${recipeName(view, recipe)} would wait for last night’s recipe.` : '';
  }).filter(Boolean).join(' ');
}

const OUT_OF_TURN: Partial<Record<BakeryView['step'], Why>> = {
  discard: { reason: 'You are discarding already; what is left is one more discard, or to pass.', rule: 'CA-2.3' },
  pick: { reason: 'First take one of the recipes that you look at, or none.', rule: 'CA-6.3' },
  overnight: { reason: 'The round has ended: recipes are kept overnight, or returned.', rule: 'CA-8.3' },
  throw: { reason: 'The rounds are over: rock, paper or scissors decides.', rule: 'CA-9.1' },
  over: { reason: 'The bakery is closed.', rule: 'CA-9.1' },
};
/** Why nothing can be played at all now, or null. */
export function notNow(view: BakeryView, me: number | null, nameOf: (seat: number) => string): Why | null {
  if (me === null) return { reason: 'You are watching this table.', rule: 'CA-1.4' };
  if ((view.step === 'turn' || view.step === 'discard' || view.step === 'pick') && view.active !== me) return { reason: `It is ${nameOf(view.active)}’s turn.`, rule: 'CA-1.4' };
  return OUT_OF_TURN[view.step] ?? null;
}

/** Why a card has no use anywhere. */
export function stuck(view: BakeryView, me: number | null, card: string, nameOf: (seat: number) => string): Why {
  const face = view.cards[card];
  const needs = face?.icon ? NEEDS[face.icon] : '';
  const waits = notNow(view, me, nameOf);
  if (waits) return waits;
  switch (face?.effect) {
    case 'lay': return { reason: `None of your recipes needs more ${face.name}.`, rule: 'CA-A6' };
    case 'ban': return { reason: `No recipe of the others needs ${needs} and has no such ban yet.`, rule: 'CA-A2' };
    case 'lift': return { reason: 'There is no such ban to lift anywhere.', rule: 'CA-5.2' };
    case 'switch recipes': return { reason: 'It takes an unfinished recipe on both sides.', rule: 'CA-A13' };
    case 'burn': return { reason: `Nobody else has finished a recipe that needs ${needs} this round.`, rule: 'CA-A23' };
    case 'picky': return { reason: 'The recipe pile is empty.', rule: 'CA-A12' };
    case 'one for one': return { reason: 'Nobody else has a card to take.', rule: 'CA-A20' };
    default: return { reason: 'It cannot be played now.', rule: 'CA-2.2' };
  }
}

/** Why the held card cannot be played on this. */
export function whyNot(view: BakeryView, me: number | null, held: Held, target: Target, nameOf: (seat: number) => string): Why {
  const waits = notNow(view, me, nameOf);
  if (waits && !(held.card === null && view.step === 'pick')) return waits;
  const [what = '', id = ''] = target.split(' ');
  const recipe = view.recipes[id];
  const dish = what === 'recipe' ? dishOf(view, id) : null;
  const owner = what === 'recipe' ? ownerOf(view, id) : what === 'seat' ? Number(id) : null;
  if (held.card === null) return { reason: 'Swap one of your unfinished recipes for one that you look at, or take none.', rule: 'CA-6.3' };
  const face = view.cards[held.card];
  const name = face?.name ?? held.card;
  const needs = face?.icon ? NEEDS[face.icon] : '';
  switch (face?.effect) {
    case 'lay':
      if (!dish || !recipe) return { reason: `${name} goes under one of your unfinished recipes.`, rule: 'CA-3.1' };
      if (owner !== me) return { reason: 'Ingredients go under your own recipes only.', rule: 'CA-A31' };
      return recipe.ingredients.includes(held.card) ? { reason: `${recipe.name} needs no more ${name}.`, rule: 'CA-A6' } : { reason: `There is no ${name} in ${recipe.name}.`, rule: 'CA-3.1' };
    case 'ban':
      if (!dish || !recipe) return { reason: `${name} is played on an unfinished recipe of another player.`, rule: 'CA-4.1' };
      if (owner === me) return { reason: 'You cannot ban your own recipe.', rule: 'CA-A4' };
      return dish.bans.includes(held.card) ? { reason: `${name} lies on ${recipe.name} already.`, rule: 'CA-A2' } : { reason: `${recipe.name} does not need ${needs}.`, rule: 'CA-A2' };
    case 'lift': return { reason: 'There is no such ban to lift here.', rule: 'CA-5.2' };
    case 'switch recipes':
      if (!dish) return { reason: 'Only unfinished recipes change sides.', rule: 'CA-A13' };
      return { reason: owner === me ? 'Now choose a recipe of another player.' : 'Now choose one of your own recipes.', rule: 'CA-6.1' };
    case 'switch hands': return { reason: 'Choose another player.', rule: 'CA-6.2' };
    case 'one for one': return what === 'seat' && owner !== me ? { reason: 'That player has no card to take.', rule: 'CA-A20' } : { reason: 'Choose another player.', rule: 'CA-6.4' };
    case 'burn': return { reason: `It reaches what another player has finished this round and needs ${needs}.`, rule: 'CA-A23' };
    case 'picky': return { reason: 'Play it on the recipe pile.', rule: 'CA-6.3' };
    default: return { reason: 'It cannot be played there.', rule: 'CA-2.2' };
  }
}
