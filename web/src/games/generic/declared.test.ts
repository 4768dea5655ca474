import { expect, it } from 'vitest';
import type { MoveOffer, ViewField } from '../../protocol/types';
import { cardsOf, counted, placeMoves, readView, recordsOf, wordOf } from './declared';

const FIELDS: ViewField[] = [
  { name: 'round', kind: 'number' },
  { name: 'mood', kind: 'word', optional: true },
  { name: 'late', kind: 'flag' },
  { name: 'rolled', kind: 'numbers' },
  { name: 'pick', kind: 'card', optional: true },
  { name: 'hand', kind: 'cards' },
  { name: 'people', kind: 'records', by_seat: true, fields: [{ name: 'gold', kind: 'number' }, { name: 'pile', kind: 'cards' }] },
  { name: 'paid', kind: 'numbers', by_seat: true },
  { name: 'last', kind: 'record', optional: true, fields: [{ name: 'took', kind: 'cards', by_seat: true }, { name: 'back', kind: 'card', optional: true }] },
];
const VIEW = {
  round: 0, mood: null, late: false, rolled: [6, 5], pick: 'egg', hand: ['tea', 'egg', 'tea'],
  people: [{ gold: 0, pile: [] }, { gold: 4, pile: ['tea', 'fig'] }], paid: [0, 2], last: { took: [['fig'], []], back: null },
};
const named = (entries: { field: ViewField }[]) => entries.map(({ field }) => field.name);

it('gives seats what is declared for them and the table the rest', () => {
  const reading = readView(FIELDS, VIEW, 2);
  expect(named(reading.facts)).toEqual(['round', 'rolled']); // a list as long as the table is not about the seats
  expect(named(reading.hands)).toEqual(['hand', 'pick']);
  expect(reading.seats.map(named)).toEqual([['gold', 'paid'], ['gold', 'pile', 'paid']]);
  expect(reading.seats[1]?.at(-1)).toEqual({ field: { name: 'paid', kind: 'number', by_seat: false }, value: 2 });
  expect(named(reading.rest)).toEqual(['last']);
  expect(named(readView(FIELDS, { ...VIEW, last: null, hand: [] }, 2).hands)).toEqual(['pick']);
});
it('finds cards wherever they are declared', () => {
  const { rest, seats } = readView(FIELDS, VIEW, 2);
  expect(rest.flatMap(cardsOf)).toEqual(['fig']);
  expect(seats.map((entries) => entries.flatMap(cardsOf))).toEqual([[], ['tea', 'fig']]);
  expect(rest.flatMap(recordsOf).map(named)).toEqual([['took']]);
  expect(counted(['tea', 'egg', 'tea'])).toEqual([['tea', 2], ['egg', 1]]);
  expect(wordOf({ name: 'mood', kind: 'word' }, 'so so')).toEqual({ key: 'mood-so-so' });
});
it('offers moves where their cards come first', () => {
  const moves: MoveOffer[] = ['tea', 'tea', 'fig', 'egg fig', 'pass'].map((facts, code) => ({ code, key: 'move', facts: { facts } }));
  const zones = new Map([['hand', ['tea', 'egg', 'tea']], ['rival', ['tea', 'fig']]]);
  const { at, loose } = placeMoves(moves, (move) => String(move.facts?.['facts']).split(' '), zones);
  const codes = (zone: string) => Object.fromEntries([...(at.get(zone) ?? [])].map(([card, all]) => [card, all.map((move) => move.code)]));
  expect(codes('hand')).toEqual({ tea: [0, 1], egg: [3] });
  expect(codes('rival')).toEqual({ fig: [2] });
  expect(loose.map((move) => move.code)).toEqual([4]);
});
