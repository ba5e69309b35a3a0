import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { BRANDS } from '@foyer/market';
import { findChromium } from '@foyer/launch/chromium';
import '../fixtures/dns.ts';
import { originOf } from '../fixtures/brands.ts';

/** spec §3, theme settings: favicon16, favicon32, appleTouchIcon. The last is cut by the phone and must fill its square. */
const SIZES = [{ size: 16, isFull: false }, { size: 32, isFull: false }, { size: 180, isFull: true }] as const;
const ROUND_CORNERS = /(<rect[^>]*) rx="[^"]*"/;
const FOLDER = path.resolve(import.meta.dirname, '../../infra/gateway/src/icons');

const { values } = parseArgs({ options: { port: { type: 'string', default: '4000' } } });
process.env['FOYER_E2E_PORT'] = values.port;

/** The pictures of the brands' drawn icon that some browsers still want; drawn by a browser from a product that runs, kept in the repository. */
const drawn: Record<string, string> = {};
mkdirSync(FOLDER, { recursive: true });
const browser = await chromium.launch({ executablePath: findChromium() });
try {
  for (const brand of BRANDS) {
    const svg = await (await fetch(`${originOf(brand)}/favicon.svg`)).text();
    drawn[brand] = createHash('sha256').update(svg).digest('hex');
    for (const { size, isFull } of SIZES) {
      const page = await browser.newPage({ viewport: { width: size, height: size } });
      const picture = isFull ? svg.replace(ROUND_CORNERS, '$1') : svg;
      await page.setContent(`<style>*{margin:0}svg{display:block;inline-size:100vw;block-size:100vh}</style>${picture}`);
      await page.screenshot({ path: path.join(FOLDER, `${brand}-${size}.png`), omitBackground: true });
      await page.close();
    }
  }
} finally {
  await browser.close();
}
writeFileSync(path.join(FOLDER, 'drawn.json'), `${JSON.stringify(drawn, null, 2)}\n`);
