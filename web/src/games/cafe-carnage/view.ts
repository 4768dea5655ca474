// What the server lets a seat see of Café Carnage. Types only; the page draws it and counts nothing again.
export type Course = 'starter' | 'main' | 'dessert';
export type Vote = 'split' | 'separate' | 'run';
export const COURSES: readonly Course[] = ['starter', 'main', 'dessert'];
export const VOTES: readonly Vote[] = ['split', 'separate', 'run'];

export interface Diner {
  score: number;
  money: number;
  ious: number;
  hand_count: number;
  can_run: boolean;
  sealed: boolean;
  eaten: string[];
}
export interface LastNight {
  night: number;
  dishes: string[][];
  costs: number[];
  runners: number[];
  caught: number[];
  split_votes: number;
  separate_votes: number;
  paid: number[];
  new_ious: number[];
  split: boolean;
}
export interface CarnageView {
  night: number;
  nights: number;
  step: 'orders' | 'ballot' | 'over';
  course: Course | null;
  guards: number;
  seat: number | null;
  menu: string[];
  orders: (string | null)[];
  hand: Record<Vote, number> | null;
  ballot: Vote | null;
  diners: Diner[];
  last_night: LastNight | null;
  decks: Record<Course, number>;
}
