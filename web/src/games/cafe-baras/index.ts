import { say } from '../../words/words.svelte';
import type { StreetView } from './view';

export { default as Board } from './Board.svelte';

export function steps(view: unknown): string[] {
  const { step, deck, ending, regulars_to_end } = view as StreetView;
  if (step === 'over') return [say('board-closed')];
  return [say('board-deck-left', { count: deck }), ending ? say('board-last-turns') : say('board-regulars-end', { count: regulars_to_end })];
}
