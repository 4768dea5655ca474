import type { CarnageView } from './view';
import { say, word } from '../../words/words.svelte';

export { default as Board } from './Board.svelte';

export const chapters = ['event-night'];

export function steps(view: unknown): string[] {
  const { night, nights, step, course } = view as CarnageView;
  if (step === 'over') return [say('board-week-over')];
  return [say('board-night', { night, nights }), step === 'ballot' ? say('board-ballot') : course ? word('courses', course) : ''];
}
