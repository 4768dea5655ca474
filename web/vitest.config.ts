import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

// The icon sets, as a game's print/pictures.json spells them.
const SETS: Record<string, string> = { 'fluent-emoji-flat': 'f', 'game-icons': 'g', piece: 'p' };
// In tests an icon is its name: `~icons/game-icons/rat` is 'g/rat'. So tables of pictures are plain data.
const iconNames: Plugin = {
  name: 'icon-names',
  resolveId: (id) => (id.startsWith('~icons/') ? `\0${id}` : undefined),
  load(id) {
    if (!id.startsWith('\0~icons/')) return undefined;
    const [, set = '', icon = ''] = id.split('/');
    return `export default ${JSON.stringify(`${SETS[set] ?? set}/${icon}`)}`;
  },
};

// Apart from vite.config.ts, so that building the page needs no test tools.
export default defineConfig({ plugins: [svelte(), iconNames], test: { include: ['src/**/*.test.ts'], environment: 'node' } });
