import { expect, test } from 'vitest';
import { followMotion, isGestureMessage, type GestureMessage } from './gesture';

const grasp: GestureMessage = { type: 'grasp', seat: 1, kind: 'pour', facts: { own: 3 }, frame: [0, 1, 2] };

test('a grasp begins a new motion with the world as it is', () => {
  const first = followMotion(null, grasp);
  expect(first).toEqual({ seat: 1, kind: 'pour', facts: { own: 3 }, frames: [[0, 1, 2]], over: false });
  expect(followMotion(first, grasp)).not.toBe(first);
});

test('frames grow in place, so that nothing is drawn again for them', () => {
  const live = followMotion(null, grasp);
  expect(followMotion(live, { type: 'motion', seat: 1, number: 1, frames: [[10, 1, 2], [20, 1, 2]] })).toBe(live);
  expect(live?.frames.map((row) => row[0])).toEqual([0, 10, 20]);
});

test('a release ends it, and whatever belongs to another hand is left alone', () => {
  const live = followMotion(null, grasp);
  expect(followMotion(live, { type: 'motion', seat: 0, number: 1, frames: [[9, 9, 9]] })?.frames).toHaveLength(1);
  expect(followMotion(live, { type: 'release', seat: 1 })?.over).toBe(true);
  expect(followMotion(null, { type: 'release', seat: 1 })).toBeNull();
});

test('only news of hands is taken for it', () => {
  expect(isGestureMessage(grasp)).toBe(true);
  expect(isGestureMessage({ type: 'pong' })).toBe(false);
});
