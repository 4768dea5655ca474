import type { KitchenView } from './view';
import { goal } from './words';

export { default as Board } from './Board.svelte';

export const chapters = ['turn'];

export function steps(view: unknown): string[] {
  const kitchen = view as KitchenView;
  return kitchen.step === 'over' ? ['The kitchen is closed'] : [`Round ${kitchen.round}`, goal(kitchen)];
}
