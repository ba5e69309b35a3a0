import { describe, expect, it } from '@jest/globals';
import { EVIDENCE_CELL_MS, READY_BOUNDS_MS, type EvidenceCell } from '@foyer/runtime';
import { EMPTY_HISTOGRAM } from '../health/evidenceStore.ts';
import { blocksOf } from './evidenceBlocks.ts';
import { effectsOf } from './effects.ts';
import { judge } from './judge.ts';
import { differenceOf } from './mixtureTest.ts';

/** Reproducible: a failing run prints its seed; pass it as FOYER_SEED. */
const SEED = Number(process.env['FOYER_SEED'] ?? Math.floor(Math.random() * 1e9));
const RUNS = 100;
const HOUR_MS = 3_600_000;
const LIMITS = { failures: 0, minimumLoads: 100, baseline: 'b', isSameTime: true };

function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Rates {
  readonly failed: number;
  readonly slow: number;
  readonly signIn: number;
  readonly deposit: number;
  readonly bet: number;
}

const USUAL: Rates = { failed: 0.01, slow: 0.1, signIn: 0.3, deposit: 0.05, bet: 0.4 };

/** Variance from which a binomial count is drawn as a normal one: the draw of each visit would take minutes. */
const NORMAL_VARIANCE = 50;

/** Hits among visits. */
function hits(random: () => number, count: number, rate: number): number {
  const variance = count * rate * (1 - rate);
  if (variance > NORMAL_VARIANCE) {
    const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    return Math.min(count, Math.max(0, Math.round(count * rate + Math.sqrt(variance) * normal)));
  }
  let found = 0;
  for (let one = 0; one < count; one += 1) if (random() < rate) found += 1;
  return found;
}

function cellOf(
  random: () => number,
  release: string,
  brand: string,
  { step, visits, daily }: { readonly step: number; readonly visits: number; readonly daily: number },
  rates: Rates,
): EvidenceCell {
  const failed = hits(random, visits, rates.failed);
  const slow = hits(random, visits, rates.slow);
  const ready = EMPTY_HISTOGRAM.map((_, index) =>
    index === READY_BOUNDS_MS.indexOf(300)
      ? visits - slow
      : index === READY_BOUNDS_MS.indexOf(4_000)
        ? slow
        : 0,
  );
  return {
    app: 'a',
    release,
    brand,
    at: Math.floor((step * HOUR_MS) / 2 / EVIDENCE_CELL_MS) * EVIDENCE_CELL_MS,
    opened: visits - failed,
    failed,
    broke: 0,
    codes: {},
    ready,
    timings: { mount: ready, lcp: ready },
    signals: {
      visit: visits,
      'sign-in': hits(random, visits, rates.signIn * daily),
      deposit: hits(random, visits, rates.deposit * daily),
      bet: hits(random, visits, rates.bet * daily),
    },
  };
}

/**
 * Evaluates a rollout after every half hour, as the controller does, with shares of 5, 25 and 50 %.
 * @returns the step of the rollback; undefined without one.
 */
function rolledBackAt(
  random: () => number,
  canary: Rates,
  { steps, visitors }: { readonly steps: number; readonly visitors: number },
): number | undefined {
  const cells: EvidenceCell[] = [];
  for (let step = 0; step < steps; step += 1) {
    const share = step < steps / 6 ? 0.05 : step < steps / 3 ? 0.25 : 0.5;
    // the rates move with the hour, as on a real site, equally for both releases
    const daily = 1 + 0.2 * Math.sin((step / 24) * Math.PI);
    for (const brand of ['tuli', 'aurora']) {
      const visits = Math.round((visitors / 2) * share);
      const rest = Math.round((visitors / 2) * (1 - share));
      cells.push(cellOf(random, 'c', brand, { step, visits, daily }, canary));
      cells.push(cellOf(random, 'b', brand, { step, visits: rest, daily }, USUAL));
    }
    const { kind } = judge({
      ...LIMITS,
      blocks: blocksOf(cells, 'c', 'b'),
      loadsOfStep: visitors,
      effects: effectsOf(cells, 'c', 'b'),
    });
    if (kind === 'roll-back') return step;
  }
  return undefined;
}

/** Rollbacks among simulated rollouts, and the median step of them. */
function simulated(
  seed: number,
  canary: Rates,
  size: { readonly steps: number; readonly visitors: number },
): { readonly rolledBack: number; readonly median: number | undefined } {
  const found: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const at = rolledBackAt(randomOf(seed + run), canary, size);
    if (at !== undefined) found.push(at);
  }
  found.sort((left, right) => left - right);
  return { rolledBack: found.length, median: found[Math.floor(found.length / 2)] };
}

describe(`simulated rollouts (FOYER_SEED=${SEED})`, () => {
  it.each<[what: string, change: Partial<Rates>, visitors: number]>([
    ['3 percentage points more failed mounts', { failed: 0.04 }, 400],
    ['3 percentage points more slow pages', { slow: 0.13 }, 1_500],
    ['3 percentage points fewer visits with a bet', { bet: 0.37 }, 4_000],
    ['3 % fewer visits with a bet', { bet: 0.4 * 0.97 }, 20_000],
  ])('find a planted regression of %s', (what, change, visitors) => {
    const { rolledBack, median } = simulated(SEED, { ...USUAL, ...change }, { steps: 24, visitors });
    console.info(
      `${what}: ${rolledBack} of ${RUNS} rolled back, median after ${((median ?? 0) + 1) * visitors} visits (seed ${SEED})`,
    );
    expect(rolledBack).toBeGreaterThanOrEqual(90);
  });

  it('continue without a change', () => {
    const { rolledBack } = simulated(SEED, USUAL, { steps: 48, visitors: 2_000 });
    console.info(`no change: ${rolledBack} of ${RUNS} rolled back (seed ${SEED})`);
    // at most 2 % are expected: 7 of 100 have a probability of 1 in 200
    expect(rolledBack).toBeLessThanOrEqual(6);
  });
});

describe('differenceOf', () => {
  const OPTIONS = { scale: 50, confidence: 0.95 };

  it('covers the true difference at all evaluations together', () => {
    let missed = 0;
    for (let run = 0; run < RUNS; run += 1) {
      const random = randomOf(SEED + run);
      const strata = [];
      for (let hour = 0; hour < 40; hour += 1) {
        const rate = 0.2 + 0.1 * Math.sin(hour / 4);
        strata.push({
          canary: { count: 100, hits: hits(random, 100, rate + 0.05) },
          baseline: { count: 300, hits: hits(random, 300, rate) },
        });
        const found = differenceOf(strata, OPTIONS);
        if (found && (found.low > 0.05 || found.high < 0.05)) {
          missed += 1;
          break;
        }
      }
    }
    console.info(`interval missed the difference in ${missed} of ${RUNS} runs (seed ${SEED})`);
    expect(missed).toBeLessThanOrEqual(12);
  });

  it('compares within strata, and ignores another mix of hours', () => {
    const found = differenceOf(
      [
        { canary: { count: 100, hits: 10 }, baseline: { count: 9_900, hits: 990 } },
        { canary: { count: 5_000, hits: 2_500 }, baseline: { count: 5_000, hits: 2_500 } },
      ],
      OPTIONS,
    );
    expect(found?.difference).toBe(0);
    expect(found?.evidence).toBeLessThan(0);
  });

  it('finds a large difference among a few hundred visitors', () => {
    const found = differenceOf([{ canary: { count: 419, hits: 104 }, baseline: { count: 419, hits: 167 } }], {
      scale: 500,
      confidence: 0.95,
    });
    expect(found?.high).toBeLessThan(0);
    expect(found?.evidence).toBeGreaterThan(Math.log(100));
  });

  it('is unknown without visitors of both releases', () => {
    expect(
      differenceOf([{ canary: { count: 10, hits: 1 }, baseline: { count: 0, hits: 0 } }], OPTIONS),
    ).toBeUndefined();
  });
});
