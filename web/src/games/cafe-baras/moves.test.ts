import { describe, expect, it } from 'vitest';
import type { MoveOffer } from '../../protocol/types';
import { choices, doneMove, forecastOf, holds } from './moves';
import type { StreetView } from './view';

const offer = (code: number, key: string, facts: Record<string, unknown>): MoveOffer => ({ code, key, facts });
const moves = [offer(2, 'move-serve', { card: 'B01' }), offer(1, 'move-add', { card: 'B01' }), offer(3, 'move-serve', { card: 'B02' }), offer(4, 'move-claim', { guest: 'G01' }), offer(9, 'move-done-swapping', { done: true })];
const view = { forecasts: [{ id: 'B01', price: 1 }, { id: 'B03', price: 2 }], hand: ['B01', 'B02'], display: ['B03'], guests: [{ id: 'G01', owner: null }, { id: 'G02', owner: 1 }] } as unknown as StreetView;
const codes = (found: MoveOffer[]) => found.map((move) => move.code);

describe('what may be done with a card', () => {
  it('is offered by verb, adding first', () => {
    expect(codes(choices(moves, { place: 'hand', id: 'B01' }))).toEqual([1, 2]);
    expect(codes(choices(moves, { place: 'hand', id: 'B02' }))).toEqual([3]);
    expect(codes(choices(moves, { place: 'guests', id: 'G01' }))).toEqual([4]);
  });
  it('depends on where it lies', () => expect(choices(moves, { place: 'display', id: 'B01' })).toEqual([]));
  it('may be to stop', () => {
    expect(doneMove(moves)?.code).toBe(9);
    expect(doneMove(moves.slice(0, 4))).toBeNull();
  });
});

it('a card in sight has its forecast', () => {
  expect(forecastOf(view, 'B03')?.price).toBe(2);
  expect(forecastOf(view, 'B09')).toBeUndefined();
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
