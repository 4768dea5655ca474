import { expect, it } from 'vitest';
import printed from '../../../../src/potluck/games/cthulbeque/print/pictures.json';
import { PICTURES } from './pictures';

it('shows the same picture of a card as the printed one', () => expect(PICTURES).toEqual(printed.card));
