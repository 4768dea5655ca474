// Groups rolled dice by number, the best group first, and describes rolls. Results come from the server.
import { say } from '../../../words/words.svelte';
import type { RollView } from '../view';

/** How long dice are in the air, in milliseconds. */
export const SETTLE = 950;

/** A Test as it lies on the table, be it over or not. */
export interface Lying { number: number; seat: number; mine: number[]; yours: number[]; results: number[]; again: number[]; picked?: number[] }
export interface Group { face: number; count: number; sum: number; best: boolean }
/** One die: the nth of its number. */
export interface OneDie { face: number; nth: number; best: boolean }

export function groups(dice: number[], result: number): Group[] {
  const counts = new Map<number, number>();
  for (const face of dice) counts.set(face, (counts.get(face) ?? 0) + 1);
  const found = [...counts].map(([face, count]) => ({ face, count, sum: face * count, best: false }));
  found.sort((a, b) => b.sum - a.sum || b.face - a.face);
  const best = found.find((g) => g.sum === result) ?? found[0];
  if (best) best.best = true;
  return found;
}

/** The dice one by one, equal ones side by side, the best group first. */
export const grouped = (dice: number[], result: number): OneDie[] => groups(dice, result).flatMap((g) => Array.from({ length: g.count }, (_, nth) => ({ face: g.face, nth, best: g.best })));
/** The same dice as they fell, in an order that is the same on every screen. */
export function thrown(dice: number[], result: number, number: number): OneDie[] {
  const all = grouped(dice, result).map((die, at) => ({ die, place: Math.imul(at + 1 + number * 7, 0x9e3779b1) >>> 0 }));
  return all.sort((a, b) => a.place - b.place).map(({ die }) => die);
}

/** "5 + 5 = 10", "6", "no dice, so 0". */
export function sumText(dice: number[], result: number): string {
  const best = groups(dice, result).find((g) => g.best);
  if (!best) return say('board-no-sum');
  return best.count === 1 ? String(best.sum) : `${Array.from({ length: best.count }, () => best.face).join(' + ')} = ${best.sum}`;
}

export function verdict(lying: { results: number[] }): 'win' | 'tie' | 'loss' {
  const [mine = 0, yours = 0] = lying.results;
  return mine > yours ? 'win' : mine < yours ? 'loss' : 'tie';
}
export function verdictText(lying: { results: number[] }): string {
  const [mine = 0, yours = 0] = lying.results;
  return say(`board-verdict-${verdict(lying)}`, { points: Math.abs(mine - yours) });
}

/** Whether a roll was a Test: dice against dice, perhaps none of them left on the other side. */
export const isTest = (roll: RollView): boolean => roll.results.length === 2;

/** Which dice of a roll did what they were rolled for. */
export function goodDice(roll: RollView): boolean[] {
  if (roll.target > 0) return roll.mine.map((face) => face > roll.target);
  const best = groups(roll.mine, roll.results[0] ?? 0).find((g) => g.best)?.face;
  return roll.mine.map((face) => face === best);
}

/** What a roll did, in a few words: "1 die set aside, 2 counters, 1 die lost". */
export function aftermath(roll: RollView): string {
  const parts: string[] = [];
  if (roll.purpose === 'start') parts.push(say('board-roll-makes', { result: roll.results[0] ?? 0 }));
  if (roll.purpose === 'cooking_back' || roll.purpose === 'sanity_back') parts.push(say('board-roll-back', { back: roll.above, count: roll.mine.length }));
  if ((roll.purpose === 'fear' || roll.purpose === 'calm') && roll.lost === 0) parts.push(say(roll.above === roll.mine.length ? 'board-roll-clean' : 'board-roll-saved'));
  if (roll.aside > 0) parts.push(say('board-roll-aside', { count: roll.aside }));
  if (roll.placed > 0) parts.push(say('board-counters', { count: roll.placed }));
  if (roll.lost > 0) parts.push(say('board-roll-lost', { count: roll.lost }));
  return parts.join(', ');
}

/** What dice were rolled for, after the name of whoever rolled them. */
export const purposeText = (roll: RollView): string => say(`board-purpose-${roll.purpose}`, { seat: roll.seat, monster: roll.monster, target: roll.target });
