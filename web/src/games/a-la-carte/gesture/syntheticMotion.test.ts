import { expect, it } from 'vitest';
import { places } from './syntheticMotion';

it('never lays two grains in one spot, however many a shaker holds', () => {
  for (let count = 1; count <= 20; count++) {
    for (const headlong of [false, true]) expect(new Set(places(count, headlong).map(String)).size).toBe(count);
  }
});
