// What the parts of the board need to know while a card is picked: where it may be played, and what a tap does.
import type { CardState } from '../../ui/card/card';
import type { Travel } from '../../ui/motion/travel';
import type { Target } from './moves';
import type { BakeryView } from './view';

export interface TapTargets {
  view: BakeryView;
  /** The seat whose private cards may be drawn. */
  me: number | null;
  /** Whether a card is picked, so that a tap chooses its target. */
  aiming: boolean;
  stateOf: (target: Target) => CardState;
  /** What a tap would do there, in two words; empty where it would do nothing. */
  pillOf: (target: Target) => string;
  /** Whether the card would finish a recipe there. */
  finishes: (target: Target) => boolean;
  tap: (target: Target) => void;
  travel: Travel;
}
