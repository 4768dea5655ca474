// Formats clocks: the time left in figures and in words, and when a screen reader announces it.
import type { NewTable, SeatClock } from '../../protocol/types';

export type ClockName = NonNullable<NewTable['clock']>;

export const CLOCKS: { value: ClockName; label: string; help: string }[] = [
  { value: 'none', label: 'None', help: 'Everybody takes the time it takes. Who is away for three minutes is covered by a bot.' },
  { value: 'relaxed', label: 'Relaxed', help: 'Thirty seconds a decision, and ten minutes more for the whole match.' },
  { value: 'blitz', label: 'Blitz', help: 'Ten seconds a decision, and one minute more for the whole match.' },
  { value: 'days', label: 'Days', help: 'Three days for every decision. Come and go as you like.' },
];

/** The seconds that a seat has left, `since` milliseconds after the server said so. */
export const left = (clock: SeatClock, since: number): number => Math.max(0, clock.left - (clock.running ? since / 1000 : 0));

const two = (n: number): string => String(n).padStart(2, '0');

export function figures(seconds: number): string {
  const s = Math.ceil(seconds);
  if (s >= 48 * 3600) return `${Math.floor(s / 86400)} days`;
  if (s >= 3600) return `${Math.floor(s / 3600)}:${two(Math.floor(s / 60) % 60)} h`;
  return `${Math.floor(s / 60)}:${two(s % 60)}`;
}

const count = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? '' : 's'}`;

export function words(seconds: number): string {
  const s = Math.ceil(seconds);
  if (s >= 48 * 3600) return count(Math.floor(s / 86400), 'day');
  if (s >= 3600) return `${count(Math.floor(s / 3600), 'hour')} ${count(Math.floor(s / 60) % 60, 'minute')}`;
  if (s >= 60) return s % 60 ? `${count(Math.floor(s / 60), 'minute')} ${count(s % 60, 'second')}` : count(s / 60, 'minute');
  return count(s, 'second');
}

/** What a screen reader says when one's own time runs short: only at a few marks, not every second. */
export function warning(seconds: number): string {
  const mark = [5, 10, 30, 60].find((m) => seconds <= m);
  return mark === undefined ? '' : seconds <= 0 ? 'Your time is up: a bot makes this move.' : `${words(mark)} left.`;
}

/** The clock to show: one's own while it runs, else the shortest that runs, else one's own. */
export function shownClock(clocks: SeatClock[], yours: number[]): number | null {
  const running = clocks.flatMap((c, seat) => (c.running ? [seat] : []));
  const mine = running.filter((seat) => yours.includes(seat));
  const pick = mine.length ? mine : running.length ? running : yours;
  return pick.reduce<number | null>((best, seat) => (best === null || (clocks[seat]?.left ?? 0) < (clocks[best]?.left ?? 0) ? seat : best), null);
}
