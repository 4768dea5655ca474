// The reveal of a night as a list of beats: what is told, how long it is shown, and everybody's standing after it.
// It replays what the server has already decided, from `last_night`; it decides nothing.
import { say } from '../../words/words.svelte';
import { COURSES, type CarnageView, type Course, type Diner, type LastNight } from './view';

export type BeatKind = 'course' | 'points' | 'runners' | 'caught' | 'votes' | 'pay';
export interface Standing { score: number; money: number; ious: number }
export interface Beat {
  kind: BeatKind;
  course: Course | null;
  sentence: string;
  more: string;
  ms: number;
  standing: Standing[];
}

export function eveningOf(before: Diner[], view: CarnageView, me: number | null): Beat[] {
  const last = view.last_night;
  if (!last) return [];
  const start = before.map(({ score, money, ious }): Standing => ({ score, money, ious }));
  const end = view.diners.map(({ score, money, ious }): Standing => ({ score, money, ious }));
  // Points are earned at the table, IOUs at the till: between the two everybody has eaten and nobody has paid.
  const eaten = end.map((d, s) => ({ score: d.score + 5 * (last.new_ious[s] ?? 0), money: start[s]?.money ?? d.money, ious: start[s]?.ious ?? 0 }));

  const beats: Beat[] = COURSES.map((course) => ({ kind: 'course', course, sentence: say(`reveal-${course}`), more: '', ms: 900 + 140 * before.length, standing: start }));
  const earned = me === null ? '' : say('reveal-your-dinner', { points: (eaten[me]?.score ?? 0) - (start[me]?.score ?? 0), cost: last.costs[me] ?? 0 });
  beats.push({ kind: 'points', course: null, sentence: say('reveal-points'), more: earned, ms: 1500, standing: eaten });
  const { runners } = last;
  beats.push({ kind: 'runners', course: null, sentence: say('reveal-runners', { runners }), more: '', ms: runners.length === 0 ? 1100 : 1700, standing: eaten });
  if (runners.length > 0) beats.push({ kind: 'caught', course: null, ...doorWords(last), ms: 2100, standing: eaten });
  if (last.split_votes + last.separate_votes > 0) {
    beats.push({ kind: 'votes', course: null, sentence: say('reveal-votes', { split: last.split_votes, separate: last.separate_votes }), more: say('reveal-vote-result', { shared: last.split }), ms: 1900, standing: eaten });
  }
  beats.push({ kind: 'pay', course: null, ...tillWords(last, me), ms: 2100, standing: end });
  return beats;
}

function doorWords(last: LastNight): { sentence: string; more: string } {
  const { caught, runners } = last;
  const away = runners.filter((seat) => !caught.includes(seat));
  if (caught.length === 0) return { sentence: say('reveal-away', { away }), more: say('reveal-on-the-house') };
  return {
    sentence: say('reveal-caught', { caught, due: last.paid[caught[0] as number] ?? 0 }),
    more: away.length > 0 ? say('reveal-away-unpaid', { away }) : say('reveal-nobody-away'),
  };
}

function tillWords(last: LastNight, me: number | null): { sentence: string; more: string } {
  const diners = last.new_ious.flatMap((count, seat) => (count > 0 ? [seat] : []));
  const sentence = me === null ? say('reveal-settle') : say('reveal-you-pay', { paid: last.paid[me] ?? 0 });
  return { sentence, more: diners.length > 0 ? say('reveal-borrowers', { diners }) : '' };
}
