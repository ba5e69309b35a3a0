import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { LAUNCH_OPTIONS } from '../fixtures/browser.ts';
import { startStack } from '../fixtures/stack.ts';
import { createCheckout } from './squadCheckout.ts';
import { startVisitors } from './visitors.ts';
import { planReleases, randomFrom, SQUADS } from './planReleases.ts';
import { releaseOne, type ReleaseResult } from './releaseOne.ts';
import { readRegistry } from './registryReader.ts';
import { failedExpectations, formatReport } from './report.ts';
import { limitConcurrency } from '@foyer/launch/page-check';

const { values } = parseArgs({
  options: {
    releases: { type: 'string', default: '50' },
    browsers: { type: 'string', default: '20' },
    seed: { type: 'string' },
    report: { type: 'string' },
    keep: { type: 'boolean', default: false },
  },
});
const seed = Number(values.seed ?? Date.now() % 1_000_000);
const size = Number(values.browsers);
const folder = mkdtempSync(path.join(tmpdir(), 'foyer-release-day-'));
const home = path.join(folder, 'home');
const started = performance.now();
const log = (text: string): void =>
  console.log(`${((performance.now() - started) / 1000).toFixed(0).padStart(5)} s  ${text}`);

/**
 * Evidence is evaluated as often as a short run needs it; a few browsers on one machine report more often
 * than players do.
 */
const ENVIRONMENT = {
  FOYER_ACCESS_TOKEN_SECONDS: '60',
  FOYER_EVIDENCE_SECONDS: '1',
  FOYER_ROLLOUT_INTERVAL_SECONDS: '1',
  FOYER_EVIDENCE_PER_VISITOR: '1000',
  FOYER_ROLLOUT_MINIMUM_LOADS: '6',
  // all visitors share one address here, and its attempt limit would block fifty registrations in half an hour
  FOYER_LOGIN_ATTEMPTS_BEFORE_LOCK: '1000',
};
/** Longer than a release may wait for its decision; the run ends then in any case. */
const MAX_RUN_MS = 60 * 60_000;

log(`seed ${seed}: building every front end and starting the product`);
const stack = await startStack({ home, environment: ENVIRONMENT });
const browser = await chromium.launch({ ...LAUNCH_OPTIONS, handleSIGINT: false, handleSIGTERM: false });
const abort = (reason: string): void => {
  log(`${reason}; the run is aborted`);
  void browser
    .close()
    .then(() => stack.stop())
    .finally(() => process.exit(1));
};
const deadline = setTimeout(() => abort('the run exceeds its time limit'), MAX_RUN_MS);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => abort(signal));

try {
  const registry = await readRegistry(stack);
  const before = new Map(
    await Promise.all(
      ['shell', 'mfe-account'].map(async (app) => [app, await registry.defaultOf(app)] as const),
    ),
  );
  const oneAtATime = limitConcurrency(1);
  const visitors = startVisitors({ browser, instance: stack, random: randomFrom(seed + 1), size });
  const results: ReleaseResult[] = [];
  const plan = planReleases(seed, Number(values.releases));
  log(`${plan.length} releases by ${SQUADS.length} squads, ${size} browsers`);
  // the squads work independently of each other
  await Promise.all(
    SQUADS.map(async (squad) => {
      const checkout = await createCheckout(squad, path.join(folder, squad), stack);
      for (const planned of plan.filter((release) => release.squad === squad)) {
        const done = await releaseOne(planned, checkout, { registry, oneAtATime });
        results.push(done);
        log(
          `${done.isAsExpected ? ' ok ' : 'BAD '} ${planned.number} ${squad} ${planned.fault ?? planned.strategy}: ${done.outcome}, published in ${done.publishMs} ms, decided after ${done.rolloutMs} ms ${done.output}`,
        );
      }
    }),
  );
  await visitors.leave();
  const lastGood = new Map(
    SQUADS.map((squad) => [
      `mfe-${squad}`,
      results.filter((done) => done.squad === squad && done.outcome === 'live').at(-1)?.release,
    ]),
  );
  const unexpectedReleases: string[] = [];
  for (const [app, expected] of [...before, ...lastGood]) {
    if (expected !== undefined && (await registry.defaultOf(app)) !== expected) unexpectedReleases.push(app);
  }
  const soakRun = {
    seed,
    minutes: (performance.now() - started) / 60_000,
    browsers: size,
    results: results.sort((left, right) => left.number - right.number),
    visitors,
    audit: await registry.audit(),
    isAuditIntact: await registry.isAuditIntact(),
    unexpectedReleases,
  };
  const report = formatReport(soakRun);
  console.log(`\n${report}`);
  if (values.report !== undefined) writeFileSync(values.report, `${report}\n`);
  if (failedExpectations(soakRun).length > 0) process.exitCode = 1;
} finally {
  clearTimeout(deadline);
  await browser.close();
  await stack.stop();
  if (values.keep) log(`kept in ${folder}`);
  else rmSync(folder, { recursive: true, force: true });
}
