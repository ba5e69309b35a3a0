import { READY_BOUNDS_MS } from '@foyer/runtime';
import { quantileOf } from '../health/quantile.ts';
import { sumOf, type Block, type Sample } from './evidenceBlocks.ts';
import { evidenceOfExcess, type Pair } from './sequentialTest.ts';

/**
 * Probability that a release which is no worse is rolled back over its whole rollout: one percent, half of it
 * for each test.
 */
export const FALSE_ALARMS = 0.01;
const EVIDENCE_TO_ROLL_BACK = Math.log(2 / FALSE_ALARMS);
/** One in ten: too weak to roll back, too strong to continue. */
const EVIDENCE_TO_HOLD = Math.log(10);

/**
 * More than one browser can bring about (the edge counts two failures of each in a day), whatever the test
 * says.
 */
const FEWEST_FAILURES = 3;
const FEWEST_BASELINE_LOADS = 5;
/** One page in two hundred: a release is not rolled back for a smaller difference. */
const SMALLEST_EXCESS = 0.005;

const FEWEST_TIMES = 30;
/** Three of four pages: what a slow device waits, and no outlier. */
const QUANTILE = 0.75;
const SMALLEST_RATIO = 1.2;
const SMALLEST_DELAY_MS = 100;

const FAILURE_PRIOR = { count: 100, hits: 0.5 };
const TIME_PRIOR = { count: 2, hits: 1 };

export interface Question {
  /** Everything since the rollout began. */
  readonly blocks: readonly Block[];
  /** Loads of the new release since it has its present share. */
  readonly loadsOfStep: number;
  /** Minimum pages of each release before a rollout continues. */
  readonly fewestLoads: number;
  /** How the release beside it is called in the reason. */
  readonly baseline: string;
  /**
   * Whether pages met both over the same time. Where they did not, times say as much of the hour as of the
   * release.
   */
  readonly isSameTime: boolean;
}

export interface Verdict {
  readonly kind: 'continue' | 'wait' | 'roll-back';
  /** In plain words. */
  readonly reason: string;
  /**
   * Chance of such evidence if the new release were no worse, however often one looks; the smaller of both
   * questions.
   */
  readonly p: number;
  /** Evidence that an operator has to review and that rolls nothing back automatically. */
  readonly needsReview?: true;
}

/**
 * Decides whether a release continues, waits or is rolled back. No clock, no I/O: the same evidence always
 * has the same verdict.
 */
export function judge({ blocks, loadsOfStep, fewestLoads, baseline: name, isSameTime }: Question): Verdict {
  const canary = sumOf(blocks.map((block) => block.canary));
  const baseline = sumOf(blocks.map((block) => block.baseline));
  const failing = evidenceOfExcess(
    blocks.map((block) => ({
      group: block.brand,
      canary: failuresOf(block.canary),
      baseline: failuresOf(block.baseline),
    })),
    FAILURE_PRIOR,
  );
  const slow = evidenceOfDelay(blocks);
  const verdict = (kind: Verdict['kind'], reason: string, evidence = Math.max(failing, slow)): Verdict => ({
    kind,
    reason,
    p: Math.min(1, Math.exp(-evidence)),
  });
  const failures = `${shareText(canary)} could not show it or lost it, against ${shareText(baseline)} with ${name}`;
  const times = `three of four pages were ready within ${timeText(canary)}, against ${timeText(baseline)} with ${name}`;

  if (
    failing >= EVIDENCE_TO_ROLL_BACK &&
    canary.failures >= FEWEST_FAILURES &&
    baseline.loads >= FEWEST_BASELINE_LOADS &&
    rateOf(canary) - rateOf(baseline) >= SMALLEST_EXCESS
  ) {
    return verdict('roll-back', `${failures}; that is no chance (${chanceText(failing)})`, failing);
  }
  const isSurelySlower = slow >= EVIDENCE_TO_ROLL_BACK && isSlower(canary, baseline);
  if (isSurelySlower && isSameTime)
    return verdict('roll-back', `It is slower: ${times}; that is no chance (${chanceText(slow)})`, slow);
  if (isSurelySlower)
    return {
      ...verdict(
        'wait',
        `Pages are slower than before it: ${times} (${chanceText(slow)}). Review whether the hour or the release is the cause`,
        slow,
      ),
      needsReview: true,
    };
  if (baseline.loads === 0)
    return verdict('wait', `There is nothing to compare with yet: no page met ${name} meanwhile`);
  if (failing >= EVIDENCE_TO_HOLD && canary.failures > 0)
    return verdict('wait', `It may be failing: ${failures}; not certain yet (${chanceText(failing)})`);
  if (slow >= EVIDENCE_TO_HOLD && isSlower(canary, baseline))
    return verdict('wait', `It may be slower: ${times}; not certain yet (${chanceText(slow)})`);
  if (loadsOfStep < fewestLoads)
    return verdict(
      'wait',
      `${countText(loadsOfStep)} of the ${countText(fewestLoads)} pages that are needed at this share have met it`,
    );
  if (baseline.loads < fewestLoads)
    return verdict(
      'wait',
      `${countText(baseline.loads)} of the ${countText(fewestLoads)} pages that are needed to compare with have met ${name}`,
    );
  return verdict('continue', `No worse than ${name}: ${failures}`);
}

function failuresOf({ loads, failures }: Sample): Pair['canary'] {
  return { count: loads, hits: failures };
}

/**
 * Slower than each bound of the histogram is a question of its own; the mean of their evidence is evidence
 * again, so none had to be chosen.
 */
function evidenceOfDelay(blocks: readonly Block[]): number {
  const timed = blocks.filter(({ canary, baseline }) => timesOf(canary) > 0 && timesOf(baseline) > 0);
  if (timed.length === 0) return 0;
  const logs = READY_BOUNDS_MS.map((_, bound) =>
    evidenceOfExcess(
      timed.map(({ brand, canary, baseline }) => ({
        group: brand,
        canary: slowerThan(canary, bound),
        baseline: slowerThan(baseline, bound),
      })),
      TIME_PRIOR,
    ),
  );
  const largest = Math.max(...logs);
  return largest + Math.log(logs.reduce((sum, log) => sum + Math.exp(log - largest), 0) / logs.length);
}

function slowerThan({ ready }: Sample, bound: number): Pair['canary'] {
  return {
    count: ready.reduce((sum, count) => sum + count, 0),
    hits: ready.slice(bound + 1).reduce((sum, count) => sum + count, 0),
  };
}

function timesOf({ ready }: Sample): number {
  return ready.reduce((sum, count) => sum + count, 0);
}

function isSlower(canary: Sample, baseline: Sample): boolean {
  const [slow, usual] = [quantileOf(canary.ready, QUANTILE), quantileOf(baseline.ready, QUANTILE)];
  if (
    slow === undefined ||
    usual === undefined ||
    Math.min(timesOf(canary), timesOf(baseline)) < FEWEST_TIMES
  )
    return false;
  return slow >= usual * SMALLEST_RATIO && slow - usual >= SMALLEST_DELAY_MS;
}

function rateOf({ loads, failures }: Sample): number {
  return loads === 0 ? 0 : failures / loads;
}

const WHOLE = new Intl.NumberFormat('en');

function countText(count: number): string {
  return WHOLE.format(count);
}

function shareText({ loads, failures }: Sample): string {
  return `${countText(failures)} of ${countText(loads)} pages`;
}

function timeText({ ready }: Sample): string {
  const time = quantileOf(ready, QUANTILE);
  return time === undefined ? 'an unknown time' : `${countText(time)} ms`;
}

const SMALLEST_TOLD = 0.0001;

function chanceText(evidence: number): string {
  const p = Math.min(1, Math.exp(-evidence));
  return p < SMALLEST_TOLD ? `p < ${SMALLEST_TOLD}` : `p = ${p.toPrecision(2)}`;
}
