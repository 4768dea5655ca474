// How rolled dice explain themselves: grouped by number, the best group first. It shows sums that the server has counted.
import type { Trial } from './view';

export interface Group { face: number; count: number; sum: number; best: boolean }

export function groups(dice: number[], result: number): Group[] {
  const counts = new Map<number, number>();
  for (const face of dice) counts.set(face, (counts.get(face) ?? 0) + 1);
  const found = [...counts].map(([face, count]) => ({ face, count, sum: face * count, best: false }));
  found.sort((a, b) => b.sum - a.sum || b.face - a.face);
  const best = found.find((g) => g.sum === result) ?? found[0];
  if (best) best.best = true;
  return found;
}

/** "5 + 5 = 10", "6", "nothing". */
export function sumText(dice: number[], result: number): string {
  const best = groups(dice, result).find((g) => g.best);
  if (!best) return 'no dice, so 0';
  return best.count === 1 ? String(best.sum) : `${Array.from({ length: best.count }, () => best.face).join(' + ')} = ${best.sum}`;
}

export function verdict(trial: Trial): 'win' | 'tie' | 'loss' {
  const [mine = 0, yours = 0] = trial.results;
  return mine > yours ? 'win' : mine < yours ? 'loss' : 'tie';
}
export function verdictText(trial: Trial): string {
  const [mine = 0, yours = 0] = trial.results;
  if (mine === yours) return 'a tie';
  return mine > yours ? `beats it by ${mine - yours}` : `loses by ${yours - mine}`;
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
