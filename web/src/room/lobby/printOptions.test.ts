import { expect, test } from 'vitest';
import { printPath, usualPaper } from './printOptions';

test('people get the paper of their country', () => {
  expect(usualPaper('en-US')).toBe('letter');
  expect(usualPaper('es-MX')).toBe('letter');
  expect(usualPaper('en-GB')).toBe('a4');
  expect(usualPaper('de')).toBe('a4');
});

test('an order names paper, ink and what', () => {
  expect(printPath('some-game', 'a4', 'everything', false)).toBe('/api/games/some-game/print?paper=a4&ink=full');
  expect(printPath('some-game', 'letter', 'cards', true)).toBe('/api/games/some-game/print?paper=letter&ink=low&what=cards%2Cbacks');
});
