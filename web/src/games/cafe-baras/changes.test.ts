import { describe, expect, it } from 'vitest';
import english from '../../../../src/potluck/games/cafe_baras/words/en.ftl?raw';
import type { CardFace } from '../../protocol/types';
import { setFaces, setWords } from '../../words/words.svelte';
import { changes, newsWords, whereabouts } from './changes';
import type { CafeView, StreetView } from './view';

const cafe = (coins: number, row: string[] = [], regulars: string[] = []): CafeView => ({ coins, row: row.map((id) => ({ id, points: 1 })), regulars, guests: [] }) as unknown as CafeView;
const face = (id: string, name: string, customer: string) => ({ id, name, also: [customer], effects: [] }) as unknown as CardFace;
const start = { step: 'turn', seat: 0, active: 1, hand: ['B04'], display: ['B02', 'B03'], discard: [], guests: [{ id: 'G01', owner: null }], cafes: [cafe(7), cafe(7)] } as unknown as StreetView;
setWords('cafe-baras', english, { card: 'card' });
setFaces([face('B01', 'House Drip', 'Abelardo'), face('B02', 'Double Espresso', 'Aji'), face('B03', 'Capyccino', 'Bartola'), face('B04', 'Flat White', 'Basil')]);

describe('what happened', () => {
  it('a card was added and paid for', () => {
    const { news, coins } = changes(start, { ...start, cafes: [cafe(7), cafe(6, ['B01'])] });
    expect(news).toEqual([{ seat: 1, deed: 'added', card: 'B01', coins: -1 }]);
    expect(news.map(newsWords)).toEqual(['Added House Drip']);
    expect(coins).toEqual([0, -1]);
  });
  it('a customer was served and left, or stayed', () => {
    const served = changes(start, { ...start, discard: ['B01'], cafes: [cafe(7), cafe(9)] });
    expect(served.news.map(newsWords)).toEqual(['Served Abelardo, +2']);
    expect(changes(start, { ...start, discard: ['B01'] }).news.map(newsWords)).toEqual(['Served Abelardo']);
    const stayed = changes(start, { ...start, cafes: [cafe(7), cafe(9, [], ['B01'])] });
    expect(stayed.news.map(newsWords)).toEqual(['Abelardo stays']);
  });
  it('cards were swapped, the display was cleared', () => {
    expect(changes({ ...start, step: 'swap' }, { ...start, discard: ['B01'] }).news.map(newsWords)).toEqual(['Discarded House Drip']);
    expect(changes(start, { ...start, display: ['B01'], discard: ['B02', 'B03'] }).news).toEqual([]);
  });
  it('a card was taken into a hidden hand', () => {
    const { news } = changes(start, { ...start, active: 0, display: ['B03'] });
    expect(news.map((n) => [n.seat, newsWords(n)])).toEqual([[1, 'Took Double Espresso']]);
  });
  it('a guest came over, once', () => {
    const after = { ...start, guests: [{ ...start.guests[0], owner: 1 }] } as StreetView;
    expect(changes(start, after).claimed).toEqual([{ seat: 1, guest: 'G01' }]);
    expect(changes(after, after).claimed).toEqual([]);
  });
});

describe('where a card went', () => {
  it('to the pile, to a café, into a hidden hand', () => {
    expect(whereabouts('B01', { ...start, discard: ['B01'] }, 1)).toEqual({ pile: 'discard' });
    expect(whereabouts('B01', { ...start, cafes: [cafe(7), cafe(6, ['B01'])] }, 1)).toEqual({ seat: 1 });
    expect(whereabouts('B01', start, 1)).toEqual({ seat: 1 });
    expect(whereabouts('B01', start, 0)).toEqual({ pile: 'deck' });
  });
  it('nowhere, if it lies open before us', () => expect(whereabouts('B04', start, 1)).toBeNull());
});
