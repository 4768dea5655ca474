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
export interface Odds { move: string; dice: number[] | null; test: number[] | null; rerolls: number; sanity_loss: number | null }

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
  odds: Odds[];
  options: Record<string, boolean>;
}

/** Dishes that a chef needs before the guests may be called (shown, not judged, here). */
export const DISHES_TO_SERVE = 3;
/** Dice that each chef splits before the first course. */
export const ALL_DICE = 7;

/** A Monster in play, wherever it is, and whose Kitchen it is in (null while it is challenged). */
export function findMonster(view: FeastView, id: string): { monster: Monster; seat: number | null } | null {
  if (view.challenge?.card === id) return { monster: view.challenge, seat: null };
  for (const [seat, chef] of view.chefs.entries()) {
    const monster = chef.kitchen.find((m) => m.card === id);
    if (monster) return { monster, seat };
  }
  return null;
}
