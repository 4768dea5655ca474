// Dishes as their faces have them, grains as phrases, and how a pan stands.
import type { Phrase } from '../../protocol/types';
import { face, number, tell } from '../../words/words.svelte';
import { CREPE, GRAINS, type Colour, type Condiment, type Grain } from './kitchen';
import type { StoveView } from './view';

export interface Dish { id: string; name: string; colour: Colour | null; green: [number, number]; burnedAt: number; recipe: Partial<Record<Condiment, number>>; points: number; line: string }
/** What is printed on a dish; null while the faces are on their way. */
export function dishOf(id: string | null | undefined): Dish | null {
  const card = face(id ?? '');
  if (!card) return null;
  const printed = (name: string) => number(card.id, name) ?? 0;
  const recipe: Dish['recipe'] = {};
  for (const kind of card.symbols as Condiment[]) recipe[kind] = (recipe[kind] ?? 0) + 1;
  return { id: card.id, name: card.name, colour: card.id === CREPE ? null : (card.kind as Colour), green: [printed('heat-from'), printed('heat-to')], burnedAt: printed('burned-at'), recipe, points: printed('points'), line: effectOf(card.id) };
}
/** The text of a card. */
export const effectOf = (id: string): string => face(id)?.effects.map((effect) => tell(effect)).join(' ') ?? '';

/** Grains as a fact of a message: "2 pepper and 1 salt". */
export const grainsOf = (pan: Partial<Record<Grain, number>>): Phrase[] => GRAINS.filter((kind) => (pan[kind] ?? 0) > 0).map((kind) => ({ key: `grains-${kind}`, facts: { count: pan[kind] } }));

/** How a pan stands; '' while it is simply cooking. */
export const panState = (stove: StoveView): 'overspiced' | 'burned' | 'finished' | '' => (stove.overspiced ? 'overspiced' : stove.burned ? 'burned' : stove.finished ? 'finished' : '');
