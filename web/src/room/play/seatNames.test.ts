import { expect, it } from 'vitest';
import type { SeatInfo } from '../../protocol/types';
import { withNames } from './seatNames';

const seats = ['Al', 'Alice', 'Bo'].map((name, seat): SeatInfo => ({ seat, name, kind: 'person', connected: true }));

it('finds whole names, the longest first', () => {
  expect(withNames('Alice and Al ran, Bob did not. Bo’s bill.', seats)).toEqual([
    { text: 'Alice', seat: 1 }, { text: ' and ', seat: null }, { text: 'Al', seat: 0 }, { text: ' ran, Bob did not. ', seat: null },
    { text: 'Bo', seat: 2 }, { text: '’s bill.', seat: null },
  ]);
});
it('leaves markup alone: it is only text', () => {
  expect(withNames('<b>x</b>', seats)).toEqual([{ text: '<b>x</b>', seat: null }]);
});
