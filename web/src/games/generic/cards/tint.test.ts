import { expect, it } from 'vitest';
import { initials, tintOf, TINTS } from './tint';

it('gives a kind of cards always the same tint', () => {
  expect(tintOf('steamed')).toBe(tintOf('steamed'));
  expect(new Set(['steamed', 'fried', 'sweet'].map(tintOf)).size).toBe(3);
  expect(tintOf('')).toBeLessThan(TINTS);
});
it('finds two letters for any name', () => {
  expect(['Siu mai', 'Potsticker', 'Crème brûlée', 'É', '1 for One', ''].map(initials)).toEqual(['Sm', 'Po', 'Cb', 'É', '1f', '']);
});
