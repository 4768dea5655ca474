// Pictures of the page in rehearsal (`vite build --mode fake`), at the three sizes that we promise.
// node scripts/shots.mjs <out> name=/path[#wait] … ; sizes by SIZES=phone,tablet,desk
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { chromium } from 'playwright-core';

const [, , out, ...wanted] = process.argv;
const dist = process.env.DIST ?? '.shots/page';
const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.woff2': 'font/woff2' };
const server = createServer(async (request, response) => {
  const path = new URL(request.url, 'http://x').pathname;
  const file = extname(path) ? path : '/index.html';
  try {
    const body = await readFile(join(dist, file));
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream', 'content-security-policy': "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:" });
    response.end(body);
  } catch {
    response.writeHead(404).end();
  }
});
await new Promise((done) => server.listen(0, '127.0.0.1', done));
const base = `http://127.0.0.1:${server.address().port}`;
const sizes = { phone: [390, 844, 1.5], tablet: [820, 1180, 1], desk: [1440, 900, 1] };
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const size of (process.env.SIZES ?? 'phone,tablet,desk').split(',')) {
  const [width, height, deviceScaleFactor] = sizes[size];
  for (const entry of wanted) {
    const [name, rest] = entry.split(/=(.*)/s);
    const [path, ...steps] = rest.split('#');
    const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor, hasTouch: size !== 'desk', reducedMotion: process.env.CALM ? 'reduce' : 'no-preference', colorScheme: process.env.DARK ? 'dark' : 'light' });
    const page = await context.newPage();
    page.on('pageerror', (error) => console.log(name, size, 'ERROR', error.message));
    page.on('console', (m) => { if (m.type() === 'error') console.log(name, size, 'console', m.text()); });
    await page.goto(base + path);
    await page.waitForTimeout(900);
    for (const step of steps) {
      if (/^\d+$/.test(step)) await page.waitForTimeout(Number(step));
      else if (step.startsWith('key:')) await page.keyboard.press(step.slice(4));
      else if (step.startsWith('hover:')) await page.locator(step.slice(6)).first().hover();
      else if (step.startsWith('fill:')) { const [, sel, text] = step.split(':'); await page.locator(sel).first().fill(text); }
      else await page.locator(step).first().click({ timeout: 4000 }).catch((e) => console.log(name, size, 'STEP', step, e.message.split('\n')[0]));
    }
    await page.waitForTimeout(450);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (wide > 0) console.log(name, size, 'SCROLLS SIDEWAYS by', wide);
    await page.screenshot({ path: `${out}/${name}-${size}.png`, fullPage: Boolean(process.env.FULL) });
    await context.close();
  }
}
await browser.close();
server.close();
