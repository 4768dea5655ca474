// Games of skill: a movement of somebody's hand, as the server plays it. Knows no game; a frame is a row of numbers.
import type { GraspMessage, MotionMessage, ReleaseMessage, ServerMessage } from '../../protocol/types';

export interface Motion {
  seat: number;
  kind: string;
  facts: Record<string, unknown>;
  /** Grows in place, sixty rows a second, without telling anybody: whoever draws it looks by itself. */
  readonly frames: number[][];
  /** The hand has let go; no more frames come. Set in place too. */
  over: boolean;
}

/** What a board may do with its seat's hand, and whose hand is at work. */
export interface Hand {
  /** Take hold of what the pending decision asks for. */
  grasp: () => void;
  /** The frames since the last call. */
  move: (values: number[]) => void;
  live: Motion | null;
}

export type HandNews = GraspMessage | MotionMessage | ReleaseMessage;

export const isHandNews = (message: ServerMessage): message is HandNews => message.type === 'grasp' || message.type === 'motion' || message.type === 'release';

/** The motion after a message: a new one after a grasp, else the same one, grown. */
export function follow(live: Motion | null, news: HandNews): Motion | null {
  if (news.type === 'grasp') return { seat: news.seat, kind: news.kind, facts: news.facts, frames: news.frame.length > 0 ? [news.frame] : [], over: false };
  if (live?.seat !== news.seat) return live;
  if (news.type === 'motion') live.frames.push(...news.frames);
  else live.over = true;
  return live;
}
