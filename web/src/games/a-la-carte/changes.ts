// What changed from one view to the next: short texts, and the event that is shown large.
import { CREPE } from './kitchen';
import type { KitchenView } from './view';
import { dishOf, grainsOf } from './dishes';
import { say } from '../../words/words.svelte';

export interface News { tone: 'good' | 'bad' | 'plain'; text: string }
export interface Moment { kind: 'perfect' | 'served' | 'burned' | 'overspiced'; seat: number; dish: string; title: string; more: string }

/** Whether die, shaker or pan have shown something new. */
export const shownAnew = (before: KitchenView, after: KitchenView) => (after.latest !== null && after.latest.number !== before.latest?.number ? after.latest : null);

export function newsOf(before: KitchenView, after: KitchenView): News[] {
  const found: News[] = [];
  const seen = shownAnew(before, after);
  if (seen?.kind === 'rolled') found.push({ tone: 'plain', text: say('board-news-rolled', { seat: seen.seat, face: seen.face, amount: seen.amount }) });
  if (seen?.container) found.push({ tone: 'plain', text: say('board-news-poured', { seat: seen.seat, target: seen.target, mine: seen.target === seen.seat, grains: grainsOf({ [seen.container]: seen.own, salt: seen.salt }), count: seen.own + seen.salt }) });
  if (seen?.kind === 'flipped') found.push({ tone: seen.landing === 'picture_up' ? 'good' : 'bad', text: say('board-news-flipped', { seat: seen.seat, landing: seen.landing }) });
  after.cooks.forEach((cook, seat) => {
    const old = before.cooks[seat];
    if (!old || cook.dish !== old.dish) return;
    if (cook.burned && !old.burned) found.push({ tone: 'bad', text: say('board-news-burned', { seat, dish: cook.dish }) });
    if (cook.overspiced && !old.overspiced) found.push({ tone: 'bad', text: say('board-news-overspiced', { seat, dish: cook.dish }) });
  });
  const moment = momentOf(before, after);
  if (moment) found.push({ tone: moment.kind === 'served' || moment.kind === 'perfect' ? 'good' : 'bad', text: say('board-news-moment', { seat: moment.seat, title: moment.title, more: moment.more }) });
  return found;
}

const told = (kind: Moment['kind'], seat: number, dish: string): Moment => {
  const facts = { seat, dish, points: dishOf(dish)?.points ?? 0 };
  return { kind, seat, dish, title: say(`board-moment-${kind}`), more: say(`board-moment-${kind}`, facts, 'more') };
};

export function momentOf(before: KitchenView, after: KitchenView): Moment | null {
  for (const [seat, cook] of after.cooks.entries()) {
    const old = before.cooks[seat];
    const dish = cook.tray.at(-1);
    if (old && cook.tray.length > old.tray.length && dish !== undefined) return told(cook.stars > old.stars ? 'perfect' : 'served', seat, dish);
  }
  const dish = after.trash.at(-1);
  if (after.trash.length <= before.trash.length || dish === undefined) return null;
  const seat = before.cooks.findIndex((cook) => cook.dish === dish && (dish !== CREPE || cook === before.cooks[before.active]));
  const old = before.cooks[seat];
  // What waited for its cook's turn said what it was; of the rest a pour overspices, a roll burns.
  const over = !old?.burned && (shownAnew(before, after)?.kind === 'poured' || (old?.overspiced ?? false));
  return told(over ? 'overspiced' : 'burned', seat < 0 ? before.active : seat, dish);
}
