import { describe, expect, it } from 'vitest';
import english from '../../../../src/potluck/games/cafe_baras/words/en.ftl?raw';
import type { CardFace, Phrase } from '../../protocol/types';
import { setFaces, setWords } from '../../words/words.svelte';
import { customerLine, customerName, has, isOngoing, met, tasteOf, textLabel, textLine, wantedBy, wishesOf, worthOf } from './faces';
import type { GuestView } from './view';

const some = (symbol: string, count: number): Phrase => ({ key: `some-${symbol}`, facts: { symbol, count } });
const cake = {
  id: 'B44', name: 'Honey Cake', kind: 'food', symbols: ['Dessert'], also: ['Kumquat'], traits: [],
  effects: [
    { key: 'effect-coins', facts: { coins: 2 } },
    { key: 'effect-others', facts: { coins: 1 } },
    { key: 'worth-per', facts: { points: 1, per: 'Tea', symbol: 'Tea' } },
    { key: 'customer-picky', facts: { customer: 'Kumquat', wants: [some('Coffee', 2), some('Snack', 1)], decor: 'Modern' } },
  ],
} as unknown as CardFace;
const sage = { id: 'G03', name: 'Tea Sage', kind: 'guest', effects: [{ key: 'guest-comes', facts: { needs: [some('Tea', 2), { key: 'need-row', facts: { count: 7, mark: 'row' } }] } }] } as unknown as CardFace;
const guest: GuestView = { id: 'G03', owner: null, needs: [{ have: [1, 3] }, { have: [0, 7] }] };
setWords('cafe-baras', english, { symbol: 'symbol', decor: 'symbol' });
setFaces([cake, sage]);

describe('a café card', () => {
  it('has a text above, long and short', () => {
    expect(textLine(cake)).toBe('Gain 2 coins. Every other player gains 1 coin. Worth 1 point for each Tea symbol in your café.');
    expect(textLabel(cake)).toBe('+2 coins · others +1');
    expect(isOngoing(cake)).toBe(false);
    expect(worthOf(cake)?.facts).toMatchObject({ points: 1, per: 'Tea' });
  });
  it('has a customer below', () => {
    expect(customerName('B44')).toBe('Kumquat');
    expect(wishesOf(cake)).toEqual([{ food: 'Coffee', count: 2 }, { food: 'Snack', count: 1 }]);
    expect(tasteOf(cake)).toBe('Modern');
    expect(customerLine(cake)).toBe('Kumquat wants two Coffees and a Snack, and prefers Modern.');
  });
});

it('a guest’s needs have a mark each, and say how far a café is', () => {
  const needs = wantedBy(guest);
  expect(needs.map(({ mark }) => mark)).toEqual(['Tea', 'row']);
  expect(needs.map((need) => [met(need, 0), met(need, 1)])).toEqual([[false, true], [false, true]]);
  expect(needs.map((need) => has(need, 1))).toEqual([{ have: 2, count: 2 }, { have: 7, count: 7 }]);
});
