// Made by `python -m potluck.server.schema` from the game's view.py. Do not edit.
// What the server lets a seat see.
import type { Phrase } from '../../protocol/types';

export interface ForecastView {
  id: string;
  price: number;
  short: number;
  met: number[];
  coins: number;
  regular: boolean;
  missing_decor: 'Rustic' | 'Retro' | 'Garden' | 'Modern' | null;
  adding: Phrase | null;
  serving: Phrase | null;
}

export interface NeedView {
  have: number[];
}

export interface GuestView {
  id: string;
  owner: number | null;
  needs: NeedView[];
}

export interface SymbolsView {
  Tea: number;
  Coffee: number;
  Drink: number;
  Snack: number;
  Meal: number;
  Dessert: number;
  Rustic: number;
  Retro: number;
  Garden: number;
  Modern: number;
}

export interface RowView {
  id: string;
  points: number;
}

export interface PointsView {
  coins: number;
  food: number;
  decor: number;
  equipment: number;
  regulars: number;
  guests: number;
}

export interface CafeView {
  counter: string;
  coins: number;
  turns: number;
  hand_count: number;
  hand_limit: number;
  symbols: SymbolsView;
  row: RowView[];
  regulars: string[];
  guests: string[];
  score: number;
  points: PointsView;
}

export interface StreetView {
  step: 'turn' | 'refill' | 'swap' | 'serve again' | 'last call' | 'over';
  active: number;
  start_player: number;
  to_take: number;
  to_swap: number;
  seat: number | null;
  hand: string[];
  forecasts: ForecastView[];
  display: string[];
  deck: number;
  discard: string[];
  guests: GuestView[];
  guest_points: number;
  manual_claims: boolean;
  level_rounds: boolean;
  regulars_to_end: number;
  ending: 'regulars' | 'guests' | 'cards' | 'turns' | null;
  ended_by: number | null;
  still_to_play: number[];
  cafes: CafeView[];
}
