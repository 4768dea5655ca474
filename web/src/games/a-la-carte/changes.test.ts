import { expect, test } from 'vitest';
import english from '../../../../src/potluck/games/a_la_carte/words/en.ftl?raw';
import type { CardFace, SeatInfo } from '../../protocol/types';
import { setFaces, setPlayers, setWords } from '../../words/words.svelte';
import { momentOf, newsOf, shownAnew } from './changes';
import type { GrainsView, KitchenView, LatestView, StoveView } from './view';

const NO_GRAINS: GrainsView = { paprika: 0, lemon: 0, pepper: 0, herbs: 0, salt: 0 };
const stove = (more: Partial<StoveView> = {}): StoveView => ({ score: 0, heat: 0, dish: 'D09', pan: NO_GRAINS, overspiced: false, burned: false, finished: false, cups: [], kept_cups: [], tray: [], stars: 0, crepe_left: true, ...more });
const kitchen = (more: Partial<KitchenView>): KitchenView => ({
  seat: 0, step: 'action', round: 1, start: 0, active: 0, spoons: 3, extra_spoons: 0, in_extra: false, coffee_taken: false, rolled: false, hand: 'by-hand', by_hand: true, pour: null, latest: null,
  cooks: [stove(), stove({ dish: 'D12' })], menu: [], covered: null, containers: { paprika: { grains: 15, salt: 5 }, lemon: { grains: 15, salt: 5 }, pepper: { grains: 15, salt: 5 }, herbs: { grains: 15, salt: 5 } },
  sink: NO_GRAINS, trash: [], face_down_cups: 9, used_cups: [], dishes_to_win: 7, stars_to_win: 3,
  ...more,
});
const shown = (more: Partial<LatestView>): LatestView => ({ number: 1, kind: 'poured', seat: 0, face: null, amount: 0, container: null, target: null, own: 0, salt: 0, movement: null, landing: null, by_hand: false, ...more });
const dish = (id: string, name: string) => ({ id, name, kind: 'orange', copies: 1, numbers: [['points', 3]], symbols: [], traits: [], effects: [], corner: 'points', also: [] }) as CardFace;
setWords('a-la-carte', english, { dish: 'card', target: 'seat', container: 'shaker' });
setPlayers(['Ada', 'Ben'].map((name) => ({ name }) as SeatInfo), 0);
setFaces([dish('D09', 'Hippo in Burgundy'), dish('D12', 'Devilled Doorstop')]);
const texts = (before: KitchenView, after: KitchenView) => newsOf(before, after).map((n) => n.text);

test('the same thing is not shown twice', () => {
  const rolled = kitchen({ latest: shown({ number: 4, kind: 'rolled', seat: 1, face: 'all', amount: 1 }) });
  expect(shownAnew(kitchen({}), rolled)?.kind).toBe('rolled');
  expect(shownAnew(rolled, rolled)).toBeNull();
  expect(texts(kitchen({}), rolled)).toEqual(['Ben: the die shows all stoves +1']);
});

test('a pour is told with what fell and where', () => {
  const poured = (own: number, salt: number, target: number) => kitchen({ latest: shown({ seat: 1, container: 'pepper', target, own, salt, by_hand: true }) });
  expect(texts(kitchen({}), poured(2, 1, 0))).toEqual(['Ben: 2 pepper and 1 salt fell into your pan']);
  expect(texts(kitchen({}), poured(1, 0, 1))).toEqual(['Ben: 1 pepper falls']);
  expect(texts(kitchen({}), poured(0, 0, 1))).toEqual(['Ben: nothing falls']);
});

test('a dish on a tray is a moment, and a star makes it perfect', () => {
  const served = kitchen({ cooks: [stove({ dish: null, tray: ['D09'] }), stove()] });
  expect(momentOf(kitchen({}), served)).toMatchObject({ kind: 'served', seat: 0, title: 'Served!' });
  expect(momentOf(kitchen({}), kitchen({ cooks: [stove({ dish: null, tray: ['D09'], stars: 1 }), stove()] }))?.kind).toBe('perfect');
});

test('what goes into the trash was overspiced by a pour, or burned', () => {
  const poured = shown({ container: 'pepper', target: 0, own: 3, by_hand: true });
  expect(momentOf(kitchen({}), kitchen({ trash: ['D09'], latest: poured }))?.kind).toBe('overspiced');
  expect(momentOf(kitchen({}), kitchen({ trash: ['D09'] }))).toMatchObject({ kind: 'burned', seat: 0, more: 'Your Hippo in Burgundy goes into the trash' });
  expect(momentOf(kitchen({ cooks: [stove(), stove({ dish: 'D12', overspiced: true })] }), kitchen({ trash: ['D12'] }))).toMatchObject({ kind: 'overspiced', seat: 1 });
  // Somebody else's pour, after which the turn passes to a dish that was burned long ago.
  expect(momentOf(kitchen({ cooks: [stove(), stove({ dish: 'D12', burned: true })] }), kitchen({ trash: ['D12'], latest: poured }))).toMatchObject({ kind: 'burned', seat: 1 });
});

test('a dish that spoils in somebody else’s turn is told while it waits', () => {
  expect(texts(kitchen({}), kitchen({ cooks: [stove(), stove({ dish: 'D12', burned: true })] }))).toEqual(['Ben: Devilled Doorstop is burned']);
});
