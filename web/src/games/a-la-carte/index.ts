import type { KitchenView } from './view';
import { say } from '../../words/words.svelte';

export { default as Board } from './Board.svelte';

export const chapters = ['event-turn'];

export function steps(view: unknown): string[] {
  const { step, round, dishes_to_win, stars_to_win } = view as KitchenView;
  return step === 'over' ? [say('board-closed')] : [say('board-round', { round }), say('board-goal', { dishes: dishes_to_win, stars: stars_to_win })];
}
