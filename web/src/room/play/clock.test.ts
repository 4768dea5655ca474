import { describe, expect, it } from 'vitest';
import { figures, left, shownClock, warning, words } from './clock';

describe('the clock', () => {
  it('reads as people read clocks', () => {
    expect([0, 9.2, 75, 600, 3 * 3600 + 120, 3 * 86400].map(figures)).toEqual(['0:00', '0:10', '1:15', '10:00', '3:02 h', '3 days']);
    expect([1, 61, 120, 3660, 3 * 86400].map(words)).toEqual(['1 second', '1 minute 1 second', '2 minutes', '1 hour 1 minute', '3 days']);
  });
  it('runs only where it runs, and never below zero', () => {
    expect(left({ left: 10, running: true }, 4000)).toBe(6);
    expect(left({ left: 10, running: false }, 4000)).toBe(10);
    expect(left({ left: 1, running: true }, 4000)).toBe(0);
  });
  it('warns at marks, not every second', () => {
    expect([90, 59, 31, 30, 8, 3, 0].map(warning)).toEqual(['', '1 minute left.', '1 minute left.', '30 seconds left.', '10 seconds left.', '5 seconds left.', 'Your time is up: a bot makes this move.']);
  });
  it('shows your own clock while it runs, else whom everybody waits for', () => {
    const clocks = [{ left: 50, running: false }, { left: 20, running: true }, { left: 10, running: true }];
    expect(shownClock(clocks, [1])).toBe(1);
    expect(shownClock(clocks, [0])).toBe(2);
    expect(shownClock(clocks.map((c) => ({ ...c, running: false })), [0])).toBe(0);
    expect(shownClock([], [])).toBe(null);
  });
});
