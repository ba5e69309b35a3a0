import { loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findChromium } from '@foyer/launch/chromium';
import { PROBE_PATH, startDevelopmentCopy } from '../fixtures/developmentCopy.ts';

/** Time from a saved file to the changed text on the screen of an open page, with the state of its component kept. */
const { values } = parseArgs({
  options: {
    home: { type: 'string', default: '.foyer' },
    port: { type: 'string', default: '4000' },
    edits: { type: 'string', default: '40' },
  },
});
/** Builds before the compiler has its caches and compiled code. */
const WARM_UP = 3;
const CLICKS = 3;

const development = await startDevelopmentCopy(path.resolve(values.home));
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--host-resolver-rules=MAP *.localhost 127.0.0.1'],
});
try {
  const page = await browser.newPage();
  await page.goto(`http://aurora.localhost:${values.port}${PROBE_PATH}`);
  const probe = page.locator('#probe');
  for (let click = 0; click < CLICKS; click += 1) await probe.click();
  const times: number[] = [];
  let lost = 0;
  for (let edit = 0; edit < Number(values.edits) + WARM_UP; edit += 1) {
    const label = `edit ${edit}`;
    const shown = page.waitForFunction(
      (text) => document.querySelector('#probe')?.textContent.startsWith(text),
      label,
      { polling: 'raf' },
    );
    // stored before the next edit, as between two saves of a person
    const released = development.released();
    const started = performance.now();
    development.edit((source) => source.replace('first label', label));
    await shown;
    if (edit >= WARM_UP) times.push(performance.now() - started);
    if ((await probe.textContent()) !== `${label} ${CLICKS}`) lost += 1;
    await released;
  }
  const sorted = times.toSorted((left, right) => left - right);
  const at = (share: number): number => Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? 0);
  console.log(
    `${times.length} edits: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, most ${at(1)} ms; state lost ${lost} times; load ${loadavg()[0]?.toFixed(1)}`,
  );
} finally {
  await browser.close();
  await development.stop();
}
