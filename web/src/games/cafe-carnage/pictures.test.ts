import { expect, it } from 'vitest';
import printed from '../../../../src/potluck/games/cafe_carnage/print/pictures.json';
import { PICTURES } from './pictures';

it('shows the same picture of a dish as the printed card', () => expect(PICTURES).toEqual(printed.dish));
