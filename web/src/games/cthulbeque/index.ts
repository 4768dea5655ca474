import type { FeastView } from './view';
import { stepName } from './words';

export { default as Board } from './Board.svelte';

export const chapters = ['turn'];

export function steps(view: unknown): string[] {
  const { round, round_cap, step, challenge, turn, declarer } = view as FeastView;
  if (step === 'over') return [stepName(step, false)];
  const when = turn === null ? 'Before the first course' : declarer !== null ? 'The last turns' : `Round ${round} of at most ${round_cap}`;
  return [when, stepName(step, challenge !== null)];
}
