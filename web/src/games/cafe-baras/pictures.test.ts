import { expect, it } from 'vitest';
import printed from '../../../../src/potluck/games/cafe_baras/print/pictures.json';
import { furOf, GUESTS, numberOf, PICTURES } from './pictures';

it('shows the same pictures of cards and guests as the printed ones', () => {
  expect(PICTURES).toEqual(printed.card);
  expect(GUESTS).toEqual(printed.guest);
});

it('dresses capybaras by their card, whatever its name', () => {
  expect(numberOf('B07')).toBe(7);
  expect(furOf('B07')).toBe(2);
  expect(numberOf('mine')).toBeGreaterThan(0);
});
