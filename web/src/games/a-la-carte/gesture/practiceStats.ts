// A player's results in practice: counted, kept in localStorage, compared with the simulated skills.
import type { HandOdds } from '../../../protocol/types';
import type { Landing, Movement } from '../kitchen';

const KEY = 'potluck.a-la-carte.practice';
export const GRAINS_SHOWN = 5;
export const LANDINGS: Landing[] = ['picture_up', 'recipe_up', 'beside'];

/** `pours[n]`: how often n grains fell, the last place for all that is more; `flips`: in the order of LANDINGS. */
export interface PracticeStats { pours: number[]; flips: number[] }
export const emptyStats = (): PracticeStats => ({ pours: [0, 0, 0, 0, 0], flips: [0, 0, 0] });

const counts = (value: unknown, length: number): number[] | null =>
  Array.isArray(value) && value.length === length && value.every((n) => Number.isInteger(n) && n >= 0) ? (value as number[]) : null;

export function read(text: string | null): PracticeStats {
  try {
    const found = (JSON.parse(text ?? '') ?? {}) as Partial<PracticeStats>;
    return { pours: counts(found.pours, GRAINS_SHOWN) ?? emptyStats().pours, flips: counts(found.flips, LANDINGS.length) ?? emptyStats().flips };
  } catch {
    return emptyStats();
  }
}
const plusOne = (row: number[], at: number): number[] => row.map((n, k) => (k === at ? n + 1 : n));
export const poured = (stats: PracticeStats, grains: number): PracticeStats => ({ ...stats, pours: plusOne(stats.pours, Math.min(GRAINS_SHOWN - 1, grains)) });
export const flipped = (stats: PracticeStats, landing: Landing): PracticeStats => ({ ...stats, flips: plusOne(stats.flips, LANDINGS.indexOf(landing)) });

export const total = (row: number[]): number => row.reduce((sum, n) => sum + n, 0);
/** Shares in percent; all 0 where there is nothing to share. */
export const percents = (row: number[]): number[] => row.map((n) => (total(row) === 0 ? 0 : Math.round((100 * n) / total(row))));

/** A simulated skill's shares in our order: for a movement of the shaker, or for flips. */
export function sharesOf(odds: HandOdds[], hand: string, movement: Movement | null): number[] {
  const row = odds.find((o) => o.hand === hand && (movement === null ? o.kind === 'flip' : o.kind === 'pour' && o.movement === movement));
  const names = movement === null ? LANDINGS : emptyStats().pours.map((_, grains) => String(grains));
  return names.map((name) => row?.shares[name] ?? 0);
}

export function load(): PracticeStats {
  try {
    return read(localStorage.getItem(KEY));
  } catch {
    return emptyStats();
  }
}
export function keep(stats: PracticeStats): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(stats));
  } catch {
    // without storage nothing is remembered
  }
}
