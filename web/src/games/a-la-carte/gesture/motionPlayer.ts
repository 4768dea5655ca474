// Plays a motion's frames at sixty a second on any display, also while they are still coming in.
import type { Motion } from '../../../room/play/gesture';
import { FRAMES_A_SECOND } from './gestureFrames';

/** Frames kept as a buffer against network jitter; further behind than LATE, playback is faster. */
const SPARE = 2;
const LATE = 8;

export class MotionPlayer {
  #at = 0;
  #last: number | null = null;
  constructor(readonly motion: Motion) {}

  get finished(): boolean {
    return this.motion.over && this.#at >= this.motion.frames.length - 1;
  }

  /** The frame for this moment, interpolated between two; null before the first. */
  show(now: number): number[] | null {
    const { frames, over } = this.motion;
    const passed = this.#last === null ? 0 : ((now - this.#last) / 1000) * FRAMES_A_SECOND;
    this.#last = now;
    if (frames.length === 0) return null;
    const end = frames.length - 1;
    const behind = end - this.#at;
    const pace = behind > LATE && !over ? 1.6 : behind < SPARE && !over ? 0.75 : 1;
    this.#at = Math.min(end, this.#at + passed * pace);
    const low = Math.floor(this.#at);
    const a = frames[low] as number[];
    const b = frames[low + 1];
    const share = this.#at - low;
    return b && share > 0 && b.length === a.length ? a.map((value, n) => value + ((b[n] as number) - value) * share) : a;
  }
}
