// A Svelte action for dragging a card: it follows the pointer, highlights drop targets and plays on release.
import { calm } from '../../ui/motion/motion';

const FAR = 9;
export interface Drag { start: () => boolean; over: (target: string | null) => void; drop: (target: string | null) => void }

/** The drop target under a point. */
const under = (x: number, y: number): string | null => document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]')?.dataset['drop'] ?? null;

export function drag(node: HTMLElement, { start, over, drop }: Drag): { update: (next: Drag) => void; destroy: () => void } {
  let on = { start, over, drop };
  let from: { x: number; y: number; id: number } | null = null;
  let ghost: HTMLElement | null = null;

  function begin(x: number, y: number): void {
    const card = node.querySelector<HTMLElement>('.card');
    if (!card || !on.start()) return stop();
    card.dispatchEvent(new PointerEvent('pointercancel')); // no longer a press that holds the card up
    ghost = card.cloneNode(true) as HTMLElement;
    ghost.removeAttribute('role');
    ghost.setAttribute('aria-hidden', 'true');
    ghost.inert = true;
    ghost.classList.add('ca-ghost');
    ghost.style.setProperty('--w', `${card.offsetWidth}px`);
    document.body.append(ghost);
    node.classList.add('is-away');
    follow(x, y);
  }
  function follow(x: number, y: number): void {
    if (!ghost) return;
    ghost.style.transform = `translate(${x}px, ${y}px) translate(-50%, -60%) ${calm() ? '' : 'rotate(-4deg)'}`;
    on.over(under(x, y));
  }
  const down = (event: PointerEvent) => {
    if (event.button === 0 && event.isPrimary) from = { x: event.clientX, y: event.clientY, id: event.pointerId };
    if (from) listen(true);
  };
  const move = (event: PointerEvent) => {
    if (!from || event.pointerId !== from.id) return;
    if (!ghost && Math.hypot(event.clientX - from.x, event.clientY - from.y) > FAR) begin(event.clientX, event.clientY);
    else follow(event.clientX, event.clientY);
  };
  const up = (event: PointerEvent) => {
    if (ghost && event.type === 'pointerup') {
      const target = under(event.clientX, event.clientY);
      addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', swallow, true));
      stop();
      on.drop(target);
    } else stop();
  };
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  function stop(): void {
    const dragged = ghost !== null;
    ghost?.remove();
    ghost = null;
    from = null;
    node.classList.remove('is-away');
    listen(false);
    if (dragged) on.over(null);
  }
  function listen(yes: boolean): void {
    const act = yes ? addEventListener : removeEventListener;
    act('pointermove', move as EventListener);
    act('pointerup', up as EventListener);
    act('pointercancel', up as EventListener);
  }
  node.addEventListener('pointerdown', down);
  return {
    update: (next) => (on = next),
    destroy: () => {
      stop();
      node.removeEventListener('pointerdown', down);
    },
  };
}
