// A small bakery for tests: two bakers, a handful of cards and recipes.
import type { MoveOffer } from '../../protocol/types';
import type { Baker, BakeryView, Card, Dish, Effect, Icon, Recipe } from './view';

const card = (name: string, effect: Effect, icon: Icon | null = null): Card => ({ name, effect, icon, copies: 3 });
const recipe = (name: string, ingredients: string[], icons: Icon[]): Recipe => ({ name, country: 'Here', ingredients, icons });
export const dish = (id: string, laid: number, needed: number, more: Partial<Dish> = {}): Dish => ({ recipe: id, laid_count: laid, needed_count: needed, laid: null, missing: null, known: [], bans: [], kept: false, waiting: false, ...more });
export const baker = (more: Partial<Baker> = {}): Baker => ({ score: more.finished?.length ?? 0, hand_count: 5, known: [], dishes: [], finished: [], finished_this_round: [], mulligans_left: 3, sealed: false, throws_won: 0, ...more });
export const offer = (code: number, args: Record<string, unknown>): MoveOffer => ({ code, args, text: '', short: '' });
export const nameOf = (seat: number): string => ['You', 'Kwame', 'Meera'][seat] ?? '';

/** Seat 0 makes Strudel (Fruit missing) and Pavlova (banned); seat 1 Kulfi. */
export function bakery(more: Partial<BakeryView> = {}): BakeryView {
  return {
    round: 1, rounds: 3, step: 'turn', starter: 0, active: 0, turn: 4, discards_left: 2, seat: 0, hand: ['fruit', 'fire-alarm', 'picky-eater', 'switcheroo-recipe'],
    peeked: null, peeked_count: 0, overnight: null, rivals: [], sign: null, thrown: [],
    bakers: [
      baker({ dishes: [dish('C05', 3, 4, { laid: ['butter', 'flour', 'sugar'], missing: ['fruit'] }), dish('C19', 0, 4, { laid: [], missing: ['eggs', 'eggs', 'sugar', 'fruit'], bans: ['fire-alarm'] })] }),
      baker({ dishes: [dish('C14', 2, 3, { known: ['milk'] })], finished: ['C02'], finished_this_round: ['C02'] }),
    ],
    pile_count: 30, discard: ['sugar'], recipe_pile_count: 15, race: [], last_winners: [], publisher: false, keep_hands: false, share_ties: false,
    cards: {
      flour: card('Flour', 'lay'), sugar: card('Sugar', 'lay'), butter: card('Butter', 'lay'), eggs: card('Eggs', 'lay'), milk: card('Milk', 'lay'), fruit: card('Fruit', 'lay'), nuts: card('Nuts', 'lay'),
      'fire-alarm': card('Fire Alarm', 'ban', 'fire'), 'fire-extinguisher': card('Fire Extinguisher', 'lift', 'fire'), 'power-outage': card('Power Outage', 'ban', 'power'),
      'switcheroo-recipe': card('Old Switcheroo (Recipe)', 'switch recipes'), 'switcheroo-hand': card('Old Switcheroo (Hand)', 'switch hands'), 'picky-eater': card('Picky Eater', 'picky'), '1-for-one': card('1 for One', 'one for one'), 'freezer-burn': card('Freezer Burn', 'burn', 'fridge'),
    },
    recipes: {
      C02: recipe('Panna Cotta', ['milk', 'sugar', 'fruit'], ['fridge', 'overnight']), C05: recipe('Apple Strudel', ['flour', 'butter', 'sugar', 'fruit'], ['fire']),
      C14: recipe('Kulfi', ['milk', 'sugar', 'nuts'], ['fridge', 'overnight']), C17: recipe('Mochi', ['flour', 'flour', 'sugar'], ['power']), C19: recipe('Pavlova', ['eggs', 'eggs', 'sugar', 'fruit'], ['power', 'fire']),
    },
    ...more,
  };
}
