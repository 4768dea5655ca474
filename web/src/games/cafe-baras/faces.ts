// A face taken apart for the board: a card's text and worth above, its customer below; what a guest needs.
import type { CardFace, Phrase } from '../../protocol/types';
import { face, form, tell } from '../../words/words.svelte';
import type { GuestView, NeedView } from './view';

const listOf = (phrase: Phrase | undefined, fact: string): Phrase[] => (phrase?.facts?.[fact] ?? []) as Phrase[];
const customerOf = (card: CardFace): Phrase | undefined => card.effects.find((effect) => effect.key.startsWith('customer-'));
export const worthOf = (card: CardFace): Phrase | undefined => card.effects.find((effect) => effect.key.startsWith('worth-'));
export const isOngoing = (card: CardFace): boolean => card.effects.some((effect) => effect.key.startsWith('ongoing-'));

/** The lower half in one sentence. */
export const customerLine = (card: CardFace): string => card.effects.filter((effect) => effect === customerOf(card)).map((effect) => tell(effect)).join('');
/** The upper half's text, and what the card is worth. */
export const textLine = (card: CardFace): string => card.effects.filter((effect) => effect !== customerOf(card)).map((effect) => tell(effect)).join(' ');
/** The same in a few letters. */
export const textLabel = (card: CardFace): string => card.effects.map((effect) => form(effect, 'short')).filter(Boolean).join(' · ');

export const customerName = (id: string): string => face(id)?.also[0] ?? '';
export const wishesOf = (card: CardFace): { food: string; count: number }[] => listOf(customerOf(card), 'wants').map(({ facts }) => ({ food: String(facts?.['symbol']), count: Number(facts?.['count']) }));
export const tasteOf = (card: CardFace): string => String(customerOf(card)?.facts?.['decor'] ?? '');

/** A guest's needs: what each is, its picture, how many it takes, and how many every café has. */
export interface Wanted extends NeedView { need: Phrase; mark: string; count: number }
export function wantedBy(guest: GuestView): Wanted[] {
  return listOf(face(guest.id)?.effects[0], 'needs').flatMap((need, n) => {
    const there = guest.needs[n];
    return there ? [{ ...there, need, mark: String(need.facts?.['mark'] ?? need.facts?.['symbol']), count: Number(need.facts?.['count']) }] : [];
  });
}
export const met = (need: Wanted, seat: number): boolean => (need.have[seat] ?? 0) >= need.count;
/** How much of a need a café has, and no more than enough. */
export const has = (need: Wanted, seat: number): { have: number; count: number } => ({ have: Math.min(need.have[seat] ?? 0, need.count), count: need.count });
