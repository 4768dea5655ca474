import type { BakeryView } from './view';
import { say } from '../../words/words.svelte';

export { default as Board } from './Board.svelte';
export const chapters = ['event-round', 'event-turn'];

export function steps(view: unknown): string[] {
  const { round, rounds, step } = view as BakeryView;
  if (step === 'over') return [say('board-over')];
  if (step === 'throw') return [say('board-tie-break')];
  return [say('board-round', { round, rounds }), ...(step === 'overnight' ? [say('board-overnight')] : [])];
}
