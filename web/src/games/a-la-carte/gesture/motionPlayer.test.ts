import { expect, test } from 'vitest';
import type { Motion } from '../../../room/play/gesture';
import { flipFrames, pourFrames } from './syntheticMotion';
import { MotionPlayer } from './motionPlayer';

const motion = (frames: number[][], over: boolean): Motion => ({ seat: 0, kind: 'pour', facts: {}, frames, over });

test('a player shows what lies between two frames, and ends with the last one', () => {
  const player = new MotionPlayer(motion([[0], [60], [120]], true));
  expect(player.show(0)).toEqual([0]);
  expect(player.show(1000 / 120)?.[0]).toBeCloseTo(30);
  expect(player.finished).toBe(false);
  expect(player.show(500)).toEqual([120]);
  expect(player.finished).toBe(true);
});

test('while frames come in it waits for more, and it hurries when it is late', () => {
  const live = motion([], false);
  const player = new MotionPlayer(live);
  expect(player.show(0)).toBeNull();
  live.frames.push(...Array.from({ length: 30 }, (_, n) => [n]));
  player.show(10);
  const late = player.show(10 + 1000 / 60)?.[0] ?? 0;
  expect(late).toBeGreaterThan(1.2);
  player.show(5000);
  expect(player.finished).toBe(false);
  live.over = true;
  expect(player.finished).toBe(true);
});

test.each([[1, 0], [2, 1], [0, 0], [4, 2]])('a pour by odds is acted as it was told: %i and %i salt', (own, salt) => {
  const frames = pourFrames(15, 5, own, salt, 'shake');
  const last = frames.at(-1) as number[];
  expect(frames.every((row) => row.length === 41)).toBe(true);
  expect(last[0]).toBe(0);
  const below = (from: number, to: number) => Array.from({ length: to - from }, (_, n) => last[2 + 2 * (from + n)] as number).filter((y) => y < -900).length;
  expect([below(0, 15), below(15, 20)]).toEqual([own, salt]);
});

test('a flip by odds lands as it was told', () => {
  const turn = (landing: 'picture_up' | 'recipe_up' | 'beside') => Math.cos((((flipFrames(landing).at(-1) as number[])[4] as number) * Math.PI) / 1800);
  expect(turn('picture_up')).toBeLessThan(0);
  expect(turn('recipe_up')).toBeGreaterThan(0);
  const [pan = 0, , crepe = 0] = flipFrames('beside').at(-1) as number[];
  expect(crepe - pan).toBeGreaterThan(1300);
});
