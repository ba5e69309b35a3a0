import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { LAUNCH_OPTIONS } from '../fixtures/browser.ts';
import { startStack } from '../fixtures/stack.ts';
import { checkOut } from './checkout.ts';
import { gather } from './crowd.ts';
import { planDay, randomFrom, SQUADS } from './day.ts';
import { ship, type Shipped } from './ship.ts';
import { steer } from './steering.ts';
import { brokenPromises, storyOf } from './story.ts';
import { createTurns } from './turns.ts';

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
const say = (text: string): void =>
  console.log(`${((performance.now() - started) / 1000).toFixed(0).padStart(5)} s  ${text}`);

/**
 * Evidence is evaluated as often as a short run needs it; a few browsers on one machine report more often
 * than players do.
 */
const ENVIRONMENT = {
  FOYER_ACCESS_TOKEN_SECONDS: '60',
  FOYER_EVIDENCE_SECONDS: '1',
  FOYER_ROLLOUT_LOOK_SECONDS: '1',
  FOYER_EVIDENCE_PER_VISITOR: '1000',
  FOYER_ROLLOUT_FEWEST_LOADS: '6',
  // all visitors share one address here, and its attempt limit would block fifty registrations in half an hour
  FOYER_LOGIN_ATTEMPTS_BEFORE_LOCK: '1000',
};
/** Longer than a release may wait for its decision; the run ends then in any case. */
const LONGEST_MS = 60 * 60_000;

say(`seed ${seed}: building every front end and starting the product`);
const stack = await startStack({ home, environment: ENVIRONMENT });
const browser = await chromium.launch({ ...LAUNCH_OPTIONS, handleSIGINT: false, handleSIGTERM: false });
const breakOff = (why: string): void => {
  say(`${why}; the day is broken off`);
  void browser
    .close()
    .then(() => stack.stop())
    .finally(() => process.exit(1));
};
const deadline = setTimeout(() => breakOff('it takes too long'), LONGEST_MS);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => breakOff(signal));

try {
  const steering = await steer(stack);
  const before = new Map(
    await Promise.all(
      ['shell', 'mfe-account'].map(async (app) => [app, await steering.defaultOf(app)] as const),
    ),
  );
  const inTurn = createTurns(1);
  const crowd = gather({ browser, instance: stack, random: randomFrom(seed + 1), size });
  const shipped: Shipped[] = [];
  const plan = planDay(seed, Number(values.releases));
  say(`${plan.length} releases by ${SQUADS.length} squads, ${size} browsers`);
  // the squads work independently of each other
  await Promise.all(
    SQUADS.map(async (squad) => {
      const checkout = await checkOut(squad, path.join(folder, squad), stack);
      for (const planned of plan.filter((release) => release.squad === squad)) {
        const done = await ship(planned, checkout, { steering, inTurn });
        shipped.push(done);
        say(
          `${done.isAsExpected ? ' ok ' : 'BAD '} ${planned.number} ${squad} ${planned.fault ?? planned.manner}: ${done.outcome}, published in ${done.publishMs} ms, decided after ${done.steeringMs} ms ${done.words}`,
        );
      }
    }),
  );
  await crowd.leave();
  const lastGood = new Map(
    SQUADS.map((squad) => [
      `mfe-${squad}`,
      shipped.filter((done) => done.squad === squad && done.outcome === 'live').at(-1)?.release,
    ]),
  );
  const strays: string[] = [];
  for (const [app, expected] of [...before, ...lastGood]) {
    if (expected !== undefined && (await steering.defaultOf(app)) !== expected) strays.push(app);
  }
  const day = {
    seed,
    minutes: (performance.now() - started) / 60_000,
    browsers: size,
    shipped: shipped.sort((left, right) => left.number - right.number),
    crowd,
    audit: await steering.audit(),
    isChainWhole: await steering.isChainWhole(),
    strays,
  };
  const story = storyOf(day);
  console.log(`\n${story}`);
  if (values.report !== undefined) writeFileSync(values.report, `${story}\n`);
  if (brokenPromises(day).length > 0) process.exitCode = 1;
} finally {
  clearTimeout(deadline);
  await browser.close();
  await stack.stop();
  if (values.keep) say(`kept in ${folder}`);
  else rmSync(folder, { recursive: true, force: true });
}
