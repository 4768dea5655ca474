// The values of a view in words.
import type { CardFace, Phrase } from '../../protocol/types';
import { cardName, form, hasWords, listed, say, seatName, tell, word } from '../../words/words.svelte';
import { counted, wordOf, type Entry } from './declared';

const GAP = '–';

/** A value that needs no more than a line. */
export function told({ field, value }: Entry): string {
  const one = (part: unknown): string => {
    if (part === null) return GAP;
    if (field.kind === 'word' || field.kind === 'words') return tell(wordOf(field, String(part)));
    if (field.kind === 'card' || field.kind === 'cards') return cardName(String(part));
    if (field.kind === 'seat' || field.kind === 'seats') return seatName(Number(part));
    return String(part);
  };
  if (field.kind === 'flag') return say('play-yes');
  if (field.kind === 'phrase') return tell(value as Phrase);
  if (!Array.isArray(value)) return one(value);
  return field.kind === 'seats' ? listed(value.map(one)) : value.map(one).join(field.kind === 'numbers' ? ' ' : ', ');
}

/** A card's number in its corner, with its sign where it has one; '' where there is none. */
export function cornerOf(face: CardFace): string {
  const value = face.numbers.find(([label]) => label === face.corner)?.[1];
  if (value === undefined) return '';
  return hasWords(`number-${face.corner}`, 'corner') ? say(`number-${face.corner}`, { value }, 'corner') : String(value);
}

/** Symbols in words, equal ones once with their number. */
export const symbolsOf = (face: CardFace): string[] => counted(face.symbols).map(([symbol, times]) => (times > 1 ? `${word('symbol', symbol)} ×${times}` : word('symbol', symbol)));
/** What stands in a line below a card's name. */
export const factsOf = (face: CardFace): string[] => [word('kind', face.kind), ...symbolsOf(face), ...face.traits.map((trait) => word('trait', trait))];
/** Every number with its name. */
export const numbersOf = (face: CardFace): string[] => face.numbers.map(([label, value]) => `${word('number', label)} ${value}`);
export const effectsOf = (face: CardFace): string => face.effects.map((effect) => tell(effect)).join(' ');
export const shortEffectsOf = (face: CardFace): string => face.effects.map((effect) => form(effect, 'short') || tell(effect)).join(' ');
/** What a card's traits mean, where the game says so. */
export const traitsOf = (face: CardFace): string[] => face.traits.filter((trait) => hasWords(`trait-${trait.replaceAll(' ', '-')}`, 'long')).map((trait) => `${word('trait', trait)}: ${say(`trait-${trait.replaceAll(' ', '-')}`, {}, 'long')}`);
