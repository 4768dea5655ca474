import { expect, test } from 'vitest';
import { follow, isHandNews, type HandNews } from './gesture';

const grasp: HandNews = { type: 'grasp', seat: 1, kind: 'pour', facts: { own: 3 }, frame: [0, 1, 2] };

test('a grasp begins a new motion with the world as it is', () => {
  const first = follow(null, grasp);
  expect(first).toEqual({ seat: 1, kind: 'pour', facts: { own: 3 }, frames: [[0, 1, 2]], over: false });
  expect(follow(first, grasp)).not.toBe(first);
});

test('frames grow in place, so that nothing is drawn again for them', () => {
  const live = follow(null, grasp);
  expect(follow(live, { type: 'motion', seat: 1, number: 1, frames: [[10, 1, 2], [20, 1, 2]] })).toBe(live);
  expect(live?.frames.map((row) => row[0])).toEqual([0, 10, 20]);
});

test('a release ends it, and whatever belongs to another hand is left alone', () => {
  const live = follow(null, grasp);
  expect(follow(live, { type: 'motion', seat: 0, number: 1, frames: [[9, 9, 9]] })?.frames).toHaveLength(1);
  expect(follow(live, { type: 'release', seat: 1 })?.over).toBe(true);
  expect(follow(null, { type: 'release', seat: 1 })).toBeNull();
});

test('only news of hands is taken for it', () => {
  expect(isHandNews(grasp)).toBe(true);
  expect(isHandNews({ type: 'pong' })).toBe(false);
});
