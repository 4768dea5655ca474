// Whose eyes the screen has, when several people share one device (pass-and-play). Pure.
import type { SeatPosition } from '../../protocol/types';

/** The seat to show: stay while it owes a decision, then go to the next of ours that does. */
export function nextEyes(yours: number[], seats: Record<string, SeatPosition>, now: number | null): number | null {
  if (yours.length === 0) return null;
  const owes = (seat: number) => seats[seat]?.pending ?? false;
  if (now !== null && yours.includes(now) && owes(now)) return now;
  const after = now === null ? yours : [...yours.filter((s) => s > now), ...yours.filter((s) => s <= now)];
  return after.find(owes) ?? (now !== null && yours.includes(now) ? now : (yours[0] as number));
}

export type Curtain = 'none' | 'pass' | 'wait';

/** One person on the device needs no curtain. Several: it falls between two people and while all of them wait. */
export function curtain(yours: number[], eyes: number | null, unveiled: number | null, pending: boolean, playing: boolean): Curtain {
  if (yours.length < 2 || eyes === null || !playing) return 'none';
  if (!pending) return 'wait';
  return unveiled === eyes ? 'none' : 'pass';
}
