import { describe, expect, it } from 'vitest';
import type { SeatPosition } from '../../protocol/types';
import { passStepFor, nextShownSeat } from './passAndPlay';

const seat = (pending: boolean): SeatPosition => ({ view: null, pending, moves: [], prompt: { key: 'ask' }, waiting: [], takeback: false });
const table = (...pending: boolean[]) => Object.fromEntries(pending.map((p, n) => [n, seat(p)]));

describe('the seat that is shown', () => {
  it('has none for a spectator', () => expect(nextShownSeat([], {}, null)).toBeNull());
  it('stays with who owes a decision', () => expect(nextShownSeat([0, 1], table(true, true), 1)).toBe(1));
  it('goes round to the next who does', () => {
    expect(nextShownSeat([0, 1, 2], table(true, false, true), 1)).toBe(2);
    expect(nextShownSeat([0, 1, 2], table(true, false, false), 1)).toBe(0);
  });
  it('stays where it is when nobody does', () => expect(nextShownSeat([0, 2], table(false, false, false), 2)).toBe(2));
});

describe('the pass screen', () => {
  it('is not needed for one', () => expect(passStepFor([3], 3, null, true, true)).toBe('none'));
  it('falls until the named person taps', () => {
    expect(passStepFor([0, 1], 1, 0, true, true)).toBe('pass');
    expect(passStepFor([0, 1], 1, 1, true, true)).toBe('none');
  });
  it('falls again once the choice is sealed', () => expect(passStepFor([0, 1], 1, 1, false, true)).toBe('wait'));
  it('is gone after the end', () => expect(passStepFor([0, 1], 1, null, false, false)).toBe('none'));
});
