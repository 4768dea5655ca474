// The changes between two views, and their texts.
import { say } from '../../words/words.svelte';
import { ownerOf, roundsOver } from './bakery';
import { does } from './cards';
import type { BakeryView } from './view';

export type Deed =
  | { did: 'laid' | 'finished' | 'burned' | 'took'; seat: number; recipe: string }
  | { did: 'banned' | 'lifted'; seat: number; recipe: string; card: string; owner: number }
  | { did: 'switched'; seat: number; other: number; gave: string; got: string }
  | { did: 'played' | 'threw'; seat: number; card: string }
  | { did: 'mulligan' | 'peeks'; seat: number }
  | { did: 'robbed'; seat: number; lost: string[]; got: string[] };
export interface Change { deeds: Deed[]; roundOver: boolean; thrown: boolean }

/** Cards of one hand that the other has not, copies counted. */
function without(hand: string[], other: string[]): string[] {
  const left = [...other];
  return hand.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

export function changes(before: BakeryView, after: BakeryView): Change {
  const actor = before.active;
  const deeds: Deed[] = [];
  const roundOver = roundsOver(after) > roundsOver(before);
  const thrown = before.step === 'throw' && (after.step === 'over' || (before.bakers.some((b) => b.sealed) && !after.bakers.some((b) => b.sealed)));
  after.bakers.forEach((baker, seat) => {
    const had = before.bakers[seat];
    if (!had) return;
    for (const recipe of baker.finished) if (!had.finished.includes(recipe)) deeds.push({ did: 'finished', seat, recipe });
    for (const recipe of had.finished) if (!baker.finished.includes(recipe)) deeds.push({ did: 'burned', seat, recipe });
  });
  if (roundOver || after.round !== before.round) return { deeds, roundOver, thrown };
  const mine = before.bakers[actor]?.dishes.map((dish) => dish.recipe) ?? [];
  const gave = mine.find((recipe) => ![actor, null].includes(ownerOf(after, recipe)));
  if (gave !== undefined) {
    const other = ownerOf(after, gave) ?? actor;
    const got = before.bakers[other]?.dishes.map((dish) => dish.recipe).find((recipe) => ownerOf(after, recipe) === actor || after.bakers[actor]?.finished.includes(recipe));
    if (got !== undefined) deeds.unshift({ did: 'switched', seat: actor, other, gave, got });
  }
  before.bakers.forEach((baker, owner) => {
    for (const dish of baker.dishes) {
      const now = after.bakers.flatMap((b) => b.dishes).find((other) => other.recipe === dish.recipe);
      const done = deeds.some((deed) => deed.did === 'finished' && deed.recipe === dish.recipe);
      if (now && now.laid_count > dish.laid_count) deeds.push({ did: 'laid', seat: actor, recipe: dish.recipe });
      for (const ban of now?.bans ?? []) if (!dish.bans.includes(ban)) deeds.push({ did: 'banned', seat: actor, recipe: dish.recipe, card: ban, owner });
      if (now || done) for (const ban of dish.bans) if (!now?.bans.includes(ban)) deeds.unshift({ did: 'lifted', seat: actor, recipe: dish.recipe, card: ban, owner });
    }
  });
  if (before.step === 'pick') {
    const picked = after.bakers[actor]?.dishes.find((dish) => !before.bakers.some((b) => b.dishes.some((other) => other.recipe === dish.recipe)));
    if (picked) deeds.push({ did: 'took', seat: actor, recipe: picked.recipe });
  }
  if (after.peeked_count > before.peeked_count) deeds.push({ did: 'peeks', seat: actor });
  const turnedIn = (after.bakers[actor]?.mulligans_left ?? 0) < (before.bakers[actor]?.mulligans_left ?? 0);
  if (turnedIn) deeds.push({ did: 'mulligan', seat: actor });
  else if (after.discard.length === before.discard.length + 1 && after.discard[0] !== undefined && before.step !== 'pick') {
    const card = after.discard[0];
    const threw = after.discards_left < before.discards_left || after.active !== actor;
    if (does(card, 'one-for-one') || does(card, 'switch-hands')) {
      const bare = (after.bakers[actor]?.hand_count ?? 0) === (before.bakers[actor]?.hand_count ?? 0) - 1 && handsStill(before, after, actor);
      deeds.push({ did: threw && bare ? 'threw' : 'played', seat: actor, card });
    } else if (deeds.length === 0 && threw) deeds.push({ did: 'threw', seat: actor, card });
  }
  const me = after.seat;
  if (me !== null && me === before.seat && me !== actor && after.active === actor) {
    const lost = without(before.hand, after.hand);
    if (lost.length > 0) deeds.push({ did: 'robbed', seat: actor, lost, got: without(after.hand, before.hand) });
  }
  return { deeds, roundOver, thrown };
}
const handsStill = (before: BakeryView, after: BakeryView, actor: number): boolean => after.bakers.every((baker, seat) => seat === actor || seat === after.active || baker.hand_count === before.bakers[seat]?.hand_count);

/** What a baker did last, in a few words under the name. */
export const deedWords = (deed: Deed): string => say(`deed-${deed.did}`, deed);

/** The event to show large, if there was one. */
export function momentWords(view: BakeryView, change: Change, me: number | null): string {
  const done = change.deeds.flatMap((deed) => (deed.did === 'finished' ? [deed] : []));
  const [first] = done;
  if (first) return say('moment-finished', { seat: first.seat, recipes: done.filter((deed) => deed.seat === first.seat).map((deed) => deed.recipe) });
  for (const deed of change.deeds) {
    if (deed.did === 'burned' || deed.did === 'switched') return say(`moment-${deed.did}`, deed);
    if (deed.did === 'robbed') return say(deed.lost.length > 1 || does(view.discard[0] ?? '', 'switch-hands') ? 'moment-swapped-hands' : 'moment-robbed', deed);
    if (deed.did === 'banned' && deed.owner === me) return say('moment-banned', deed);
    if (deed.did === 'lifted' && deed.seat !== deed.owner) return say('moment-lifted', deed);
  }
  return '';
}
