import { beforeEach, describe, expect, it } from 'vitest';
import type { Phrase } from '../protocol/types';
import { bundleOf, missing, Teller } from './teller';
import { languageName } from './words.svelte';

const ENGLISH = bundleOf('en', `
list-comma = { $first }, { $next }
list-last = { $first } and { $last }
seat-unnamed = player { $number }
event-eat = { $seat } eats { $card }.
    .detail = { $card }, all of it
event-meet = { $seats } { $seats-count ->
    [one] meets nobody
   *[other] meet
}.
event-turn = { $seat-you ->
    [yes] It is your turn.
   *[no] { $seat } thinks.
}
event-win = { $seats-you ->
    [only] You win
    [among] You share the win
   *[no] { $seats } win
} with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-roll = { $seat } rolls { $dice }.
event-pour = Into the pan: { $shaker }.
event-say = { $seat } says: { $what }
event-both = First { $steps }.
event-state = { $done } { $nothing } { $word }
shaker-lemon = lemon
shaker-hot-sauce = hot sauce
card-pie = apple pie
`);
const KINDS = { seat: 'seat', seats: 'seat', card: 'card', dice: 'dice', shaker: 'shaker' };
const CARDS = new Map([['pie', 'Pie'], ['tea', 'Tea']]);
const at = (me: number) => new Teller([ENGLISH], KINDS, ['Meera', 'Kwame', 'Bo'], CARDS, me);
const teller = at(-1);
const phrase = (key: string, facts: Record<string, unknown> = {}): Phrase => ({ key, facts });

beforeEach(() => void (missing.length = 0));

describe('a phrase', () => {
  it('names seats and cards', () => {
    expect(teller.tell(phrase('event-eat', { seat: 1, card: 'tea' }))).toBe('Kwame eats Tea.');
  });
  it('prefers a card’s translated name, and shows the id of one that nobody knows', () => {
    expect(teller.card('pie')).toBe('apple pie');
    expect(teller.card('soup')).toBe('soup');
  });
  it('numbers a seat without a name', () => {
    expect(teller.name(4)).toBe('player 5');
  });
  it('finds words by the kind of a fact', () => {
    expect(teller.tell(phrase('event-pour', { shaker: 'hot sauce' }))).toBe('Into the pan: hot sauce.');
    expect(teller.tell(phrase('event-pour', { shaker: ['lemon', 'hot sauce'] }))).toBe('Into the pan: lemon and hot sauce.');
    expect(teller.word('shaker', 'hot sauce')).toBe('hot sauce');
  });
  it('tells nothing, yes and no in words that a message can choose by', () => {
    expect(teller.tell(phrase('event-state', { done: true, nothing: null, word: 'x' }))).toBe('yes none x');
    expect(teller.tell(phrase('event-state', { done: false, nothing: undefined, word: 7 }))).toBe('no none 7');
  });
  it('may be a fact of another, also in a list', () => {
    const eats = phrase('event-eat', { seat: 0, card: 'tea' });
    expect(teller.tell(phrase('event-say', { seat: 2, what: eats }))).toBe('Bo says: Meera eats Tea.');
    expect(teller.tell(phrase('event-both', { steps: [phrase('shaker-lemon'), phrase('card-pie')] }))).toBe('First lemon and apple pie.');
  });
});

describe('a list', () => {
  it('is read out', () => {
    expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c'], ['a', 'b', 'c', 'd']].map((parts) => teller.listed(parts))).toEqual(['', 'a', 'a and b', 'a, b and c', 'a, b, c and d']);
  });
  it('is counted', () => {
    expect(teller.tell(phrase('event-meet', { seats: [0] }))).toBe('Meera meets nobody.');
    expect(teller.tell(phrase('event-meet', { seats: [0, 2, 1] }))).toBe('Meera, Bo and Kwame meet.');
  });
  it('of dice stands side by side', () => {
    expect(teller.tell(phrase('event-roll', { seat: 0, dice: [6, 5, 2] }))).toBe('Meera rolls 6 5 2.');
  });
});

describe('the reader', () => {
  it('is “you” where a message says so', () => {
    expect(at(0).tell(phrase('event-turn', { seat: 0 }))).toBe('It is your turn.');
    expect(at(1).tell(phrase('event-turn', { seat: 0 }))).toBe('Meera thinks.');
    expect(teller.tell(phrase('event-turn', { seat: 0 }))).toBe('Meera thinks.');
  });
  it('is alone in a list, among others, or not in it', () => {
    const win = (me: number, seats: number[], points: number) => at(me).tell(phrase('event-win', { seats, points }));
    expect(win(1, [1], 1)).toBe('You win with 1 point.');
    expect(win(1, [0, 1], 4)).toBe('You share the win with 4 points.');
    expect(win(2, [0, 1], 4)).toBe('Meera and Kwame win with 4 points.');
  });
});

describe('a message’s forms', () => {
  it('are told by their names', () => {
    expect(teller.tell(phrase('event-eat', { card: 'tea' }), 'detail')).toBe('Tea, all of it');
    expect(teller.say('event-eat', { card: 'tea' }, 'detail')).toBe('Tea, all of it');
  });
  it('may be missing', () => {
    expect(teller.has('event-eat', 'detail')).toBe(true);
    expect(teller.has('event-meet', 'detail')).toBe(false);
    expect(teller.form(phrase('event-meet', { seats: [] }), 'detail')).toBe('');
    expect(missing).toEqual([]);
  });
});

describe('a sentence in pieces', () => {
  it('has the players’ names apart', () => {
    expect(teller.pieces(phrase('event-meet', { seats: [0, 1] }))).toEqual([
      { text: 'Meera', seat: 0 }, { text: ' and ', seat: null }, { text: 'Kwame', seat: 1 }, { text: ' meet.', seat: null },
    ]);
  });
  it('is one piece where nobody is named', () => {
    expect(teller.pieces(phrase('event-pour', { shaker: 'lemon' }))).toEqual([{ text: 'Into the pan: lemon.', seat: null }]);
    expect(at(0).pieces(phrase('event-turn', { seat: 0 }))).toEqual([{ text: 'It is your turn.', seat: null }]);
  });
  it('finds names in phrases inside of phrases', () => {
    const told = teller.pieces(phrase('event-say', { seat: 2, what: phrase('event-eat', { seat: 0, card: 'tea' }) }));
    expect(told.map((piece) => piece.seat)).toEqual([2, null, 0, null]);
    expect(told.map((piece) => piece.text).join('')).toBe('Bo says: Meera eats Tea.');
  });
});

it('knows which cards a phrase is about', () => {
  const inside = phrase('event-eat', { seat: 0, card: 'pie' });
  expect(teller.cardsIn(phrase('event-both', { steps: [inside, 'tea'], card: ['tea', 'pie'], seat: 1 }))).toEqual(['pie', 'tea', 'pie']);
  expect(teller.cardsIn({ key: 'event-never' })).toEqual([]);
});

describe('what is missing', () => {
  it('shows its key, and is written down', () => {
    expect(teller.say('event-never')).toBe('event-never');
    expect(teller.say('event-meet', { seats: [] }, 'short')).toBe('event-meet.short');
    expect(missing).toEqual(['event-never: there is no such message', 'event-meet.short: there is no such message']);
  });
  it('may be a fact', () => {
    expect(teller.say('event-eat', { seat: 0 })).toContain('Meera eats');
    expect(missing).toHaveLength(1);
  });
  it('in a translation is told in English', () => {
    const german = bundleOf('de', 'event-eat = { $seat } isst { $card }.');
    const both = new Teller([german, ENGLISH], KINDS, ['Meera'], CARDS);
    expect(both.tell(phrase('event-eat', { seat: 0, card: 'tea' }))).toBe('Meera isst Tea.');
    expect(both.tell(phrase('event-roll', { seat: 0, dice: [1] }))).toBe('Meera rolls 1.');
    expect(both.form(phrase('event-eat', { card: 'tea' }), 'detail')).toBe('Tea, all of it');
  });
});

it('calls every language what its speakers call it', () => {
  expect(['en', 'de', 'fr', 'pt-BR'].map(languageName)).toEqual(['English', 'Deutsch', 'Français', 'Português (Brasil)']);
});
