import type { Checkout, CommandResult } from './squadCheckout.ts';
import { DAY_BRANDS, FAULTS, type PlannedRelease, type RepositoryRelease } from './planReleases.ts';
import type { Progress } from './progress.ts';
import type { RegistryReader } from './registryReader.ts';
import type { RunClock } from './runClock.ts';

/** The outcome of one release. */
export interface ReleaseResult extends PlannedRelease {
  readonly release: string | undefined;
  readonly outcome: 'rejected-by-check' | 'rolled-back' | 'live' | 'stuck' | 'not-built';
  readonly isAsExpected: boolean;
  /** Build, check and publishing. */
  readonly publishMs: number;
  /** Time from the first player who could receive the release until all players or none had it. */
  readonly rolloutMs: number;
  readonly output: string;
}

export interface ReleasePorts {
  readonly registry: RegistryReader;
  readonly clock: RunClock;
  readonly progress: Progress;
  /** Builds and publishes one release at a time: the two cores also serve the visitors. */
  build<Result>(release: PlannedRelease, work: () => Promise<Result>): Promise<Result>;
}

/** A run of minutes instead of hours: canary steps take seconds. */
const CANARY_STEPS = '50%/5s';
const DECIDED_WITHIN_MS = 300_000;
/**
 * Maximum wait for the evidence of a promoted release, in milliseconds. The registry observes a release for
 * an hour, but this run has few page views per minute.
 */
const WATCHED_MS = 180_000;

/**
 * Releases the versions of one squad in order. The next one is built and published while the one before is rolled out, as
 * squads do; two rollouts of one remote are refused, so they follow each other.
 * @throws when the run ends before.
 */
export async function releaseInTurn(
  planned: readonly RepositoryRelease[],
  checkout: Checkout,
  ports: ReleasePorts,
  finish: (done: ReleaseResult) => void,
): Promise<void> {
  const publish = (index: number): Promise<CommandResult> | undefined => {
    const release = planned[index];
    const published = release && publishOne(release, checkout, ports);
    // awaited in the next turn; an end of the run in the meantime is reported there
    published?.catch(() => undefined);
    return published;
  };
  let next = publish(0);
  for (const [index, release] of planned.entries()) {
    const published = await next;
    next = publish(index + 1);
    if (published) finish(await giveOne(release, published, checkout, ports));
    ports.progress.leave(release);
  }
}

function publishOne(
  planned: RepositoryRelease,
  checkout: Checkout,
  { build }: ReleasePorts,
): Promise<CommandResult> {
  const { number, squad, fault } = planned;
  return build(planned, () => {
    checkout.change(`1.0.${number}`, fault);
    return checkout.foyer('publish', squad, '--reason', `Release ${number} of the day`, '--without', 'axe');
  });
}

/** Gives a published version to players, with the command line, and waits for the decision about it. */
async function giveOne(
  planned: RepositoryRelease,
  published: CommandResult,
  checkout: Checkout,
  { registry, clock, progress }: ReleasePorts,
): Promise<ReleaseResult> {
  const { number, squad, fault } = planned;
  const app = `mfe-${squad}`;
  const release = releaseIn(published);
  const done = (outcome: ReleaseResult['outcome'], rolloutMs: number, output: string): ReleaseResult => ({
    ...planned,
    release,
    outcome,
    publishMs: published.ms,
    rolloutMs,
    output,
    isAsExpected: outcome === expectedOf(planned),
  });
  if (published.code !== 0 || release === undefined)
    return done(published.code === 1 ? 'rejected-by-check' : 'not-built', 0, outputOf(published));

  progress.enter(planned, 'is rolled out');
  const given = await give(planned, release, checkout);
  if (given.code !== 0) return done('stuck', given.ms, outputOf(given));
  const { state, ms } = await clock.within(registry.waitForDecision(app, release, DECIDED_WITHIN_MS));
  if (state === 'withdrawn') return done('rolled-back', ms, '');
  if (state === 'undecided') {
    // it must not block the squad's next release
    await checkout.foyer('rollout', squad, '--stop', '--reason', `Release ${number} was never decided`);
    return done('stuck', ms, 'neither promoted nor withdrawn in time');
  }
  if (fault === undefined) return done('live', ms, '');
  const later = await clock.within(registry.rolledBackWithin(app, release, WATCHED_MS));
  return later.isRolledBack
    ? done('rolled-back', ms + later.ms, '')
    : done('live', ms, 'evidence did not find it');
}

/** Promotes to all visitors, to a share first, or to one brand first. */
async function give(
  { squad, strategy, brand, number }: RepositoryRelease,
  release: string,
  { foyer, asMachine }: Checkout,
): Promise<CommandResult> {
  const reasonOption = ['--reason', `Release ${number} of the day`];
  // published without the browser part of the check, which the visits of this run replace; a squad has no
  // permission for that (CHECK_PARTIAL)
  if (strategy === 'promote') return asMachine('promote', squad, release, '--break-glass', ...reasonOption);
  const steps = ['rollout', squad, release, '--steps', CANARY_STEPS, ...reasonOption];
  return strategy === 'canary'
    ? foyer(...steps, '--brand', ...DAY_BRANDS)
    : foyer(...steps, '--brand', brand);
}

function expectedOf({ fault }: PlannedRelease): ReleaseResult['outcome'] {
  if (fault === undefined) return 'live';
  return FAULTS[fault] === 'gate' ? 'rejected-by-check' : 'rolled-back';
}

function releaseIn({ output }: CommandResult): string | undefined {
  return /"release":\s*"([0-9a-f]{10})"/.exec(output)?.[1];
}

function outputOf({ code, output }: CommandResult): string {
  return `code ${code}: ${output.trim().split('\n').slice(-6).join(' ').slice(0, 400)}`;
}
