/** Number of trials and of hits among them. */
export interface Tally {
  readonly count: number;
  readonly hits: number;
}

/** Tallies of both releases over the same time in one group; base rates may differ between groups. */
export interface Pair {
  readonly group: string;
  readonly canary: Tally;
  readonly baseline: Tally;
}

/**
 * Alternative hypotheses: increase of the hit rate as a share of the distance between the base rate and 1.
 */
const ALTERNATIVES: readonly number[] = [0.005, 0.02, 0.05, 0.15, 0.4, 0.95];

/** Prior of a rate, as pseudo-counts. */
export interface Prior {
  readonly count: number;
  readonly hits: number;
}

/**
 * Logarithm of the evidence (e-value) that the canary's rate of hits is larger than the baseline's. If it is
 * not larger, the probability that the e-value ever reaches 1/α is at most α, for any number of evaluations
 * (Ville's inequality). Each pair multiplies the e-value by the likelihood ratio of the alternative against
 * the pooled rate, whose expectation is at most 1 for every common rate (Turner, Ly, Grünwald 2024). The
 * baseline's rate is estimated from the earlier pairs, and the alternatives are averaged. No clock, no I/O.
 */
export function evidenceOfExcess(pairs: readonly Pair[], prior: Prior): number {
  const logs = ALTERNATIVES.map(() => 0);
  const seen = new Map<string, { count: number; hits: number }>();
  for (const { group, canary, baseline } of pairs) {
    const known = seen.get(group) ?? { ...prior };
    seen.set(group, known);
    const usual = known.hits / known.count;
    for (const [index, excess] of ALTERNATIVES.entries()) {
      const raised = usual + excess * (1 - usual);
      const pooled = (canary.count * raised + baseline.count * usual) / (canary.count + baseline.count);
      logs[index] = (logs[index] ?? 0) + logRatio(canary, raised, pooled) + logRatio(baseline, usual, pooled);
    }
    known.count += baseline.count;
    known.hits += baseline.hits;
  }
  const largest = Math.max(...logs);
  return largest + Math.log(logs.reduce((sum, log) => sum + Math.exp(log - largest), 0) / logs.length);
}

function logRatio({ count, hits }: Tally, rate: number, pooled: number): number {
  return hits * Math.log(rate / pooled) + (count - hits) * Math.log((1 - rate) / (1 - pooled));
}
