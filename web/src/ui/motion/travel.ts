// Card animations: between two places of a board, from and to piles, to another player.
import { cubicOut } from 'svelte/easing';
import { flip, type AnimationConfig, type FlipParams } from 'svelte/animate';
import { crossfade, fade, type TransitionConfig } from 'svelte/transition';
import { calm, TRAVEL } from './motion';

export interface Trip { key: string; index?: number }
type Transition = (node: Element, trip: Trip) => () => TransitionConfig;
export interface Travel {
  send: Transition;
  receive: Transition;
  shift: (node: Element, from: { from: DOMRect; to: DOMRect }) => AnimationConfig;
}

/** `away`: where a card goes that no place here receives; `from`: where one comes from that no place here sent. */
export function makeTravel(still: () => boolean, away: (id: string) => Element | null, from: (id: string) => Element | null): Travel {
  const quiet = () => still() || calm();
  const fly = (node: Element, { key, index = 0 }: Trip, intro: boolean): TransitionConfig => {
    if (quiet()) return fade(node, { duration: still() ? 0 : 120 });
    const there = (intro ? from(key) : away(key))?.getBoundingClientRect();
    const here = node.getBoundingClientRect();
    if (!there || there.width === 0) return fade(node, { duration: 160 });
    const dx = there.left + there.width / 2 - here.left - here.width / 2;
    const dy = there.top + there.height / 2 - here.top - here.height / 2;
    const size = Math.min(1, there.width / here.width, there.height / here.height);
    return {
      delay: intro ? index * 70 : 0,
      duration: TRAVEL + 90,
      easing: cubicOut,
      css: (t, u) => `transform: translate(${dx * u}px, ${dy * u}px) scale(${t + size * u}); opacity: ${Math.min(1, 0.25 + 1.5 * t)}; z-index: 40;`,
    };
  };
  const [send, receive] = crossfade({ duration: () => (still() ? 0 : calm() ? 1 : TRAVEL + 90), easing: cubicOut, fallback: (node, trip, intro) => fly(node, trip as Trip, intro) });
  const above = (make: Transition): Transition => (node, trip) => {
    const begin = make(node, trip);
    return () => {
      const config = begin();
      return { ...config, css: (t, u) => `${config.css?.(t, u) ?? ''}; z-index: 40;` };
    };
  };
  const settle: FlipParams = { duration: () => (quiet() ? 0 : TRAVEL), easing: cubicOut };
  return { send: above(send), receive: above(receive), shift: (node, rects) => flip(node, rects, settle) };
}
