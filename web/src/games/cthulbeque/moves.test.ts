import { beforeEach, describe, expect, it } from 'vitest';
import english from '../../../../src/potluck/games/cthulbeque/words/en.ftl?raw';
import type { CardFace, MoveOffer, SeatInfo } from '../../protocol/types';
import { missing } from '../../words/teller';
import { form, setFaces, setPlayers, setWords, tell } from '../../words/words.svelte';
import { aftermath, goodDice, grouped, groups, purposeText, sumText, thrown, verdictText } from './dice/dice';
import { about, cardsOf, loose, onTable, rerollsOf, sections, title, verbOf } from './moves';
import { newsOf } from './changes';
import { steps } from './index';
import { familyOf, kindOf } from './pictures';
import { stageOf } from './evening';
import type { ChefView, FeastView, MonsterView, RollView } from './view';

const face = (id: string, name: string, kind: string, more: Partial<CardFace> = {}): CardFace => ({ id, name, kind, copies: 1, numbers: [], symbols: [], traits: [], effects: [], corner: '', also: [], ...more });
setWords('cthulbeque', english, { card: 'card', monster: 'card', ingredient: 'card', owner: 'seat', rival: 'seat', pool: 'pool', mine: 'dice', yours: 'dice' });
setFaces([
  face('M05', 'Hybrid Lobsterman', 'monster', { numbers: [['threat', 3]], symbols: ['deep'] }),
  face('M38', 'Shoggoth', 'monster', { symbols: ['star'], traits: ['slippery'] }),
  face('G06', 'Ghost Pepper', 'ingredient'),
  face('S05', 'Banishment', 'spell'),
  face('I07', 'Cursed Ladle', 'item', { traits: ['nuisance'] }),
]);
setPlayers(['Nadia', 'Tariq'].map((name) => ({ name }) as SeatInfo), 0);
beforeEach(() => { missing.length = 0; return () => expect(missing).toEqual([]); });

const monster = (card: string, more: Partial<MonsterView> = {}): MonsterView => ({ card, cooking: 0, damage: 0, recipe: null, recipe_owner: null, ingredients: [], bonus: 0, stars: 4, tried: false, ...more });
const chef = (more: Partial<ChefView> = {}): ChefView => ({ score: 0, cooking: { now: 4, most: 4 }, fatigue: 0, sanity: { now: 3, most: 3 }, hospital: false, asylum: false, hexed: 0, hand_count: 4, hand_limit: 4, hand_seen: [], sealed: true, crowd: 0, kitchen: [], served: [], table: [], ...more });
const feast = (more: Partial<FeastView> = {}): FeastView => ({ seat: 0, step: 'play_a_card', round: 1, round_cap: 30, turn: 0, starter: 0, declarer: null, deck: 60, discard: [], hand: ['G06'], allocated: 0, chefs: [chef({ kitchen: [monster('M05')] }), chef({ kitchen: [monster('M38')] })], challenge: null, rival: null, contested: null, attempt: null, trial: null, rolls: [], check: null, pots: [], swapping: null, options: { switcheroo: false, multitask: false, paralysing_fear: false }, ...more });
const offer = (code: number, key: string, facts: Record<string, unknown> = {}): MoveOffer => ({ code, key, facts });

describe('offers', () => {
  const skip = offer(2, 'move-say-skip-play', { say: 'skip' });
  it('lead from every card that they concern', () => {
    const cook = offer(1, 'move-cook-with', { monster: 'M05', ingredient: 'G06' });
    expect(cardsOf(cook)).toEqual(['M05', 'G06']);
    expect(about([cook, skip], 'G06')).toEqual([cook]);
    expect(cardsOf(skip)).toEqual([]);
  });
  it('are never out of reach: what has no card on the table is a button', () => {
    const table = onTable(feast());
    const many = [1, 2, 3, 4, 5, 6].map((n) => offer(n, 'move-season-mine', { card: 'G06', monster: 'M05' }));
    const rest = [skip, offer(8, 'move-discard', { card: 'X99' }), offer(9, 'move-riddle', { riddle: 7 }), offer(10, 'move-reroll', { face: 2 })];
    expect(loose([...many, ...rest], table)).toEqual(rest);
    expect(loose(rest, table)).toEqual(rest);
    expect(verbOf(rest[2] as MoveOffer)).toBe('say');
    expect(rerollsOf(rest).get(2)?.code).toBe(10);
  });
  it('are buttons in a challenge, however many Ingredients are in hand: the Monster on the fire is not tapped', () => {
    const challenged = feast({ hand: ['G06', 'G07'], challenge: monster('M05'), chefs: [chef(), chef()] });
    const plain = [offer(1, 'move-cook', { monster: 'M05' }), offer(2, 'move-fight', { monster: 'M05' }), offer(3, 'move-say-pass-back', { say: 'pass back' })];
    const seasoned = [offer(4, 'move-cook-with', { monster: 'M05', ingredient: 'G06' }), offer(5, 'move-cook-with', { monster: 'M05', ingredient: 'G07' })];
    expect(loose([...plain, ...seasoned], onTable(challenged))).toEqual(plain);
  });
  it('need not name the card that is picked up', () => {
    expect(title(offer(1, 'move-play-challenge', { card: 'M38', seat: 1 }), 'M38')).toBe('Challenge Tariq');
    expect(title(offer(1, 'move-play-challenge', { card: 'M38', seat: 1 }), null)).toBe('Challenge Tariq to Shoggoth');
    expect(title(offer(1, 'move-play-home', { card: 'M38', seat: 0 }), 'M38')).toBe('Into your Kitchen');
    expect(title(offer(1, 'move-play', { card: 'I07', seat: 1 }), null)).toBe('Play Cursed Ladle on Tariq');
    const season = offer(1, 'move-season-theirs', { card: 'G06', monster: 'M38', owner: 1 });
    expect([title(season, 'G06'), form(season, 'detail')]).toEqual(['On Shoggoth', 'in Tariq’s Kitchen']);
    expect(title(offer(1, 'move-cast-monster-theirs', { card: 'S05', monster: 'M38', owner: 1 }), 'M38')).toBe('Cast Banishment on it');
    expect(title(offer(1, 'move-cook-with', { monster: 'M05', ingredient: 'G06' }), 'G06')).toBe('Cook Hybrid Lobsterman with this');
    expect(title(skip, null)).toBe('Play no card');
  });
  it('tell their odds', () => {
    const odds = { key: 'forecast-test', facts: { win: 64, tie: 17, shaken: 25, mine: 4, yours: 1, rerolls: 1 } };
    expect(tell(odds).replaceAll('\u00a0', ' ')).toBe('64 % win, 17 % tie; 25 % to lose a Sanity die first');
    expect(form(odds, 'detail')).toBe('4 dice against 1, 1 re-roll');
  });
  it('stand under headings, plain answers last', () => {
    const all = [skip, offer(2, 'move-fight', { monster: 'M05' }), offer(3, 'move-cook', { monster: 'M05' })];
    expect(sections(all).map((s) => s.verb)).toEqual(['cook', 'fight', 'say']);
    expect(sections(all).flatMap((s) => s.moves)).toHaveLength(3);
  });
});

describe('dice', () => {
  it('group by number, the best first', () => {
    const found = groups([6, 5, 5, 4, 2, 2], 10);
    expect(found[0]).toEqual({ face: 5, count: 2, sum: 10, best: true });
    expect(found.filter((g) => g.best)).toHaveLength(1);
    expect(sumText([6, 5, 5], 10)).toBe('5 + 5 = 10');
    expect(sumText([], 0)).toBe('no dice, so 0');
  });
  it('say who wins', () => {
    expect(verdictText({ results: [10, 6] })).toBe('beats it by 4');
    expect(verdictText({ results: [6, 6] })).toBe('a tie');
    expect(verdictText({ results: [5, 6] })).toBe('loses by 1');
  });
});

describe('rolls that are over', () => {
  const roll = (more: Partial<RollView>): RollView => ({ number: 7, purpose: 'cooking', seat: 0, monster: 'M05', mine: [5, 5, 2], yours: [6], results: [10, 6], target: 0, above: 0, again: [], aside: 0, lost: 0, placed: 2, ...more });
  it('fall in some order and come to lie in groups', () => {
    const fallen = thrown([6, 5, 5, 2, 2, 1], 10, 7);
    expect(grouped([6, 5, 5, 2, 2, 1], 10).map((d) => d.face)).toEqual([5, 5, 6, 2, 2, 1]);
    expect(fallen.map((d) => d.face).sort()).toEqual([1, 2, 2, 5, 5, 6]);
    expect(thrown([6, 5, 5, 2, 2, 1], 10, 7)).toEqual(fallen);
  });
  it('say what they did', () => {
    expect(aftermath(roll({ aside: 1, lost: 1 }))).toBe('1 die set aside, 2 counters, 1 die lost');
    const check = roll({ purpose: 'fear', monster: 'M38', yours: [], results: [], target: 2, above: 2, placed: 0 });
    expect(aftermath(check)).toBe('the die is kept');
    expect(aftermath({ ...check, above: 3 })).toBe('all is well');
    expect(goodDice(check)).toEqual([true, true, false]);
    expect(goodDice(roll({}))).toEqual([true, true, false]);
    expect(purposeText(check)).toBe('face Shoggoth: above 2');
    expect(purposeText({ ...check, seat: 1 })).toBe('faces Shoggoth: above 2');
    expect(purposeText(roll({ seat: 1 }))).toBe('cooks Hybrid Lobsterman');
    expect(aftermath(roll({ purpose: 'cooking_back', yours: [], results: [], target: 3, above: 1, placed: 0 }))).toBe('1 of 3 dice back');
  });
  it('have words for every purpose', () => {
    for (const purpose of ['start', 'cooking', 'fighting', 'kitchen', 'fear', 'calm', 'cooking_back', 'sanity_back'] as const) expect(purposeText(roll({ purpose, target: 3 }))).not.toContain('board-');
  });
});

describe('cards, news and steps', () => {
  it('are drawn by kind and family', () => {
    expect([kindOf('M38'), familyOf('M38')]).toEqual(['monster', 'star']);
    expect([kindOf('X99'), familyOf('X99')]).toEqual(['item', null]);
  });
  it('tell what changed', () => {
    const after = feast({ chefs: [chef({ cooking: { now: 3, most: 4 }, kitchen: [monster('M05', { cooking: 2 })] }), chef({ asylum: true, sanity: { now: 0, most: 2 } })] });
    const told = newsOf(feast(), after).map((n) => tell(n.told));
    expect(told).toEqual(['Hybrid Lobsterman: 2 counters more, 2 of 3', 'You: 1 Cooking die lost', 'Tariq: 3 Sanity dice lost', 'Tariq: off to the Asylum']);
    expect(newsOf(feast({ turn: null }), after)).toEqual([]);
  });
  it('know where in the turn we are', () => {
    expect(stageOf(feast({ step: 'manage_kitchen' }))).toBe('kitchen');
    expect(steps(feast({ step: 'go_on', challenge: monster('M05') }))).toEqual(['Round 1 of at most 30', 'Cooking Challenge']);
    expect(steps(feast({ step: 'ignore_loss', declarer: 1 }))).toEqual(['The last turns', 'The dice']);
    expect(steps(feast({ step: 'over' }))).toEqual(['Dinner is served']);
  });
});
