import { READY_BOUNDS_MS, type EvidenceCell, type SignalName, type TimingName } from '@foyer/runtime';
import type { RolloutEffect } from '@foyer/kernel/rollout-answers';
import { differenceOf, type Stratum } from './mixtureTest.ts';
import type { Tally } from './sequentialTest.ts';

const HOUR_MS = 3_600_000;
const CONFIDENCE = 0.95;

/** A share of page loads or visits by which two releases are compared. */
interface Measure {
  readonly name: RolloutEffect['name'];
  /** More of it is worse. */
  readonly isHarm: boolean;
  /** Variance of the score at which the interval is narrowest: of a few thousand page loads or visits. */
  readonly scale: number;
  tallyOf(cell: EvidenceCell): Tally;
}

/** Share of timings above a bound of the histograms: "poor" by the bounds of the Web Vitals. */
function above(name: TimingName | 'ready', bound: number): (cell: EvidenceCell) => Tally {
  const from = READY_BOUNDS_MS.indexOf(bound) + 1;
  return (cell) => {
    const histogram = (name === 'ready' ? cell.ready : cell.timings?.[name]) ?? [];
    return { count: sumOf(histogram), hits: sumOf(histogram.slice(from)) };
  };
}

function visitsWith(signal: SignalName): (cell: EvidenceCell) => Tally {
  return ({ signals = {} }) => ({ count: signals.visit ?? 0, hits: signals[signal] ?? 0 });
}

const MEASURES: readonly Measure[] = [
  {
    name: 'mount-failed',
    isHarm: true,
    scale: 5,
    tallyOf: ({ opened, failed }) => ({ count: opened + failed, hits: failed }),
  },
  {
    name: 'broke',
    isHarm: true,
    scale: 5,
    tallyOf: ({ opened, broke }) => ({ count: opened, hits: broke }),
  },
  { name: 'mount-slow', isHarm: true, scale: 50, tallyOf: above('mount', 1_000) },
  { name: 'ready-slow', isHarm: true, scale: 50, tallyOf: above('ready', 3_000) },
  { name: 'lcp-poor', isHarm: true, scale: 50, tallyOf: above('lcp', 3_000) },
  { name: 'inp-poor', isHarm: true, scale: 50, tallyOf: above('inp', 200) },
  { name: 'cls-poor', isHarm: true, scale: 50, tallyOf: above('cls', 100) },
  { name: 'sign-in', isHarm: false, scale: 500, tallyOf: visitsWith('sign-in') },
  { name: 'deposit', isHarm: false, scale: 500, tallyOf: visitsWith('deposit') },
  { name: 'bet', isHarm: false, scale: 500, tallyOf: visitsWith('bet') },
];

/** Differences of a release to its baseline; measures without reports of both are left out. */
export function effectsOf(
  cells: readonly EvidenceCell[],
  canary: string,
  baseline: string,
): readonly RolloutEffect[] {
  const ordered = [...cells].sort((left, right) => left.at - right.at);
  return MEASURES.flatMap(({ name, isHarm, scale, tallyOf }) => {
    const strata = strataOf(ordered, canary, baseline, tallyOf);
    const found = differenceOf(strata, { scale, confidence: CONFIDENCE });
    if (!found) return [];
    const { difference, low, high, evidence } = found;
    return [
      {
        name,
        isHarm,
        canary: totalOf(strata.map((stratum) => stratum.canary)),
        baseline: totalOf(strata.map((stratum) => stratum.baseline)),
        difference,
        low,
        high,
        p: Math.min(1, Math.exp(-evidence)),
      },
    ];
  });
}

/** Tallies by brand and hour: a rollout has other shares at other times of the day. */
function strataOf(
  cells: readonly EvidenceCell[],
  canary: string,
  baseline: string,
  tallyOf: Measure['tallyOf'],
): readonly Stratum[] {
  const strata = new Map<string, { canary: MutableTally; baseline: MutableTally }>();
  for (const cell of cells) {
    const key = `${cell.brand} ${Math.floor(cell.at / HOUR_MS)}`;
    const stratum = strata.get(key) ?? { canary: { count: 0, hits: 0 }, baseline: { count: 0, hits: 0 } };
    strata.set(key, stratum);
    const arm =
      cell.release === canary ? stratum.canary : cell.release === baseline ? stratum.baseline : undefined;
    if (!arm) continue;
    const { count, hits } = tallyOf(cell);
    arm.count += count;
    arm.hits += hits;
  }
  const later = new Map<string, number>();
  // a bet may follow its visit in the next hour: hits beyond the visits of an hour count there
  for (const [key, stratum] of strata)
    for (const name of ['canary', 'baseline'] as const) {
      const owner = `${key.split(' ')[0]} ${name}`;
      const arm = stratum[name];
      const hits = arm.hits + (later.get(owner) ?? 0);
      arm.hits = Math.min(hits, arm.count);
      later.set(owner, hits - arm.hits);
    }
  return [...strata.values()];
}

interface MutableTally {
  count: number;
  hits: number;
}

function totalOf(tallies: readonly Tally[]): Tally {
  return tallies.reduce((sum, { count, hits }) => ({ count: sum.count + count, hits: sum.hits + hits }), {
    count: 0,
    hits: 0,
  });
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
