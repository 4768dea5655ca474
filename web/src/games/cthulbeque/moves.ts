// Sorts the offered moves: by card, by die, or as plain buttons. Every offer appears somewhere.
import type { MoveOffer } from '../../protocol/types';
import { listed } from '../../ui/people/seats';
import { look, type CardBook } from './cardbook';
import { findMonster, type FeastView, type Odds } from './view';

export type Verb = 'cook' | 'fight' | 'divide' | 'play' | 'season' | 'attach' | 'cast' | 'swap' | 'discard' | 'reroll' | 'allocate' | 'say' | 'other';
const CARD_VERBS = ['cook', 'fight', 'divide', 'play', 'season', 'attach', 'cast', 'swap', 'discard'] as const;

export function verbOf(move: MoveOffer): Verb {
  for (const verb of CARD_VERBS) if (typeof move.args[verb] === 'string') return verb;
  if (typeof move.args['reroll'] === 'number') return 'reroll';
  if (typeof move.args['cooking'] === 'number') return 'allocate';
  return typeof move.args['say'] === 'string' ? 'say' : 'other';
}

const text = (move: MoveOffer, key: string): string | null => {
  const value = move.args[key];
  return typeof value === 'string' ? value : null;
};
const count = (move: MoveOffer, key: string): number | null => {
  const value = move.args[key];
  return typeof value === 'number' ? value : null;
};

/** Every card that a move has to do with: tapping any of them leads to it. */
export function cardsOf(move: MoveOffer): string[] {
  const verb = verbOf(move);
  const keys = [verb, 'monster', 'ingredient'];
  return keys.flatMap((key) => text(move, key) ?? []).filter((id) => verb !== 'say' || id !== move.args['say']);
}
export const about = (moves: MoveOffer[], card: string): MoveOffer[] => moves.filter((m) => cardsOf(m).includes(card));
export const tappable = (moves: MoveOffer[]): Set<string> => new Set(moves.flatMap(cardsOf));
export const rerollsOf = (moves: MoveOffer[]): Map<number, MoveOffer> => new Map(moves.flatMap((m) => { const face = count(m, 'reroll'); return face === null ? [] : [[face, m]]; }));
export const allocations = (moves: MoveOffer[]): MoveOffer[] => moves.filter((m) => verbOf(m) === 'allocate');

/** The cards that can be tapped from one chair (not the one on the fire); moves that concern none of them need buttons. */
export function onTable(view: FeastView): Set<string> {
  const ids = new Set(view.hand);
  for (const chef of view.chefs) {
    for (const monster of chef.kitchen) ids.add(monster.card);
    for (const card of chef.table) ids.add(card);
  }
  return ids;
}

const FEW = 4;
/** What stands as buttons while no card is picked up: plain answers, what has no card on the table, and all where it is little. */
export function loose(moves: MoveOffer[], table: Set<string>): MoveOffer[] {
  const shown = moves.filter((m) => verbOf(m) !== 'allocate');
  if (shown.length <= FEW) return shown;
  return shown.filter((m) => !cardsOf(m).some((id) => table.has(id)));
}

export interface Label { title: string; more: string }
export interface Words { view: FeastView; book: CardBook; seat: number | null; nameOf: (seat: number) => string }

const SAID: Record<string, Label> = {
  declare: { title: 'Ready to serve!', more: 'One last turn for everybody' },
  'not yet': { title: 'Not yet', more: 'Go on cooking' },
  'test cooking': { title: 'With a firm hand', more: 'Test Cooking' },
  'check sanity': { title: 'With a steady mind', more: 'Check Sanity' },
  draw: { title: 'Draw cards', more: '' },
  recuperate: { title: 'Put your feet up', more: 'Lost dice come back on 4, 5 and 6; your turn ends' },
  'cooking die': { title: 'One more Cooking die', more: 'To have and to keep' },
  'sanity die': { title: 'One more Sanity die', more: 'To have and to keep' },
  'pass back': { title: 'Pass it back', more: 'It goes to the challenger’s Kitchen' },
  'leave it': { title: 'Leave it for later', more: 'It stays in your Kitchen' },
  stop: { title: 'Let it simmer', more: 'It keeps its counters' },
  'cook on': { title: 'Press on', more: 'One more die tires' },
  'fight on': { title: 'Fight on', more: 'Fighting does not tire you' },
  'throw away': { title: 'Throw it away', more: '' },
  serve: { title: 'Serve it', more: 'With the damage that is on it' },
  star: { title: 'A bonus star', more: 'On this dish' },
  use: { title: 'Yes, use it', more: '' },
  decline: { title: 'No', more: '' },
  'no recipe': { title: 'No Recipe', more: '' },
  keep: { title: 'Keep the dice', more: '' },
  roll: { title: 'Roll the picked dice', more: '' },
  'go home': { title: 'Leave', more: 'Your next turn is a normal one' },
  stay: { title: 'Stay', more: 'And roll again next time' },
};
const SKIPPED: Record<string, string> = { play_a_card: 'Play no card', cook_or_fight: 'Leave the fire alone', discard_a_card: 'Discard nothing' };

/** A move as a button says it; `picked` is the card that is picked up and need not be named again. */
export function label(move: MoveOffer, words: Words, picked: string | null): Label {
  const { view, book, seat, nameOf } = words;
  const name = (id: string) => look(book, id).name;
  const it = (id: string) => (id === picked ? 'it' : name(id));
  const whose = (id: string): string => {
    const owner = findMonster(view, id)?.seat ?? null;
    return owner === null ? '' : owner === seat ? 'in your Kitchen' : `in ${nameOf(owner)}’s Kitchen`;
  };
  const verb = verbOf(move);
  const id = text(move, verb) ?? '';
  const to = count(move, 'seat');
  const monster = text(move, 'monster');
  switch (verb) {
    case 'say':
      if (id === 'skip') return { title: SKIPPED[view.step] ?? 'Go on', more: '' };
      return SAID[id] ?? { title: move.text, more: '' };
    case 'cook': {
      const ingredient = text(move, 'ingredient');
      return { title: `Cook ${it(id)}${ingredient ? ` with ${ingredient === picked ? 'this' : name(ingredient)}` : ''}`, more: '' };
    }
    case 'fight':
      return { title: `Fight ${it(id)}`, more: '' };
    case 'divide':
      return { title: `${plural(count(move, 'dice') ?? 0, 'die', 'dice')} for ${it(id)}`, more: '' };
    case 'play': {
      const mine = to === seat;
      const who = to === null ? '' : nameOf(to);
      if (look(book, id).kind === 'monster') return mine ? { title: `${id === picked ? 'Into' : `${name(id)} into`} your Kitchen`, more: 'Cook it when you like' } : { title: `Challenge ${who}${id === picked ? '' : ` to ${name(id)}`}`, more: 'Cook it, fight it or pass it back' };
      return mine ? { title: `${id === picked ? 'Lay it' : `Lay ${name(id)}`} in front of you`, more: '' } : { title: `${id === picked ? 'Play it' : `Play ${name(id)}`} on ${who}`, more: '' };
    }
    case 'season':
      return { title: id === picked ? `On ${name(monster ?? '')}` : `Add ${name(id)} to ${it(monster ?? '')}`, more: monster ? whose(monster) : '' };
    case 'attach':
      return { title: id === picked ? 'Follow this Recipe' : `Follow ${name(id)}`, more: 'A re-roll in every Test, a star more' };
    case 'cast':
      if (monster) return { title: `Cast ${it(id)} on ${it(monster)}`, more: monster === picked ? '' : whose(monster) };
      return { title: `Cast ${it(id)}${to === null ? '' : ` on ${nameOf(to)}`}`, more: id === picked ? '' : look(book, id).line };
    case 'swap':
      return { title: `Take ${it(id)}`, more: id === picked ? '' : whose(id) };
    case 'discard':
      return { title: view.step === 'let_monster_go' ? `Lose ${it(id)}` : view.step === 'clear_table_card' ? `Give up ${it(id)}` : view.step === 'play_a_card' ? `Get rid of ${it(id)}` : `Discard ${it(id)}`, more: view.step === 'play_a_card' ? 'Instead of playing a card' : '' };
    case 'reroll':
      return { title: `Roll a ${count(move, 'reroll') ?? ''} again`, more: '' };
    case 'allocate':
      return { title: `${count(move, 'cooking') ?? 0} Cooking, ${count(move, 'sanity') ?? 0} Sanity`, more: '' };
    default:
      return { title: move.text, more: '' };
  }
}

/** The name under which the server sends a move's odds. */
export function oddsKey(move: MoveOffer): string {
  const verb = verbOf(move);
  const id = text(move, verb) ?? '';
  switch (verb) {
    case 'cook': {
      const ingredient = text(move, 'ingredient');
      return ingredient ? `cook ${id} with ${ingredient}` : `cook ${id}`;
    }
    case 'divide':
      return `give ${id} ${count(move, 'dice') ?? 0} dice`;
    case 'reroll':
      return `re-roll a ${count(move, 'reroll') ?? 0}`;
    case 'cast': {
      const target = text(move, 'monster') ?? count(move, 'seat');
      return target === null ? `cast ${id}` : `cast ${id} on ${target}`;
    }
    case 'say':
      return id;
    default:
      return `${verb} ${id}`;
  }
}
export const oddsOf = (view: FeastView, move: MoveOffer): Odds | null => view.odds.find((o) => o.move === oddsKey(move)) ?? null;

export interface Section { title: string; moves: MoveOffer[] }
const SECTION: Record<Verb, string> = { cook: 'Cook', fight: 'Fight', divide: 'Share out the dice', play: 'Play', season: 'Season', attach: 'Recipe', cast: 'Spell', swap: 'Swap', discard: 'Put away', reroll: 'Roll again', allocate: 'Split', say: '', other: '' };
/** Offers under short headings, in the order of the turn; plain answers last, without one. */
export function sections(moves: MoveOffer[]): Section[] {
  const found = new Map<string, MoveOffer[]>();
  for (const move of moves) {
    const title = SECTION[verbOf(move)];
    found.set(title, [...(found.get(title) ?? []), move]);
  }
  const order = [...new Set(Object.values(SECTION))];
  return order.flatMap((title) => (found.has(title) ? [{ title, moves: found.get(title) ?? [] }] : []));
}

export interface Why { reason: string; rule: string }
const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

/** Why a card cannot be used at this moment. */
export function whyNot(words: Words, card: string, waiting: number[], pending: boolean): Why {
  const { view, book, seat, nameOf } = words;
  const kind = look(book, card).kind;
  if (view.step === 'over') return { reason: 'Dinner has been served.', rule: 'CT-11.2' };
  if (seat === null) return { reason: 'You are watching this table.', rule: 'CT-4.1' };
  if (!pending) return { reason: `It is ${listed(waiting.map(nameOf)) || 'somebody else'}’s decision now.`, rule: 'CT-4.1' };
  if (view.step === 'allocate_dice') return { reason: 'First split your dice; your cards help you to decide.', rule: 'CT-A31' };
  if (kind === 'recipe') return { reason: 'A Recipe comes out while you are cooking a Monster of its kind.', rule: 'CT-9.2' };
  if (view.step === 'cook_or_fight' && kind === 'monster') return { reason: 'This Monster can’t be attempted now.', rule: 'CT-A23' };
  if (kind === 'spell' && !view.hand.includes(card)) return { reason: 'This Spell has no use at this moment.', rule: 'CT-A36' };
  if (view.step === 'draw_or_recuperate' || view.step === 'manage_kitchen' || view.step === 'ready_to_serve') return { reason: 'Not yet: cards are played after you have drawn.', rule: 'CT-4.1' };
  if (kind === 'ingredient') return { reason: 'An Ingredient goes on a Monster in a Kitchen.', rule: 'CT-8.3' };
  return { reason: 'This card does nothing at this moment.', rule: 'CT-4.1' };
}
