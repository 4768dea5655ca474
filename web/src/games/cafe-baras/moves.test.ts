import { describe, expect, it } from 'vitest';
import type { MoveOffer } from '../../protocol/types';
import { choices, doneMove, holds, whyNot } from './moves';
import type { StreetView } from './view';

const offer = (code: number, args: Record<string, unknown>): MoveOffer => ({ code, args, text: '', short: '' });
const moves = [offer(1, { add: 'B01' }), offer(2, { serve: 'B01' }), offer(3, { serve: 'B02' }), offer(4, { claim: 'G01' }), offer(9, { done: true })];
const view = {
  step: 'turn', seat: 0, active: 0, manual_claims: false, hand: ['B01', 'B02'], display: ['B03'],
  guests: [{ id: 'G01', owner: null }, { id: 'G02', owner: 1 }],
} as unknown as StreetView;
const nameOf = (seat: number) => ['You', 'Kwame'][seat] ?? '';

describe('what may be done with a card', () => {
  it('is offered by verb, adding first', () => {
    expect(choices(moves, { place: 'hand', id: 'B01' })).toEqual([{ verb: 'add', code: 1 }, { verb: 'serve', code: 2 }]);
    expect(choices(moves, { place: 'hand', id: 'B02' })).toEqual([{ verb: 'serve', code: 3 }]);
    expect(choices(moves, { place: 'guests', id: 'G01' })).toEqual([{ verb: 'claim', code: 4 }]);
  });
  it('depends on where it lies', () => expect(choices(moves, { place: 'display', id: 'B01' })).toEqual([]));
  it('may be to stop', () => {
    expect(doneMove(moves)?.code).toBe(9);
    expect(doneMove(moves.slice(0, 4))).toBeNull();
  });
});

describe('a card that was picked up', () => {
  it('stays up while it lies there', () => {
    expect(holds(view, { place: 'hand', id: 'B02' })).not.toBeNull();
    expect(holds(view, { place: 'display', id: 'B03' })).not.toBeNull();
    expect(holds(view, { place: 'guests', id: 'G01' })).not.toBeNull();
  });
  it('falls back when it is gone, or somebody’s', () => {
    expect(holds(view, { place: 'hand', id: 'B03' })).toBeNull();
    expect(holds(view, { place: 'display', id: 'B01' })).toBeNull();
    expect(holds(view, { place: 'guests', id: 'G02' })).toBeNull();
    expect(holds(view, null)).toBeNull();
  });
});

describe('why not', () => {
  const display = { place: 'display', id: 'B03' } as const;
  it('names what comes first, with the rule', () => {
    expect(whyNot(view, 0, display, nameOf)).toEqual({ reason: 'First add or serve a card of your hand, then refill.', rule: 'CB-2.1' });
    expect(whyNot({ ...view, step: 'refill' }, 0, { place: 'hand', id: 'B01' }, nameOf).rule).toBe('CB-7.1');
    expect(whyNot({ ...view, step: 'swap' }, 0, display, nameOf).rule).toBe('CB-A18');
    expect(whyNot({ ...view, step: 'over' }, 0, display, nameOf).rule).toBe('CB-8.2');
  });
  it('names whose turn it is', () => {
    expect(whyNot({ ...view, active: 1 }, 0, display, nameOf).reason).toBe('It is Kwame’s turn.');
    expect(whyNot({ ...view, active: 1 }, null, display, nameOf).reason).toContain('watching');
  });
  it('knows that guests come by themselves, or are claimed', () => {
    const guest = { place: 'guests', id: 'G01' } as const;
    expect(whyNot(view, 0, guest, nameOf).rule).toBe('CB-A4');
    expect(whyNot({ ...view, manual_claims: true }, 0, guest, nameOf).rule).toBe('CB-6.1');
  });
});
