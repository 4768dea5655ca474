// What the parts of the board need to know while a card is picked: where it may be played, and what a tap does.
import type { CardState } from '../../ui/card/card';
import type { Travel } from '../../ui/motion/travel';
import type { Target } from './moves';
import type { BakeryView } from './view';

export interface TapTargets {
  view: BakeryView;
  /** Whose private things may be drawn. */
  me: number | null;
  /** Whether a card is held, so that a tap aims. */
  aiming: boolean;
  stateOf: (target: Target) => CardState;
  /** What would happen there, in two words; empty where nothing would. */
  pillOf: (target: Target) => string;
  tap: (target: Target) => void;
  travel: Travel;
}
