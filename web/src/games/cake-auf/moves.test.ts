import { afterEach, describe, expect, it } from 'vitest';
import { missing } from '../../words/teller';
import { veil } from './bakery';
import { aimAt, aims, attempt, BIN, finishes, onCake, onlyHalf, onNew, onRecipe, onSeat, pill, PILE, question, uses, type Held } from './moves';
import { bakery, offer, readAs } from './testView';

readAs(0);
afterEach(() => expect(missing).toEqual([]));
const view = bakery();
const moves = [
  offer(1, 'move-lay', { card: 'fruit', recipe: 'C05' }, { key: 'forecast-finishes', facts: { recipe: 'C05' } }), offer(2, 'move-lay', { card: 'fruit', recipe: 'C19' }), offer(3, 'move-discard', { card: 'fruit', last: false }),
  offer(4, 'move-picky', { card: 'picky-eater' }), offer(5, 'move-switch-recipes', { mine: 'C05', theirs: 'C14' }), offer(6, 'move-switch-recipes', { mine: 'C19', theirs: 'C14' }),
  offer(7, 'move-one-for-one', { card: '1-for-one', seat: 1 }), offer(8, 'move-burn', { card: 'freezer-burn', recipe: 'C02' }), offer(9, 'move-pass', { thrown: false }), offer(10, 'move-discard', { card: 'nuts', last: false }),
];
const held = (card: string | null, half: string | null = null): Held => ({ card, half });
const codes = (card: string | null, half: string | null = null, of = moves) => [...aims(of, held(card, half))].map(([target, move]) => [target, move?.code ?? null]);

describe('what a held card may be played on', () => {
  it('is a recipe, and the bin', () => {
    expect(codes('fruit')).toEqual([[onRecipe('C05'), 1], [onRecipe('C19'), 2], [BIN, 3]]);
    expect(uses(aims(moves, held('fruit')))).toEqual([onRecipe('C05'), onRecipe('C19')]);
  });
  it('is a player, a pile, or a finished dessert', () => {
    expect(codes('1-for-one')).toEqual([[onSeat(1), 7]]);
    expect(codes('picky-eater')).toEqual([[PILE, 4]]);
    expect(codes('freezer-burn')).toEqual([[onCake('C02'), 8]]);
  });
  it('is nothing without a card', () => expect(aims(moves, null).size).toBe(0));
});

describe('the old switcheroo takes two choices', () => {
  const card = 'switcheroo-recipe';
  it('in any order', () => {
    expect(codes(card).sort()).toEqual([[onRecipe('C05'), null], [onRecipe('C14'), null], [onRecipe('C19'), null]]);
    expect(codes(card, onRecipe('C19'))).toEqual([[onRecipe('C14'), 6]]);
    expect(codes(card, onRecipe('C14'))).toEqual([[onRecipe('C05'), 5], [onRecipe('C19'), 6]]);
  });
  it('the second one plays, the same one again lets go', () => {
    expect(aimAt(aims(moves, held(card)), held(card), onRecipe('C05'))).toEqual({ hold: held(card, onRecipe('C05')) });
    const half = held(card, onRecipe('C05'));
    expect(aimAt(aims(moves, half), half, onRecipe('C14'))).toEqual({ play: 5 });
    expect(aimAt(aims(moves, half), half, onRecipe('C05'))).toEqual({ hold: held(card) });
    expect(aimAt(aims(moves, half), half, onRecipe('C19'))).toBeNull();
  });
  it('an only recipe is no choice', () => {
    expect(onlyHalf(moves, card)).toBeNull();
    expect(onlyHalf(moves.slice(0, 5), card)).toBe(onRecipe('C05'));
  });
  it('says which goes where', () => {
    const found = aims(moves, held(card));
    expect([onRecipe('C05'), onRecipe('C14')].map((target) => pill(view, held(card), found, target))).toEqual(['Give this', 'Take this']);
    expect(question(view, held(card), found)).toEqual({ sentence: 'Which two recipes change sides?', more: 'Everything under and above them goes along.' });
    const half = held(card, onRecipe('C05'));
    expect(question(view, half, aims(moves, half)).sentence).toBe('Which recipe do you want for Apple Strudel?');
    expect(pill(view, half, aims(moves, half), onRecipe('C05'))).toBe('This one');
    expect(pill(view, half, aims(moves, half), onRecipe('C14'))).toBe('Take this');
  });
});

describe('recipes that are looked at', () => {
  const peek = [offer(1, 'move-swap-none'), offer(2, 'move-swap', { mine: 'C05', new: 'C17' }), offer(3, 'move-swap', { mine: 'C19', new: 'C17' })];
  it('are swapped for one of mine', () => {
    expect(codes(null, null, peek).map(([target]) => target).sort()).toEqual([onNew('C17'), onRecipe('C05'), onRecipe('C19')]);
    expect(codes(null, onNew('C17'), peek)).toEqual([[onRecipe('C05'), 2], [onRecipe('C19'), 3]]);
  });
  it('are asked about', () => {
    expect(question(view, held(null, onNew('C17')), new Map()).sentence).toBe('Which of yours goes for Mochi?');
    const found = aims(peek, held(null));
    expect([onNew('C17'), onRecipe('C05')].map((target) => pill(view, held(null), found, target))).toEqual(['Take this', 'For this']);
  });
});

describe('what a target says', () => {
  const found = aims(moves, held('fruit'));
  it('is what the move would do', () => {
    expect([onRecipe('C05'), onRecipe('C19'), BIN, onRecipe('C14')].map((target) => pill(view, held('fruit'), found, target))).toEqual(['Finishes it', 'Lay it here', 'Throw it away', '']);
    expect([onRecipe('C05'), onRecipe('C19')].map((target) => finishes(found, target))).toEqual([true, false]);
    expect(pill(view, held('freezer-burn'), aims(moves, held('freezer-burn')), onCake('C02'))).toBe('Spoil it');
  });
  it('is asked above it', () => {
    expect(question(view, held('fruit'), found)).toEqual({ sentence: 'Which recipe gets the Fruit?', more: 'It would finish your Apple Strudel.' });
    expect(question(view, held('1-for-one'), aims(moves, held('1-for-one')))).toEqual({ sentence: 'Whose card do you take?', more: 'You pull one blind, and one of yours is pulled in return.' });
    expect(question(view, held('nuts'), aims(moves, held('nuts')))).toEqual({ sentence: 'No use for Nuts now', more: 'You may throw it away.' });
  });
});

describe('what the rules are asked', () => {
  it('is the card and where it was aimed', () => {
    expect(attempt(held('fruit'), onRecipe('C14'))).toEqual([{ kind: 'card', id: 'fruit' }, { kind: 'card', id: 'C14' }]);
    expect(attempt(held('fruit'), onSeat(1))).toEqual([{ kind: 'card', id: 'fruit' }, { kind: 'seat', id: '1' }]);
    expect(attempt(held('fruit'), PILE)[1]).toEqual({ kind: 'place', id: 'recipe-pile' });
    expect(attempt(held('fruit'), BIN)[1]).toEqual({ kind: 'place', id: 'discard-pile' });
  });
  it('is the two recipes, where it takes two', () => {
    expect(attempt(held('switcheroo-recipe', onRecipe('C05')), onRecipe('C19'))).toEqual([{ kind: 'card', id: 'C05' }, { kind: 'card', id: 'C19' }]);
    expect(attempt(held(null), onCake('C02'))).toEqual([{ kind: 'card', id: 'C02' }]);
  });
});

describe('while the screen is covered', () => {
  it('nothing is left that only one of them may know', () => {
    const bare = veil(bakery({ peeked: ['C17'], peeked_count: 1, sign: 'rock' }));
    expect([bare.seat, bare.hand, bare.peeked, bare.sign]).toEqual([null, [], [], null]);
    for (const each of bare.bakers.flatMap((b) => b.dishes)) expect([each.laid, each.missing, each.known]).toEqual([[], [], []]);
    expect(bare.bakers[0]?.dishes[0]?.laid_count).toBe(3);
    expect(bare.peeked_count).toBe(1);
  });
});
