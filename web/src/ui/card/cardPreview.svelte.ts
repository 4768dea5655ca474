// The one card that is held up to be read: by hovering, by a long press, or by keyboard focus and the space above it.
import type { CardProps } from './card';

interface Held { card: CardProps; at: DOMRect }

class HeldUp {
  now = $state.raw<Held | null>(null);
  lift(card: CardProps, at: DOMRect): void {
    this.now = { card, at };
  }
  drop(): void {
    this.now = null;
  }
}

export const held = new HeldUp();
