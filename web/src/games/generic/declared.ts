// A view read by its declaration: what belongs to each seat, what to the table, which cards lie where, and which moves
// are made with them. The declaration alone decides; nothing is concluded from the shape of the data.
import type { MoveOffer, Phrase, ViewField } from '../../protocol/types';

/** A field that has something to say, and its value. */
export interface Entry { field: ViewField; value: unknown }
export interface Reading {
  /** What is said of the table in a word or a line. */
  facts: Entry[];
  /** Cards that lie before the viewer, or before all: lists first. */
  hands: Entry[];
  /** What is said of each seat. */
  seats: Entry[][];
  /** Records. */
  rest: Entry[];
}
type Data = Readonly<Record<string, unknown>>;

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === false || (Array.isArray(value) && value.every(isEmpty) && !value.includes(false));
export const isCards = ({ field }: Entry): boolean => field.kind === 'card' || field.kind === 'cards';
export const isRecord = ({ field }: Entry): boolean => field.kind === 'record' || field.kind === 'records';
export const isNumber = ({ field }: Entry): boolean => field.kind === 'number';

/** The fields of a record that have something to say, in the order in which they are declared. */
export const entriesOf = (fields: readonly ViewField[], data: Data): Entry[] => fields.map((field) => ({ field, value: data[field.name] })).filter(({ value }) => !isEmpty(value));

/** What a field says of each seat. */
export function bySeat({ field, value }: Entry): Entry[][] {
  return (value as unknown[]).map((part) => {
    if (field.kind === 'records') return entriesOf(field.fields ?? [], part as Data);
    return [{ field: { ...field, by_seat: false, kind: field.kind === 'numbers' ? 'number' : field.kind }, value: part }].filter((entry) => !isEmpty(entry.value)) as Entry[];
  });
}

export function readView(fields: readonly ViewField[], view: unknown, seats: number): Reading {
  const entries = entriesOf(fields, view as Data);
  const own = entries.filter(({ field }) => !field.by_seat);
  const ofSeats = entries.filter(({ field }) => field.by_seat).map(bySeat);
  return {
    facts: own.filter((entry) => !isCards(entry) && !isRecord(entry)),
    hands: [...own.filter(({ field }) => field.kind === 'cards'), ...own.filter(({ field }) => field.kind === 'card')],
    seats: Array.from({ length: seats }, (_, seat) => ofSeats.flatMap((all) => all[seat] ?? [])),
    rest: own.filter(isRecord),
  };
}

/** The ids of all cards of an entry; gaps are left out. */
export function cardsOf({ field, value }: Entry): string[] {
  if (field.kind === 'card') return [value as string];
  if (field.kind === 'cards') return (value as (string | null)[] | (string | null)[][]).flat().filter((id) => id !== null);
  const records = field.kind === 'record' ? [value] : field.kind === 'records' ? (value as unknown[]) : [];
  return records.flatMap((part) => entriesOf(field.fields ?? [], part as Data).flatMap(cardsOf));
}

/** The records of an entry, one or several, each as its entries. */
export function recordsOf({ field, value }: Entry): Entry[][] {
  return (field.kind === 'records' ? (value as Data[]) : [value as Data]).map((data) => entriesOf(field.fields ?? [], data));
}

/** Equal cards once, with their number. */
export const counted = (ids: readonly string[]): [string, number][] => [...new Set(ids)].map((id) => [id, ids.filter((other) => other === id).length]);

/** The message of one of a field's words. */
export const wordOf = (field: ViewField, word: string): Phrase => ({ key: `${field.name}-${word.replaceAll(' ', '-')}` });

/** The moves that are made with a card, by the part of the table where it lies; the others are `loose`. */
export interface Offers { at: Map<string, Map<string, MoveOffer[]>>; loose: MoveOffer[] }

/** Equal cards may lie in several places: a move is made where its cards come first, so one's own hand before a rival's. */
export function placeMoves(moves: readonly MoveOffer[], cardsIn: (move: MoveOffer) => string[], zones: ReadonlyMap<string, readonly string[]>): Offers {
  const offers: Offers = { at: new Map([...zones.keys()].map((zone) => [zone, new Map()])), loose: [] };
  for (const move of moves) {
    const named = new Set(cardsIn(move));
    const zone = [...zones].find(([, cards]) => cards.some((card) => named.has(card)));
    if (!zone) offers.loose.push(move);
    for (const card of new Set(zone?.[1].filter((id) => named.has(id)))) {
      const there = offers.at.get(zone?.[0] ?? '');
      there?.set(card, [...(there.get(card) ?? []), move]);
    }
  }
  return offers;
}
