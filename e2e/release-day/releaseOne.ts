import type { Checkout, CommandResult } from './squadCheckout.ts';
import { DAY_BRANDS, FAULTS, type PlannedRelease, type RepositoryRelease } from './planReleases.ts';
import type { RegistryReader } from './registryReader.ts';

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
  /** Runs one build at a time. */
  oneAtATime<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** A run of minutes instead of hours: canary steps take seconds. */
const CANARY_STEPS = '50%/5s';
const DECIDED_WITHIN_MS = 900_000;
/**
 * Maximum wait for the evidence of a promoted release, in milliseconds. The registry observes a release for
 * an hour, but this run has few page views per minute.
 */
const WATCHED_MS = 300_000;

/** Releases one version as its squad would: with the command line, from its own copy. */
export async function releaseOne(
  planned: RepositoryRelease,
  checkout: Checkout,
  { registry, oneAtATime }: ReleasePorts,
): Promise<ReleaseResult> {
  const { number, squad, fault } = planned;
  const app = `mfe-${squad}`;
  checkout.change(`1.0.${number}`, fault);
  const published = await oneAtATime(() =>
    checkout.foyer('publish', squad, '--reason', `Release ${number} of the day`, '--without', 'axe'),
  );
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

  const given = await give(planned, release, checkout);
  if (given.code !== 0) return done('stuck', given.ms, outputOf(given));
  const { state, ms } = await registry.waitForDecision(app, release, DECIDED_WITHIN_MS);
  if (state === 'withdrawn') return done('rolled-back', ms, '');
  if (state === 'undecided') {
    // two rollouts of one remote are refused: this one must not block the squad's next release
    await checkout.foyer('rollout', squad, '--stop', '--reason', `Release ${number} was never decided`);
    return done('stuck', ms, 'neither promoted nor withdrawn in time');
  }
  if (fault === undefined) return done('live', ms, '');
  const later = await registry.rolledBackWithin(app, release, WATCHED_MS);
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
