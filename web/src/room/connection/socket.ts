// One table's WebSocket: greets with what it has, pings, and reconnects by itself with exponential backoff.
import type { ClientMessage, ServerMessage } from '../../protocol/types';
import type { SocketLike } from './transport';

export interface SocketEvents {
  /** The messages to send first, each time the socket opens. */
  greet(): ClientMessage[];
  opened(): void;
  lost(): void;
  heard(message: ServerMessage): void;
}

export const PATIENCE = { first: 400, most: 8000, ping: 20000, pong: 8000 } as const;

/** Milliseconds before attempt n (from 0), with jitter so that not all clients of a server reconnect at once. */
export const backOff = (attempt: number, chance: number): number =>
  Math.round(Math.min(PATIENCE.most, PATIENCE.first * 2 ** attempt) * (0.75 + chance / 2));

type Timer = ReturnType<typeof setTimeout>;

export class TableSocket {
  #socket: SocketLike | null = null;
  #attempt = 0;
  #open = false;
  #left = false;
  #retry: Timer | undefined;
  #ping: Timer | undefined;
  #pong: Timer | undefined;

  constructor(
    private readonly dial: () => SocketLike,
    private readonly events: SocketEvents,
    private readonly chance: () => number = Math.random,
  ) {}

  connect(): void {
    clearTimeout(this.#retry);
    this.#left = false;
    const socket = this.dial();
    this.#socket = socket;
    socket.onopen = () => {
      if (socket !== this.#socket) return;
      this.#open = true;
      this.#attempt = 0;
      this.events.opened();
      for (const message of this.events.greet()) this.say(message);
      this.#keepAlive();
    };
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return;
      clearTimeout(this.#pong);
      this.#pong = undefined;
      const message = understand(event.data);
      if (message) this.events.heard(message);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#dropped();
    };
  }

  /** Send it if the socket is open; otherwise the greeting after the next opening has to cover it. */
  say(message: ClientMessage): boolean {
    if (!this.#open || !this.#socket) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** The device woke up or the network came back: do not wait for the timer. */
  nudge(): void {
    if (this.#left) return;
    if (!this.#open) this.connect();
    else this.#askPong();
  }

  /** The network is gone: do not wait for the ping to time out. */
  lose(): void {
    const socket = this.#socket;
    if (this.#left || !this.#open) return;
    this.#dropped();
    socket?.close();
  }

  leave(): void {
    this.#left = true;
    this.#stopTimers();
    this.#open = false;
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #dropped(): void {
    this.#stopTimers();
    this.#open = false;
    this.#socket = null;
    if (this.#left) return;
    this.events.lost();
    this.#retry = setTimeout(() => this.connect(), backOff(this.#attempt++, this.chance()));
  }

  #keepAlive(): void {
    this.#ping = setTimeout(() => {
      this.#askPong();
      this.#keepAlive();
    }, PATIENCE.ping);
  }

  #askPong(): void {
    this.say({ type: 'ping' });
    if (this.#pong !== undefined) return;
    this.#pong = setTimeout(() => {
      this.lose();
    }, PATIENCE.pong);
  }

  #stopTimers(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#ping);
    clearTimeout(this.#pong);
    this.#pong = undefined;
  }
}

function understand(data: string): ServerMessage | null {
  try {
    const message = JSON.parse(data) as ServerMessage;
    return typeof message.type === 'string' ? message : null;
  } catch {
    return null;
  }
}
