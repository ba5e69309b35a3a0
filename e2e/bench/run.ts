import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { currentReleaseSet, publishAll } from '@foyer/build';
import { publishMonolith, republish, useReleases } from '@foyer/build/monolith';
import type { ReleaseSet } from '@foyer/kernel/release-set';
import { findChromium } from '@foyer/launch/chromium';
import { startStack, type Stack } from '../fixtures/stack.ts';
import { pageChanges, spread, walletEvents } from './interactions.ts';
import { LIMIT_FACTOR } from './sports/limits.ts';
import { sportsBench } from './sports/sportsBench.ts';
import { quickDeposits } from './quickDeposit.ts';
import { redownload } from './redownload.ts';
import { benchTable } from './table.ts';
import { FAST, SLOW, visitLobby } from './visit.ts';
import type { Net, Visit } from './visit.ts';

/** Longer than the interval at which the gateway polls for a new release set. */
const SWITCH_MS = 800;

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    home: { type: 'string' },
    net: { type: 'string' },
    only: { type: 'string' },
    /** Port of a product that runs already, for `--only sports`. */
    port: { type: 'string' },
    /** Inputs of each kind and seconds of each stream that `--only sports` measures. */
    repetitions: { type: 'string', default: '40' },
    watch: { type: 'string', default: '25' },
  },
});
const nets = [SLOW, FAST].filter((net) => values.net === undefined || net.name.startsWith(values.net));
const runs = Number(values.runs);
const home = values.home ?? mkdtempSync(path.join(tmpdir(), 'foyer-bench-'));

interface Variant {
  readonly name: 'federated' | 'monolith';
  readonly set: ReleaseSet;
}

function waitForReleaseSet(): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, SWITCH_MS));
}

async function measure(
  browser: Browser,
  url: string,
  net: Net,
  variants: readonly Variant[],
): Promise<Record<Variant['name'], Visit[]>> {
  const visits: Record<Variant['name'], Visit[]> = { federated: [], monolith: [] };
  for (let run = 0; run <= runs; run += 1) {
    for (const { name, set } of variants) {
      await useReleases(home, set);
      await waitForReleaseSet();
      const visit = await visitLobby(browser, url, net);
      // the first visit of each variant warms up the server
      if (run > 0) visits[name].push(visit);
    }
  }
  return visits;
}

/**
 * Compares the federated lobby with the same lobby built as one application, cold and after a release; also
 * measures page changes and wallet events.
 */
async function lobbies(browser: Browser, stack: Stack, federated: ReleaseSet): Promise<void> {
  const monolith = await publishMonolith(home);
  const variants: readonly Variant[] = [
    { name: 'monolith', set: monolith },
    { name: 'federated', set: federated },
  ];
  const url = `http://aurora.localhost:${stack.gatewayPort}/en/`;
  for (const net of nets) console.log(benchTable(net, await measure(browser, url, net, variants)));
  await useReleases(home, federated);
  const returning = { browser: chromium, executablePath: findChromium(), home, url, waitForReleaseSet };
  const again = {
    federated: await redownload({
      ...returning,
      before: federated,
      after: await republish(home, 'mfe-casino'),
    }),
    monolith: await redownload({
      ...returning,
      before: monolith,
      after: await publishMonolith(home, { salt: 'later' }),
    }),
  };
  console.log(
    `download again after one release of the casino: federated ${(again.federated / 1000).toFixed(1)} KB, monolith ${(again.monolith / 1000).toFixed(1)} KB`,
  );
  await useReleases(home, federated);
  await waitForReleaseSet();
  const { warm, preloaded } = await pageChanges(browser, stack);
  console.log(
    `page change, warm: ${spread(warm)}\npage of another remote, its link pointed at before: ${spread(preloaded)}`,
  );
  console.log(`transfer ordered to balance in the header: ${spread(await walletEvents(browser, stack))}`);
}

async function deposits(browser: Browser, stack: Stack): Promise<void> {
  for (const net of nets) {
    const { cold, early, rested, again } = await quickDeposits(browser, stack, net, runs);
    console.log(
      `Deposit pressed to a form that takes an amount, ${net.name}: cold ${spread(cold)}; cold and before the page is ready, on the cashier's page ${spread(early)}`,
    );
    console.log(`  first on a page that rested ${spread(rested)}; again ${spread(again)}`);
  }
}

/** Limit of `--only sports` with a running product; its measurements have limits of their own, which add up to less. */
const SPORTS_LIMIT_MS = 240_000 * LIMIT_FACTOR;

async function sports(browser: Browser, gatewayPort: number): Promise<void> {
  const limit = setTimeout(() => {
    console.error(`ended after ${SPORTS_LIMIT_MS / 60_000} minutes: the browser does not answer`);
    process.exit(1);
  }, SPORTS_LIMIT_MS);
  const failed = await sportsBench(
    browser,
    { gatewayPort },
    { repetitions: Number(values.repetitions), watchSeconds: Number(values.watch) },
  );
  clearTimeout(limit);
  if (failed > 0) process.exitCode = 1;
}

const browser = await chromium.launch({ executablePath: findChromium() });
const port = values.port === undefined ? undefined : Number(values.port);
if (values.only === 'sports' && port !== undefined) {
  await sports(browser, port).finally(() => browser.close());
  process.exit();
}
const stack = await startStack({ home });
try {
  await publishAll({ home });
  const federated = currentReleaseSet(home);
  if (!federated) throw new Error('No release was published');
  const isMeasured = (name: string): boolean => values.only === undefined || values.only === name;
  if (isMeasured('lobby')) await lobbies(browser, stack, federated);
  if (isMeasured('deposit')) await deposits(browser, stack);
  if (isMeasured('sports')) await sports(browser, stack.gatewayPort);
} finally {
  await browser.close();
  await stack.stop();
  if (values.home === undefined) rmSync(home, { recursive: true, force: true });
}
