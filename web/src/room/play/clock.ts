// Formats clocks: the time left in figures and in words, and when a screen reader announces it.
import type { NewTable, SeatClock } from '../../protocol/types';
import { say } from '../../words/words.svelte';

export type ClockName = NonNullable<NewTable['clock']>;

export const CLOCKS: ClockName[] = ['none', 'relaxed', 'blitz', 'days'];

/** The seconds that a seat has left, `since` milliseconds after the server said so. */
export const left = (clock: SeatClock, since: number): number => Math.max(0, clock.left - (clock.running ? since / 1000 : 0));

const two = (n: number): string => String(n).padStart(2, '0');

export function figures(seconds: number): string {
  const s = Math.ceil(seconds);
  if (s >= 48 * 3600) return say('play-time-days', { days: Math.floor(s / 86400) });
  if (s >= 3600) return say('play-clock-hours', { hours: Math.floor(s / 3600), minutes: two(Math.floor(s / 60) % 60) });
  return `${Math.floor(s / 60)}:${two(s % 60)}`;
}

export function words(seconds: number): string {
  const s = Math.ceil(seconds);
  if (s >= 48 * 3600) return say('play-time-days', { days: Math.floor(s / 86400) });
  const hours = say('play-time-hours', { hours: Math.floor(s / 3600) });
  const minutes = say('play-time-minutes', { minutes: Math.floor(s / 60) % 60 });
  const rest = say('play-time-seconds', { seconds: s % 60 });
  if (s >= 3600) return Math.floor(s / 60) % 60 ? say('play-time-both', { long: hours, short: minutes }) : hours;
  if (s >= 60) return s % 60 ? say('play-time-both', { long: minutes, short: rest }) : minutes;
  return rest;
}

/** What a screen reader says when one's own time runs short: only at a few marks, not every second. */
export function warning(seconds: number): string {
  const mark = [5, 10, 30, 60].find((m) => seconds <= m);
  return mark === undefined ? '' : seconds <= 0 ? say('play-clock-yours', {}, 'up') : say('play-clock-yours', { time: words(mark) }, 'mark');
}

/** The clock to show: one's own while it runs, else the shortest that runs, else one's own. */
export function shownClock(clocks: SeatClock[], yours: number[]): number | null {
  const running = clocks.flatMap((c, seat) => (c.running ? [seat] : []));
  const mine = running.filter((seat) => yours.includes(seat));
  const pick = mine.length ? mine : running.length ? running : yours;
  return pick.reduce<number | null>((best, seat) => (best === null || (clocks[seat]?.left ?? 0) < (clocks[best]?.left ?? 0) ? seat : best), null);
}
