import { afterEach, describe, expect, it } from 'vitest';
import { changes, deedWords, momentWords, type Deed } from './changes';
import { amounts, ingredientsOf, recipeFacts, slots } from './cards';
import { listed, say, tell } from '../../words/words.svelte';
import { missing } from '../../words/teller';
import { baker, bakery, dish, readAs } from './testView';
import { winningSign } from './signs';

readAs(0);
afterEach(() => {
  readAs(0);
  expect(missing).toEqual([]);
});

const before = bakery();
const [mine, theirs] = before.bakers as [ReturnType<typeof baker>, ReturnType<typeof baker>];
const told = (after: ReturnType<typeof bakery>, from = before): Deed[] => changes(from, after).deeds;

describe('what happened', () => {
  it('a card was laid', () => {
    const after = bakery({ active: 0, bakers: [{ ...mine, dishes: [mine.dishes[0]!, { ...mine.dishes[1]!, laid_count: 1 }] }, theirs] });
    expect(told(after)).toEqual([{ did: 'laid', seat: 0, recipe: 'C19' }]);
  });
  it('a recipe was finished, and the table hears of it', () => {
    const after = bakery({ bakers: [{ ...mine, dishes: [mine.dishes[1]!], finished: ['C05'] }, theirs], discard: ['fruit', 'sugar'] });
    expect(told(after)).toEqual([{ did: 'finished', seat: 0, recipe: 'C05' }]);
    expect(momentWords(after, changes(before, after), 0)).toBe('Apple Strudel is done!');
    readAs(1);
    expect(momentWords(after, changes(before, after), 1)).toBe('Nadia finishes Apple Strudel!');
  });
  it('a ban was played, or lifted for somebody', () => {
    const after = bakery({ active: 1, bakers: [{ ...mine, dishes: [{ ...mine.dishes[0]!, bans: ['fire-alarm'] }, mine.dishes[1]!] }, theirs] });
    const change = changes(bakery({ active: 1 }), after);
    expect(change.deeds).toEqual([{ did: 'banned', seat: 1, recipe: 'C05', card: 'fire-alarm', owner: 0 }]);
    expect(momentWords(after, change, 0)).toBe('Fire Alarm on your Apple Strudel!');
    const lifted = bakery({ active: 1, bakers: [{ ...mine, dishes: [mine.dishes[0]!, { ...mine.dishes[1]!, bans: [] }] }, theirs], discard: ['fire-extinguisher', 'fire-alarm', 'sugar'] });
    expect(momentWords(lifted, changes(bakery({ active: 1 }), lifted), 0)).toBe('Kwame saves your Pavlova');
  });
  it('two recipes changed sides', () => {
    const after = bakery({ bakers: [{ ...mine, dishes: [mine.dishes[0]!, theirs.dishes[0]!] }, { ...theirs, dishes: [mine.dishes[1]!] }], discard: ['switcheroo-recipe', 'sugar'] });
    const [first] = told(after);
    expect(first).toEqual({ did: 'switched', seat: 0, other: 1, gave: 'C19', got: 'C14' });
    expect(deedWords(first!)).toBe('Switched Pavlova for Kulfi');
  });
  it('somebody took a card of mine', () => {
    const from = bakery({ active: 1 });
    const after = bakery({ active: 1, hand: ['nuts', 'fire-alarm', 'picky-eater', 'switcheroo-recipe'], discard: ['1-for-one', 'sugar'] });
    expect(momentWords(after, changes(from, after), 0)).toBe('Kwame takes your Fruit and leaves you Nuts');
  });
  it('a hand was traded in, a card thrown away, a recipe spoilt', () => {
    expect(told(bakery({ bakers: [{ ...mine, mulligans_left: 2 }, theirs] }))).toEqual([{ did: 'mulligan', seat: 0 }]);
    expect(told(bakery({ step: 'discard', discards_left: 1, discard: ['nuts', 'sugar'] }))).toEqual([{ did: 'threw', seat: 0, card: 'nuts' }]);
    expect(told(bakery({ bakers: [mine, { ...theirs, finished: [], dishes: [...theirs.dishes, dish('C17', 0)] }] }))).toEqual([{ did: 'burned', seat: 1, recipe: 'C02' }]);
  });
  it('a round ended, whatever else changed with it', () => {
    const after = bakery({ round: 2, bakers: [baker({ finished: ['C05'], race: [1] }), { ...theirs, race: [1] }], hand: [] });
    expect(changes(before, after)).toEqual({ deeds: [{ did: 'finished', seat: 0, recipe: 'C05' }], roundOver: true, thrown: false });
  });
  it('all throws were turned over', () => {
    const sealed = bakery({ step: 'throw', bakers: [{ ...mine, sealed: true }, theirs] });
    expect(changes(sealed, bakery({ step: 'throw' })).thrown).toBe(true);
    expect(changes(bakery({ step: 'throw' }), sealed).thrown).toBe(false);
    expect(changes(sealed, bakery({ step: 'over' })).thrown).toBe(true);
  });
});

describe('small words', () => {
  it('a throw', () => {
    expect(winningSign(['rock', 'paper', 'paper'])).toBe('paper');
    expect(winningSign(['rock', 'scissors'])).toBe('rock');
    expect(winningSign(['rock', 'rock'])).toBeNull();
    expect(winningSign(['rock', 'paper', 'scissors'])).toBeNull();
    expect(say('board-all-the-same', { sign: 'rock' })).toBe('All rock: nobody scores. Again!');
    expect(say('board-marks-won', { seats: [0] })).toBe('You get a mark.');
    expect(say('board-marks-won', { seats: [1] })).toBe('Kwame gets a mark.');
    expect(say('board-round-won', { winners: [0] })).toBe('You have finished everything');
  });
  it('ingredients', () => {
    expect(listed(amounts(['eggs', 'sugar', 'eggs']).map((each) => tell(each)))).toBe('Eggs (2) and Sugar');
    expect(ingredientsOf('C19')).toEqual(['eggs', 'eggs', 'sugar', 'fruit']);
    expect(slots('C19', ['eggs', 'sugar']).map((slot) => slot.laid)).toEqual([true, false, true, false]);
  });
  it('a recipe', () => {
    expect(recipeFacts('C19', null)).toEqual(['Here', 'needs power and the oven']);
    expect(recipeFacts('C19', mine.dishes[1]!)).toEqual(['Here', 'needs power and the oven', '0 of 4 laid, Eggs (2), Sugar and Fruit missing', 'Fire Alarm on it']);
    expect(recipeFacts('C14', { ...theirs.dishes[0]!, kept: true }).slice(2)).toEqual(['2 of 3 laid, among them Milk', 'kept from last night']);
  });
  it('a baker', () => {
    const facts = { name: 'Kwame', bot: true, done: 1, hand: 5, hands: 3, opened: true, status: null, last: 'Played Picky Eater', action: null };
    expect(say('board-baker', facts)).toBe('Kwame, bot: 1 recipe finished, 5 cards in hand, 3 new hands left, opened this round. Played Picky Eater. Look closer');
    expect(say('board-plate', { name: 'Kwame', recipes: [] })).toBe('Kwame: 0 recipes finished. Look closer');
    expect(say('board-discard-pile', { count: 1, card: 'sugar', action: null })).toBe('1 discard, Sugar on top. Look through them');
    expect(say('board-recipe-pile', { count: 12, looking: 3, seat: 1, action: null })).toBe('12 recipes in the pile, Kwame is looking at 3');
  });
});
