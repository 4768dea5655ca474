// Transitions and their durations; all of them obey prefers-reduced-motion.
import { cubicOut } from 'svelte/easing';
import { crossfade, fade, fly, type TransitionConfig } from 'svelte/transition';

const query = typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : null;
export const calm = (): boolean => query?.matches ?? false;

export const TRAVEL = 280;
export const STAGGER = 140;

export function deal(node: Element, { from, index = 0 }: { from: { x: number; y: number }; index?: number }): TransitionConfig {
  const delay = index * STAGGER;
  if (calm()) return fade(node, { duration: 120 });
  return fly(node, { x: from.x, y: from.y, duration: TRAVEL + 60, delay, easing: cubicOut, opacity: 0 });
}

export function leave(node: Element, { y = 60 }: { y?: number } = {}): TransitionConfig {
  return calm() ? fade(node, { duration: 120 }) : fly(node, { y, duration: 180, easing: cubicOut });
}

export function appear(node: Element, { delay = 0, y = 14 }: { delay?: number; y?: number } = {}): TransitionConfig {
  return calm() ? fade(node, { duration: 120, delay }) : fly(node, { y, duration: 240, delay, easing: cubicOut });
}

/** Crossfade: a card that leaves one place and appears at another moves between them. */
const pair = crossfade({
  duration: () => (calm() ? 1 : TRAVEL + 70),
  easing: cubicOut,
  fallback: (node) => fade(node, { duration: 160 }),
});
export const send = pair[0];
export const receiveCard = pair[1];

/** Animate small things (coins) from one element to another, above everything else. */
export function throwTo(from: Element, to: Element, count: number, className: string, html: () => Element): void {
  if (calm() || typeof from.animate !== 'function') return;
  const a = from.getBoundingClientRect();
  const b = to.getBoundingClientRect();
  for (let n = 0; n < Math.min(count, 9); n++) {
    const thing = html();
    thing.classList.add(className);
    document.body.append(thing);
    const x0 = a.left + a.width / 2 + (n % 3) * 5;
    const y0 = a.top + a.height / 2;
    const dx = b.left + b.width / 2 - x0 + ((n * 37) % 30) - 15;
    const dy = b.top + b.height / 2 - y0 + ((n * 23) % 16) - 8;
    const flight = thing.animate(
      [
        { transform: `translate(${x0}px, ${y0}px) scale(.7)`, opacity: 0 },
        { transform: `translate(${x0 + dx * 0.4}px, ${y0 + dy * 0.4 - 60}px) scale(1.15)`, opacity: 1, offset: 0.45 },
        { transform: `translate(${x0 + dx}px, ${y0 + dy}px) scale(.85)`, opacity: 1 },
      ],
      { duration: 520, delay: n * 70, easing: 'cubic-bezier(.4, 0, .3, 1)', fill: 'both' },
    );
    void flight.finished.then(() => thing.remove(), () => thing.remove());
  }
}

/** Animate a number to its new value. */
export function countUp(from: number, to: number, show: (value: number) => void): () => void {
  if (calm() || from === to) {
    show(to);
    return () => {};
  }
  const start = performance.now();
  let frame = 0;
  const step = (now: number) => {
    const t = Math.min(1, (now - start) / 500);
    show(Math.round(from + (to - from) * cubicOut(t)));
    if (t < 1) frame = requestAnimationFrame(step);
  };
  frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}
