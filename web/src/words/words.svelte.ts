// The words of the page: the room's, and those of the game that is open. Components call these functions in their
// markup and are drawn again when the language changes.
import english from '../../../src/potluck/language/words/room/en.ftl?raw';
import type { CardFace, Phrase, SeatInfo, MessageFile } from '../protocol/types';
import { transport } from '../room/connection/transport';
import { bundleOf, Teller, type Facts, type Piece } from './teller';

export const ENGLISH = 'en';
const ASKED = 'lang';
const KEPT = 'potluck.language';
const NO_WORDS: MessageFile = { language: ENGLISH, messages: '', kinds: {} };

let room = $state.raw<MessageFile>({ language: ENGLISH, messages: english, kinds: { seat: 'seat', seats: 'seat', other: 'seat', waiting: 'seat' } });
let game = $state.raw<{ id: string; words: MessageFile; english: MessageFile } | null>(null);
let faces = $state.raw<ReadonlyMap<string, CardFace>>(new Map());
let names = $state.raw<readonly string[]>([]);
let me = $state.raw(-1);

const sources = (language: string): string[] => [
  ...(language === ENGLISH ? [english] : language === room.language ? [room.messages] : []),
  ...(game ? [language === ENGLISH ? game.english.messages : language === game.words.language ? game.words.messages : ''] : []),
];
const bundles = $derived([...new Set([room.language, ENGLISH])].map((language) => bundleOf(language, ...sources(language))));
const cards = $derived(new Map([...faces.values()].map((one) => [one.id, one.name])));
const teller = $derived(new Teller(bundles, { ...room.kinds, ...game?.words.kinds }, names, cards, me));

/** A message with its facts; `form` is one of its attributes. */
export const say = (key: string, facts?: Facts, form?: string): string => teller.say(key, facts, form);
/** A phrase as a sentence. */
export const tell = (phrase: Phrase, form?: string): string => teller.tell(phrase, form);
/** An attribute of a phrase's message, '' where it has none. */
export const form = (phrase: Phrase, name: string): string => teller.form(phrase, name);
/** A sentence in pieces, players' names apart. */
export const pieces = (phrase: Phrase): Piece[] => teller.pieces(phrase);
/** The cards that a phrase is about, by their ids. */
export const cardsIn = (phrase: Phrase): string[] => teller.cardsIn(phrase);
export const hasWords = (key: string, name?: string): boolean => teller.has(key, name);
/** A word of a family of messages: word('score', 'money') is `score-money`. */
export const word = (kind: string, value: string): string => teller.word(kind, value);
export const listed = (parts: readonly string[]): string => teller.listed(parts);
export const cardName = (id: string): string => teller.card(id);
export const seatName = (seat: number): string => teller.name(seat);
/** All that is printed on a card; undefined while the faces are on their way, or for what is no card. */
export const face = (id: string): CardFace | undefined => faces.get(id);
/** A labelled number of a card. */
export const number = (id: string, name: string): number | undefined => faces.get(id)?.numbers.find(([label]) => label === name)?.[1];
export const language = (): string => room.language;
/** What a language's speakers call it: Deutsch, Français. */
export function languageName(tag: string): string {
  const [first = '', ...rest] = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  return first.toLocaleUpperCase(tag) + rest.join('');
}

/** The players whom sentences name, and which of them reads. */
export function setPlayers(seats: readonly SeatInfo[], reader: number | null): void {
  names = seats.map((seat) => seat.name);
  me = reader ?? -1;
}

export function setFaces(all: readonly CardFace[]): void {
  faces = new Map(all.map((one) => [one.id, one]));
}

async function fetchWords(tag: string, id = ''): Promise<MessageFile | null> {
  const answer = await transport.fetch(`/api/words/${encodeURIComponent(tag)}${id && `/${encodeURIComponent(id)}`}`, { credentials: 'same-origin' });
  return answer.ok ? ((await answer.json()) as MessageFile) : null;
}

/** Loads a game's words in the page's language; they stay until another game's are loaded. */
export async function loadGame(id: string): Promise<void> {
  if (game?.id === id && game.words.language === room.language) return;
  const [own, other] = await Promise.all([fetchWords(room.language, id), room.language === ENGLISH ? null : fetchWords(ENGLISH, id)]);
  if (!own) throw new Error(`no words for ${id}`);
  game = { id, words: own, english: other ?? own };
}

/** For tests and the demonstration without a server. */
export function setWords(id: string, messages: string, kinds: Record<string, string>): void {
  const words = { language: ENGLISH, messages, kinds };
  game = { id, words, english: words };
}

/** Changes the language of the whole page, and remembers it; one in the address would be stronger, so that goes. */
export async function chooseLanguage(tag: string): Promise<void> {
  try {
    localStorage.setItem(KEPT, tag);
  } catch {
    // without storage the choice is not remembered
  }
  const address = new URL(location.href);
  if (address.searchParams.has(ASKED)) {
    address.searchParams.delete(ASKED);
    history.replaceState(history.state, '', address);
  }
  await useLanguage([tag]);
}

async function useLanguage(wanted: readonly string[]): Promise<void> {
  for (const tag of wanted) {
    const found = tag.toLowerCase().startsWith('en') && tag !== 'en-XA' ? { ...NO_WORDS, messages: english, kinds: room.kinds } : await fetchWords(tag).catch(() => null);
    if (!found) continue;
    room = { ...found, kinds: { ...room.kinds, ...found.kinds } };
    if (game) await loadGame(game.id);
    break;
  }
  document.documentElement.lang = room.language;
}

function keptLanguage(): string | null {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null;
  }
}

/** The language in the address (`?lang=`), else the one that somebody chose here, else the first of the browser's that there is. */
export function startLanguage(): Promise<void> {
  const wanted = [new URLSearchParams(location.search).get(ASKED), keptLanguage()].filter((tag) => tag !== null);
  return useLanguage([...wanted, ...navigator.languages]);
}
