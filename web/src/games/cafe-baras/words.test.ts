import { describe, expect, it } from 'vitest';
import { actionLabel, cardFacts, cardLine, customerWords, furOf, guestProgress, met, needMark, numberOf, priceWords, progress, scoreLabel, signIn } from './words';
import type { BaraCard, Forecast, Need } from './view';

const card: BaraCard = {
  name: 'Honey Cake', kind: 'food', provides: ['Dessert'], cost: 2, points: 1, score: '1 point.', action: 'Gain 2 coins.', ongoing: false,
  customer: 'Kumquat', wants: [{ food: 'Coffee', count: 2 }, { food: 'Snack', count: 1 }, { food: 'Dessert', count: 1 }], prefers: 'Modern',
};
const forecast: Forecast = { price: 2, short: 0, cannot_add: '', met: [true, true, false], coins: 2, regular: false, missing: ['no Dessert'], missing_decor: 'Modern', serving: 'Serves 2 of 3 for 2 coins: no Dessert yet.' };
const need = (text: string, count: number, have: number[]): Need => ({ text, count, have });

describe('an action in a few letters', () => {
  it.each([
    ['Gain 1 coin.', '+1 coin'],
    ['Gain 3 coins. Every other player gains 1 coin.', '+3 coins · others +1'],
    ['Gain 1 coin for each Tea or Drink symbol in your café, your counter\'s included.', '+1 per Tea/Drink'],
    ['After your refill draw 2 cards from the deck, even above your hand limit.', 'Draw 2'],
    ['Discard up to 2 cards from your hand, then draw as many from the deck.', 'Swap 2'],
    ['Discard the whole display and turn up four new cards.', 'New display'],
    ['You may serve one more customer from your hand now.', 'Serve one more'],
    ['From now on: 1 coin more from each customer who gets Coffee.', 'Coffee tips +1'],
    ['From now on: 1 coin more from each customer who gets everything they want.', 'All served +1'],
    ['From now on: a wish for several Coffees needs one fewer, but at least one.', 'Big orders −1'],
    ['From now on: refill your hand to five cards.', 'Hand of five'],
    ['From now on: decor cards cost you 1 coin less.', 'Decor −1'],
    ['From now on: gain 2 coins whenever you gain a regular.', '+2 per regular'],
    ['Sing a song that nobody knows.', ''],
    ['', ''],
  ])('%s', (action, label) => expect(actionLabel(action)).toBe(label));
});

describe('a corner’s worth', () => {
  const by = (score: string) => scoreLabel({ points: null, score });
  it('is a number where it is printed', () => expect(scoreLabel(card)).toEqual({ number: 1, per: null }));
  it('is a number for each of something', () => {
    expect(by('1 point for each Tea symbol in your café.')).toEqual({ number: 1, per: { sign: 'Tea' } });
    expect(by('2 points for each pair of a Meal and a Drink symbol in your café.')).toEqual({ number: 2, per: { mark: 'pair' } });
    expect(by('1 point for each different food in your café.')).toEqual({ number: 1, per: { mark: 'variety' } });
    expect(by('2 points for each of your regulars.')).toEqual({ number: 2, per: { mark: 'regular' } });
    expect(by('2 points for each of your regulars who prefers Garden.')).toEqual({ number: 2, per: { sign: 'Garden' } });
    expect(by('2 points for each special guest you have claimed.')).toEqual({ number: 2, per: { mark: 'guest' } });
    expect(by('1 point more for every 3 coins you have left.')).toEqual({ number: 1, per: { mark: 'coins' } });
  });
});

describe('a guest’s needs', () => {
  it('have a mark each', () => {
    const marks = ['two Snacks', 'all six different foods', 'three different decors', 'two symbols of the same decor', 'three equipment cards', 'regulars who prefer two different decors', 'seven cards in the row', 'two Rustic symbols'];
    expect(marks.map((text) => needMark(need(text, 2, [])))).toEqual(['Snack', 'foods', 'decors', 'decors', 'equipment', 'regulars', 'row', 'Rustic']);
  });
  it('say how far a café is, and no further than enough', () => {
    const snacks = need('two Snacks', 2, [1, 3]);
    expect([progress(snacks, 0), progress(snacks, 1), met(snacks, 0), met(snacks, 1)]).toEqual(['1 of 2', '2 of 2', false, true]);
    expect(guestProgress({ id: 'G03', name: 'Tea Sage', line: '', owner: null, needs: [need('two Teas', 2, [1]), need('a Dessert', 1, [0])] }, 0)).toBe('two Teas: 1 of 2, a Dessert: 0 of 1');
  });
});

describe('a card in words', () => {
  it('tells both halves', () => {
    expect(customerWords(card)).toBe('Kumquat wants two Coffees, a Snack and a Dessert, and prefers Modern');
    expect(customerWords({ ...card, prefers: null })).toContain('never becomes a regular');
    expect(cardFacts(card, 1)).toEqual(['Food, costs 1 coin', 'gives Dessert', customerWords(card)]);
    expect(cardLine(card)).toBe('Gain 2 coins. Worth 1 point.');
  });
  it('tells its price', () => {
    expect(priceWords(forecast)).toBe('pay 2 coins');
    expect(priceWords({ ...forecast, price: 0 })).toBe('for free');
    expect(priceWords({ ...forecast, short: 1 })).toBe('1 coin short');
  });
  it('finds whole words only', () => {
    expect(signIn('a Teapot')).toBeNull();
    expect(signIn('two Coffees')).toBe('Coffee');
  });
});

it('dresses capybaras by their card, whatever its name', () => {
  expect(numberOf('B07')).toBe(7);
  expect(furOf('B07')).toBe(2);
  expect(numberOf('mine')).toBeGreaterThan(0);
});
