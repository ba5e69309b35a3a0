import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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
import { startProgress, type OpenRelease } from './progress.ts';
import { releaseInTurn, type ReleasePorts, type ReleaseResult } from './releaseOne.ts';
import { startClock } from './runClock.ts';
import { readRegistry } from './registryReader.ts';
import { failedExpectations, formatReport } from './report.ts';
import { limitConcurrency } from '@foyer/launch/page-check';

/**
 * Squads of the repository and two from outside release, some of it broken, while browsers play. Ends after `--minutes`
 * in any case, with the report of what is decided until then:
 * npm run release-day -- --seed 7 [--built <data home with built releases>].
 */
const { values } = parseArgs({
  options: {
    releases: { type: 'string', default: '60' },
    browsers: { type: 'string', default: '20' },
    minutes: { type: 'string', default: '25' },
    seed: { type: 'string' },
    report: { type: 'string' },
    built: { type: 'string' },
    keep: { type: 'boolean', default: false },
  },
});
const seed = Number(values.seed ?? Date.now() % 1_000_000);
const size = Number(values.browsers);
const total = Number(values.releases);
const folder = mkdtempSync(path.join(tmpdir(), 'foyer-release-day-'));
const home = path.join(folder, 'home');
/** Kept for the report and the end of the services. */
const REPORT_MS = 60_000;

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

/** Longest time to the printed report after the end of the run. */
const MAX_REPORT_MS = 90_000;
const MAX_RUN_MS = Number(values.minutes) * 60_000 - REPORT_MS;
const clock = startClock(MAX_RUN_MS);
const results: ReleaseResult[] = [];
const progress = startProgress(clock, () => `${results.length} of ${total} decided`);
const { log } = progress;
// what is in progress leaves the list when its command is stopped
let openAtEnd: readonly OpenRelease[] = [];
clock.signal.addEventListener('abort', () => {
  openAtEnd = progress.open();
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => clock.stop(signal));
// the report itself must not wait for a service that no longer answers
clock.signal.addEventListener('abort', () => setTimeout(() => process.exit(1), MAX_REPORT_MS).unref());

log(`seed ${seed}: packing the packages, building every front end and starting the product`);
const platform = await packPlatform(repositoryRoot, path.join(folder, 'packed'), clock.signal);
// releases of another data home with the same sources are not built again
if (values.built !== undefined)
  cpSync(path.join(values.built, 'releases'), path.join(home, 'releases'), { recursive: true });
const stack = await startStack({ home, environment: ENVIRONMENT, readyWithinMs: MAX_RUN_MS });
// also after a forced end
process.once('exit', () => stack.process.kill('SIGTERM'));
const browser = await chromium.launch({ ...LAUNCH_OPTIONS, handleSIGINT: false, handleSIGTERM: false });

try {
  const registry = await readRegistry(stack);
  const before = new Map(
    await Promise.all(
      ['shell', 'mfe-account'].map(async (app) => [app, await registry.defaultOf(app)] as const),
    ),
  );
  const oneAtATime = limitConcurrency(1);
  const ports: ReleasePorts = {
    registry,
    clock,
    progress,
    build(release, work) {
      progress.enter(release, 'waits for its build');
      return oneAtATime(() => {
        clock.signal.throwIfAborted();
        progress.enter(release, 'is built and published');
        return work();
      }).finally(() => progress.leave(release));
    },
  };
  const invited: OutsideSquad[] = [];
  const visitors = startVisitors({
    browser,
    instance: stack,
    random: randomFrom(seed + 1),
    size,
    addresses: () => invited.flatMap(({ addresses }) => addresses),
    rolledOutIn: progress.rolledOutIn,
  });
  const outside = outsideNumbers(total);
  const fromOutside = OUTSIDE.reduce((sum, name) => sum + outside[name].length, 0);
  const plan = planReleases(seed, total - fromOutside);
  log(`${plan.length} releases by ${SQUADS.length} squads, ${fromOutside} from outside, ${size} browsers`);
  const half = Promise.withResolvers<void>();
  const finish = (done: ReleaseResult): void => {
    results.push(done);
    log(
      `${done.isAsExpected ? ' ok ' : 'BAD '} ${done.number} ${done.squad} ${done.fault ?? done.strategy}: ${done.outcome}, published in ${done.publishMs} ms, decided after ${done.rolloutMs} ms ${done.output}`,
    );
    if (results.length >= total / 2) half.resolve();
  };
  const join = async (name: OutsideSquad['name']): Promise<void> => {
    if (outside[name].length === 0) return;
    const squad = await inviteOutsideSquad(name, path.join(folder, 'outside', name), {
      ...ports,
      platform,
      instance: stack,
    });
    invited.push(squad);
    log(`${name} has accepted its invitation`);
    for (const number of outside[name]) finish(await squad.release(number));
  };
  // the squads work independently of each other; the end of the run stops all of them
  const work = await Promise.allSettled([
    join('poker'),
    clock.within(half.promise).then(() => join('keno')),
    ...SQUADS.map(async (squad) => {
      const planned = plan.filter((release) => release.squad === squad);
      const checkout = await createCheckout(squad, path.join(folder, squad), stack, clock.signal);
      await releaseInTurn(planned, checkout, ports, finish);
    }),
  ]);
  const reason = clock.stopped();
  const stopped = reason === undefined ? undefined : { reason, open: openAtEnd };
  const failures = work.flatMap((done) =>
    done.status === 'rejected' && reason === undefined ? [String(done.reason)] : [],
  );
  progress.close();
  log(`${reason ?? 'all releases are decided'}; the visitors leave`);
  await visitors.leave();
  const lastGood = new Map(
    [...SQUADS, ...OUTSIDE].map((squad) => [
      `mfe-${squad}`,
      results.filter((done) => done.squad === squad && done.outcome === 'live').at(-1)?.release,
    ]),
  );
  const unexpectedReleases: string[] = [];
  for (const [app, expected] of [...before, ...lastGood]) {
    // a release that was in progress at the end may be live or not
    const isOpen = stopped?.open.some(({ squad }) => `mfe-${squad}` === app) === true;
    if (!isOpen && expected !== undefined && (await registry.defaultOf(app)) !== expected)
      unexpectedReleases.push(app);
  }
  const soakRun = {
    seed,
    minutes: clock.seconds() / 60,
    planned: total,
    stopped,
    failures,
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
  progress.close();
  clock.close();
  await browser.close();
  await stack.stop();
  await platform.stop();
  if (values.keep) log(`kept in ${folder}`);
  else rmSync(folder, { recursive: true, force: true });
}
