// What the board reads from the cards' faces, and a recipe in a few words.
import type { Phrase } from '../../protocol/types';
import { face, say } from '../../words/words.svelte';
import type { DishView } from './view';

/** What a recipe needs from the kitchen. */
export type Icon = 'power' | 'fire' | 'fridge' | 'overnight';

const effect = (id: string): Phrase | undefined => face(id)?.effects[0];
export const does = (id: string, what: string): boolean => effect(id)?.key === `effect-${what}`;
/** What a recipe needs that a ban or a freezer burn reaches. */
export const reach = (id: string): Icon | null => (effect(id)?.facts?.['need'] as Icon | undefined) ?? null;
export const iconsOf = (recipe: string): Icon[] => (face(recipe)?.symbols ?? []) as Icon[];
export const countryOf = (recipe: string): string => face(recipe)?.also[0] ?? '';
/** A recipe's list, each ingredient as often as it is needed. */
export function ingredientsOf(recipe: string): string[] {
  const cards = (effect(recipe)?.facts?.['cards'] ?? []) as Phrase[];
  return cards.flatMap(({ facts }) => Array<string>(Number(facts?.['count'])).fill(String(facts?.['card'])));
}

export interface Slot { card: string; laid: boolean }
/** The recipe's list, each ingredient ticked once for each card that is known to lie there. */
export function slots(recipe: string, laid: string[]): Slot[] {
  const left = [...laid];
  return ingredientsOf(recipe).map((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return { card, laid: at >= 0 };
  });
}

/** Cards for a sentence: equal ones once, with their number. */
export const amounts = (ids: string[]): Phrase[] => [...new Set(ids)].map((card) => ({ key: 'cards-of-a-kind', facts: { card, count: ids.filter((other) => other === card).length } }));

/** A recipe for screen readers, beyond its name. */
export function recipeFacts(recipe: string, dish: DishView | null): string[] {
  const needs = iconsOf(recipe);
  const facts = [countryOf(recipe), needs.length > 0 ? say('board-needs', { needs }) : ''];
  if (dish) facts.push(laidWords(dish), ...dish.bans.map((card) => say('board-ban-on-it', { card })), dish.kept ? say('board-kept') : '');
  return facts.filter(Boolean);
}
function laidWords(dish: DishView): string {
  const facts = { laid: dish.laid_count, needed: ingredientsOf(dish.recipe).length };
  if (facts.laid === facts.needed) return say('board-laid-complete', facts);
  if (dish.missing.length > 0) return say('board-laid-missing', { ...facts, cards: amounts(dish.missing) });
  return dish.known.length > 0 ? say('board-laid-known', { ...facts, cards: amounts(dish.known) }) : say('board-laid', facts);
}
