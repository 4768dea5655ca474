// What has changed between two positions, in a few words: dice lost and regained, counters, dishes, who is carried off.
import type { Phrase } from '../../protocol/types';
import { threatOf } from './evening';
import type { ChefView, FeastView, MonsterView } from './view';

export interface News { tone: 'good' | 'bad' | 'plain'; told: Phrase }

const inPlay = (view: FeastView): MonsterView[] => [...(view.challenge ? [view.challenge] : []), ...view.chefs.flatMap((chef) => chef.kitchen)];
const countersOn = (monster: MonsterView): number => monster.cooking + monster.damage;

function ofChef(seat: number, was: ChefView, is: ChefView): News[] {
  const found: News[] = [];
  const add = (tone: News['tone'], key: string, facts: Record<string, unknown> = {}) => found.push({ tone, told: { key, facts: { seat, ...facts } } });
  for (const pool of ['cooking', 'sanity'] as const) {
    const change = is[pool].now - was[pool].now;
    if (change < 0) add('bad', 'board-news-lost', { pool, count: -change });
    if (change > 0) add('good', 'board-news-back', { pool, count: change });
  }
  for (const dish of is.served) if (!was.served.some((d) => d.card === dish.card)) add('good', 'board-news-served', { monster: dish.card, stars: dish.stars });
  if (is.hospital && !was.hospital) add('bad', 'board-news-hospital');
  if (is.asylum && !was.asylum) add('bad', 'board-news-asylum');
  if ((was.hospital && !is.hospital) || (was.asylum && !is.asylum)) add('good', 'board-news-home');
  return found;
}

export function newsOf(before: FeastView, after: FeastView): News[] {
  if (before.turn === null) return [];
  const was = new Map(inPlay(before).map((monster) => [monster.card, countersOn(monster)]));
  const found: News[] = inPlay(after).flatMap((monster) => {
    const now = countersOn(monster);
    const count = now - (was.get(monster.card) ?? now);
    return count > 0 ? [{ tone: 'plain' as const, told: { key: 'board-news-counters', facts: { monster: monster.card, count, counters: now, threat: threatOf(monster.card) } } }] : [];
  });
  after.chefs.forEach((chef, seat) => {
    const old = before.chefs[seat];
    if (old) found.push(...ofChef(seat, old, chef));
  });
  return found;
}
