// Made by `python -m potluck.server.schema` from the game's view.py. Do not edit.
// What the server lets a seat see.
export interface PourView {
  container: 'paprika' | 'lemon' | 'pepper' | 'herbs';
  target: number;
}

export interface LatestView {
  number: number;
  kind: 'rolled' | 'poured' | 'flipped';
  seat: number;
  face: 'heat' | 'all' | 'choose' | 'cup' | null;
  amount: number;
  container: 'paprika' | 'lemon' | 'pepper' | 'herbs' | null;
  target: number | null;
  own: number;
  salt: number;
  movement: 'dab' | 'shake' | 'dump' | null;
  landing: 'picture_up' | 'recipe_up' | 'beside' | null;
  by_hand: boolean;
}

export interface GrainsView {
  paprika: number;
  lemon: number;
  pepper: number;
  herbs: number;
  salt: number;
}

export interface StoveView {
  score: number;
  heat: number;
  dish: string | null;
  pan: GrainsView;
  overspiced: boolean;
  burned: boolean;
  finished: boolean;
  cups: string[];
  kept_cups: string[];
  tray: string[];
  stars: number;
  crepe_left: boolean;
}

export interface CoveredView {
  blue: number;
  violet: number;
  orange: number;
  pink: number;
  white: number;
}

export interface ShakerView {
  grains: number;
  salt: number;
}

export interface ContainersView {
  paprika: ShakerView;
  lemon: ShakerView;
  pepper: ShakerView;
  herbs: ShakerView;
}

export interface KitchenView {
  seat: number | null;
  step: 'over' | 'first dish' | 'new dish' | 'pour' | 'toss' | 'knob' | 'steal' | 'rescue' | 'action';
  round: number;
  start: number;
  active: number;
  spoons: number;
  extra_spoons: number;
  in_extra: boolean;
  coffee_taken: boolean;
  rolled: boolean;
  hand: 'by-hand' | 'steady' | 'normal' | 'shaky';
  by_hand: boolean;
  pour: PourView | null;
  latest: LatestView | null;
  cooks: StoveView[];
  menu: string[];
  covered: CoveredView | null;
  containers: ContainersView;
  sink: GrainsView;
  trash: string[];
  face_down_cups: number;
  used_cups: string[];
  dishes_to_win: number;
  stars_to_win: number;
}
