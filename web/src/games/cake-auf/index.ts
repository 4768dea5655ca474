import type { BakeryView } from './view';

export { default as Board } from './Board.svelte';
export const chapters = ['round', 'turn'];

export function steps(view: unknown): string[] {
  const { round, rounds, step } = view as BakeryView;
  if (step === 'over') return ['The window is full'];
  const at = `Round ${round} of ${rounds}`;
  if (step === 'overnight') return [at, 'Overnight'];
  return step === 'throw' ? ['The tie-break'] : [at];
}
