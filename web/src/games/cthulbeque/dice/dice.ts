// Groups rolled dice by number, the best group first, and describes rolls. Results come from the server.
import type { Roll } from '../view';

/** How long dice are in the air, in milliseconds. */
export const SETTLE = 950;

/** A Test as it lies on the table, be it over or not. */
export interface Lying { number: number; seat: number; mine: number[]; yours: number[] | null; results: number[]; again: number[]; picked?: number[] }
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

/** "5 + 5 = 10", "6", "nothing". */
export function sumText(dice: number[], result: number): string {
  const best = groups(dice, result).find((g) => g.best);
  if (!best) return 'no dice, so 0';
  return best.count === 1 ? String(best.sum) : `${Array.from({ length: best.count }, () => best.face).join(' + ')} = ${best.sum}`;
}

export function verdict(lying: { results: number[] }): 'win' | 'tie' | 'loss' {
  const [mine = 0, yours = 0] = lying.results;
  return mine > yours ? 'win' : mine < yours ? 'loss' : 'tie';
}
export function verdictText(lying: { results: number[] }): string {
  const [mine = 0, yours = 0] = lying.results;
  if (mine === yours) return 'a tie';
  return mine > yours ? `beats it by ${mine - yours}` : `loses by ${yours - mine}`;
}

/** Which dice of a roll did what they were rolled for. */
export function goodDice(roll: Roll): boolean[] {
  const { target } = roll;
  if (target !== null) return roll.mine.map((face) => face > target);
  const best = groups(roll.mine, roll.results[0] ?? 0).find((g) => g.best)?.face;
  return roll.mine.map((face) => face === best);
}

const counted = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
/** What a roll did, in a few words: "1 die set aside, 2 counters, 1 die lost". */
export function aftermath(roll: Roll): string {
  const parts: string[] = [];
  if (roll.purpose === 'start') parts.push(`makes ${roll.results[0] ?? 0}`);
  if (roll.purpose === 'cooking_back' || roll.purpose === 'sanity_back') parts.push(`${roll.above ?? 0} of ${counted(roll.mine.length, 'die', 'dice')} back`);
  if ((roll.purpose === 'fear' || roll.purpose === 'calm') && roll.lost === 0) parts.push(roll.above === roll.mine.length ? 'all is well' : 'the die is kept');
  if (roll.aside > 0) parts.push(`${counted(roll.aside, 'die', 'dice')} set aside`);
  if (roll.placed > 0) parts.push(counted(roll.placed, 'counter'));
  if (roll.lost > 0) parts.push(`${counted(roll.lost, 'die', 'dice')} lost`);
  return parts.join(', ');
}

/** What dice were rolled for, after the name of whoever rolled them. */
export function purposeText(roll: Roll, mine: boolean, monster: string): string {
  const s = mine ? '' : 's';
  switch (roll.purpose) {
    case 'start': return mine ? 'keep a clear head' : 'keeps a clear head';
    case 'cooking': return `cook${s} ${monster}`;
    case 'fighting': return `fight${s} ${monster}`;
    case 'kitchen': return `keep${s} order in the Kitchen`;
    case 'fear': return `face${s} ${monster}: above ${roll.target ?? 0}`;
    case 'calm': return `stay${s} calm: above ${roll.target ?? 0}`;
    case 'cooking_back': return `roll${s} for lost Cooking dice: above ${roll.target ?? 0}`;
    case 'sanity_back': return `roll${s} for lost Sanity dice: above ${roll.target ?? 0}`;
  }
}
/** What the tester does in a Test, after the name. */
export function testVerb(purpose: string, mine: boolean): string {
  const s = mine ? '' : 's';
  return purpose === 'cooking' ? `cook${s}` : purpose === 'fighting' ? `fight${s}` : `keep${s} order`;
}

export const percent = (part: number): number => Math.round(part * 100);
/** "64 % win, 17 % tie", as it is said before a test. */
export function oddsText(test: number[] | null, sanityLoss: number | null): string {
  const parts: string[] = [];
  if (test) {
    const [win = 0, tie] = test;
    parts.push(`${percent(win)} % win${tie === undefined ? '' : `, ${percent(tie)} % tie`}`);
  }
  if (sanityLoss !== null && !(test && sanityLoss === 0)) parts.push(`${percent(sanityLoss)} % to lose a Sanity die${test ? ' first' : ''}`);
  return parts.join('; ');
}
