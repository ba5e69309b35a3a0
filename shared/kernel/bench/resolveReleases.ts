import { BUCKETS, type MarketRule, type ReleasePlan, type Visitor } from '../src/releases/release-plan.ts';
import type { ReleaseSetEntry } from '../src/releases/release-set.ts';
import { explainRelease, resolveReleases } from '../src/release-choice/resolve-release.ts';

/**
 * Measures resolving the releases of one page at the edge: `npm run bench:resolve`. A benchmark, not a test:
 * the result depends on the machine.
 */
const REMOTES = 20;
const RULES = 200;
const BRANDS = ['aurora', 'tuli', 'caravel', 'zephyra', 'quetzal'];
const LICENCES = ['mga', 'est', 'can'];
const LOCALES = ['en', 'fi', 'et_EE', 'fr_CA', 'ja'];
const WARM_UP = 2_000;
const VISITORS = 20_000;

const entry = (app: string, release: string): ReleaseSetEntry => ({
  app,
  release,
  version: '1.0.0',
  contract: 1,
  owner: app,
  container: app,
  base: '/',
  entry: 'entry.js',
  css: [],
  scripts: [],
  sri: {},
  i18n: {},
  pages: {},
  requires: {},
});
const pick = <Value>(values: readonly Value[], index: number): Value => {
  const value = values[index % values.length];
  if (value === undefined) throw new Error('Cannot pick from an empty list.');
  return value;
};
const appAt = (index: number): string => `mfe-${index % REMOTES}`;
const apps = Array.from({ length: REMOTES }, (_, index) => appAt(index));

function ruleAt(index: number): MarketRule {
  const scope = [
    { brand: pick(BRANDS, index) },
    { licence: pick(LICENCES, index) },
    { brand: pick(BRANDS, index), locale: pick(LOCALES, index) },
    { operator: `op-${index % 2}` },
  ];
  return {
    id: `rule-${index}`,
    app: appAt(index),
    scope: pick(scope, Math.floor(index / REMOTES)),
    decision:
      index % 7 === 0
        ? { kind: 'off', reason: 'maintenance' }
        : { kind: 'release', release: `r${index % 3}` },
  };
}

const plan: ReleasePlan = {
  version: 1,
  issuedAt: '2026-11-22T00:00:00.000Z',
  apps: apps.map((app) => entry(app, 'r0')),
  others: apps.flatMap((app) => [entry(app, 'r1'), entry(app, 'r2')]),
  before: Object.fromEntries(apps.map((app) => [app, 'r2'])),
  rollouts: apps.map((app, index) => ({
    id: `canary-${index}`,
    app,
    release: 'r1',
    from: 0,
    to: 500 * (1 + (index % 4)),
  })),
  rules: Array.from({ length: RULES }, (_, index) => ruleAt(index)),
  withdrawn: ['mfe-3@r1', 'mfe-7@r2'],
};
const visitorAt = (index: number): Visitor => ({
  brand: pick(BRANDS, index),
  licence: pick(LICENCES, index),
  operator: `op-${index % 2}`,
  locale: pick(LOCALES, Math.floor(index / 3)),
  bucket: (index * 7_919) % BUCKETS,
  ...(index % 50 === 0 && { without: ['mfe-4@r0'] }),
});

/** Microseconds of each call, sorted. */
function timesOf(work: (visitor: Visitor) => unknown): readonly number[] {
  for (let index = 0; index < WARM_UP; index += 1) work(visitorAt(index));
  const times = Array.from({ length: VISITORS }, (_, index) => {
    const visitor = visitorAt(index);
    const started = performance.now();
    work(visitor);
    return (performance.now() - started) * 1_000;
  });
  return times.sort((left, right) => left - right);
}

function printTimes(what: string, times: readonly number[]): void {
  const at = (share: number): string => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
  console.log(
    `${what}: median ${at(0.5)} µs, p99 ${at(0.99)} µs (${REMOTES} remotes, ${RULES} rules, ${VISITORS} visitors)`,
  );
}

printTimes(
  'a whole page',
  timesOf((visitor) => resolveReleases(plan, visitor)),
);
printTimes(
  'one application, explained',
  timesOf((visitor) => explainRelease(plan, appAt(visitor.bucket), visitor)),
);
