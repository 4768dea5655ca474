// What a first visit to the lobby costs, gzipped (fonts are compressed already): HTML, script, style, fonts; art apart.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const dist = process.argv[2] ?? '../src/potluck/server/page';
const LIMIT = 150_000;
const assets = readdirSync(join(dist, 'assets'));
const html = readFileSync(join(dist, 'index.html'), 'utf8');
const weigh = (name) => {
  const body = readFileSync(join(dist, 'assets', name));
  return name.endsWith('.woff2') ? body.length : gzipSync(body).length;
};
const first = new Set([...html.matchAll(/assets\/([\w.-]+\.(?:js|css))/g)].map((m) => m[1]));
// whatever the first script imports statically comes with it
for (const name of first) {
  if (!name.endsWith('.js')) continue;
  for (const [, other] of readFileSync(join(dist, 'assets', name), 'utf8').matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g)) first.add(other);
}
const covers = assets.filter((a) => /^(Cover|faces)-.*\.(js|css)$/.test(a));
const fonts = assets.filter((a) => /^(figtree|fraunces|title)-.*\.woff2$/.test(a));
const sum = (names) => names.reduce((total, name) => total + weigh(name), 0);
const kb = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const code = sum([...first]) + gzipSync(html).length;
const total = code + sum(fonts);
console.log(`lobby: html, script, style ${kb(code)} · fonts ${kb(sum(fonts))} · together ${kb(total)} (limit ${kb(LIMIT)}) · art of covers and portraits ${kb(sum(covers))}`);
for (const name of assets.filter((a) => /\.(js|css)$/.test(a)).sort((a, b) => weigh(b) - weigh(a)).slice(0, 12)) console.log(`  ${kb(weigh(name)).padStart(9)}  ${name}${first.has(name) ? '  (first view)' : ''}`);
if (total > LIMIT) process.exitCode = 1;
