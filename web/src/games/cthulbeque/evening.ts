// The evening: where in a turn a decision stands, and the Monsters that are in play.
import { number } from '../../words/words.svelte';
import type { FeastView, MonsterView } from './view';

/** Dishes that a chef needs before the guests may be called (shown, not judged, here). */
export const DISHES_TO_SERVE = 3;
/** Dice that each chef splits before the first course. */
export const ALL_DICE = 7;

/** The steps of a turn, in order. */
export const TURN = ['serve', 'kitchen', 'draw', 'play', 'cook', 'discard'] as const;
const STAGES: Partial<Record<FeastView['step'], string>> = {
  over: 'over', allocate_dice: 'split', let_monster_go: 'away', clear_table_card: 'away', leave_or_stay: 'away',
  ready_to_serve: 'serve', manage_kitchen: 'kitchen', draw_or_recuperate: 'draw', new_die: 'draw', play_a_card: 'play', take_over: 'play', swap_pots: 'play',
  cook_or_fight: 'cook', divide_pool: 'cook', next_pot: 'cook', offer_recipe: 'cook', go_on: 'cook', killed_monster: 'cook', discard_a_card: 'discard',
};
/** Where in the evening a decision stands; 'dice' for one that may come at any time. */
export const stageOf = (view: Pick<FeastView, 'step' | 'challenge'>): string => (view.challenge && view.step !== 'over' ? 'challenge' : (STAGES[view.step] ?? 'dice'));

/** How many counters a Monster takes until it is done. */
export const threatOf = (id: string): number => number(id, 'threat') ?? 0;

/** A Monster in play, wherever it is. */
export const findMonster = (view: FeastView, id: string): MonsterView | undefined => (view.challenge?.card === id ? view.challenge : view.chefs.flatMap((chef) => chef.kitchen).find((m) => m.card === id));
