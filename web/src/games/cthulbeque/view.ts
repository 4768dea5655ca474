// What the server lets a seat see of Cthulbeque. Types only; the page draws it and counts no rules.
export interface Pool { now: number; most: number }
export interface Monster {
  card: string;
  threat: number;
  cooking: number;
  damage: number;
  recipe: string | null;
  recipe_owner: number | null;
  ingredients: string[];
  bonus: number;
  stars: number;
  tried: boolean;
}
export interface Chef {
  score: number;
  cooking: Pool;
  fatigue: number;
  sanity: Pool;
  hospital: boolean;
  asylum: boolean;
  hexed: number;
  hand_count: number;
  hand_limit: number;
  hand_seen: string[];
  sealed: boolean;
  crowd: number;
  kitchen: Monster[];
  served: Monster[];
  table: string[];
}
/** A Test whose dice may still be rolled again. */
export interface Trial { number: number; seat: number; mine: number[]; yours: number[]; results: number[]; rerolls: number; picked: number[]; again: number[] }
export type Purpose = 'start' | 'cooking' | 'fighting' | 'kitchen' | 'fear' | 'calm' | 'cooking_back' | 'sanity_back';
/** A roll that is over: against other dice, or against a number to be above. Its number tells it from all others of the match. */
export interface Roll { number: number; purpose: Purpose; seat: number; monster: string | null; mine: number[]; yours: number[] | null; results: number[]; target: number | null; above: number | null; again: number[]; aside: number; lost: number; placed: number }
export interface Attempt { seat: number; monster: string; cooks: boolean; challenged: boolean; dice: number | null }
export interface Check { seat: number; target: number; fear: boolean }
export interface Pot { monster: string; dice: number }

export interface FeastView {
  seat: number | null;
  step: string;
  round: number;
  round_cap: number;
  turn: number | null;
  starter: number | null;
  declarer: number | null;
  deck: number;
  discard: string[];
  hand: string[];
  allocated: number | null;
  chefs: Chef[];
  challenge: Monster | null;
  rival: number | null;
  contested: string | null;
  attempt: Attempt | null;
  trial: Trial | null;
  rolls: Roll[];
  check: Check | null;
  pots: Pot[];
  swapping: string | null;
}

/** Dishes that a chef needs before the guests may be called (shown, not judged, here). */
export const DISHES_TO_SERVE = 3;
/** Dice that each chef splits before the first course. */
export const ALL_DICE = 7;

/** The steps of a turn, in order. */
export const TURN = ['serve', 'kitchen', 'draw', 'play', 'cook', 'discard'] as const;
const STAGES: Record<string, string> = {
  over: 'over', allocate_dice: 'split', let_monster_go: 'away', clear_table_card: 'away', leave_or_stay: 'away',
  ready_to_serve: 'serve', manage_kitchen: 'kitchen', draw_or_recuperate: 'draw', new_die: 'draw', play_a_card: 'play', take_over: 'play', swap_pots: 'play',
  cook_or_fight: 'cook', divide_pool: 'cook', next_pot: 'cook', offer_recipe: 'cook', go_on: 'cook', killed_monster: 'cook', discard_a_card: 'discard',
};
/** Where in the evening a decision stands; 'dice' for one that may come at any time. */
export const stageOf = (view: Pick<FeastView, 'step' | 'challenge'>): string => (view.challenge && view.step !== 'over' ? 'challenge' : (STAGES[view.step] ?? 'dice'));

/** A Monster in play, wherever it is. */
export const findMonster = (view: FeastView, id: string): Monster | undefined => (view.challenge?.card === id ? view.challenge : view.chefs.flatMap((chef) => chef.kitchen).find((m) => m.card === id));
