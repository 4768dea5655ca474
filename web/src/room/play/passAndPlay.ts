// Pass-and-play: which seat the screen shows when several people share one device. Pure functions.
import type { SeatPosition } from '../../protocol/types';

/** The seat to show: the same one while it has to decide, then the next of ours that has to. */
export function nextShownSeat(yours: number[], seats: Record<string, SeatPosition>, now: number | null): number | null {
  if (yours.length === 0) return null;
  const owes = (seat: number) => seats[seat]?.pending ?? false;
  if (now !== null && yours.includes(now) && owes(now)) return now;
  const after = now === null ? yours : [...yours.filter((s) => s > now), ...yours.filter((s) => s <= now)];
  return after.find(owes) ?? (now !== null && yours.includes(now) ? now : (yours[0] as number));
}

export type PassStep = 'none' | 'pass' | 'wait';

/** Whether the screen is covered: never for one person; for several, between two people and while all of them wait. */
export function passStepFor(yours: number[], shown: number | null, confirmed: number | null, pending: boolean, playing: boolean): PassStep {
  if (yours.length < 2 || shown === null || !playing) return 'none';
  if (!pending) return 'wait';
  return confirmed === shown ? 'none' : 'pass';
}
