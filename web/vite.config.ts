import { svelte } from '@sveltejs/vite-plugin-svelte';
import { FileSystemIconLoader } from 'unplugin-icons/loaders';
import Icons from 'unplugin-icons/vite';
import { defineConfig } from 'vite';

// Our own drawings (src/ui/pieces/*.svg) are one more icon set: `~icons/piece/cloche`.
const icons = Icons({
  compiler: 'svelte',
  scale: 0,
  defaultClass: 'i',
  customCollections: { piece: FileSystemIconLoader('./src/ui/pieces') },
  iconCustomizer(_collection, _icon, props) {
    props['aria-hidden'] = 'true';
    props['focusable'] = 'false';
  },
});

export default defineConfig({
  plugins: [svelte(), icons],
  base: '/',
  build: {
    outDir: '../src/potluck/server/page',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
});
