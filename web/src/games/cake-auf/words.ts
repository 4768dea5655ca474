// Short texts for pills, labels and screen readers.
import { listed } from '../../ui/people/seats';
import type { BakeryView, Dish, Icon, Recipe, Sign } from './view';
import { cardName, recipeName } from './view';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
export const small = (n: number): string => NUMBERS[n] ?? String(n);
export const many = (n: number, thing: string): string => `${n} ${thing}${n === 1 ? '' : 's'}`;
export const ICON_WORDS: Record<Icon, string> = { power: 'Power', fire: 'Oven', fridge: 'Fridge', overnight: 'Overnight' };
export const NEEDS: Record<Icon, string> = { power: 'power', fire: 'the oven', fridge: 'the fridge', overnight: 'a night' };

/** "Flour, Sugar and Eggs (2)". */
export function counted(names: string[]): string {
  return listed([...new Set(names)].map((name) => {
    const count = names.filter((other) => other === name).length;
    return count > 1 ? `${name} (${count})` : name;
  }));
}
export const cardsNamed = (view: BakeryView, ids: string[]): string => counted(ids.map((id) => cardName(view, id)));
export const recipesNamed = (view: BakeryView, ids: string[]): string => listed(ids.map((id) => recipeName(view, id)));

export interface Slot { card: string; laid: boolean }
/** The recipe's list, each ingredient ticked once for each card that is known to lie there. */
export function slots(recipe: Recipe, laid: string[]): Slot[] {
  const left = [...laid];
  return recipe.ingredients.map((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return { card, laid: at >= 0 };
  });
}

/** A recipe for screen readers, beyond its name. */
export function recipeFacts(view: BakeryView, recipe: Recipe, dish: Dish | null): string[] {
  const facts = [recipe.country];
  if (recipe.icons.length > 0) facts.push(`needs ${listed(recipe.icons.map((icon) => NEEDS[icon]))}`);
  if (dish) facts.push(laidWords(view, dish), ...banWords(view, dish));
  if (dish?.kept) facts.push('kept from last night');
  return facts;
}
export function laidWords(view: BakeryView, dish: Dish): string {
  const count = `${dish.laid_count} of ${dish.needed_count} laid`;
  if (dish.laid && dish.missing) return dish.missing.length > 0 ? `${count}, ${cardsNamed(view, dish.missing)} missing` : `${count}, complete`;
  return dish.known.length > 0 ? `${count}, among them ${cardsNamed(view, dish.known)}` : count;
}
const banWords = (view: BakeryView, dish: Dish): string[] => dish.bans.map((ban) => `${cardName(view, ban)} on it`);
/** Why a dish that is complete is not finished. */
export const waitingWords = (dish: Dish): string => (dish.waiting ? 'Complete: last night’s recipe first' : '');
export const needsLine = (view: BakeryView, recipe: Recipe): string => `Needs ${cardsNamed(view, recipe.ingredients)}.`;
/** What goes along when a recipe stays, or is swept up when it does not. */
export function alongWords(view: BakeryView, dish: Dish): string {
  const things = [dish.laid && dish.laid.length > 0 ? cardsNamed(view, dish.laid) : dish.laid_count > 0 ? many(dish.laid_count, 'ingredient') : '', ...dish.bans.map((ban) => cardName(view, ban))].filter(Boolean);
  return things.length > 0 ? listed(things) : '';
}

export const BEATS: Record<Sign, Sign> = { rock: 'scissors', paper: 'rock', scissors: 'paper' };
const HOW: Record<Sign, string> = { rock: 'Rock blunts scissors', paper: 'Paper wraps rock', scissors: 'Scissors cut paper' };
/** What a throw came to, in words. */
export function throwWords(signs: Sign[]): string {
  const shown = [...new Set(signs)];
  const [one, two] = shown;
  if (shown.length === 1) return `All ${one}: nobody scores.`;
  if (shown.length !== 2 || !one || !two) return 'All three signs: nobody scores.';
  return `${HOW[BEATS[one] === two ? one : two]}.`;
}
export const winsThrow = (sign: Sign, signs: Sign[]): boolean => new Set(signs).size === 2 && signs.includes(BEATS[sign]);

/** "You", "Meera", "You and Kwame" with the verb that fits. */
export function who(names: string[], one: string, more: string): string {
  return `${listed(names)} ${names.length === 1 && names[0] !== 'You' ? one : more}`;
}
