// A small bakery for tests: two bakers, a handful of cards and recipes, and the words.
import english from '../../../../src/potluck/games/cake_auf/words/en.ftl?raw';
import type { CardFace, MoveOffer, Phrase, SeatInfo } from '../../protocol/types';
import { setFaces, setPlayers, setWords } from '../../words/words.svelte';
import { amounts, type Icon } from './cards';
import type { BakerView, BakeryView, DishView } from './view';

const CARDS = ['card', 'cards', 'recipe', 'recipes', 'mine', 'theirs', 'old', 'new', 'ban', 'bans', 'gave', 'got', 'lost'];
const SEATS = ['seat', 'seats', 'owner', 'rivals', 'winners'];
const face = (id: string, name: string, kind: string, effects: Phrase[], more: Partial<CardFace> = {}): CardFace => ({ id, name, kind, copies: 3, numbers: [], symbols: [], traits: [], effects, corner: '', also: [], ...more });
const card = (name: string, kind: string, effect: string, facts: Record<string, unknown> = {}): CardFace => face(name.toLowerCase().replace(/[()]/g, '').replaceAll(' ', '-'), name, kind, [{ key: `effect-${effect}`, facts }]);
const recipe = (id: string, name: string, ingredients: string[], symbols: Icon[]): CardFace => face(id, name, 'recipe', [{ key: 'effect-needs', facts: { cards: amounts(ingredients) } }], { symbols, also: ['Here'] });
const FACES = [
  ...['Flour', 'Sugar', 'Butter', 'Eggs', 'Milk', 'Fruit', 'Nuts'].map((name) => card(name, 'ingredient', 'lay', { count: 5 })),
  card('Fire Alarm', 'ban', 'ban', { need: 'fire' }), card('Fire Extinguisher', 'remedy', 'lift', { ban: 'fire-alarm' }), card('Power Outage', 'ban', 'ban', { need: 'power' }),
  face('switcheroo-recipe', 'Old Switcheroo (Recipe)', 'instant', [{ key: 'effect-switch-recipes' }]), face('switcheroo-hand', 'Old Switcheroo (Hand)', 'instant', [{ key: 'effect-switch-hands' }]),
  card('Picky Eater', 'instant', 'picky'), card('1 for One', 'instant', 'one-for-one'), card('Freezer Burn', 'instant', 'burn', { need: 'fridge' }),
  recipe('C02', 'Panna Cotta', ['milk', 'sugar', 'fruit'], ['fridge', 'overnight']), recipe('C05', 'Apple Strudel', ['flour', 'butter', 'sugar', 'fruit'], ['fire']),
  recipe('C14', 'Kulfi', ['milk', 'sugar', 'nuts'], ['fridge', 'overnight']), recipe('C17', 'Mochi', ['flour', 'flour', 'sugar'], ['power']), recipe('C19', 'Pavlova', ['eggs', 'eggs', 'sugar', 'fruit'], ['power', 'fire']),
];
/** The page as this seat reads it. */
export function readAs(seat: number | null): void {
  setWords('cake-auf', english, { need: 'need', needs: 'need', sign: 'sign', ...Object.fromEntries([...CARDS.map((name) => [name, 'card']), ...SEATS.map((name) => [name, 'seat'])]) as Record<string, string> });
  setPlayers(['Nadia', 'Kwame', 'Meera'].map((name) => ({ name }) as SeatInfo), seat);
  setFaces(FACES);
}

export const dish = (id: string, laid: number, more: Partial<DishView> = {}): DishView => ({ recipe: id, laid_count: laid, laid: [], missing: [], known: [], bans: [], kept: false, waiting: false, ...more });
export const baker = (more: Partial<BakerView> = {}): BakerView => ({ score: more.finished?.length ?? 0, hand_count: 5, known: [], dishes: [], finished: [], finished_this_round: [], race: [], mulligans_left: 3, sealed: false, thrown: null, throws_won: 0, ...more });
export const offer = (code: number, key: string, facts: Record<string, unknown> = {}, effect: Phrase | null = null): MoveOffer => ({ code, key, facts, effect });

/** Seat 0 makes Strudel (Fruit missing) and Pavlova (banned); seat 1 Kulfi. */
export function bakery(more: Partial<BakeryView> = {}): BakeryView {
  return {
    round: 1, rounds: 3, step: 'turn', starter: 0, active: 0, turn: 4, discards_left: 2, seat: 0, hand: ['fruit', 'fire-alarm', 'picky-eater', 'switcheroo-recipe'],
    peeked: [], peeked_count: 0, overnight: null, rivals: [], sign: null,
    bakers: [
      baker({ dishes: [dish('C05', 3, { laid: ['butter', 'flour', 'sugar'], missing: ['fruit'] }), dish('C19', 0, { missing: ['eggs', 'eggs', 'sugar', 'fruit'], bans: ['fire-alarm'] })] }),
      baker({ dishes: [dish('C14', 2, { known: ['milk'] })], finished: ['C02'], finished_this_round: ['C02'] }),
    ],
    pile_count: 30, discard: ['sugar'], recipe_pile_count: 15, last_winners: [], publisher: false, keep_hands: false, share_ties: false,
    ...more,
  };
}
