// The courses and the ballots in the order of the table.
import type { DinnerView } from './view';

export type Course = NonNullable<DinnerView['course']>;
export type Vote = NonNullable<DinnerView['ballot']>;
export const COURSES: readonly Course[] = ['starter', 'main', 'dessert'];
export const VOTES: readonly Vote[] = ['split', 'separate', 'run'];
