import { describe, expect, test } from 'vitest';
import { FrameClock, Jerk, Pouring, Tilt, Tossing } from './gestureFrames';

const FRAME = 1000 / 60;
/** A cheap generator: the same wild hand every time. */
function wild(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1103515245 + 12345) % 2147483648) / 2147483648;
}

/** What hands/gestures.py asks of a pour, frame by frame. */
function checkPour(angles: number[]): void {
  let before = 0;
  let returning = false;
  for (const [n, angle] of angles.entries()) {
    expect(Number.isInteger(angle) && angle >= 0 && angle <= 1800).toBe(true);
    expect(Math.abs(angle - before)).toBeLessThanOrEqual(150);
    if (returning) expect(angle).toBeLessThanOrEqual(before);
    returning ||= angle < before;
    before = angle;
    expect(returning && angle <= 20 && n < angles.length - 1).toBe(false);
  }
  expect(angles.length).toBeLessThanOrEqual(240);
}
/** ... and of a flip. */
function checkFlip(values: number[]): void {
  let [speed, place, risen, falling] = [0, 0, false, false];
  for (let n = 0; n < values.length; n += 2) {
    const [now, where] = [values[n] as number, values[n + 1] as number];
    expect(Math.abs(now)).toBeLessThanOrEqual(2500);
    expect(Math.abs(now - speed)).toBeLessThanOrEqual(500);
    expect(Math.abs(where)).toBeLessThanOrEqual(300);
    expect(Math.abs(where - place)).toBeLessThanOrEqual(30);
    expect(falling && now > 150).toBe(false);
    if (now > 150) risen = true;
    else if (risen && now <= 0) falling = true;
    [speed, place] = [now, where];
  }
}

describe('the clock', () => {
  test.each([30, 60, 90, 144])('sixty frames a second on a display of %i Hz', (hertz) => {
    const clock = new FrameClock();
    let frames = 0;
    for (let n = 0; n <= hertz; n++) frames += clock.count(1000 + (n * 1000) / hertz);
    expect(frames).toBeGreaterThanOrEqual(60);
    expect(frames).toBeLessThanOrEqual(61);
  });
  test('a hiccup is not made up for', () => {
    const clock = new FrameClock();
    clock.count(0);
    expect(clock.count(3000)).toBe(15);
    expect(clock.count(3000 + FRAME)).toBe(1);
  });
});

describe('pouring', () => {
  test('a touch is not a pour', () => {
    const pouring = new Pouring();
    pouring.point(40);
    expect([...Array(20).keys()].flatMap((n) => pouring.frames(n * FRAME))).toEqual([]);
  });
  test('the shaker follows the finger, and is over when it stands upright again', () => {
    const pouring = new Pouring();
    const sent: number[] = [];
    for (let n = 0; n < 120 && !pouring.over; n++) {
      pouring.point(n < 40 ? n * 30 : 1200 - (n - 40) * 40);
      sent.push(...pouring.frames(n * FRAME));
    }
    checkPour(sent);
    expect(Math.max(...sent)).toBeGreaterThan(1100);
    expect(pouring.over).toBe(true);
    expect(pouring.frames(9999)).toEqual([]);
  });
  test('a hand that trembles is not taken for one that turns back', () => {
    const tilt = new Tilt();
    for (const wish of [100, 220, 210, 225, 215]) tilt.follow(wish);
    expect(tilt.returning).toBe(false);
    tilt.follow(190);
    expect(tilt.returning).toBe(true);
    expect(tilt.follow(400)).toBe(190);
  });
  test('a finger that lets go turns the shaker back', () => {
    const pouring = new Pouring();
    pouring.point(1000);
    const sent = pouring.frames(0);
    for (let n = 1; n < 12; n++) sent.push(...pouring.frames(n * FRAME));
    pouring.release();
    for (let n = 12; n < 80; n++) sent.push(...pouring.frames(n * FRAME));
    checkPour(sent);
    expect(pouring.over).toBe(true);
  });
  test('by key: held it goes out, quickly and then slowly; let go it comes back', () => {
    const pouring = new Pouring();
    pouring.hold();
    const sent: number[] = [];
    for (let n = 0; n < 50; n++) sent.push(...pouring.frames(n * FRAME));
    expect(sent.at(-1)).toBeGreaterThan(900);
    expect((sent.at(-1) ?? 0) - (sent.at(-2) ?? 0)).toBeLessThan((sent[5] ?? 0) - (sent[4] ?? 0));
    pouring.release();
    for (let n = 50; n < 100; n++) sent.push(...pouring.frames(n * FRAME));
    checkPour(sent);
    expect(pouring.over).toBe(true);
  });
  test.each([1, 2, 3, 4, 5, 6, 7, 8])('whatever the pointer does is lawful (%i)', (seed) => {
    const chance = wild(seed);
    const pouring = new Pouring();
    const sent: number[] = [];
    for (let now = 0; now < 6000; now += chance() * 60) {
      if (chance() < 0.1) pouring.release();
      else if (chance() < 0.1) pouring.hold();
      else pouring.point(chance() * 4000 - 1000);
      sent.push(...pouring.frames(now));
    }
    checkPour(sent);
    expect(pouring.over).toBe(true);
  });
});

describe('tossing', () => {
  test('nothing begins before the jerk', () => {
    const tossing = new Tossing();
    tossing.point(20, 1);
    expect([0, 1, 2, 3].flatMap((n) => tossing.frames(n * FRAME))).toEqual([]);
  });
  test('a flick of the finger is one jerk that stops, and the pan goes where the finger goes', () => {
    const tossing = new Tossing();
    const sent: number[] = [];
    for (let n = 0; n < 40; n++) {
      tossing.point(n < 8 ? 0 : 60, Math.min(n, 7) * 18);
      sent.push(...tossing.frames(n * FRAME));
    }
    checkFlip(sent);
    const speeds = sent.filter((_, n) => n % 2 === 0);
    expect(Math.max(...speeds)).toBeGreaterThan(900);
    expect(speeds.at(-1)).toBe(0);
    expect(sent.at(-1)).toBe(60);
  });
  test('a pointer that flickers does not throw early', () => {
    const jerk = new Jerk();
    for (const wish of [400, 800, 650, 1000, 800]) jerk.follow(wish, 0);
    expect(jerk.speed).toBe(1000);
    jerk.follow(0, 0);
    expect(jerk.speed).toBe(500);
  });
  test('by key: held it swings up, let go it throws, and arrows catch', () => {
    const tossing = new Tossing();
    tossing.hold();
    const sent: number[] = [];
    for (let n = 0; n < 25; n++) sent.push(...tossing.frames(n * FRAME));
    expect(tossing.jerk.speed).toBeGreaterThan(900);
    tossing.release();
    tossing.slide(1);
    for (let n = 25; n < 40; n++) sent.push(...tossing.frames(n * FRAME));
    checkFlip(sent);
    expect(tossing.jerk.speed).toBe(0);
    expect(tossing.jerk.place).toBeGreaterThan(60);
  });
  test.each([1, 2, 3, 4, 5, 6, 7, 8])('whatever the pointer does is lawful (%i)', (seed) => {
    const chance = wild(seed);
    const tossing = new Tossing();
    const sent: number[] = [];
    for (let now = 0; now < 4000; now += chance() * 50) {
      if (chance() < 0.1) tossing.release();
      else if (chance() < 0.1) tossing.hold();
      else tossing.point(chance() * 1000 - 500, chance() * 600 - 100);
      tossing.slide((Math.floor(chance() * 3) - 1) as -1 | 0 | 1);
      sent.push(...tossing.frames(now));
    }
    checkFlip(sent);
  });
});
