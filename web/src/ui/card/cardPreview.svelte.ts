// The card that is shown enlarged: on hover, long press or keyboard focus. One at a time.
import type { CardProps } from './card';

interface Held { card: CardProps; at: DOMRect }

class CardPreviewState {
  now = $state.raw<Held | null>(null);
  show(card: CardProps, at: DOMRect): void {
    this.now = { card, at };
  }
  hide(): void {
    this.now = null;
  }
}

export const cardPreview = new CardPreviewState();
