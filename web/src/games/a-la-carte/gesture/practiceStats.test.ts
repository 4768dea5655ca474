import { expect, test } from 'vitest';
import type { HandOdds } from '../../../protocol/types';
import { flipped, emptyStats, percents, poured, read, sharesOf } from './practiceStats';

test('a hand is counted, and more than four grains are four or more', () => {
  const stats = [0, 1, 1, 9].reduce(poured, emptyStats());
  expect(stats.pours).toEqual([1, 2, 0, 0, 1]);
  expect(percents(stats.pours)).toEqual([25, 50, 0, 0, 25]);
  expect(percents(flipped(emptyStats(), 'beside').flips)).toEqual([0, 0, 100]);
  expect(percents(emptyStats().flips)).toEqual([0, 0, 0]);
});

test.each([null, '', '{}', '[]', '{"pours":[1]}', '{"pours":[-1,0,0,0,0],"flips":"x"}', 'null'])('what was kept and cannot be read is nothing: %s', (text) => {
  expect(read(text)).toEqual(emptyStats());
});

test('what was kept is read again', () => {
  const stats = poured(emptyStats(), 2);
  expect(read(JSON.stringify(stats))).toEqual(stats);
});

test('a trembling hand to compare with', () => {
  const odds: HandOdds[] = [{ kind: 'pour', hand: 'shaky', movement: 'dab', shares: { 0: 42, 1: 34, 2: 17, 3: 5, 4: 2 } }, { kind: 'flip', hand: 'shaky', movement: 'toss', shares: { picture_up: 25, recipe_up: 47, beside: 28 } }];
  expect(sharesOf(odds, 'shaky', 'dab')).toEqual([42, 34, 17, 5, 2]);
  expect(sharesOf(odds, 'shaky', null)).toEqual([25, 47, 28]);
  expect(sharesOf(odds, 'steady', null)).toEqual([0, 0, 0]);
});
