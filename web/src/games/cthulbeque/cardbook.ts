// Parses a card's face, as the server sends it, into the parts that the page draws. It knows no card by name.
import type { CardFace } from '../../protocol/types';

export const KINDS = ['monster', 'recipe', 'ingredient', 'item', 'spell', 'assistant'] as const;
export type Kind = (typeof KINDS)[number];
export const FAMILIES = ['Deep', 'Dream', 'Spore', 'Grave', 'Star'] as const;
export type Family = (typeof FAMILIES)[number];

export interface Info {
  id: string;
  name: string;
  kind: Kind;
  family: Family | null;
  threat: number;
  fear: number;
  stars: number;
  trait: string;
  nuisance: boolean;
  line: string;
}
export type CardBook = ReadonlyMap<string, Info>;

const number = (facts: string[], word: string): number => Number(facts.find((f) => f.startsWith(`${word} `))?.slice(word.length + 1) ?? 0);

export function readFace(face: CardFace): Info {
  const kind = KINDS.find((k) => face.kind.toLowerCase().endsWith(k)) ?? 'item';
  const monster = kind === 'monster';
  const fear = number(face.facts, 'Fear');
  const threat = number(face.facts, 'Threat');
  const trait = monster ? (face.facts[4] ?? '') : '';
  return {
    id: face.id,
    name: face.name,
    kind,
    family: FAMILIES.find((f) => face.facts[0] === f) ?? null,
    threat,
    fear,
    stars: monster ? parseInt(face.facts[3] ?? '', 10) || 0 : 0,
    trait,
    nuisance: face.facts.includes('nuisance'),
    line: face.line || (monster ? `Cook it with ${threat} ${threat === 1 ? 'counter' : 'counters'}. Fear check ${fear}.` : ''),
  };
}

export const bookOf = (faces: CardFace[]): CardBook => new Map(faces.map((face) => [face.id, readFace(face)]));

/** A card that is not in the book (a deck of one's own, or faces still on their way) is shown by its id. */
export function look(book: CardBook, id: string): Info {
  return book.get(id) ?? { id, name: id, kind: id.startsWith('M') ? 'monster' : 'item', family: null, threat: 0, fear: 0, stars: 0, trait: '', nuisance: false, line: '' };
}
