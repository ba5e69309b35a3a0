import type { Tally } from './sequentialTest.ts';

/** Tallies of both releases among comparable visitors: one brand, one hour. */
export interface Stratum {
  readonly canary: Tally;
  readonly baseline: Tally;
}

/** A difference of shares, canary minus baseline, that may be read at any time. */
export interface Difference {
  readonly difference: number;
  /** Interval that covers the true difference at every evaluation, with the given confidence. */
  readonly low: number;
  readonly high: number;
  /** Logarithm of the evidence against "no difference"; its exponential is at least 1/α with probability α at most. */
  readonly evidence: number;
}

/**
 * Risk difference over strata by Mantel and Haenszel, with the variance of Sato (1989), which holds for few
 * large strata and for many small ones. Undefined without visitors of both releases.
 */
function summed(strata: readonly Stratum[]): { score: number; weight: number; variance: number } | undefined {
  const sum = { score: 0, weight: 0, p: 0, q: 0 };
  for (const { canary, baseline } of strata) {
    const total = canary.count + baseline.count;
    if (canary.count === 0 || baseline.count === 0) continue;
    sum.weight += (canary.count * baseline.count) / total;
    sum.score += (canary.hits * baseline.count - baseline.hits * canary.count) / total;
    sum.p +=
      (canary.count ** 2 * baseline.hits -
        baseline.count ** 2 * canary.hits +
        (canary.count * baseline.count * (baseline.count - canary.count)) / 2) /
      total ** 2;
    sum.q +=
      (canary.hits * (baseline.count - baseline.hits) + baseline.hits * (canary.count - canary.hits)) /
      (2 * total);
  }
  if (sum.weight === 0) return undefined;
  const variance = (sum.score / sum.weight) * sum.p + sum.q;
  // without any hit the estimate of the variance is 0, which would make the first hit certain evidence
  return { score: sum.score, weight: sum.weight, variance: Math.max(variance, 1) };
}

/**
 * Mixture sequential probability ratio test (Robbins 1970; Johari, Koomen, Pekelis, Walsh 2022): the score is a
 * random walk with a drift of difference × weight, and the likelihood ratio is averaged over normal
 * differences. The averaged ratio is an e-process, so that evaluations after every page load keep the error
 * rate, and its inversion gives the interval. `scale` is the variance at which the interval is narrowest; a fiftieth
 * of it finds large differences among few visitors. No clock, no I/O.
 */
export function differenceOf(
  strata: readonly Stratum[],
  { scale, confidence }: { readonly scale: number; readonly confidence: number },
): Difference | undefined {
  const found = summed(strata);
  if (!found) return undefined;
  const { score, weight, variance } = found;
  const evidence = evidenceOf(score, variance, scale);
  const radius = radiusOf(variance, scale, Math.log(1 / (1 - confidence))) / weight;
  const difference = score / weight;
  return {
    difference,
    low: Math.max(-1, difference - radius),
    high: Math.min(1, difference + radius),
    evidence,
  };
}

/** Scales of the mixture with their weights; the mean of e-processes is an e-process again. */
const SCALES = [
  { part: 1, weight: 0.8 },
  { part: 1 / 50, weight: 0.2 },
] as const;

/** Logarithm of the likelihood ratio, averaged over the scales. */
function evidenceOf(score: number, variance: number, scale: number): number {
  const logs = SCALES.map(({ part, weight }) => {
    const mixed = variance + scale * part;
    return Math.log(weight) + score ** 2 / (2 * mixed) - Math.log(mixed / (scale * part)) / 2;
  });
  const largest = Math.max(...logs);
  return largest + Math.log(logs.reduce((sum, log) => sum + Math.exp(log - largest), 0));
}

const HALVINGS = 50;

/** Distance of scores with this evidence: it grows with the distance, so that halving the range finds it. */
function radiusOf(variance: number, scale: number, evidence: number): number {
  let low = 0;
  let high = 1;
  while (evidenceOf(high, variance, scale) < evidence) high *= 2;
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (low + high) / 2;
    if (evidenceOf(middle, variance, scale) < evidence) low = middle;
    else high = middle;
  }
  return high;
}
