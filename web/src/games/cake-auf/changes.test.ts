import { describe, expect, it } from 'vitest';
import { changes, deedWords, momentWords, type Deed } from './changes';
import { baker, bakery, dish, nameOf } from './testView';
import { counted, slots, throwWords, winsThrow } from './words';

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
    expect(momentWords(after, changes(before, after), 0, nameOf)).toBe('Apple Strudel is done!');
    expect(momentWords(after, changes(before, after), 1, (seat) => ['Nadia', 'You'][seat] ?? '')).toBe('Nadia finishes Apple Strudel!');
  });
  it('a ban was played, or lifted for somebody', () => {
    const after = bakery({ active: 1, bakers: [{ ...mine, dishes: [{ ...mine.dishes[0]!, bans: ['fire-alarm'] }, mine.dishes[1]!] }, theirs] });
    const change = changes(bakery({ active: 1 }), after);
    expect(change.deeds).toEqual([{ did: 'banned', seat: 1, recipe: 'C05', card: 'fire-alarm', owner: 0 }]);
    expect(momentWords(after, change, 0, nameOf)).toBe('Fire Alarm on your Apple Strudel!');
    const lifted = bakery({ active: 1, bakers: [{ ...mine, dishes: [mine.dishes[0]!, { ...mine.dishes[1]!, bans: [] }] }, theirs], discard: ['fire-extinguisher', 'fire-alarm', 'sugar'] });
    expect(momentWords(lifted, changes(bakery({ active: 1 }), lifted), 0, nameOf)).toBe('Kwame saves your Pavlova');
  });
  it('two recipes changed sides', () => {
    const after = bakery({ bakers: [{ ...mine, dishes: [mine.dishes[0]!, theirs.dishes[0]!] }, { ...theirs, dishes: [mine.dishes[1]!] }], discard: ['switcheroo-recipe', 'sugar'] });
    const [first] = told(after);
    expect(first).toEqual({ did: 'switched', seat: 0, other: 1, gave: 'C19', got: 'C14' });
    expect(deedWords(after, first!)).toBe('Switched Pavlova for Kulfi');
  });
  it('somebody took a card of mine', () => {
    const from = bakery({ active: 1 });
    const after = bakery({ active: 1, hand: ['nuts', 'fire-alarm', 'picky-eater', 'switcheroo-recipe'], discard: ['1-for-one', 'sugar'] });
    expect(momentWords(after, changes(from, after), 0, nameOf)).toBe('Kwame takes your Fruit and leaves you Nuts');
  });
  it('a hand was traded in, a card thrown away, a recipe spoilt', () => {
    expect(told(bakery({ bakers: [{ ...mine, mulligans_left: 2 }, theirs] }))).toEqual([{ did: 'mulligan', seat: 0 }]);
    expect(told(bakery({ step: 'discard', discards_left: 1, discard: ['nuts', 'sugar'] }))).toEqual([{ did: 'threw', seat: 0, card: 'nuts' }]);
    expect(told(bakery({ bakers: [mine, { ...theirs, finished: [], dishes: [...theirs.dishes, dish('C17', 0, 3)] }] }))).toEqual([{ did: 'burned', seat: 1, recipe: 'C02' }]);
  });
  it('a round ended, whatever else changed with it', () => {
    const after = bakery({ round: 2, race: [[1, 1]], bakers: [baker({ finished: ['C05'] }), theirs], hand: [] });
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
    expect(throwWords(['rock', 'paper'])).toBe('Paper wraps rock.');
    expect(throwWords(['rock', 'rock'])).toBe('All rock: nobody scores.');
    expect(throwWords(['rock', 'paper', 'scissors'])).toBe('All three signs: nobody scores.');
    expect(['rock', 'paper', 'paper'].map((sign) => winsThrow(sign as 'rock', ['rock', 'paper', 'paper']))).toEqual([false, true, true]);
    expect(winsThrow('rock', ['rock', 'paper', 'scissors'])).toBe(false);
  });
  it('ingredients', () => {
    expect(counted(['Eggs', 'Sugar', 'Eggs'])).toBe('Eggs (2) and Sugar');
    expect(slots(before.recipes['C19']!, ['eggs', 'sugar']).map((slot) => slot.laid)).toEqual([true, false, true, false]);
  });
});
