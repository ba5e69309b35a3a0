import type { Checkout, Said } from './checkout.ts';
import { DAY_BRANDS, FAULTS, type PlannedRelease } from './day.ts';
import type { Steering } from './steering.ts';

/** The outcome of one release. */
export interface Shipped extends PlannedRelease {
  readonly release: string | undefined;
  readonly outcome: 'refused-at-the-gate' | 'taken-back' | 'live' | 'stuck' | 'not-built';
  readonly isAsExpected: boolean;
  /** Build, check and publishing. */
  readonly publishMs: number;
  /** From the first player who could receive it until all players or none had it. */
  readonly steeringMs: number;
  readonly words: string;
}

export interface ShipPorts {
  readonly steering: Steering;
  /** Runs one build at a time. */
  inTurn<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** A run of minutes instead of hours: canary steps take seconds. */
const CANARY_STEPS = '50%/5s';
const DECIDED_WITHIN_MS = 900_000;
/**
 * How long a promoted release may wait for its evidence: the registry observes it for an hour, and this run
 * has few page views per minute.
 */
const WATCHED_MS = 300_000;

/** Releases one version as its squad would: with the command line, from its own copy. */
export async function ship(
  planned: PlannedRelease,
  checkout: Checkout,
  { steering, inTurn }: ShipPorts,
): Promise<Shipped> {
  const { number, squad, fault } = planned;
  const app = `mfe-${squad}`;
  checkout.change(`1.0.${number}`, fault);
  const published = await inTurn(() =>
    checkout.foyer('publish', squad, '--reason', `Release ${number} of the day`, '--without', 'axe'),
  );
  const release = releaseIn(published);
  const done = (outcome: Shipped['outcome'], steeringMs: number, words: string): Shipped => ({
    ...planned,
    release,
    outcome,
    publishMs: published.ms,
    steeringMs,
    words,
    isAsExpected: outcome === expectedOf(planned),
  });
  if (published.code !== 0 || release === undefined)
    return done(published.code === 1 ? 'refused-at-the-gate' : 'not-built', 0, wordsOf(published));

  const given = await give(planned, release, checkout);
  if (given.code !== 0) return done('stuck', given.ms, wordsOf(given));
  const { fate, ms } = await steering.fateOf(app, release, DECIDED_WITHIN_MS);
  if (fate === 'withdrawn') return done('taken-back', ms, '');
  if (fate === 'undecided') {
    // two rollouts of one remote are refused: this one must not block the squad's next release
    await checkout.foyer('rollout', squad, '--stop', '--reason', `Release ${number} was never decided`);
    return done('stuck', ms, 'neither promoted nor withdrawn in time');
  }
  if (fault === undefined) return done('live', ms, '');
  const later = await steering.takenBackWithin(app, release, WATCHED_MS);
  return later.isTakenBack
    ? done('taken-back', ms + later.ms, '')
    : done('live', ms, 'evidence did not find it');
}

/** Promotes to all visitors, to a share first, or to one brand first. */
async function give(
  { squad, manner, brand, number }: PlannedRelease,
  release: string,
  { foyer, asOperator }: Checkout,
): Promise<Said> {
  const why = ['--reason', `Release ${number} of the day`];
  // it was published without the browser part of the check, which the visits of this run replace; a squad may
  // not decide so (CHECK_PARTIAL)
  if (manner === 'promote') return asOperator('promote', squad, release, ...why);
  const steps = ['rollout', squad, release, '--steps', CANARY_STEPS, ...why];
  return manner === 'canary'
    ? foyer(...steps, '--brands', ...DAY_BRANDS)
    : foyer(...steps, '--brands', brand);
}

function expectedOf({ fault }: PlannedRelease): Shipped['outcome'] {
  if (fault === undefined) return 'live';
  return FAULTS[fault] === 'gate' ? 'refused-at-the-gate' : 'taken-back';
}

function releaseIn({ output }: Said): string | undefined {
  return /"release":\s*"([0-9a-f]{10})"/.exec(output)?.[1];
}

function wordsOf({ code, output }: Said): string {
  return `code ${code}: ${output.trim().split('\n').slice(-6).join(' ').slice(0, 400)}`;
}
