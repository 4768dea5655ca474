// Sorts the offered moves: by card, by die, or as plain buttons. Every offer appears somewhere.
import type { MoveOffer } from '../../protocol/types';
import { form, tell } from '../../words/words.svelte';
import type { FeastView } from './view';

/** In the order of their headings; a move's key begins with its verb. */
export const VERBS = ['cook', 'fight', 'divide', 'play', 'season', 'attach', 'cast', 'swap', 'discard', 'reroll', 'allocate', 'say'] as const;
export type Verb = (typeof VERBS)[number];
export const verbOf = (move: MoveOffer): Verb => VERBS.find((verb) => move.key.split('-')[1] === verb) ?? 'say';
export const saidBy = (move: MoveOffer): string => String(move.facts?.['say'] ?? '');

/** Every card that a move has to do with: tapping any of them leads to it. */
export const cardsOf = (move: MoveOffer): string[] => ['card', 'monster', 'ingredient'].map((name) => move.facts?.[name]).filter((id) => typeof id === 'string');
export const about = (moves: MoveOffer[], card: string): MoveOffer[] => moves.filter((m) => cardsOf(m).includes(card));
export const tappable = (moves: MoveOffer[]): Set<string> => new Set(moves.flatMap(cardsOf));
export const rerollsOf = (moves: MoveOffer[]): Map<number, MoveOffer> => new Map(moves.filter((m) => verbOf(m) === 'reroll').map((m) => [Number(m.facts?.['face']), m]));
export const allocations = (moves: MoveOffer[]): MoveOffer[] => moves.filter((m) => verbOf(m) === 'allocate');

/** The cards that can be tapped from one chair (not the one on the fire); moves that concern none of them need buttons. */
export const onTable = (view: FeastView): Set<string> => new Set([...view.hand, ...view.chefs.flatMap((chef) => [...chef.kitchen.map((m) => m.card), ...chef.table])]);

const FEW = 4;
/** What stands as buttons while no card is picked up: plain answers, what has no card on the table, and all where it is little. */
export function loose(moves: MoveOffer[], table: Set<string>): MoveOffer[] {
  const shown = moves.filter((m) => verbOf(m) !== 'allocate');
  return shown.length <= FEW ? shown : shown.filter((m) => !cardsOf(m).some((id) => table.has(id)));
}

/** A move as a button says it; a card that is picked up need not be named again. */
export function title(move: MoveOffer, picked: string | null): string {
  const role = picked === null ? '' : move.facts?.['monster'] === picked ? 'aimed' : 'held';
  return (role && form(move, role)) || tell(move);
}

/** Offers by verb, in the order of the turn; plain answers last. */
export const sections = (moves: MoveOffer[]): { verb: Verb; moves: MoveOffer[] }[] => VERBS.map((verb) => ({ verb, moves: moves.filter((m) => verbOf(m) === verb) })).filter((s) => s.moves.length > 0);
