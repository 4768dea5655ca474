import { describe, expect, it } from 'vitest';
import english from '../../../../src/potluck/games/cafe_carnage/words/en.ftl?raw';
import type { SeatInfo } from '../../protocol/types';
import { setPlayers, setWords } from '../../words/words.svelte';
import { eveningOf } from './reveal';
import type { CarnageView, Diner } from './view';

const diner = (score: number, money: number, ious = 0): Diner => ({ score, money, ious, hand_count: 4, can_run: true, sealed: false, eaten: [] });
const seats = ['Alice', 'Kwame', 'François', 'Meera'].map((name) => ({ name }) as SeatInfo);
setWords('cafe-carnage', english, { runners: 'seat', caught: 'seat', away: 'seat', diners: 'seat' });
setPlayers(seats, 0);

// The rulebook's story: Alice (7) and Kwame (6) run; Alice is caught and pays 13; Meera owes 8, has 7.
const before = [diner(10, 20), diner(10, 20), diner(10, 20), diner(10, 7)];
const view = {
  diners: [diner(17, 7), diner(16, 20), diner(15, 15), diner(13, 4, 1)],
  last_night: { night: 2, dishes: [[], [], [], []], costs: [7, 6, 5, 8], runners: [0, 1], caught: [0], split_votes: 1, separate_votes: 1, paid: [13, 0, 5, 8], new_ious: [0, 0, 0, 1], split: false },
} as unknown as CarnageView;

describe('an evening', () => {
  const beats = eveningOf(before, view, 0);
  it('goes course by course, then points, door, votes, till', () => {
    expect(beats.map((b) => b.kind)).toEqual(['course', 'course', 'course', 'points', 'runners', 'caught', 'votes', 'pay']);
  });
  it('speaks to you', () => {
    expect(beats[4]?.sentence).toBe('Alice and Kwame run for the door!');
    expect(beats[5]?.sentence).toBe('You are caught: $13');
    expect(beats[5]?.more).toBe('Kwame gets away without paying.');
    expect(beats.at(-1)?.sentence).toBe('You pay $13');
    expect(beats.at(-1)?.more).toContain('Meera could not pay');
  });
  it('speaks of others by name', () => {
    setPlayers(seats, 2);
    const heard = eveningOf(before, view, 2);
    expect(heard[5]?.sentence).toBe('Alice is caught: $13');
    expect(eveningOf(before, view, null).at(-1)?.sentence).toBe('Everybody settles up');
    setPlayers(seats, 0);
  });
  it('shows points before the till, IOUs after it', () => {
    expect(beats[0]?.standing[3]).toEqual({ score: 10, money: 7, ious: 0 });
    expect(beats[3]?.standing[3]).toEqual({ score: 18, money: 7, ious: 0 });
    expect(beats.at(-1)?.standing[3]).toEqual({ score: 13, money: 4, ious: 1 });
  });
  it('tells what a dinner was worth, which is less than it cost where a dish was stale', () => {
    expect(beats[3]?.more).toBe('Your dinner: 7 points, and $7 to settle.');
    const stale = { ...view, diners: [diner(15, 7), ...view.diners.slice(1)] } as CarnageView;
    expect(eveningOf(before, stale, 0)[3]?.more).toBe('Your dinner: 5 points, and $7 to settle.');
  });
  it('skips the door’s second beat when nobody runs, and the vote when everybody does', () => {
    const quiet = { ...view, last_night: { ...view.last_night, runners: [], caught: [] } } as CarnageView;
    expect(eveningOf(before, quiet, 0).map((b) => b.kind)).not.toContain('caught');
    const all = { ...view, last_night: { ...view.last_night, split_votes: 0, separate_votes: 0 } } as CarnageView;
    expect(eveningOf(before, all, 0).map((b) => b.kind)).not.toContain('votes');
  });
});
