import { READY_BOUNDS_MS } from '@foyer/runtime';
import type { RolloutEffect } from '@foyer/kernel/rollout-answers';
import { judgeEffects } from './judgeEffects.ts';
import { quantileOf } from '../health/quantile.ts';
import { sumOf, type Block, type Sample } from './evidenceBlocks.ts';
import { evidenceOfExcess, type Pair } from './sequentialTest.ts';

/**
 * Probability that a release which is no worse than its baseline is rolled back during its whole rollout: one
 * percent, half of it for each test; a further percent for the differences of judgeEffects.
 */
export const FALSE_ALARM_RATE = 0.01;
const EVIDENCE_TO_ROLL_BACK = Math.log(2 / FALSE_ALARM_RATE);
/** Evidence of 10:1 (p = 0.1): too weak to roll back, too strong to continue. */
const EVIDENCE_TO_HOLD = Math.log(10);

/**
 * Minimum failures for a rollback. One browser cannot cause them: the edge counts at most two failures of
 * each browser a day.
 */
const MIN_FAILURES = 3;
const MIN_BASELINE_LOADS = 5;
/** Minimum difference of the failure rates for a rollback (0.5 percentage points). */
const MIN_EXCESS = 0.005;

const MIN_TIMED_LOADS = 30;
/** The 75th percentile reflects slow devices without outliers. */
const QUANTILE = 0.75;
const MIN_SLOWDOWN = 1.2;
const MIN_DELAY_MS = 100;

const FAILURE_PRIOR = { count: 100, hits: 0.5 };
const TIME_PRIOR = { count: 2, hits: 1 };

export interface RolloutEvidence {
  /** All evidence since the start of the rollout. */
  readonly blocks: readonly Block[];
  /** Loads of the new release since the start of the current step. */
  readonly loadsOfStep: number;
  /** Failed loads of the new release since the start of the rollout, also without a baseline. */
  readonly failures: number;
  /** Minimum loads of each release before a rollout continues. */
  readonly minimumLoads: number;
  /** Name of the baseline release, used in the reason. */
  readonly baseline: string;
  /**
   * True if both releases were live at the same time. Otherwise a difference in load times may come from the
   * time of day.
   */
  readonly isSameTime: boolean;
  /** Differences of mounts, vitals and business signals. */
  readonly effects?: readonly RolloutEffect[];
}

export interface Verdict {
  readonly kind: 'continue' | 'wait' | 'roll-back';
  /** Sentence for operators. */
  readonly reason: string;
  /**
   * Anytime-valid p-value (0 to 1) under the hypothesis that the new release is no worse: the smaller of the
   * failure and the time test.
   */
  readonly p: number;
  /** Evidence that an operator has to review and that rolls nothing back automatically. */
  readonly needsReview?: true;
  /** Harm that is not significant yet: more page loads will decide. */
  readonly isPossiblyWorse?: true;
}

/**
 * Decides whether a release continues, waits or is rolled back. No clock, no I/O: the same evidence always
 * gives the same verdict.
 */
export function judge({
  blocks,
  loadsOfStep,
  failures: allFailures,
  minimumLoads,
  baseline: name,
  isSameTime,
  effects = [],
}: RolloutEvidence): Verdict {
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
  const failures = `${shareText(canary)} failed, against ${shareText(baseline)} with ${name}`;
  const times = `the 75th percentile of the ready time is ${timeText(canary)}, against ${timeText(baseline)} with ${name}`;

  if (
    failing >= EVIDENCE_TO_ROLL_BACK &&
    canary.failures >= MIN_FAILURES &&
    baseline.loads >= MIN_BASELINE_LOADS &&
    rateOf(canary) - rateOf(baseline) >= MIN_EXCESS
  ) {
    return verdict('roll-back', `${failures}; unlikely to be chance (${pValueText(failing)})`, failing);
  }
  const isSignificantlySlower = slow >= EVIDENCE_TO_ROLL_BACK && isSlower(canary, baseline);
  if (isSignificantlySlower && isSameTime)
    return verdict('roll-back', `Slower: ${times}; unlikely to be chance (${pValueText(slow)})`, slow);
  if (isSignificantlySlower)
    return {
      ...verdict(
        'wait',
        `Slower than before the promotion: ${times} (${pValueText(slow)}). Check whether the release or the time of day is the cause`,
        slow,
      ),
      needsReview: true,
    };
  const effect = judgeEffects(effects, name);
  if (effect?.kind === 'roll-back')
    return isSameTime
      ? effect
      : {
          ...effect,
          kind: 'wait',
          reason: `${effect.reason}. Compared with the time before the promotion: check whether the release or the time of day is the cause`,
          needsReview: true,
        };
  if (baseline.loads === 0) {
    const alone = `no page was loaded with ${name} to compare with`;
    const reached = `${countText(loadsOfStep)} of ${countText(minimumLoads)} required page loads at this share`;
    if (loadsOfStep < minimumLoads)
      return allFailures === 0
        ? verdict(
            'wait',
            `${reached}, and ${alone}; without visitors, promote the release or stop the rollout`,
          )
        : possiblyWorse(
            verdict('wait', `${reached}, of which ${countText(allFailures)} failed, and ${alone}`),
          );
    // a rollout that reaches every visitor of its brands has no baseline; it would wait for ever
    return allFailures === 0
      ? verdict('continue', `No failure in ${countText(loadsOfStep)} page loads; ${alone}`)
      : {
          ...verdict('wait', `${countText(allFailures)} page loads failed, and ${alone}: decide by hand`),
          needsReview: true,
        };
  }
  if (failing >= EVIDENCE_TO_HOLD && canary.failures > 0)
    return possiblyWorse(
      verdict('wait', `Possibly failing: ${failures}; not significant yet (${pValueText(failing)})`),
    );
  if (slow >= EVIDENCE_TO_HOLD && isSlower(canary, baseline))
    return possiblyWorse(
      verdict('wait', `Possibly slower: ${times}; not significant yet (${pValueText(slow)})`),
    );
  if (effect) return possiblyWorse(effect);
  if (loadsOfStep < minimumLoads)
    return verdict(
      'wait',
      `${countText(loadsOfStep)} of ${countText(minimumLoads)} required page loads at this share`,
    );
  if (baseline.loads < minimumLoads)
    return verdict(
      'wait',
      `${countText(baseline.loads)} of ${countText(minimumLoads)} required page loads with ${name} to compare with`,
    );
  return verdict('continue', `No worse than ${name}: ${failures}`);
}

function possiblyWorse(verdict: Verdict): Verdict {
  return { ...verdict, isPossiblyWorse: true };
}

function failuresOf({ loads, failures }: Sample): Pair['canary'] {
  return { count: loads, hits: failures };
}

/**
 * Evidence that the new release is slower. Each bound of the histogram is tested separately; the mean of the
 * e-values is an e-value again, so that no bound has to be chosen.
 */
function evidenceOfDelay(blocks: readonly Block[]): number {
  const timed = blocks.filter(
    ({ canary, baseline }) => timedLoadsOf(canary) > 0 && timedLoadsOf(baseline) > 0,
  );
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

function timedLoadsOf({ ready }: Sample): number {
  return ready.reduce((sum, count) => sum + count, 0);
}

function isSlower(canary: Sample, baseline: Sample): boolean {
  const [slow, usual] = [quantileOf(canary.ready, QUANTILE), quantileOf(baseline.ready, QUANTILE)];
  if (
    slow === undefined ||
    usual === undefined ||
    Math.min(timedLoadsOf(canary), timedLoadsOf(baseline)) < MIN_TIMED_LOADS
  )
    return false;
  return slow >= usual * MIN_SLOWDOWN && slow - usual >= MIN_DELAY_MS;
}

function rateOf({ loads, failures }: Sample): number {
  return loads === 0 ? 0 : failures / loads;
}

const INTEGER_FORMAT = new Intl.NumberFormat('en');

function countText(count: number): string {
  return INTEGER_FORMAT.format(count);
}

function shareText({ loads, failures }: Sample): string {
  return `${countText(failures)} of ${countText(loads)} page loads`;
}

function timeText({ ready }: Sample): string {
  const time = quantileOf(ready, QUANTILE);
  return time === undefined ? 'an unknown time' : `${countText(time)} ms`;
}

const MIN_PRINTED_P = 0.0001;

function pValueText(evidence: number): string {
  const p = Math.min(1, Math.exp(-evidence));
  return p < MIN_PRINTED_P ? `p < ${MIN_PRINTED_P}` : `p = ${p.toPrecision(2)}`;
}
