import { defineConfig, mergeConfig } from 'vitest/config';
import page from './vite.config';

// Apart from vite.config.ts, so that building the page needs no test tools.
export default mergeConfig(page, defineConfig({ test: { include: ['src/**/*.test.ts'], environment: 'node' } }));
