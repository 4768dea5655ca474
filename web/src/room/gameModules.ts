// Loads each game's theme, cover and board from its folder (import.meta.glob). No game is named here;
// a game without a board or a cover gets the generic one.
import type { Component } from 'svelte';
import type { GameModule } from './board';

import.meta.glob('../games/*/theme.css', { eager: true });
const boards = import.meta.glob<GameModule>('../games/*/index.ts');
const covers = import.meta.glob<{ default: Component }>('../games/*/Cover.svelte');

/** Games of skill may bring a practice page. */
const practices = import.meta.glob<{ default: Component }>('../games/*/Practice.svelte');
export const hasPractice = (game: string): boolean => `../games/${game}/Practice.svelte` in practices;
export const loadPractice = async (game: string): Promise<Component | null> => (await practices[`../games/${game}/Practice.svelte`]?.())?.default ?? null;

const SPARE = 'generic';

export function loadBoard(game: string): Promise<GameModule> {
  const load = boards[`../games/${game}/index.ts`] ?? boards[`../games/${SPARE}/index.ts`];
  if (!load) throw new Error('The generic board is missing from the build.');
  return load();
}

export async function loadCover(game: string): Promise<Component> {
  const load = covers[`../games/${game}/Cover.svelte`] ?? covers[`../games/${SPARE}/Cover.svelte`];
  if (!load) throw new Error('The generic cover is missing from the build.');
  return (await load()).default;
}
