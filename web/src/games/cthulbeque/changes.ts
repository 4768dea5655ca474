// What has changed between two positions, in a few words: dice lost and regained, counters, dishes, who is carried off.
import { look, type CardBook } from './cardbook';
import type { Chef, FeastView, Monster } from './view';

export interface News { tone: 'good' | 'bad' | 'plain'; text: string; seat: number }
const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

function inPlay(view: FeastView): Map<string, Monster> {
  const found = new Map<string, Monster>();
  if (view.challenge) found.set(view.challenge.card, view.challenge);
  for (const chef of view.chefs) for (const monster of chef.kitchen) found.set(monster.card, monster);
  return found;
}

function ofChef(seat: number, was: Chef, is: Chef, name: string, book: CardBook): News[] {
  const found: News[] = [];
  const pools = [['Cooking', was.cooking, is.cooking], ['Sanity', was.sanity, is.sanity]] as const;
  for (const [pool, before, after] of pools) {
    const change = after.now - before.now;
    if (change !== 0) found.push({ tone: change < 0 ? 'bad' : 'good', seat, text: `${name}: ${plural(Math.abs(change), `${pool} die`, `${pool} dice`)} ${change < 0 ? 'lost' : 'back'}` });
  }
  for (const dish of is.served) if (!was.served.some((d) => d.card === dish.card)) found.push({ tone: 'good', seat, text: `${name}: ${look(book, dish.card).name} is served, ${plural(dish.stars, 'star', 'stars')}` });
  if (is.hospital && !was.hospital) found.push({ tone: 'bad', seat, text: `${name}: off to the Hospital` });
  if (is.asylum && !was.asylum) found.push({ tone: 'bad', seat, text: `${name}: off to the Asylum` });
  if ((was.hospital && !is.hospital) || (was.asylum && !is.asylum)) found.push({ tone: 'good', seat, text: `${name}: home again` });
  return found;
}

export function newsOf(before: FeastView, after: FeastView, nameOf: (seat: number) => string, book: CardBook): News[] {
  if (before.turn === null) return [];
  const found: News[] = [];
  const was = inPlay(before);
  for (const [id, monster] of inPlay(after)) {
    const old = was.get(id);
    if (!old) continue;
    const placed = monster.cooking + monster.damage - old.cooking - old.damage;
    if (placed > 0) found.push({ tone: 'plain', seat: after.turn ?? 0, text: `${look(book, id).name}: ${plural(placed, 'counter', 'counters')} more, ${monster.cooking + monster.damage} of ${monster.threat}` });
  }
  after.chefs.forEach((chef, seat) => {
    const old = before.chefs[seat];
    if (old) found.push(...ofChef(seat, old, chef, nameOf(seat), book));
  });
  return found;
}
