// What the server sends of a bakery, as far as the board draws it.
export const ICONS = ['power', 'fire', 'fridge', 'overnight'] as const;
export type Icon = (typeof ICONS)[number];
export type Step = 'turn' | 'discard' | 'pick' | 'overnight' | 'throw' | 'over';
export const SIGNS = ['rock', 'paper', 'scissors'] as const;
export type Sign = (typeof SIGNS)[number];

export interface Dish {
  recipe: string;
  laid_count: number;
  needed_count: number;
  /** What lies there and what is still missing: for the owner alone. */
  laid: string[] | null;
  missing: string[] | null;
  /** What the viewer can be sure of although it is somebody else's. */
  known: string[];
  bans: string[];
  kept: boolean;
  waiting: boolean;
}
export interface Baker {
  score: number;
  hand_count: number;
  known: string[];
  dishes: Dish[];
  finished: string[];
  finished_this_round: string[];
  mulligans_left: number;
  sealed: boolean;
  throws_won: number;
}
export interface BakeryView {
  round: number;
  rounds: number;
  step: Step;
  starter: number;
  active: number;
  turn: number;
  discards_left: number;
  seat: number | null;
  hand: string[];
  peeked: string[] | null;
  peeked_count: number;
  overnight: string | null;
  rivals: number[];
  sign: Sign | null;
  thrown: (Sign | null)[];
  bakers: Baker[];
  pile_count: number;
  discard: string[];
  recipe_pile_count: number;
  race: number[][];
  last_winners: number[];
  publisher: boolean;
  keep_hands: boolean;
  share_ties: boolean;
}

export const MULLIGANS = 3;
/** Whose unfinished recipe it is, or null. */
export function ownerOf(view: BakeryView, recipe: string): number | null {
  const seat = view.bakers.findIndex((baker) => baker.dishes.some((dish) => dish.recipe === recipe));
  return seat < 0 ? null : seat;
}
export const dishOf = (view: BakeryView, recipe: string): Dish | null => view.bakers.flatMap((baker) => baker.dishes).find((dish) => dish.recipe === recipe) ?? null;

const BEATS: Record<Sign, Sign> = { rock: 'scissors', paper: 'rock', scissors: 'paper' };
/** The better of exactly two signs; none where there are one or three. */
export const winningSign = (signs: Sign[]): Sign | null => (new Set(signs).size === 2 ? (signs.find((sign) => signs.includes(BEATS[sign])) ?? null) : null);

/** The same view without anything private, while pass-and-play covers the screen. */
export function veil(view: BakeryView): BakeryView {
  const bare = (baker: Baker): Baker => ({ ...baker, known: [], dishes: baker.dishes.map((dish) => ({ ...dish, laid: null, missing: null, known: [] })) });
  return { ...view, seat: null, hand: [], peeked: null, sign: null, bakers: view.bakers.map(bare) };
}
