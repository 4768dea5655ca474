// What the server lets a seat see of Café Baras. Types only; the page draws it and counts nothing again.
export const FOODS = ['Tea', 'Coffee', 'Drink', 'Snack', 'Meal', 'Dessert'] as const;
export const DECORS = ['Rustic', 'Retro', 'Garden', 'Modern'] as const;
export const SYMBOLS = [...FOODS, ...DECORS] as const;
export type Food = (typeof FOODS)[number];
export type Decor = (typeof DECORS)[number];
export type Sign = Food | Decor;
export type Kind = 'food' | 'decor' | 'equipment';
export type Step = 'turn' | 'refill' | 'swap' | 'serve again' | 'last call' | 'over';

export interface Wish { food: Food; count: number }
export interface BaraCard {
  name: string;
  kind: Kind;
  provides: Sign[];
  cost: number;
  /** Null where the card scores by a rule; `score` says it in words. */
  points: number | null;
  score: string;
  action: string;
  ongoing: boolean;
  customer: string;
  wants: Wish[];
  prefers: Decor | null;
}
export interface Forecast {
  price: number;
  short: number;
  cannot_add: string;
  met: boolean[];
  coins: number;
  regular: boolean;
  missing: string[];
  missing_decor: Decor | null;
  serving: string;
}
export interface Need { text: string; count: number; have: number[] }
export interface Guest { id: string; name: string; line: string; needs: Need[]; owner: number | null }
export interface RowEntry { id: string; points: number }
export interface Points { heading: string; points: number }
export interface Cafe {
  counter: string;
  host: string;
  coins: number;
  turns: number;
  hand_count: number;
  hand_limit: number;
  symbols: Record<Sign, number>;
  row: RowEntry[];
  regulars: string[];
  guests: string[];
  score: number;
  points: Points[];
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
  cards: Record<string, BaraCard>;
}
