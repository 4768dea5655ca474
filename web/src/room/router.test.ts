import { expect, it } from 'vitest';
import { placeOf, tableIn } from './router.svelte';

it('reads the address bar', () => {
  expect(placeOf('/')).toEqual({ at: 'lobby' });
  expect(placeOf('/table/ab-1')).toEqual({ at: 'table', id: 'ab-1' });
  expect(placeOf('/table/ab-1/replay')).toEqual({ at: 'replay', id: 'ab-1' });
  expect(placeOf('/practice/some-game')).toEqual({ at: 'practice', game: 'some-game' });
  expect(placeOf('/practice')).toEqual({ at: 'nowhere' });
  expect(placeOf('/elsewhere')).toEqual({ at: 'nowhere' });
  expect(placeOf('/table/')).toEqual({ at: 'nowhere' });
  expect(placeOf('/table/%E0%A4%A')).toEqual({ at: 'nowhere' });
});

it('finds the table in whatever was pasted', () => {
  expect(tableIn('https://potluck.example/table/xY_3-z?a=1')).toBe('xY_3-z');
  expect(tableIn(' xY_3-z ')).toBe('xY_3-z');
  expect(tableIn('come over!')).toBeNull();
});
