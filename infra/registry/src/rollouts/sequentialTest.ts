/** Number of trials, and how many of them had the tested outcome. */
export interface Tally {
  readonly count: number;
  readonly hits: number;
}

/** Two tallies over the same time, and whose they are: rates may differ from group to group. */
export interface Pair {
  readonly group: string;
  readonly canary: Tally;
  readonly baseline: Tally;
}

/** How much larger the rate may be, as parts of what is left to 1: from hardly to all. */
const ALTERNATIVES: readonly number[] = [0.005, 0.02, 0.05, 0.15, 0.4, 0.95];

/** Prior belief about a rate before any evidence. */
export interface Prior {
  readonly count: number;
  readonly hits: number;
}

/**
 * Evidence, as a logarithm, that the canary's rate of hits is larger: an e-process. While it is not larger, the chance that this ever reaches
 * ln(1/α), however often one looks, is at most α (Ville). A pair multiplies it by the likelihood of the alternative against the pooled rate,
 * which for two samples has an expectation of at most 1 whatever the common rate is (Turner, Ly, Grünwald 2024); the baseline's rate is
 * learned from the pairs before, and the alternatives are mixed. Nothing here knows a clock or how often it is asked.
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
