// The changes between two views: who did what with which card, and where coins went.
import { say } from '../../words/words.svelte';
import { customerName } from './faces';
import type { StreetView } from './view';

export type Deed = 'added' | 'served' | 'regular' | 'dropped' | 'took';
export interface News { seat: number; deed: Deed; card: string; coins: number }
export interface Change { news: News[]; coins: number[]; claimed: { seat: number; guest: string }[] }

export function changes(before: StreetView, after: StreetView): Change {
  const actor = before.active;
  const coins = after.cafes.map((cafe, seat) => cafe.coins - (before.cafes[seat]?.coins ?? cafe.coins));
  const news: News[] = [];
  const note = (seat: number, deed: Deed, card: string) => news.push({ seat, deed, card, coins: coins[seat] ?? 0 });
  after.cafes.forEach((cafe, seat) => {
    const had = before.cafes[seat];
    if (!had) return;
    for (const { id } of cafe.row) if (!had.row.some((entry) => entry.id === id)) note(seat, 'added', id);
    for (const id of cafe.regulars) if (!had.regulars.includes(id)) note(seat, 'regular', id);
  });
  for (const id of after.discard) {
    if (!before.discard.includes(id) && !before.display.includes(id)) note(actor, before.step === 'swap' ? 'dropped' : 'served', id);
  }
  for (const id of before.display) {
    const used = after.cafes.some((cafe) => cafe.regulars.includes(id) || cafe.row.some((entry) => entry.id === id));
    if (!after.display.includes(id) && !after.discard.includes(id) && !used) note(actor, 'took', id);
  }
  const claimed = after.guests.flatMap((guest) => {
    const was = before.guests.find((g) => g.id === guest.id);
    return guest.owner !== null && was?.owner === null ? [{ seat: guest.owner, guest: guest.id }] : [];
  });
  return { news, coins, claimed };
}

/** The last thing that a café did, in four words. */
export const newsWords = ({ deed, card, coins }: News): string => say(`board-news-${deed}`, { card, customer: customerName(card), coins });

/** Where a card went that is no longer where it was; a seat is somebody's hidden hand, row or regulars. */
export type Whereabouts = { pile: 'discard' | 'deck' } | { seat: number } | null;
export function whereabouts(id: string, view: StreetView, actor: number): Whereabouts {
  if (view.discard.includes(id)) return { pile: 'discard' };
  const owner = view.cafes.findIndex((cafe) => cafe.regulars.includes(id) || cafe.row.some((entry) => entry.id === id));
  if (owner >= 0) return { seat: owner };
  if (view.display.includes(id) || view.hand.includes(id)) return null;
  return actor === view.seat ? { pile: 'deck' } : { seat: actor };
}
