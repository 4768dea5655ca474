// Names and short texts of courses and votes.
import type { Course, Vote } from './view';

export const COURSE_NAME: Record<Course, string> = { starter: 'Starter', main: 'Main', dessert: 'Dessert' };
export const COURSES_NAME: Record<Course, string> = { starter: 'Starters', main: 'Mains', dessert: 'Desserts' };
export const VOTE_NAME: Record<Vote, string> = { split: 'Split the Bill', separate: 'Pay Separately', run: 'Run!' };
export const VOTE_SHORT: Record<Vote, string> = { split: 'Everyone pays an even share', separate: 'Each pays for what they ate', run: 'The dearest runner is caught' };
export const VOTE_LINE: Record<Vote, string> = {
  split: 'If most diners vote Split, everyone pays an even share of the bill.',
  separate: 'If most diners, or half of them, vote so, each pays for what they ate.',
  run: 'Alone you always escape. In company the dearest meal is caught and pays for all.',
};
export const points = (n: number): string => `${n} ${n === 1 ? 'point' : 'points'}`;
const SMALL = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'];
export const small = (n: number): string => SMALL[n] ?? String(n);
