// Turns pointer and keys into gesture frames: integers, sixty a second, always within the server's limits
// (hands/gestures.py), however wildly the pointer jumps; the server would refuse other frames.

export const FRAMES_A_SECOND = 60;
const FRAME = 1000 / FRAMES_A_SECOND;
/** After a stall of the browser the gesture goes on from where it is; lost seconds are not made up for. */
const MOST_AT_ONCE = 15;

/** Counts frames of a sixtieth of a second, independent of the display's rate. */
export class FrameClock {
  #since: number | null = null;

  /** How many frames have passed since the last call. */
  count(now: number): number {
    this.#since ??= now - FRAME;
    const frames = Math.floor((now - this.#since) / FRAME + 1e-6);
    this.#since = frames > MOST_AT_ONCE ? now : this.#since + frames * FRAME;
    return Math.min(frames, MOST_AT_ONCE);
  }
}

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

// -- the shaker: an angle in tenths of a degree, 0 is upright
export const MOST_TILT = 1800;
const MOST_TURN = 150;
const LONGEST_POUR = 4 * FRAMES_A_SECOND;
const UPRIGHT = 20;
/** How far the pointer may go back before that counts as turning back. */
const SWAY = 25;
/** Below this angle no pour begins: a touch is not a pour. */
const BEGINS = 60;

/** One pour, out and back: follows the wanted angle as closely as the limits allow. */
export class Tilt {
  angle = 0;
  frames = 0;
  returning = false;

  get over(): boolean {
    return this.frames >= LONGEST_POUR || (this.returning && this.angle <= UPRIGHT);
  }

  /** The next frame's angle; nothing before the movement begins or after it ends. */
  follow(wish: number): number | null {
    if (this.over || (this.frames === 0 && wish < BEGINS)) return null;
    let angle = clamp(Math.round(wish), 0, MOST_TILT);
    if (this.returning) angle = Math.min(angle, this.angle);
    else if (angle < this.angle && angle > this.angle - SWAY) angle = this.angle;
    angle = clamp(angle, this.angle - MOST_TURN, this.angle + MOST_TURN);
    if (angle < this.angle) this.returning = true;
    this.angle = angle;
    this.frames++;
    return angle;
  }
}

// By key the shaker goes out quickly, and slowly where it matters.
const QUICK = 40;
const SLOW = 10;
const TELLING = 750;
const BACK = 55;

/** A pour by pointer or by key: the pointer says where the shaker should be, a key only that it should go on. */
export class Pouring {
  readonly tilt = new Tilt();
  readonly #clock = new FrameClock();
  #wish = 0;
  #aim: number | null = null;
  #held = false;

  /** The angle to draw: the pointer's at once. */
  get angle(): number {
    const aim = this.#aim === null ? this.tilt.angle : clamp(this.#aim, 0, MOST_TILT);
    return this.tilt.returning ? Math.min(aim, this.tilt.angle) : aim;
  }
  get over(): boolean {
    return this.tilt.over;
  }
  point(angle: number): void {
    this.#aim = angle;
    this.#held = false;
  }
  hold(): void {
    this.#held = true;
    this.#aim = null;
  }
  /** Let go: it turns back by itself. */
  release(): void {
    this.#aim = null;
    this.#held = false;
  }

  /** The angles since the last call, interpolated evenly from the old one to the new one. */
  frames(now: number): number[] {
    const count = this.#clock.count(now);
    const from = this.#wish;
    const angles: number[] = [];
    for (let n = 1; n <= count; n++) {
      if (this.#aim !== null) this.#wish = from + ((this.#aim - from) * n) / count;
      else if (this.#held) this.#wish = Math.max(this.tilt.angle, this.#wish) + (this.#wish < TELLING ? QUICK : SLOW);
      else this.#wish = Math.max(0, Math.min(this.#wish, this.tilt.angle) - BACK);
      const angle = this.tilt.follow(this.#wish);
      if (angle !== null) angles.push(angle);
    }
    return angles;
  }
}

// -- the pan: its upward speed in mm/s and its place in mm
const MOST_SPEED = 2500;
const MOST_PUSH = 500;
const FARTHEST = 300;
const MOST_SLIDE = 30;
const SECOND_PUSH = 150;
/** A pointer's speed flickers: as long as it keeps this share of it the pan goes on. */
const STEADY = 0.6;

/** One jerk and a catch: follows the wanted speed as closely as the limits allow. */
export class Jerk {
  speed = 0;
  place = 0;
  frames = 0;
  risen = false;
  falling = false;

  /** The next frame's speed and place; nothing before the jerk begins. It goes on until the crêpe lies still. */
  follow(wish: number, where: number): [number, number] | null {
    if (this.frames === 0 && wish <= SECOND_PUSH) return null;
    let speed = clamp(Math.round(wish), -MOST_SPEED, MOST_SPEED);
    if (this.falling) speed = Math.min(speed, SECOND_PUSH);
    else if (speed < this.speed && speed > this.speed * STEADY) speed = this.speed;
    speed = clamp(speed, this.speed - MOST_PUSH, this.speed + MOST_PUSH);
    if (speed > SECOND_PUSH) this.risen = true;
    else if (this.risen && speed <= 0) this.falling = true;
    this.speed = speed;
    this.place = clamp(clamp(Math.round(where), -FARTHEST, FARTHEST), this.place - MOST_SLIDE, this.place + MOST_SLIDE);
    this.frames++;
    return [speed, this.place];
  }
}

const SWING = 38;
const GLIDE = 9;

/** A toss by pointer or by keys: up and stop throws the crêpe, left and right catch it. */
export class Tossing {
  readonly jerk = new Jerk();
  readonly #clock = new FrameClock();
  #x = 0;
  #y = 0;
  #seenY = 0;
  #pointing = false;
  #held = false;
  #slide = 0;

  /** The pointer's way since it took hold, in mm: to the right, and up. */
  point(x: number, y: number): void {
    this.#pointing = true;
    this.#x = x;
    this.#y = y;
  }
  hold(): void {
    this.#held = true;
  }
  slide(way: -1 | 0 | 1): void {
    this.#slide = way;
  }
  release(): void {
    this.#held = false;
    this.#pointing = false;
    this.#seenY = this.#y;
    if (this.jerk.frames === 0) this.#x = this.#y = this.#seenY = 0;
  }

  frames(now: number): number[] {
    const count = this.#clock.count(now);
    if (count === 0) return [];
    const wish = this.#pointing ? ((this.#y - this.#seenY) / count) * FRAMES_A_SECOND : this.#held ? this.jerk.speed + SWING : 0;
    this.#seenY = this.#y;
    const values: number[] = [];
    for (let n = 0; n < count; n++) {
      if (!this.#pointing) this.#x = clamp(this.#x + this.#slide * GLIDE, -FARTHEST, FARTHEST);
      const frame = this.jerk.follow(this.#held && !this.#pointing ? Math.max(wish, this.jerk.speed + SWING, SECOND_PUSH + 10) : wish, this.#x);
      if (frame) values.push(...frame);
    }
    return values;
  }
}
