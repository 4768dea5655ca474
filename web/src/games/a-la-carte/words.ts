// Names and short texts of grains, movements, dishes and stoves.
import { CONDIMENTS, type Condiment, type Dish, type Grain, type KitchenView, type Movement, type Rolled, type Stove } from './view';

export const counted = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
export const inWords = (n: number): string => ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'][n] ?? String(n);
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const GRAIN: Record<Grain, string> = { paprika: 'paprika', lemon: 'lemon', pepper: 'pepper', herbs: 'herb', salt: 'salt' };
export const SHAKER: Record<Condiment, string> = { paprika: 'Paprika', lemon: 'Lemon', pepper: 'Pepper', herbs: 'Herbs' };
export const MOVEMENT: Record<Movement, { name: string; more: string }> = {
  dab: { name: 'Dab', more: 'careful' },
  shake: { name: 'Shake', more: 'ordinary' },
  dump: { name: 'Dump', more: 'bold' },
};

/** "2 pepper and 1 salt", "nothing". */
export function grainWords(pan: Partial<Record<Grain, number>>): string {
  const parts = [...CONDIMENTS, 'salt' as const].filter((kind) => (pan[kind] ?? 0) > 0).map((kind) => `${pan[kind]} ${GRAIN[kind]}`);
  if (parts.length < 2) return parts[0] ?? 'nothing';
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

export const heatWords = (dish: Dish): string => `${dish.green[0] === dish.green[1] ? dish.green[0] : `${dish.green[0]}–${dish.green[1]}`}`;
export function recipeWords(dish: Dish): string {
  const needs = dish.colour === null ? 'flip it picture side up' : Object.keys(dish.recipe).length === 0 ? 'no seasoning' : `needs ${grainWords(dish.recipe)}`;
  return `Heat ${heatWords(dish)}, burned at ${dish.burned_at}; ${needs}.`;
}

/** How a pan stands, in a word or two; nothing while it is simply cooking. */
export function panWord(stove: Stove): string {
  if (stove.overspiced) return 'Overspiced';
  if (stove.burned) return 'Burned';
  return stove.finished ? 'Finished' : '';
}

export function dieWords(die: Rolled): string {
  if (die.face === 'cup') return 'a coffee cup';
  if (die.face === 'all') return `all stoves +${die.amount}`;
  return die.face === 'choose' ? `free choice, up to ${die.amount}` : `+${die.amount}`;
}

export const CUP_WORDS: Record<string, string> = {
  victory_point: 'Put it on your tray: 1 point, safe from thieves.',
  exchange: 'Swap stove, pan and dish with another cook.',
  three_spoons: 'Three more actions after your normal ones.',
  re_season: 'Pour once into another cook’s pan.',
  decrease: 'Turn your own stove down by 1, 2 or 3.',
};

/** "Seven dishes or three stars end it": what to play for. */
export const goal = (view: KitchenView): string => `${capital(inWords(view.dishes_to_win))} dishes or ${inWords(view.stars_to_win)} stars end it`;

export function leaders(view: KitchenView): number[] {
  const best = Math.max(...view.cooks.map((cook) => cook.score));
  return best === 0 ? [] : view.cooks.flatMap((cook, seat) => (cook.score === best ? [seat] : []));
}
