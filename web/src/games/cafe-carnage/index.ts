import type { CarnageView } from './view';
import { COURSES_NAME } from './words';

export { default as Board } from './Board.svelte';

export const chapters = ['night'];

export function steps(view: unknown): string[] {
  const { night, nights, step, course } = view as CarnageView;
  if (step === 'over') return ['The week is over'];
  return [`Night ${night} of ${nights}`, step === 'ballot' ? 'The ballot' : course ? COURSES_NAME[course] : ''];
}
