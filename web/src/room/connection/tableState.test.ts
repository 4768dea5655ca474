import { describe, expect, it } from 'vitest';
import type { SeatPosition, StoryLine } from '../../protocol/types';
import { askHint, chosen, dismissAdvice, hello, connectionLost, connectionOpened, makeMove, newTableState, outdated, receive, unanswered } from './tableState';
import { mergeLog, readableLog } from '../play/matchLog';

const seat: SeatPosition = { view: {}, pending: true, moves: [], prompt: { key: 'ask' }, waiting: [0], takeback: false };
const at = (position: number, story: StoryLine[] = []) => ({ type: 'position' as const, position, seats: { '0': seat }, story });
const line = (position: number, key: string, facts?: StoryLine['facts']): StoryLine => (facts ? { position, key, facts } : { position, key });
const why = { key: 'why-not-yours', facts: { card: 'pie' } };

describe('the state of a table', () => {
  it('says what it has when it greets', () => {
    let s = receive(newTableState(), at(7));
    s = receive(s, { type: 'chat', number: 3, from: 'Meera', text: 'hi', at: '' });
    expect(hello(s)).toEqual({ type: 'hello', version: 2, have: { position: 7, chat: 3 } });
  });

  it('shows a move at once and settles it by its ack', () => {
    const [moved, message] = makeMove(receive(newTableState(), at(4)), 'r1', 0, 12);
    expect(message).toEqual({ type: 'move', ref: 'r1', seat: 0, position: 4, code: 12 });
    expect(chosen(moved, 0)).toBe(12);
    expect(chosen(receive(moved, { type: 'ack', ref: 'r1', position: 5 }), 0)).toBeNull();
  });

  it('keeps one move a seat: changing one’s mind replaces it', () => {
    let [s] = makeMove(receive(newTableState(), at(4)), 'r1', 0, 12);
    [s] = makeMove(s, 'r2', 0, 13);
    [s] = makeMove(s, 'r3', 1, 12);
    expect(s.sent.map((m) => m.ref)).toEqual(['r2', 'r3']);
  });

  it('says unanswered moves again after a reconnect, with the same ref and position', () => {
    let [s] = makeMove(receive(newTableState(), at(4)), 'r1', 0, 12);
    s = connectionOpened(connectionLost(s));
    expect(unanswered(s)).toEqual([{ type: 'move', ref: 'r1', seat: 0, position: 4, code: 12 }]);
  });

  it('takes a refused move back and keeps the rule', () => {
    let [s] = makeMove(receive(newTableState(), at(4)), 'r1', 0, 12);
    s = receive(s, { type: 'refused', ref: 'r1', reason: why, rule: 'XY-4.3', position: 4 });
    expect(chosen(s, 0)).toBeNull();
    expect(s.refusal).toEqual({ ref: 'r1', reason: why, rule: 'XY-4.3', stale: false, asked: false });
  });

  it('knows a stale refusal: the table had moved on', () => {
    let [s] = makeMove(receive(newTableState(), at(4)), 'r1', 0, 12);
    s = receive(s, { type: 'refused', ref: 'r1', reason: { key: 'refused-stale' }, position: 6 });
    expect(s.refusal?.stale).toBe(true);
  });

  it('shows why something cannot be done, when asked', () => {
    const s = receive(newTableState(), { type: 'why', ref: 'w1', reason: why, rule: 'XY-4.3' });
    expect(s.refusal).toEqual({ ref: 'w1', reason: why, rule: 'XY-4.3', stale: false, asked: true });
    expect(receive(newTableState(), { type: 'why', ref: 'w2', reason: null }).refusal).toBeNull();
  });

  it('knows that the server was upgraded under the page', () => {
    expect(outdated(receive(newTableState(), { type: 'error', reason: { key: 'refused-reload' } }))).toBe(true);
    expect(outdated(receive(newTableState(), { type: 'error', reason: { key: 'refused-full' } }))).toBe(false);
    expect(outdated(newTableState())).toBe(false);
  });

  it('ignores a frame that was overtaken', () => {
    const s = receive(receive(newTableState(), at(9)), at(8));
    expect(s.position).toBe(9);
  });

  it('tells what was missed while the line was down', () => {
    let s = receive(newTableState(), at(3, [line(3, 'a')]));
    s = receive(connectionLost(s), at(6, [line(3, 'a'), line(5, 'b'), line(6, 'c')]));
    expect(s.missed.map((l) => l.key)).toEqual(['b', 'c']);
    expect(s.story.map((l) => l.key)).toEqual(['a', 'b', 'c']);
  });

  it('hears a chat line once', () => {
    const chat = { type: 'chat' as const, number: 1, from: 'Bo', text: 'x', at: '' };
    expect(receive(receive(newTableState(), chat), chat).chat).toHaveLength(1);
  });
});

describe('the story', () => {
  it('keeps order and drops repeats', () => {
    const told = [line(1, 'a'), line(3, 'c')];
    expect(mergeLog(told, [line(3, 'c'), line(2, 'b'), line(4, 'd')]).map((l) => l.key)).toEqual(['a', 'b', 'c', 'd']);
  });
  it('knows lines apart by what they are about', () => {
    const told = [line(1, 'a', { seat: 0 })];
    expect(mergeLog(told, [line(1, 'a', { seat: 1 })])).toHaveLength(2);
    expect(mergeLog(told, [line(1, 'a', { seat: 0 })])).toBe(told);
  });
  it('lets the same words happen twice in one position', () => {
    expect(mergeLog([], [line(1, 'x'), line(1, 'x')])).toHaveLength(2);
    expect(mergeLog([line(1, 'x'), line(1, 'x')], [line(1, 'x'), line(1, 'x')])).toHaveLength(2);
  });
  it('is the same array when nothing is new', () => {
    const told = [line(1, 'a')];
    expect(mergeLog(told, [line(1, 'a')])).toBe(told);
  });
  it('drops who-has-sealed lines once something has happened', () => {
    const sealed = (position: number, seat: number) => line(position, 'event-sealed', { seat });
    expect(readableLog([sealed(1, 0), line(2, 'a'), sealed(3, 0), sealed(4, 0), sealed(5, 1)]).map((l) => l.position)).toEqual([2, 4, 5]);
  });
});

describe('a hint', () => {
  const offers = [1, 2].map((code) => ({ code, key: `move-${code}` }));
  const open = { ...seat, moves: offers };
  const here = { type: 'position' as const, position: 4, seats: { '0': open }, story: [] };
  const advice = { type: 'advice' as const, ref: 'h1', seat: 0, position: 4, sentence: { key: 'hint' }, moves: [2, 1].map((code) => ({ code, name: { key: `move-${code}` }, chance: 0.5, share: 0.5 })) };
  const asked = () => askHint(receive(newTableState(), here), 'h1', 0)[0];

  it('is asked for a seat and shown when it comes', () => {
    const [s, message] = askHint(receive(newTableState(), here), 'h1', 0);
    expect(message).toEqual({ type: 'hint', ref: 'h1', seat: 0 });
    expect(s.asking).toBe('h1');
    const told = receive(s, advice);
    expect(told.asking).toBeNull();
    expect(told.advice?.moves[0]?.code).toBe(2);
    expect(dismissAdvice(told).advice).toBeNull();
  });

  it('that nobody waits for is not shown', () => {
    expect(receive(asked(), { ...advice, ref: 'another' }).advice).toBeNull();
  });

  it('holds while the choices are the same and goes when they change', () => {
    const told = receive(asked(), advice);
    expect(receive(told, { ...here, position: 5 }).advice).not.toBeNull();
    expect(receive(told, { ...here, position: 5, seats: { '0': { ...open, moves: offers.slice(1) } } }).advice).toBeNull();
    expect(receive(told, { ...here, position: 5, seats: { '0': { ...open, pending: false } } }).advice).toBeNull();
  });

  it('that comes too late is not shown', () => {
    const on = receive(asked(), { ...here, position: 6, seats: { '0': { ...open, moves: offers.slice(1) } } });
    expect(receive(on, advice).advice).toBeNull();
  });

  it('that is refused says why and may be asked again', () => {
    const s = receive(asked(), { type: 'refused', ref: 'h1', reason: { key: 'refused-too-fast' }, position: 4 });
    expect(s.asking).toBeNull();
    expect(s.refusal?.reason.key).toBe('refused-too-fast');
  });
});
