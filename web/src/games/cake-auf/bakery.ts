// Whose recipe it is and how far the match is, as a view says it; and the view without anything private.
import type { BakerView, BakeryView, DishView } from './view';

export const MULLIGANS = 3;
/** Whose unfinished recipe it is, or null. */
export function ownerOf(view: BakeryView, recipe: string): number | null {
  const seat = view.bakers.findIndex((baker) => baker.dishes.some((dish) => dish.recipe === recipe));
  return seat < 0 ? null : seat;
}
export const dishOf = (view: BakeryView, recipe: string): DishView | null => view.bakers.flatMap((baker) => baker.dishes).find((dish) => dish.recipe === recipe) ?? null;
/** How many rounds are over. */
export const roundsOver = (view: BakeryView): number => view.bakers[0]?.race.length ?? 0;

/** The same view without anything private, while pass-and-play covers the screen. */
export function veil(view: BakeryView): BakeryView {
  const bare = (baker: BakerView): BakerView => ({ ...baker, known: [], dishes: baker.dishes.map((dish) => ({ ...dish, laid: [], missing: [], known: [] })) });
  return { ...view, seat: null, hand: [], peeked: [], sign: null, bakers: view.bakers.map(bare) };
}
