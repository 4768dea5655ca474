// Tells phrases as sentences. src/potluck/language/teller.py is the same in Python; a test compares the two.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Phrase } from '../protocol/types';

export type Facts = Record<string, unknown>;
/** A piece of a sentence; `seat` where it is a player's name. */
export interface Piece { text: string; seat: number | null }

export function bundleOf(language: string, ...sources: string[]): FluentBundle {
  const bundle = new FluentBundle(language === 'en-XA' ? 'en' : language, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true });
  return bundle;
}

const isPhrase = (value: unknown): value is Phrase => typeof value === 'object' && value !== null && 'key' in value;
const slug = (word: string): string => word.replaceAll(' ', '-');
// Around a player's number in a sentence that is taken apart; nobody can type these characters.
const OPEN = '\uE000';
const CLOSE = '\uE001';

export class Teller {
  /** `bundles`: the language, then English. */
  constructor(
    readonly bundles: readonly FluentBundle[],
    readonly kinds: Readonly<Record<string, string>> = {},
    readonly names: readonly string[] = [],
    readonly cards: ReadonlyMap<string, string> = new Map(),
    /** The reader's own seat, for messages that say "you"; -1 for nobody's. */
    readonly me = -1,
    readonly marked = false,
  ) {}

  tell(phrase: Phrase, form = ''): string {
    return this.say(phrase.key, phrase.facts, form);
  }

  /** An attribute of a phrase's message, or nothing where it has none. */
  form(phrase: Phrase, form: string): string {
    return this.has(phrase.key, form) ? this.tell(phrase, form) : '';
  }

  has(key: string, form = ''): boolean {
    return this.#find(key, form) !== null;
  }

  say(key: string, facts: Facts = {}, form = ''): string {
    const found = this.#find(key, form);
    const id = form ? `${key}.${form}` : key;
    if (!found) return this.#missing(id, 'there is no such message');
    const variables: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(facts)) this.#add(variables, name, value);
    const errors: Error[] = [];
    const text = found.bundle.formatPattern(found.pattern, variables, errors);
    return errors[0] ? this.#missing(id, errors[0].message, text) : text;
  }

  word(kind: string, value: string): string {
    return this.say(`${kind}-${slug(value)}`);
  }

  listed(parts: readonly string[]): string {
    if (parts.length < 2) return parts.join('');
    const most = parts.slice(1, -1).reduce((first, next) => this.say('list-comma', { first, next }), parts[0] ?? '');
    return this.say('list-last', { first: most, last: parts.at(-1) });
  }

  name(seat: number): string {
    return this.names[seat] ?? this.say('seat-unnamed', { number: seat + 1 });
  }

  card(id: string): string {
    return this.has(`card-${slug(id)}`) ? this.say(`card-${slug(id)}`) : (this.cards.get(id) ?? id);
  }

  /** The ids of the cards among a phrase's facts, also within lists and phrases. */
  cardsIn(phrase: Phrase): string[] {
    return Object.entries(phrase.facts ?? {}).flatMap(([name, value]) => [value].flat().flatMap((part) => {
      if (isPhrase(part)) return this.cardsIn(part);
      return typeof part === 'string' && this.kinds[name] === 'card' ? [part] : [];
    }));
  }

  /** A sentence in pieces, so that players' names can be shown in their colours. */
  pieces(phrase: Phrase): Piece[] {
    const marking = new Teller(this.bundles, this.kinds, this.names, this.cards, this.me, true);
    return marking.tell(phrase).split(OPEN).flatMap((part, n): Piece[] => {
      const [inside = '', after = ''] = n === 0 ? ['', part] : part.split(CLOSE);
      const seat = Number(inside);
      const name: Piece[] = n === 0 ? [] : [{ text: this.name(seat), seat }];
      return after ? [...name, { text: after, seat: null }] : name;
    });
  }

  #find(key: string, form: string) {
    for (const bundle of this.bundles) {
      const message = bundle.getMessage(key);
      const pattern = form ? message?.attributes[form] : message?.value;
      if (pattern) return { bundle, pattern };
    }
    return null;
  }

  #add(variables: Record<string, FluentVariable>, name: string, value: unknown): void {
    if (Array.isArray(value)) {
      const words = value.map((part) => String(this.#shown(name, part)));
      const kind = this.kinds[name];
      variables[name] = kind === 'dice' ? words.join(' ') : kind === 'clauses' ? words.join(this.say('list-clauses')) : this.listed(words);
      variables[`${name}-count`] = words.length;
      if (this.kinds[name] === 'seat') variables[`${name}-you`] = !value.includes(this.me) ? 'no' : value.length === 1 ? 'only' : 'among';
    } else {
      variables[name] = this.#shown(name, value);
      if (this.kinds[name] === 'seat') variables[`${name}-you`] = value === this.me ? 'yes' : 'no';
    }
  }

  #shown(name: string, value: unknown): string | number {
    if (isPhrase(value)) return this.tell(value);
    if (value === null || value === undefined) return 'none';
    if (typeof value === 'boolean') return value ? 'yes' : 'no';
    const kind = this.kinds[name];
    if (kind === 'seat') return this.marked ? `${OPEN}${Number(value)}${CLOSE}` : this.name(Number(value));
    if (kind === undefined || kind === 'dice' || kind === 'clauses') return typeof value === 'number' ? value : String(value);
    return kind === 'card' ? this.card(String(value)) : this.word(kind, String(value));
  }

  /** A missing message shows its key, which is better than nothing; tests fail on it. */
  #missing(id: string, why: string, text = id): string {
    missing.push(`${id}: ${why}`);
    return text;
  }
}

/** What could not be told, for tests and for whoever looks. */
export const missing: string[] = [];
