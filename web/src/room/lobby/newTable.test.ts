import { describe, expect, it } from 'vitest';
import type { GameInfo } from '../../protocol/types';
import { complete, enough, inOrder, nextPlace, offered, order, places, settled, switchOf, type Place } from './newTable';

const game: GameInfo = { id: 'g', title: 'G', tagline: '', designers: [], seats: { min: 4, max: 6 }, minutes: [1, 2], options: [], levels: ['regular'] };

describe('laying a table', () => {
  it('seats you and as many bots as the game needs', () => {
    expect(places(game, 'bots')).toEqual(['me', 'bot', 'bot', 'bot', 'none', 'none']);
    expect(complete(places(game, 'bots'))).toBe(true);
    expect(complete(places(game, 'friends'))).toBe(false);
  });
  it('goes round a chair, but never takes yours', () => {
    expect(['bot', 'open', 'local', 'none', 'me'].map((p) => nextPlace(p as never))).toEqual(['open', 'local', 'none', 'bot', 'me']);
  });
  it('knows a switch when it sees one', () => {
    const option = (...values: (string | boolean)[]) => ({ key: 'k', title: '', help: '', default: values[0] ?? '', values: values.map((value) => ({ value, label: '' })) });
    expect(switchOf(option('off', 'on'))).toEqual({ on: 'on', off: 'off' });
    expect(switchOf(option(true, false))).toEqual({ on: true, off: false });
    expect(switchOf(option('rps', 'shared'))).toBeNull();
  });
  it('puts numbers in order and leaves words as they are', () => {
    const values = (...given: string[]) => given.map((value) => ({ value, label: value }));
    expect(inOrder(values('30', '10', '20')).map((v) => v.value)).toEqual(['10', '20', '30']);
    expect(inOrder(values('rps', 'alone', '3')).map((v) => v.value)).toEqual(['rps', 'alone', '3']);
  });
  it('offers a seat only while somebody can sit there', () => {
    const start = { key: 'start', title: 'Start player', help: '', default: 'random', values: [{ value: 'random', label: 'By lot' }, { value: '1', label: 'Seat 1', seats: 1 }, { value: '3', label: 'Seat 3', seats: 3 }] };
    const three: Place[] = ['me', 'bot', 'bot', 'none'];
    const two: Place[] = ['me', 'bot', 'none', 'none'];
    expect(offered(start, three).map((v) => v.value)).toEqual(['random', '1', '3']);
    expect(offered(start, two).map((v) => v.value)).toEqual(['random', '1']);
    const fixed = { ...game, options: [start] };
    expect(settled(fixed, three, { start: '3' })).toEqual({ start: '3' });
    expect(settled(fixed, two, { start: '3' })).toEqual({ start: 'random' });
  });
  it('knows when there are too few', () => {
    expect(enough(game, ['me', 'bot', 'bot', 'none', 'none', 'none'])).toBe(false);
  });
  it('orders what the server understands', () => {
    const wanted = order(game, ['me', 'bot', 'local', 'open', 'none', 'none'], 'regular', ['', '', 'Bo'], { a: 1 }, true);
    expect(wanted).toEqual({ game: 'g', public: true, clock: 'none', options: { a: 1 }, seats: [{ kind: 'me' }, { kind: 'bot', level: 'regular' }, { kind: 'local', name: 'Bo' }, { kind: 'open' }] });
  });
});
