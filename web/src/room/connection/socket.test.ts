import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ClientMessage, ServerMessage } from '../../protocol/types';
import { backOff, PATIENCE, TableSocket } from './socket';
import type { SocketLike } from './transport';

class Wire implements SocketLike {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  said: ClientMessage[] = [];
  closed = false;
  send(data: string): void {
    this.said.push(JSON.parse(data) as ClientMessage);
  }
  close(): void {
    this.closed = true;
    this.onclose?.();
  }
}

function ring() {
  const wires: Wire[] = [];
  const heard: ServerMessage[] = [];
  const news: string[] = [];
  const greeting: ClientMessage[] = [{ type: 'hello', version: 2, have: { position: 5, chat: 0 } }];
  const line = new TableSocket(
    () => {
      const wire = new Wire();
      wires.push(wire);
      return wire;
    },
    { greet: () => greeting, opened: () => news.push('opened'), lost: () => news.push('lost'), heard: (m) => heard.push(m) },
    () => 0.5,
  );
  line.connect();
  return { line, wires, heard, news, last: () => wires.at(-1) as Wire };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the line', () => {
  it('grows patient, up to a limit', () => {
    expect([0, 1, 2, 9].map((n) => backOff(n, 0.5))).toEqual([400, 800, 1600, 8000]);
  });

  it('greets with what it has, every time it opens', () => {
    const { wires, last, news } = ring();
    last().onopen?.();
    expect(last().said[0]).toMatchObject({ type: 'hello', have: { position: 5 } });
    last().onclose?.();
    vi.advanceTimersByTime(400);
    expect(wires).toHaveLength(2);
    last().onopen?.();
    expect(last().said[0]?.type).toBe('hello');
    expect(news).toEqual(['opened', 'lost', 'opened']);
  });

  it('is lost as soon as the network is, and comes back by itself', () => {
    const { line, wires, last, news } = ring();
    last().onopen?.();
    line.lose();
    expect(news).toEqual(['opened', 'lost']);
    expect(wires[0]?.closed).toBe(true);
    vi.advanceTimersByTime(400);
    last().onopen?.();
    expect(news).toEqual(['opened', 'lost', 'opened']);
  });

  it('waits longer after each failure and forgets it after success', () => {
    const { wires, last } = ring();
    last().onclose?.();
    vi.advanceTimersByTime(400);
    last().onclose?.();
    vi.advanceTimersByTime(799);
    expect(wires).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(wires).toHaveLength(3);
    last().onopen?.();
    last().onclose?.();
    vi.advanceTimersByTime(400);
    expect(wires).toHaveLength(4);
  });

  it('hangs up on a line that no longer answers', () => {
    const { last, wires, news } = ring();
    last().onopen?.();
    vi.advanceTimersByTime(PATIENCE.ping);
    expect(last().said.at(-1)).toEqual({ type: 'ping' });
    vi.advanceTimersByTime(PATIENCE.pong);
    expect(wires[0]?.closed).toBe(true);
    expect(news).toEqual(['opened', 'lost']);
    vi.advanceTimersByTime(400);
    expect(wires).toHaveLength(2);
  });

  it('is content with any answer', () => {
    const { last, heard, news } = ring();
    last().onopen?.();
    vi.advanceTimersByTime(PATIENCE.ping);
    last().onmessage?.({ data: '{"type":"pong"}' });
    vi.advanceTimersByTime(PATIENCE.pong);
    expect(news).toEqual(['opened']);
    expect(heard).toEqual([{ type: 'pong' }]);
  });

  it('does not choke on noise, and does not speak when closed', () => {
    const { line, last, heard } = ring();
    expect(line.say({ type: 'ping' })).toBe(false);
    last().onopen?.();
    last().onmessage?.({ data: 'not json' });
    expect(heard).toEqual([]);
  });

  it('stays away once it has left', () => {
    const { line, last, wires } = ring();
    last().onopen?.();
    line.leave();
    vi.advanceTimersByTime(60000);
    expect(wires).toHaveLength(1);
  });
});
