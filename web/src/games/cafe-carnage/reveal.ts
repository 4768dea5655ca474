// The reveal of a night as a list of beats: the sentence, how long it is shown, and everybody's standing after it.
// It replays what the server has already decided, from `last_night`; it decides nothing.
import { listed } from '../../ui/people/seats';
import { points } from './words';
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

const SERVED: Record<Course, string> = { starter: 'Dinner is served: the starters', main: 'Then the mains', dessert: 'And the desserts' };
const dollars = (amount: number) => `$${amount}`;

export function eveningOf(before: Diner[], view: CarnageView, nameOf: (seat: number) => string, me: number | null): Beat[] {
  const last = view.last_night;
  if (!last) return [];
  const who = (seats: number[]) => listed(seats.map((s, n) => (s === me ? (n === 0 ? 'You' : 'you') : nameOf(s))));
  const one = (seats: number[], single: string, plural: string) => (seats.length === 1 && seats[0] !== me ? single : plural);
  const start = before.map(({ score, money, ious }): Standing => ({ score, money, ious }));
  const end = view.diners.map(({ score, money, ious }): Standing => ({ score, money, ious }));
  // Points are earned at the table, IOUs at the till: between the two everybody has eaten and nobody has paid.
  const eaten = end.map((d, s) => ({ score: d.score + 5 * (last.new_ious[s] ?? 0), money: start[s]?.money ?? d.money, ious: start[s]?.ious ?? 0 }));

  const beats: Beat[] = COURSES.map((course) => ({ kind: 'course', course, sentence: SERVED[course], more: '', ms: 900 + 140 * before.length, standing: start }));
  beats.push({ kind: 'points', course: null, sentence: 'Everybody savours it', more: mine(me, (s) => `Your dinner: ${points((eaten[s]?.score ?? 0) - (start[s]?.score ?? 0))}, and ${dollars(last.costs[s] ?? 0)} to settle.`), ms: 1500, standing: eaten });
  beats.push({ kind: 'runners', course: null, sentence: last.runners.length === 0 ? 'Nobody runs tonight' : `${who(last.runners)} ${one(last.runners, 'runs', 'run')} for the door!`, more: '', ms: last.runners.length === 0 ? 1100 : 1700, standing: eaten });
  if (last.runners.length > 0) beats.push({ kind: 'caught', course: null, ...doorWords(last, who, one), ms: 2100, standing: eaten });
  const sat = last.split_votes + last.separate_votes;
  if (sat > 0) beats.push({ kind: 'votes', course: null, sentence: `${last.split_votes} for splitting, ${last.separate_votes} for paying separately`, more: last.split ? 'The bill is shared evenly.' : 'Each pays for what they ate.', ms: 1900, standing: eaten });
  beats.push({ kind: 'pay', course: null, ...tillWords(last, me, who), ms: 2100, standing: end });
  return beats;
}

const mine = (me: number | null, words: (seat: number) => string): string => (me === null ? '' : words(me));

function doorWords(last: LastNight, who: (s: number[]) => string, one: (s: number[], a: string, b: string) => string): { sentence: string; more: string } {
  const free = last.runners.filter((s) => !last.caught.includes(s));
  if (last.caught.length === 0) return { sentence: `${who(free)} ${one(free, 'gets', 'get')} away`, more: 'Dinner is on the house, or on whoever stayed.' };
  const share = dollars(last.paid[last.caught[0] as number] ?? 0);
  return {
    sentence: `${who(last.caught)} ${one(last.caught, 'is', last.caught.length === 1 ? 'are' : 'are')} caught: ${share}${last.caught.length > 1 ? ' each' : ''}`,
    more: free.length > 0 ? `${who(free)} ${one(free, 'gets', 'get')} away without paying.` : 'Nobody got away.',
  };
}

function tillWords(last: LastNight, me: number | null, who: (s: number[]) => string): { sentence: string; more: string } {
  const owing = last.new_ious.flatMap((count, seat) => (count > 0 ? [seat] : []));
  const sentence = me === null ? 'Everybody settles up' : (last.paid[me] ?? 0) > 0 ? `You pay ${dollars(last.paid[me] ?? 0)}` : 'You pay nothing';
  return { sentence, more: owing.length > 0 ? `${who(owing)} could not pay: an IOU is $5 more and 5 points less.` : '' };
}
