import { expect, it } from 'vitest';
import printed from '../../../../src/potluck/games/a_la_carte/print/pictures.json';
import { CUPS, DISHES } from './pictures';

it('shows the same pictures of dishes and cups as the printed ones', () => {
  const dishes = Object.entries(DISHES).map(([id, { main, edges }]) => [id, { main, edges }]);
  expect(Object.fromEntries(dishes)).toEqual(printed.dish);
  const cups = Object.entries(CUPS).map(([id, { art }]) => [id, art]);
  expect(Object.fromEntries(cups)).toEqual(printed.cup);
});
