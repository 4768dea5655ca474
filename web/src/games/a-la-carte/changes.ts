// What changed from one view to the next: short texts, and the event that is shown large.
import { CREPE, type KitchenView } from './view';
import { counted, dieWords, grainWords } from './words';

export interface News { tone: 'good' | 'bad' | 'plain'; text: string }
export interface Moment { kind: 'perfect' | 'served' | 'burned' | 'overspiced'; seat: number; dish: string; title: string; more: string }

/** Whether die, shaker or pan have shown something new. */
export const shownAnew = (before: KitchenView, after: KitchenView) => (after.latest !== null && after.latest.number !== before.latest?.number ? after.latest : null);

/** Who: "You", or a name. */
type Who = (seat: number) => string;

export function newsOf(before: KitchenView, after: KitchenView, who: Who): News[] {
  const found: News[] = [];
  const seen = shownAnew(before, after);
  if (seen?.kind === 'rolled') found.push({ tone: 'plain', text: `${who(seen.seat)}: the die shows ${dieWords(seen)}` });
  if (seen?.kind === 'poured') {
    const where = seen.target === seen.seat ? '' : ` into ${who(seen.target) === 'You' ? 'your' : `${who(seen.target)}’s`} pan`;
    found.push({ tone: 'plain', text: `${who(seen.seat)}: ${grainWords({ [seen.container]: seen.own, salt: seen.salt })} ${seen.own + seen.salt === 1 ? 'falls' : 'fell'}${where}`.replace('nothing fell', 'nothing falls') });
  }
  if (seen?.kind === 'flipped') found.push({ tone: seen.landing === 'picture_up' ? 'good' : 'bad', text: `${who(seen.seat)}: the crêpe lands ${{ picture_up: 'picture side up', recipe_up: 'recipe side up', beside: 'beside the pan' }[seen.landing]}` });
  after.cooks.forEach((cook, seat) => {
    const old = before.cooks[seat];
    if (!old || cook.dish !== old.dish) return;
    const name = after.dishes[cook.dish ?? '']?.name ?? '';
    if (cook.burned && !old.burned) found.push({ tone: 'bad', text: `${who(seat)}: ${name} is burned` });
    if (cook.overspiced && !old.overspiced) found.push({ tone: 'bad', text: `${who(seat)}: ${name} is overspiced` });
  });
  const moment = momentOf(before, after, who);
  if (moment) found.push({ tone: moment.kind === 'served' || moment.kind === 'perfect' ? 'good' : 'bad', text: `${who(moment.seat)}: ${moment.title} ${moment.more}` });
  return found;
}

export function momentOf(before: KitchenView, after: KitchenView, who: Who): Moment | null {
  for (const [seat, cook] of after.cooks.entries()) {
    const old = before.cooks[seat];
    const dish = cook.tray.at(-1);
    if (!old || cook.tray.length <= old.tray.length || dish === undefined) continue;
    const perfect = cook.stars > old.stars;
    return { kind: perfect ? 'perfect' : 'served', seat, dish, title: perfect ? 'Perfect!' : 'Served!', more: `${after.dishes[dish]?.name ?? dish}, ${counted(after.dishes[dish]?.points ?? 0, 'point')}${perfect ? ' and a star' : ''}` };
  }
  const dish = after.trash.at(-1);
  if (after.trash.length <= before.trash.length || dish === undefined) return null;
  const seat = before.cooks.findIndex((cook) => cook.dish === dish && (dish !== CREPE || cook === before.cooks[before.active]));
  const old = before.cooks[seat];
  // What waited for its cook's turn said what it was; of the rest a pour overspices, a roll burns.
  const over = !old?.burned && (shownAnew(before, after)?.kind === 'poured' || (old?.overspiced ?? false));
  const at = seat < 0 ? before.active : seat;
  return { kind: over ? 'overspiced' : 'burned', seat: at, dish, title: over ? 'Overspiced!' : 'Burned!', more: `${who(at) === 'You' ? 'Your' : `${who(at)}’s`} ${after.dishes[dish]?.name ?? dish} goes into the trash` };
}
