import { describe, expect, it } from 'vitest';
import type { CardFace, MoveOffer } from '../../protocol/types';
import { bookOf, look } from './cardbook';
import { aftermath, goodDice, grouped, groups, oddsText, purposeText, sumText, thrown, verdictText } from './dice/dice';
import { about, cardsOf, label, loose, oddsKey, onTable, sections, verbOf, whyNot, type Words } from './moves';
import { newsOf } from './changes';
import type { Chef, FeastView, Monster, Roll } from './view';
import { stageOf, stepName } from './words';

const face = (id: string, name: string, kind: string, facts: string[] = [], line = ''): CardFace => ({ id, name, kind, copies: 1, corner: '', facts, line });
const book = bookOf([
  face('M05', 'Hybrid Lobsterman', 'monster', ['Deep', 'Threat 3', 'Fear 1', '4 stars']),
  face('M38', 'Shoggoth', 'monster', ['Star', 'Threat 4', 'Fear 4', '7 stars', 'slippery'], 'Slippery: a tied Test places no counter.'),
  face('G06', 'Ghost Pepper', 'ingredient'),
  face('S05', 'Banishment', 'spell'),
  face('I07', 'Cursed Ladle', 'item', ['nuisance']),
]);
const monster = (card: string, more: Partial<Monster> = {}): Monster => ({ card, threat: 3, cooking: 0, damage: 0, recipe: null, recipe_owner: null, ingredients: [], bonus: 0, stars: 4, tried: false, ...more });
const chef = (more: Partial<Chef> = {}): Chef => ({ score: 0, cooking: { now: 4, most: 4 }, fatigue: 0, sanity: { now: 3, most: 3 }, hospital: false, asylum: false, hexed: 0, hand_count: 4, hand_limit: 4, hand_seen: [], sealed: true, crowd: 0, kitchen: [], served: [], table: [], ...more });
const feast = (more: Partial<FeastView> = {}): FeastView => ({ seat: 0, step: 'play_a_card', round: 1, round_cap: 30, turn: 0, starter: 0, declarer: null, deck: 60, discard: [], hand: ['G06'], allocated: null, chefs: [chef({ kitchen: [monster('M05')] }), chef({ kitchen: [monster('M38')] })], challenge: null, rival: null, contested: null, attempt: null, trial: null, rolls: [], check: null, pots: [], swapping: null, odds: [], options: {}, ...more });
const offer = (code: number, args: Record<string, unknown>, text = `move ${code}`): MoveOffer => ({ code, text, short: text, args });
const words = (view = feast()): Words => ({ view, book, seat: 0, nameOf: (s) => ['Nadia', 'Tariq'][s] ?? '?' });

describe('offers', () => {
  it('lead from every card that they concern', () => {
    const cook = offer(1, { cook: 'M05', ingredient: 'G06' });
    expect(cardsOf(cook)).toEqual(['M05', 'G06']);
    expect(about([cook, offer(2, { say: 'skip' })], 'G06')).toEqual([cook]);
    expect(cardsOf(offer(3, { say: 'keep' }))).toEqual([]);
  });
  it('are never out of reach: what has no card on the table is a button', () => {
    const table = onTable(feast());
    const many = [1, 2, 3, 4, 5, 6].map((n) => offer(n, { season: 'G06', monster: 'M05' }));
    const rest = [offer(7, { say: 'skip' }), offer(8, { discard: 'X99' }), offer(9, { riddle: 7 }), offer(10, { reroll: 2 })];
    expect(loose([...many, ...rest], table)).toEqual(rest);
    expect(loose(rest, table)).toEqual(rest);
    expect(verbOf(rest[2] as MoveOffer)).toBe('other');
    expect(label(rest[2] as MoveOffer, words(), null).title).toBe('move 9');
  });
  it('are buttons in a challenge, however many Ingredients are in hand: the Monster on the fire is not tapped', () => {
    const challenged = feast({ hand: ['G06', 'G07'], challenge: monster('M05'), chefs: [chef(), chef()] });
    const plain = [offer(1, { cook: 'M05', ingredient: null }), offer(2, { fight: 'M05' }), offer(3, { say: 'pass back' })];
    const seasoned = [offer(4, { cook: 'M05', ingredient: 'G06' }), offer(5, { cook: 'M05', ingredient: 'G07' })];
    expect(loose([...plain, ...seasoned], onTable(challenged))).toEqual(plain);
  });
  it('are named with people and places', () => {
    expect(label(offer(1, { play: 'M38', seat: 1 }), words(), 'M38').title).toBe('Challenge Tariq');
    expect(label(offer(1, { play: 'M38', seat: 0 }), words(), 'M38').title).toBe('Into your Kitchen');
    expect(label(offer(1, { play: 'I07', seat: 1 }), words(), null).title).toBe('Play Cursed Ladle on Tariq');
    expect(label(offer(1, { season: 'G06', monster: 'M38' }), words(), 'G06')).toEqual({ title: 'On Shoggoth', more: 'in Tariq’s Kitchen' });
    expect(label(offer(1, { cast: 'S05', monster: 'M38', seat: null }), words(), 'M38').title).toBe('Cast Banishment on it');
    expect(label(offer(1, { say: 'skip' }), words(), null).title).toBe('Play no card');
  });
  it('find their odds by the server’s key', () => {
    expect(oddsKey(offer(1, { cook: 'M05', ingredient: null }))).toBe('cook M05');
    expect(oddsKey(offer(1, { cook: 'M05', ingredient: 'G06' }))).toBe('cook M05 with G06');
    expect(oddsKey(offer(1, { divide: 'M05', dice: 2 }))).toBe('give M05 2 dice');
    expect(oddsKey(offer(1, { reroll: 3 }))).toBe('re-roll a 3');
    expect(oddsKey(offer(1, { cast: 'S07', monster: null, seat: 1 }))).toBe('cast S07 on 1');
    expect(oddsKey(offer(1, { say: 'cook on' }))).toBe('cook on');
    expect(oddsKey(offer(1, { fight: 'M05' }))).toBe('fight M05');
  });
  it('stand under headings, plain answers last', () => {
    const all = [offer(1, { say: 'skip' }), offer(2, { fight: 'M05' }), offer(3, { cook: 'M05', ingredient: null })];
    expect(sections(all).map((s) => s.title)).toEqual(['Cook', 'Fight', '']);
    expect(sections(all).flatMap((s) => s.moves)).toHaveLength(3);
  });
  it('that are missing have a reason', () => {
    expect(whyNot(words(), 'G06', [1], false).reason).toContain('Tariq');
    expect(whyNot(words(feast({ step: 'draw_or_recuperate' })), 'G06', [0], true).rule).toBe('CT-4.1');
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
  it('say who wins and how likely it was', () => {
    const trial = { results: [10, 6] };
    expect(verdictText(trial)).toBe('beats it by 4');
    expect(verdictText({ ...trial, results: [6, 6] })).toBe('a tie');
    expect(oddsText([0.64, 0.17, 0.19], null)).toBe('64 % win, 17 % tie');
    expect(oddsText([0.5, 0.1, 0.4], 0)).toBe('50 % win, 10 % tie');
    expect(oddsText([0.5], 0.25)).toBe('50 % win; 25 % to lose a Sanity die first');
  });
});

describe('rolls that are over', () => {
  const roll = (more: Partial<Roll>): Roll => ({ number: 7, purpose: 'cooking', seat: 0, monster: 'M05', mine: [5, 5, 2], yours: [6], results: [10, 6], target: null, above: null, again: [], aside: 0, lost: 0, placed: 2, ...more });
  it('fall in some order and come to lie in groups', () => {
    const fallen = thrown([6, 5, 5, 2, 2, 1], 10, 7);
    expect(grouped([6, 5, 5, 2, 2, 1], 10).map((d) => d.face)).toEqual([5, 5, 6, 2, 2, 1]);
    expect(fallen.map((d) => d.face).sort()).toEqual([1, 2, 2, 5, 5, 6]);
    expect(thrown([6, 5, 5, 2, 2, 1], 10, 7)).toEqual(fallen);
  });
  it('say what they did', () => {
    expect(aftermath(roll({ aside: 1, lost: 1 }))).toBe('1 die set aside, 2 counters, 1 die lost');
    const check = roll({ purpose: 'fear', yours: null, results: [], target: 2, above: 2, placed: 0 });
    expect(aftermath(check)).toBe('the die is kept');
    expect(aftermath({ ...check, above: 3 })).toBe('all is well');
    expect(goodDice(check)).toEqual([true, true, false]);
    expect(goodDice(roll({}))).toEqual([true, true, false]);
    expect(purposeText(check, false, 'Shoggoth')).toBe('faces Shoggoth: above 2');
    expect(aftermath(roll({ purpose: 'cooking_back', yours: null, results: [], target: 3, above: 1, placed: 0 }))).toBe('1 of 3 dice back');
  });
});

describe('cards, news and steps', () => {
  it('reads a face', () => {
    expect(look(book, 'M38')).toMatchObject({ family: 'Star', threat: 4, fear: 4, stars: 7, trait: 'slippery' });
    expect(look(book, 'I07').nuisance).toBe(true);
    expect(look(book, 'M99').kind).toBe('monster');
  });
  it('tells what changed', () => {
    const after = feast({ chefs: [chef({ cooking: { now: 3, most: 4 }, kitchen: [monster('M05', { cooking: 2 })] }), chef({ asylum: true, sanity: { now: 0, most: 2 } })] });
    const told = newsOf(feast(), after, (s) => ['You', 'Tariq'][s] ?? '', book).map((n) => n.text);
    expect(told).toEqual(['Hybrid Lobsterman: 2 counters more, 2 of 3', 'You: 1 Cooking die lost', 'Tariq: 3 Sanity dice lost', 'Tariq: off to the Asylum']);
    expect(newsOf(feast({ turn: null }), after, String, book)).toEqual([]);
  });
  it('knows where in the turn we are', () => {
    expect(stageOf('manage_kitchen', false)).toBe(1);
    expect(stepName('go_on', true)).toBe('Cooking Challenge');
    expect(stepName('ignore_loss', false)).toBe('The dice');
  });
});
