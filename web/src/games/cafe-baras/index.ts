import type { StreetView } from './view';
import { capital, small } from './words';

export { default as Board } from './Board.svelte';

export function steps(view: unknown): string[] {
  const { step, deck, ending, regulars_to_end } = view as StreetView;
  if (step === 'over') return ['The cafés are closed'];
  return [`${deck} in the deck`, ending ? 'Last turns' : `${capital(small(regulars_to_end))} regulars end it`];
}
