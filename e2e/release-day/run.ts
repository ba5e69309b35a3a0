import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { repositoryRoot } from '@foyer/workspace';
import { LAUNCH_OPTIONS } from '../fixtures/browser.ts';
import { startStack } from '../fixtures/stack.ts';
import { createCheckout } from './squadCheckout.ts';
import { startVisitors } from './visitors.ts';
import { OUTSIDE, outsideNumbers, planReleases, randomFrom, SQUADS } from './planReleases.ts';
import { packPlatform } from '../outside/packedPlatform.ts';
import { inviteOutsideSquad, type OutsideSquad } from './outsideSquad.ts';
import { releaseOne, type ReleaseResult } from './releaseOne.ts';
import { readRegistry } from './registryReader.ts';
import { failedExpectations, formatReport } from './report.ts';
import { limitConcurrency } from '@foyer/launch/page-check';

const { values } = parseArgs({
  options: {
    releases: { type: 'string', default: '60' },
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

log(`seed ${seed}: packing the packages`);
const platform = await packPlatform(repositoryRoot, path.join(folder, 'packed'));
log(`building every front end and starting the product`);
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
  const invited: OutsideSquad[] = [];
  const visitors = startVisitors({
    browser,
    instance: stack,
    random: randomFrom(seed + 1),
    size,
    addresses: () => invited.flatMap(({ addresses }) => addresses),
  });
  const results: ReleaseResult[] = [];
  const total = Number(values.releases);
  const outside = outsideNumbers(total);
  const fromOutside = OUTSIDE.reduce((sum, name) => sum + outside[name].length, 0);
  const plan = planReleases(seed, total - fromOutside);
  log(`${plan.length} releases by ${SQUADS.length} squads, ${fromOutside} from outside, ${size} browsers`);
  const finish = (done: ReleaseResult): void => {
    results.push(done);
    log(
      `${done.isAsExpected ? ' ok ' : 'BAD '} ${done.number} ${done.squad} ${done.fault ?? done.strategy}: ${done.outcome}, published in ${done.publishMs} ms, decided after ${done.rolloutMs} ms ${done.output}`,
    );
    if (results.length >= total / 2) half.resolve();
  };
  const half = Promise.withResolvers<void>();
  const join = async (name: OutsideSquad['name']): Promise<void> => {
    const ports = { platform, instance: stack, registry, oneAtATime };
    const squad = await inviteOutsideSquad(name, path.join(folder, 'outside', name), ports);
    invited.push(squad);
    log(`${name} has accepted its invitation`);
    for (const number of outside[name]) finish(await squad.release(number));
  };
  // the squads work independently of each other
  await Promise.all([
    join('poker'),
    half.promise.then(() => join('keno')),
    ...SQUADS.map(async (squad) => {
      const checkout = await createCheckout(squad, path.join(folder, squad), stack);
      for (const planned of plan.filter((release) => release.squad === squad)) {
        finish(await releaseOne(planned, checkout, { registry, oneAtATime }));
      }
    }),
  ]);
  await visitors.leave();
  const lastGood = new Map(
    [...SQUADS, ...OUTSIDE].map((squad) => [
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
  await platform.stop();
  if (values.keep) log(`kept in ${folder}`);
  else rmSync(folder, { recursive: true, force: true });
}
