import { expect, it } from 'vitest';
import printed from '../../../../src/potluck/games/cafe_baras/print/pictures.json';
import { GUESTS, PICTURES } from './pictures';

it('shows the same pictures of cards and guests as the printed ones', () => {
  expect(PICTURES).toEqual(printed.card);
  expect(GUESTS).toEqual(printed.guest);
});
