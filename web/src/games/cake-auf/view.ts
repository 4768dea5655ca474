// Made by `python -m potluck.server.schema` from the game's view.py. Do not edit.
// What the server lets a seat see.
export interface DishView {
  recipe: string;
  laid_count: number;
  laid: string[];
  missing: string[];
  known: string[];
  bans: string[];
  kept: boolean;
  waiting: boolean;
}

export interface BakerView {
  score: number;
  hand_count: number;
  known: string[];
  dishes: DishView[];
  finished: string[];
  finished_this_round: string[];
  race: number[];
  mulligans_left: number;
  sealed: boolean;
  thrown: 'rock' | 'paper' | 'scissors' | null;
  throws_won: number;
}

export interface BakeryView {
  round: number;
  rounds: number;
  step: 'turn' | 'discard' | 'pick' | 'overnight' | 'throw' | 'over';
  starter: number;
  active: number;
  turn: number;
  discards_left: number;
  peeked_count: number;
  overnight: string | null;
  rivals: number[];
  seat: number | null;
  hand: string[];
  peeked: string[];
  sign: 'rock' | 'paper' | 'scissors' | null;
  bakers: BakerView[];
  pile_count: number;
  discard: string[];
  recipe_pile_count: number;
  last_winners: number[];
  publisher: boolean;
  keep_hands: boolean;
  share_ties: boolean;
}
