// The things of a kitchen in the order of the table, and what the board reads of it as a whole.
import type { ContainersView, CoveredView, GrainsView, KitchenView, LatestView } from './view';

export type Condiment = keyof ContainersView;
export type Grain = keyof GrainsView;
export type Colour = keyof CoveredView;
export type Landing = NonNullable<LatestView['landing']>;
export type Movement = NonNullable<LatestView['movement']>;
export const CONDIMENTS: readonly Condiment[] = ['paprika', 'lemon', 'pepper', 'herbs'];
export const GRAINS: readonly Grain[] = [...CONDIMENTS, 'salt'];
export const COLOURS: readonly Colour[] = ['blue', 'violet', 'orange', 'pink', 'white'];
export const MOST_HEAT = 7;
export const CREPE = 'crepe';

/** Cups by kind, and how many there are of each. */
export const cupCounts = (cups: string[]): [string, number][] => [...new Set(cups)].map((cup) => [cup, cups.filter((other) => other === cup).length]);

/** Whose stove stands in the light: the pan under the shaker, else that of whoever has the spoons. */
export const inTheLight = (view: KitchenView): number => view.pour?.target ?? view.active;

/** Who has the most points, if anybody has any. */
export function leaders(view: KitchenView): number[] {
  const best = Math.max(...view.cooks.map((cook) => cook.score));
  return best === 0 ? [] : view.cooks.flatMap((cook, seat) => (cook.score === best ? [seat] : []));
}
