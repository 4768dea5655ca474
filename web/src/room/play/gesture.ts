// Games of skill: a gesture as the server simulates it. Knows no game; a frame is an array of numbers.
import type { GraspMessage, MotionMessage, ReleaseMessage, ServerMessage } from '../../protocol/types';

export interface Motion {
  seat: number;
  kind: string;
  facts: Record<string, unknown>;
  /** Mutated in place, sixty frames a second, without reactivity: whoever draws it polls. */
  readonly frames: number[][];
  /** The gesture has ended; no more frames come. Set in place too. */
  over: boolean;
}

/** How a board sends its seat's gesture, and the motion that everybody sees. */
export interface GestureInput {
  /** Begin the gesture that the pending decision asks for. */
  grasp: () => void;
  /** Send the frames since the last call. */
  move: (values: number[]) => void;
  live: Motion | null;
}

export type GestureMessage = GraspMessage | MotionMessage | ReleaseMessage;

export const isGestureMessage = (message: ServerMessage): message is GestureMessage => message.type === 'grasp' || message.type === 'motion' || message.type === 'release';

/** The motion after a message: a new one after a grasp, else the same object with more frames. */
export function followMotion(live: Motion | null, news: GestureMessage): Motion | null {
  if (news.type === 'grasp') return { seat: news.seat, kind: news.kind, facts: news.facts, frames: news.frame.length > 0 ? [news.frame] : [], over: false };
  if (live?.seat !== news.seat) return live;
  if (news.type === 'motion') live.frames.push(...news.frames);
  else live.over = true;
  return live;
}
