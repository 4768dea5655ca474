// Made by `python -m potluck.server.schema` from the game's view.py. Do not edit.
// What the server lets a seat see.
export interface HandView {
  split: number;
  separate: number;
  run: number;
}

export interface DinerView {
  score: number;
  money: number;
  ious: number;
  hand_count: number;
  can_run: boolean;
  sealed: boolean;
  eaten: string[];
}

export interface NightView {
  night: number;
  dishes: string[][];
  costs: number[];
  runners: number[];
  caught: number[];
  split_votes: number;
  separate_votes: number;
  split: boolean;
  paid: number[];
  new_ious: number[];
}

export interface DecksView {
  starter: number;
  main: number;
  dessert: number;
}

export interface DinnerView {
  night: number;
  nights: number;
  step: 'orders' | 'ballot' | 'over';
  course: 'starter' | 'main' | 'dessert' | null;
  guards: number;
  advanced: boolean;
  seat: number | null;
  menu: string[];
  orders: (string | null)[];
  hand: HandView | null;
  ballot: 'split' | 'separate' | 'run' | null;
  diners: DinerView[];
  last_night: NightView | null;
  decks: DecksView;
}
