import { say, word } from '../../words/words.svelte';
import { stageOf } from './evening';
import type { FeastView } from './view';

export { default as Board } from './Board.svelte';

export const chapters = ['event-turn'];

export function steps(view: unknown): string[] {
  const feast = view as FeastView;
  const stage = word('board-stage', stageOf(feast));
  if (feast.step === 'over') return [stage];
  const when = feast.turn === null ? say('board-before') : feast.declarer !== null ? say('board-last-turns') : say('board-round', { round: feast.round, most: feast.round_cap });
  return [when, stage];
}
