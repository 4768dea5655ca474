// The props of a card, the same for every game: corner, picture, name, facts, one line of effect.
import type { Snippet } from 'svelte';

export type CardState = 'rest' | 'legal' | 'picked' | 'off';

export interface CardProps {
  name: string;
  /** The game's own classes: its kind, its tint. */
  look?: string;
  pattern?: string;
  facts?: string[];
  /** The effect in full, shown from 190 px on; `short` is shown on a hand card. */
  line?: string;
  short?: string;
  picture?: Snippet;
  corner?: Snippet;
  mark?: Snippet;
}
