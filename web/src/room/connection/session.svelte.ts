// One visit to one table: the line, what we know, and what we may say. Components read `now` and call the verbs.
import type { ClientMessage } from '../../protocol/types';
import { socketPath } from './api';
import { follow, isHandNews, type Motion } from '../play/gesture';
import * as sitting from './tableState';
import { TableLine } from './socket';
import { transport } from './transport';

const newRef = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;

type Untagged<T> = T extends { ref: string } ? Omit<T, 'ref'> : never;

export class Session {
  now = $state.raw(sitting.newSitting());
  /** The hand that everybody watches. Its frames come in without a word; only its beginning is news. */
  live = $state.raw<Motion | null>(null);
  readonly #line: TableLine;

  constructor(readonly table: string) {
    this.#line = new TableLine(() => transport.socket(socketPath(table)), {
      greet: () => [sitting.hello(this.now), ...sitting.unanswered(this.now)],
      opened: () => (this.now = sitting.lineOpened(this.now)),
      lost: () => {
        this.live = null;
        this.now = sitting.lineLost(this.now);
      },
      heard: (message) => {
        if (isHandNews(message)) this.live = follow(this.live, message);
        else this.now = sitting.receive(this.now, message);
      },
    });
  }

  /** Sit down at the line; the answer hangs up. */
  open(): () => void {
    this.#line.connect();
    const wake = () => { if (!document.hidden) this.#line.nudge(); };
    const nudge = () => this.#line.nudge();
    document.addEventListener('visibilitychange', wake);
    const lose = () => this.#line.lose();
    addEventListener('online', nudge);
    addEventListener('offline', lose);
    return () => {
      document.removeEventListener('visibilitychange', wake);
      removeEventListener('online', nudge);
      removeEventListener('offline', lose);
      this.#line.leave();
    };
  }

  play(seat: number, code: number): void {
    const [next, message] = sitting.makeMove(this.now, newRef(), seat, code);
    this.now = next;
    this.#line.say(message);
  }

  grasp(seat: number): void {
    this.say({ type: 'grasp', seat, position: this.now.position });
  }
  /** What a hand has done since the last time: no answer but the motion itself. */
  moveHand(seat: number, values: number[]): void {
    if (values.length > 0) this.#line.say({ type: 'hand', seat, values });
  }
  askHint(seat: number): void {
    const [next, message] = sitting.askHint(this.now, newRef(), seat);
    this.now = next;
    this.#line.say(message);
  }

  say(message: Untagged<ClientMessage>): string {
    const ref = newRef();
    this.#line.say({ ...message, ref } as ClientMessage);
    return ref;
  }

  dismissRefusal(): void {
    this.now = sitting.dismissRefusal(this.now);
  }
  dismissAdvice(): void {
    this.now = sitting.dismissAdvice(this.now);
  }
  dismissMissed(): void {
    this.now = sitting.dismissMissed(this.now);
  }
}
