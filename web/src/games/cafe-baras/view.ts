// What the server lets a seat see of Café Baras. Types only; the page draws it and counts nothing again.
import type { Phrase } from '../../protocol/types';

export type Kind = 'food' | 'decor' | 'equipment';
export type Step = 'turn' | 'refill' | 'swap' | 'serve again' | 'last call' | 'over';

export interface Forecast { price: number; short: number; met: boolean[]; coins: number; regular: boolean; missing_decor: string | null; adding: Phrase; serving: Phrase }
export interface Need { count: number; have: number[] }
export interface Guest { id: string; needs: Need[]; owner: number | null }
export interface Cafe {
  counter: string;
  coins: number;
  turns: number;
  hand_count: number;
  hand_limit: number;
  symbols: Record<string, number>;
  row: { id: string; points: number }[];
  regulars: string[];
  guests: string[];
  score: number;
  points: { heading: string; points: number }[];
}
export interface StreetView {
  step: Step;
  seat: number | null;
  active: number;
  start_player: number;
  hand: string[];
  forecasts: Record<string, Forecast>;
  to_take: number;
  to_swap: number;
  display: string[];
  deck: number;
  discard: string[];
  guests: Guest[];
  guest_points: number;
  manual_claims: boolean;
  level_rounds: boolean;
  regulars_to_end: number;
  ending: string | null;
  ended_by: number | null;
  still_to_play: number[];
  cafes: Cafe[];
}
