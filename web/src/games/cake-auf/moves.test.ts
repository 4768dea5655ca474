import { describe, expect, it } from 'vitest';
import { aimAt, aims, BIN, notNow, onCake, onlyHalf, onNew, onRecipe, onSeat, pill, PILE, question, stuck, uses, whyNot, wouldFinish } from './moves';
import source from './moves.ts?raw';
import rules from '../../../../src/potluck/games/cake_auf/rules.md?raw';
import { baker, bakery, dish, nameOf, offer } from './testView';
import { veil } from './view';

const view = bakery();
const moves = [
  offer(1, { play: 'lay', card: 'fruit', recipe: 'C05' }), offer(2, { play: 'lay', card: 'fruit', recipe: 'C19' }), offer(3, { play: 'discard', card: 'fruit' }),
  offer(4, { play: 'picky', card: 'picky-eater' }), offer(5, { play: 'switch recipes', mine: 'C05', theirs: 'C14' }), offer(6, { play: 'switch recipes', mine: 'C19', theirs: 'C14' }),
  offer(7, { play: 'one for one', card: '1-for-one', seat: 1 }), offer(8, { play: 'burn', card: 'freezer-burn', recipe: 'C02' }), offer(9, { play: 'pass' }),
];

describe('what a held card may be played on', () => {
  it('is a recipe, and the bin', () => {
    const found = aims(moves, view, { card: 'fruit', half: null });
    expect([...found]).toEqual([[onRecipe('C05'), 1], [onRecipe('C19'), 2], [BIN, 3]]);
    expect(uses(found)).toEqual([onRecipe('C05'), onRecipe('C19')]);
  });
  it('is a player, a pile, or a finished dessert', () => {
    expect([...aims(moves, view, { card: '1-for-one', half: null })]).toEqual([[onSeat(1), 7]]);
    expect([...aims(moves, view, { card: 'picky-eater', half: null })]).toEqual([[PILE, 4]]);
    expect([...aims(moves, view, { card: 'freezer-burn', half: null })]).toEqual([[onCake('C02'), 8]]);
  });
  it('is nothing without a card', () => expect(aims(moves, view, null).size).toBe(0));
});

describe('the old switcheroo takes two choices', () => {
  const card = 'switcheroo-recipe';
  it('in any order', () => {
    const first = aims(moves, view, { card, half: null });
    expect([...first.keys()].sort()).toEqual([onRecipe('C05'), onRecipe('C14'), onRecipe('C19')]);
    expect([...first.values()]).toEqual([null, null, null]);
    expect([...aims(moves, view, { card, half: onRecipe('C19') })]).toEqual([[onRecipe('C14'), 6]]);
    expect([...aims(moves, view, { card, half: onRecipe('C14') })]).toEqual([[onRecipe('C05'), 5], [onRecipe('C19'), 6]]);
  });
  it('the second one plays, the same one again lets go', () => {
    const held = { card, half: null };
    expect(aimAt(aims(moves, view, held), held, onRecipe('C05'))).toEqual({ hold: { card, half: onRecipe('C05') } });
    const half = { card, half: onRecipe('C05') };
    expect(aimAt(aims(moves, view, half), half, onRecipe('C14'))).toEqual({ play: 5 });
    expect(aimAt(aims(moves, view, half), half, onRecipe('C05'))).toEqual({ hold: held });
    expect(aimAt(aims(moves, view, half), half, onRecipe('C19'))).toBeNull();
  });
  it('an only recipe is no choice', () => {
    expect(onlyHalf(moves, view, card)).toBeNull();
    expect(onlyHalf(moves.slice(0, 5), view, card)).toBe(onRecipe('C05'));
  });
});

describe('recipes that are looked at', () => {
  const peek = [offer(1, { play: 'swap none' }), offer(2, { play: 'swap', mine: 'C05', new: 'C17' }), offer(3, { play: 'swap', mine: 'C19', new: 'C17' })];
  it('are swapped for one of mine', () => {
    expect([...aims(peek, view, { card: null, half: null }).keys()].sort()).toEqual([onNew('C17'), onRecipe('C05'), onRecipe('C19')]);
    expect([...aims(peek, view, { card: null, half: onNew('C17') })]).toEqual([[onRecipe('C05'), 2], [onRecipe('C19'), 3]]);
  });
  it('are asked about', () => expect(question(view, 0, { card: null, half: onNew('C17') }, new Map(), nameOf).sentence).toBe('Which of yours goes for Mochi?'));
});

describe('a last ingredient', () => {
  it('finishes the recipe', () => {
    expect(wouldFinish(view, 'fruit', 'C05')).toBe('done');
    expect(pill(view, { card: 'fruit', half: null }, onRecipe('C05'))).toBe('Finishes it');
    expect(pill(view, { card: 'fruit', half: null }, onRecipe('C19'))).toBe('Lay it here');
    expect(question(view, 0, { card: 'fruit', half: null }, aims(moves, view, { card: 'fruit', half: null }), nameOf)).toEqual({ sentence: 'Where does the Fruit go?', more: 'It would finish your Apple Strudel.' });
  });
  it('does not where a ban hangs, or last night’s recipe comes first', () => {
    const strudel = { laid: ['butter', 'flour', 'sugar'], missing: ['fruit'] };
    expect(wouldFinish(bakery({ bakers: [baker({ dishes: [dish('C05', 3, 4, { ...strudel, bans: ['fire-alarm'] })] })] }), 'fruit', 'C05')).toBe('banned');
    expect(wouldFinish(bakery({ bakers: [baker({ dishes: [dish('C05', 3, 4, strudel), dish('C14', 0, 3, { kept: true })] })] }), 'fruit', 'C05')).toBe('waits');
    expect(wouldFinish(bakery({ bakers: [baker({ dishes: [dish('C05', 3, 4, { ...strudel, kept: true }), dish('C14', 0, 3, { kept: true })] })] }), 'fruit', 'C05')).toBe('done');
  });
});

describe('why not', () => {
  const why = (card: string, target: string, at = view) => whyNot(at, 0, { card, half: null }, target, nameOf);
  it('an ingredient there', () => {
    expect(why('fruit', onRecipe('C14')).rule).toBe('CA-A31');
    expect(why('nuts', onRecipe('C05'))).toEqual({ reason: 'There is no Nuts in Apple Strudel.', rule: 'CA-3.1' });
    expect(why('sugar', onRecipe('C05'))).toEqual({ reason: 'Apple Strudel needs no more Sugar.', rule: 'CA-A6' });
    expect(why('sugar', onSeat(1)).rule).toBe('CA-3.1');
  });
  it('a ban there', () => {
    expect(why('fire-alarm', onRecipe('C05')).rule).toBe('CA-A4');
    expect(why('fire-alarm', onRecipe('C14'))).toEqual({ reason: 'Kulfi does not need the oven.', rule: 'CA-A2' });
  });
  it('a cure there, a player, a finished dessert', () => {
    expect(why('fire-extinguisher', onRecipe('C05')).rule).toBe('CA-5.2');
    expect(why('1-for-one', onSeat(1)).rule).toBe('CA-A20');
    expect(why('freezer-burn', onRecipe('C14')).rule).toBe('CA-A23');
    expect(why('switcheroo-recipe', onCake('C02')).rule).toBe('CA-A13');
  });
  it('out of turn, watching, or when the discarding has begun', () => {
    expect(why('fruit', onRecipe('C05'), bakery({ active: 1 }))).toEqual({ reason: 'It is Kwame’s turn.', rule: 'CA-1.4' });
    expect(notNow(view, null, nameOf)?.reason).toBe('You are watching this table.');
    expect(notNow(bakery({ step: 'discard' }), 0, nameOf)?.rule).toBe('CA-2.3');
    expect(notNow(view, 0, nameOf)).toBeNull();
  });
  it('at all', () => {
    expect(stuck(view, 0, 'nuts', nameOf).reason).toBe('None of your recipes needs more Nuts.');
    expect(question(view, 0, { card: 'nuts', half: null }, new Map([[BIN, 3]]), nameOf)).toEqual({ sentence: 'No use for Nuts now', more: 'None of your recipes needs more Nuts. You may throw it away.' });
  });
  it('cites rules that exist', () => {
    const cited = source.matchAll(/rule: '(CA-[\w.]+)'/g);
    const all = [...cited].map((found) => found[1]);
    expect(all.length).toBeGreaterThan(20);
    for (const rule of all) expect(rules).toContain(`**${rule}**`);
  });
});

describe('while the screen is covered', () => {
  it('nothing is left that only one of them may know', () => {
    const bare = veil(bakery({ peeked: ['C17'], peeked_count: 1, sign: 'rock' }));
    expect([bare.seat, bare.hand, bare.peeked, bare.sign]).toEqual([null, [], null, null]);
    for (const each of bare.bakers.flatMap((b) => b.dishes)) expect([each.laid, each.missing, each.known]).toEqual([null, null, []]);
    expect(bare.bakers[0]?.dishes[0]?.laid_count).toBe(3);
    expect(bare.peeked_count).toBe(1);
  });
});
