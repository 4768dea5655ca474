// Rock, paper, scissors, and which of them wins.
import type { BakeryView } from './view';

export type Sign = NonNullable<BakeryView['sign']>;
export const SIGNS: readonly Sign[] = ['rock', 'paper', 'scissors'];
const BEATS: Record<Sign, Sign> = { rock: 'scissors', paper: 'rock', scissors: 'paper' };
/** The better of exactly two signs; none where there are one or three. */
export const winningSign = (signs: Sign[]): Sign | null => (new Set(signs).size === 2 ? (signs.find((sign) => signs.includes(BEATS[sign])) ?? null) : null);
