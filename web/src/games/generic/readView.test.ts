import { expect, it } from 'vitest';
import { readView, title, words } from './readView';

it('gives seats what is theirs and the table the rest', () => {
  const reading = readView({ round: 2, players: [{ gold: 3 }, { gold: 4 }], hands: [5, 6], deck: { left: 9 } }, 2);
  expect(reading.seats).toEqual([[['gold', 3], ['hands', 5]], [['gold', 4], ['hands', 6]]]);
  expect(reading.table).toEqual([['round', 2]]);
  expect(reading.rest).toEqual([['deck', { left: 9 }]]);
});
it('speaks in words', () => {
  expect(title('hand_count')).toBe('Hand count');
  expect(words([1, true, null])).toBe('1, yes, –');
  expect(readView(null, 2).table).toEqual([]);
});
