// Motions for pours and flips that chance decided: frames made up so that they end with the given result.
import type { Motion } from '../../../room/play/gesture';
import type { Landing, Movement } from '../kitchen';
import { FRAMES_A_SECOND } from './gestureFrames';

// The server's shaker and pan (hands/physics.py), in mm.
export const HALF_WIDTH = 15;
export const HALF_HEIGHT = 22;
export const SHOULDER = 8;
export const HALF_NECK = 5.25;
export const LIP = 37;
const PAN_FLOOR = -107;
const COLUMNS = 4;

const eased = (share: number): number => share * share * (3 - 2 * share);
const PEAK: Record<Movement, number> = { dab: 112, shake: 136, dump: 150 };

/** Where the grains lie in an upright shaker, and in one on its head: in rows, salt here and there among them. */
export function places(count: number, headlong: boolean): [number, number][] {
  const pitch = (2 * HALF_WIDTH - 3) / COLUMNS;
  const stride = count % 7 === 0 ? 5 : 7; // no two in one spot, however many there are
  return Array.from({ length: count }, (_, n) => {
    const spot = (n * stride) % count;
    const row = Math.floor(spot / COLUMNS);
    const x = -HALF_WIDTH + 1.5 + pitch * ((spot % COLUMNS) + 0.5);
    return [x * (headlong && row === 0 ? 0.8 : 1), headlong ? HALF_HEIGHT + 2 - pitch * row : -HALF_HEIGHT + 4 + pitch * row];
  });
}

/** The frames of a pour that gave so many grains of each kind. */
export function pourFrames(grains: number, salt: number, fallen: number, fallenSalt: number, movement: Movement): number[][] {
  const peak = PEAK[movement];
  const [out, hold, back] = [24, 10, 22];
  const upright = places(grains + salt, false);
  const headlong = places(grains + salt, true);
  // The last of each kind are those that go.
  const going = [...Array.from({ length: fallen }, (_, n) => grains - 1 - n), ...Array.from({ length: fallenSalt }, (_, n) => grains + salt - 1 - n)];
  const frames: number[][] = [];
  for (let frame = 0; frame <= out + hold + back + 24; frame++) {
    const share = frame < out ? eased(frame / out) : frame < out + hold ? 1 : Math.max(0, 1 - eased(Math.min(1, (frame - out - hold) / back)));
    const angle = peak * share;
    const turn = (-angle * Math.PI) / 180;
    const slid = Math.max(0, Math.min(1, (angle - 60) / 45));
    const row = [Math.round(angle * 10)];
    for (let grain = 0; grain < grains + salt; grain++) {
      const order = going.indexOf(grain);
      const leaves = out - 3 + order * 5;
      if (order >= 0 && frame >= leaves) {
        const lip = (-peak * Math.PI) / 180;
        const time = (frame - leaves) / FRAMES_A_SECOND;
        const x = -Math.sin(lip) * LIP + (18 + 9 * order) * time;
        const y = Math.cos(lip) * LIP - 0.5 * 1500 * time * time;
        row.push(Math.round(10 * x), Math.round(10 * Math.max(PAN_FLOOR, y)));
        continue;
      }
      const [ux, uy] = upright[grain] as [number, number];
      const [hx, hy] = headlong[grain] as [number, number];
      const x = ux + (hx - ux) * slid;
      const y = uy + (hy - uy) * slid;
      row.push(Math.round(10 * (x * Math.cos(turn) - y * Math.sin(turn))), Math.round(10 * (x * Math.sin(turn) + y * Math.cos(turn))));
    }
    frames.push(row);
  }
  return frames;
}

/** The frames of a flip that landed so: the pan's and the crêpe's places, and the crêpe's turn. */
export function flipFrames(landing: Landing): number[][] {
  const turns = { picture_up: -180, recipe_up: -360, beside: -250 }[landing];
  const drift = landing === 'beside' ? 250 : 55;
  const [rise, flight] = [9, 34];
  const height = 70;
  const frames: number[][] = [];
  for (let frame = 0; frame <= rise; frame++) frames.push([0, 10 * height * eased(frame / rise), 0, 10 * (height * eased(frame / rise) + 6), 0].map(Math.round));
  for (let frame = 1; frame <= flight; frame++) {
    const t = frame / flight;
    const pan = landing === 'beside' ? 30 * t : drift * t;
    const low = height * (1 - t);
    const y = landing === 'beside' ? height + 6 + 640 * t - 780 * t * t : low + 6 + 640 * t * (1 - t);
    frames.push([10 * pan, 10 * low, 10 * drift * t, 10 * y, 10 * turns * t].map(Math.round));
  }
  const last = frames.at(-1) as number[];
  for (let frame = 0; frame < 24; frame++) frames.push(last);
  return frames;
}

export const syntheticMotion = (seat: number, kind: 'pour' | 'flip', facts: Record<string, unknown>, frames: number[][]): Motion => ({ seat, kind, facts, frames, over: true });
