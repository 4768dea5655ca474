// One table's connection and state. Components read `now` and call the methods.
import type { ClientMessage, Thing } from '../../protocol/types';
import { socketPath } from './api';
import { followMotion, isGestureMessage, type Motion } from '../play/gesture';
import * as tableState from './tableState';
import { TableSocket } from './socket';
import { transport } from './transport';

const newRef = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;

type Untagged<T> = T extends { ref: string } ? Omit<T, 'ref'> : never;

export class Session {
  now = $state.raw(tableState.newTableState());
  /** The gesture that is being made. Its frames are added without reactivity; only a new gesture triggers updates. */
  live = $state.raw<Motion | null>(null);
  readonly #socket: TableSocket;

  constructor(readonly table: string) {
    this.#socket = new TableSocket(() => transport.socket(socketPath(table)), {
      greet: () => [tableState.hello(this.now), ...tableState.unanswered(this.now)],
      opened: () => (this.now = tableState.connectionOpened(this.now)),
      lost: () => {
        this.live = null;
        this.now = tableState.connectionLost(this.now);
      },
      heard: (message) => {
        if (isGestureMessage(message)) this.live = followMotion(this.live, message);
        else this.now = tableState.receive(this.now, message);
        if (tableState.outdated(this.now)) this.#socket.leave();
      },
    });
  }

  /** Connect; the returned function disconnects. */
  open(): () => void {
    this.#socket.connect();
    const wake = () => { if (!document.hidden) this.#socket.nudge(); };
    const nudge = () => this.#socket.nudge();
    document.addEventListener('visibilitychange', wake);
    const lose = () => this.#socket.lose();
    addEventListener('online', nudge);
    addEventListener('offline', lose);
    return () => {
      document.removeEventListener('visibilitychange', wake);
      removeEventListener('online', nudge);
      removeEventListener('offline', lose);
      this.#socket.leave();
    };
  }

  play(seat: number, code: number): void {
    const [next, message] = tableState.makeMove(this.now, newRef(), seat, code);
    this.now = next;
    this.#socket.say(message);
  }

  grasp(seat: number): void {
    this.say({ type: 'grasp', seat, position: this.now.position });
  }
  /** Send the frames of a gesture since the last call. There is no ack: the motion itself is the answer. */
  sendGesture(seat: number, values: number[]): void {
    if (values.length > 0) this.#socket.say({ type: 'hand', seat, values });
  }
  askWhy(seat: number, held: Thing, aim: Thing | null): void {
    this.say({ type: 'why', seat, held, aim });
  }
  askHint(seat: number): void {
    const [next, message] = tableState.askHint(this.now, newRef(), seat);
    this.now = next;
    this.#socket.say(message);
  }

  say(message: Untagged<ClientMessage>): string {
    const ref = newRef();
    this.#socket.say({ ...message, ref } as ClientMessage);
    return ref;
  }

  dismissRefusal(): void {
    this.now = tableState.dismissRefusal(this.now);
  }
  dismissAdvice(): void {
    this.now = tableState.dismissAdvice(this.now);
  }
  dismissMissed(): void {
    this.now = tableState.dismissMissed(this.now);
  }
}
