// What the board reads of what the server sends of a kitchen.
export const CONDIMENTS = ['paprika', 'lemon', 'pepper', 'herbs'] as const;
export type Condiment = (typeof CONDIMENTS)[number];
export type Grain = Condiment | 'salt';
export const COLOURS = ['blue', 'violet', 'orange', 'pink', 'white'] as const;
export type Colour = (typeof COLOURS)[number];
export const MOST_HEAT = 7;
export const CREPE = 'crepe';

export interface Stove {
  score: number;
  heat: number;
  dish: string | null;
  pan: Partial<Record<Grain, number>>;
  overspiced: boolean;
  burned: boolean;
  finished: boolean;
  cups: Record<string, number>;
  kept_cups: Record<string, number>;
  tray: string[];
  stars: number;
  crepe_left: boolean;
}
export type Step = 'first dish' | 'new dish' | 'pour' | 'toss' | 'knob' | 'steal' | 'rescue' | 'action' | 'over';
export type Landing = 'picture_up' | 'recipe_up' | 'beside';
export type Movement = 'dab' | 'shake' | 'dump';
interface Seen { number: number; seat: number }
export interface Rolled extends Seen { kind: 'rolled'; face: 'heat' | 'all' | 'choose' | 'cup'; amount: number }
export interface Poured extends Seen { kind: 'poured'; container: Condiment; target: number; own: number; salt: number; movement: Movement | null; by_hand: boolean }
export interface Flipped extends Seen { kind: 'flipped'; landing: Landing; by_hand: boolean }
export interface KitchenView {
  step: Step;
  round: number;
  active: number;
  spoons: number;
  extra_spoons: number;
  in_extra: boolean;
  coffee_taken: boolean;
  by_hand: boolean;
  pour: { container: Condiment; target: number } | null;
  latest: Rolled | Poured | Flipped | null;
  cooks: Stove[];
  menu: string[];
  covered: Record<Colour, number> | null;
  containers: Record<Condiment, { grains: number; salt: number }>;
  sink: Partial<Record<Grain, number>>;
  trash: string[];
  face_down_cups: number;
  used_cups: Record<string, number>;
  dishes_to_win: number;
  stars_to_win: number;
}

/** Whose stove stands in the light: the pan under the shaker, else that of whoever has the spoons. */
export const inTheLight = (view: KitchenView): number => view.pour?.target ?? view.active;

/** Who has the most points, if anybody has any. */
export function leaders(view: KitchenView): number[] {
  const best = Math.max(...view.cooks.map((cook) => cook.score));
  return best === 0 ? [] : view.cooks.flatMap((cook, seat) => (cook.score === best ? [seat] : []));
}
