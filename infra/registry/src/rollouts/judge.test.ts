import { describe, expect, it } from '@jest/globals';
import { READY_BOUNDS_MS, readyIndex, type EvidenceCell } from '@foyer/runtime';
import { EMPTY_HISTOGRAM } from '../health/evidenceStore.ts';
import { blocksOf, type Block, type Sample } from './evidenceBlocks.ts';
import { FALSE_ALARM_RATE, judge, type Verdict } from './judge.ts';

const LIMITS = { failures: 0, minimumLoads: 100, baseline: '4f00', isSameTime: true };

/** Reproducible: a failing run prints its seed; pass it as FOYER_SEED. */
const SEED = Number(process.env['FOYER_SEED'] ?? Math.floor(Math.random() * 1e9));

function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function sample(loads: number, failures: number, ready: Readonly<Record<number, number>> = {}): Sample {
  const histogram = EMPTY_HISTOGRAM.map((_, index) =>
    Object.entries(ready).reduce(
      (sum, [ms, count]) => sum + (readyIndex(Number(ms)) === index ? count : 0),
      0,
    ),
  );
  return { loads, failures, ready: histogram };
}

function verdictOf(canary: Sample, baseline: Sample, pieces = 1): Verdict {
  const part = ({ loads, failures, ready }: Sample): Sample => ({
    loads: loads / pieces,
    failures: failures / pieces,
    ready: ready.map((count) => count / pieces),
  });
  const blocks: Block[] = Array.from({ length: pieces }, () => ({
    brand: 'tuli',
    canary: part(canary),
    baseline: part(baseline),
  }));
  return judge({ blocks, loadsOfStep: canary.loads, ...LIMITS });
}

describe('judge', () => {
  const cases: readonly [what: string, canary: Sample, baseline: Sample, kind: Verdict['kind']][] = [
    ['no loads yet', sample(0, 0), sample(0, 0), 'wait'],
    ['no baseline, although every load fails', sample(50, 50), sample(0, 0), 'wait'],
    ['too few loads of the new release', sample(99, 0), sample(1_000, 0), 'wait'],
    ['too few loads of the baseline', sample(1_000, 0), sample(99, 0), 'wait'],
    ['equal rates', sample(200, 0), sample(2_000, 1), 'continue'],
    ['equal failures, as with a network problem', sample(200, 20), sample(2_000, 200), 'continue'],
    ['better', sample(200, 0), sample(2_000, 200), 'continue'],
    ['5 % against nothing', sample(240, 12), sample(2_310, 1), 'roll-back'],
    ['all of the first twenty loads', sample(20, 20), sample(20, 0), 'roll-back'],
    ['all of six, with six baseline loads', sample(6, 6), sample(6, 0), 'roll-back'],
    ['failures of one hostile browser', sample(100, 2), sample(10_000, 0), 'wait'],
    [
      'one more failure in five hundred: significant, but too small',
      sample(1_000_000, 3_000),
      sample(1_000_000, 1_000),
      'wait',
    ],
    [
      '3 ms slower: true, and no reason',
      sample(2_000, 0, { 400: 1_960, 500: 40 }),
      sample(2_000, 0, { 400: 2_000 }),
      'continue',
    ],
    [
      'more than twice as slow',
      sample(200, 0, { 650: 100, 2_200: 100 }),
      sample(2_000, 0, { 650: 1_900, 2_200: 100 }),
      'roll-back',
    ],
    ['faster', sample(200, 0, { 300: 200 }), sample(2_000, 0, { 650: 2_000 }), 'continue'],
  ];
  it.each([
    [99, 0, 'wait', '99 of 100 required page loads at this share, and no page was loaded with 4f00'],
    [100, 0, 'continue', 'No failure in 100 page loads; no page was loaded with 4f00 to compare with'],
    [100, 1, 'wait', '1 page loads failed, and no page was loaded with 4f00 to compare with: decide by hand'],
  ])(
    'continues without a baseline only after enough loads without a failure: %d loads, %d failed',
    (loads, failures, kind, reason) => {
      expect(judge({ blocks: [], loadsOfStep: loads, ...LIMITS, failures })).toMatchObject({
        kind,
        reason: expect.stringContaining(reason) as unknown,
      });
    },
  );

  it.each(cases)('rates page loads: %s', (_what, canary, baseline, kind) => {
    expect(verdictOf(canary, baseline)).toMatchObject({ kind });
  });

  it('gives the reason as a sentence', () => {
    expect(verdictOf(sample(240, 12), sample(2_310, 1)).reason).toBe(
      '12 of 240 page loads failed, against 1 of 2,310 page loads with 4f00; unlikely to be chance (p < 0.0001)',
    );
    expect(verdictOf(sample(10, 0), sample(2_310, 1)).reason).toBe(
      '10 of 100 required page loads at this share',
    );
    expect(
      verdictOf(sample(200, 0, { 650: 100, 2_200: 100 }), sample(2_000, 0, { 650: 2_000 })).reason,
    ).toMatch(
      /^Slower: the 75th percentile of the ready time is 1,950 ms, against 613 ms with 4f00; unlikely to be chance \(p < 0\.0001\)$/,
    );
  });

  it('asks for a review when slower pages are from another time of day', () => {
    const question = {
      blocks: [
        {
          brand: 'tuli',
          canary: sample(200, 0, { 650: 100, 2_200: 100 }),
          baseline: sample(2_000, 0, { 650: 2_000 }),
        },
      ],
      loadsOfStep: 200,
      ...LIMITS,
    };
    expect(judge(question)).toMatchObject({ kind: 'roll-back' });
    expect(judge({ ...question, isSameTime: false })).toEqual({
      kind: 'wait',
      needsReview: true,
      p: expect.any(Number),
      reason: expect.stringMatching(
        /^Slower than before the promotion: the 75th percentile of the ready time is 1,950 ms, against 613 ms with 4f00 \(p < 0\.0001\)\. Check whether the release or the time of day is the cause$/,
      ),
    });
  });

  it('rolls back a failing release at any time', () => {
    const blocks = [{ brand: 'tuli', canary: sample(20, 20), baseline: sample(20, 0) }];
    expect(judge({ blocks, loadsOfStep: 20, ...LIMITS, isSameTime: false })).toMatchObject({
      kind: 'roll-back',
    });
  });

  it('does not attribute the failures of a brand to the release', () => {
    const blocks = [
      { brand: 'tuli', canary: sample(100, 60), baseline: sample(100, 60) },
      { brand: 'aurora', canary: sample(100, 0), baseline: sample(1_000, 0) },
    ];
    for (let times = 1; times <= 5; times += 1)
      expect(
        judge({ blocks: Array.from({ length: times }, () => blocks).flat(), loadsOfStep: 200, ...LIMITS })
          .kind,
      ).toBe('continue');
  });
});

describe('blocks', () => {
  const cell = (given: Partial<EvidenceCell>): EvidenceCell => ({
    app: 'mfe-casino',
    release: 'new',
    brand: 'tuli',
    at: 0,
    opened: 0,
    failed: 0,
    broke: 0,
    codes: {},
    ready: EMPTY_HISTOGRAM,
    ...given,
  });

  it('end when both releases were loaded, and carry late failures over', () => {
    const cells = [
      cell({ at: 5, opened: 1, broke: 2 }),
      cell({ at: 5, release: 'old', opened: 4 }),
      cell({ at: 0, release: 'old', opened: 3 }),
      cell({ at: 10, opened: 2 }),
      cell({ at: 15, release: 'old', opened: 1 }),
      cell({ at: 20, opened: 9 }),
    ];
    expect(
      blocksOf(cells, 'new', 'old').map(({ canary, baseline }) => [
        canary.loads,
        canary.failures,
        baseline.loads,
      ]),
    ).toEqual([
      [1, 1, 7],
      [2, 1, 1],
    ]);
  });

  it('contain one brand and the two releases', () => {
    const cells = [
      cell({ opened: 1 }),
      cell({ brand: 'aurora', release: 'old', opened: 1 }),
      cell({ release: 'third', opened: 5 }),
    ];
    expect(blocksOf(cells, 'new', 'old')).toEqual([]);
  });

  it('remain few', () => {
    const cells = Array.from({ length: 5_000 }, (_, at) => [
      cell({ at, opened: 3 }),
      cell({ at, release: 'old', opened: 3 }),
    ]).flat();
    expect(blocksOf(cells, 'new', 'old').length).toBeLessThan(500);
  });
});

/**
 * Simulates a rollout of at most a thousand evaluations. @param page - outcome of one page load with the new
 * release or the baseline.
 */
function rollout(
  random: () => number,
  {
    share,
    evaluations,
    each,
    failing,
    slower,
  }: {
    share: number;
    evaluations: number;
    each: number;
    failing: readonly [canary: number, baseline: number];
    slower?: number;
  },
): { verdict: Verdict | undefined; loads: number } {
  const hit = (count: number, rate: number): number =>
    Array.from({ length: count }, () => Number(random() < rate)).reduce((sum, one) => sum + one, 0);
  const times = (count: number, factor: number): readonly number[] =>
    Array.from({ length: count }, () =>
      readyIndex(400 * factor * Math.exp(0.6 * (random() + random() + random() - 1.5) * 2)),
    ).reduce<number[]>(
      (cells, index) => cells.with(index, (cells[index] ?? 0) + 1),
      READY_BOUNDS_MS.concat(0).map(() => 0),
    );
  const blocks: Block[] = [];
  let loads = 0;
  for (let evaluate = 0; evaluate < evaluations; evaluate += 1) {
    const canary = Math.max(1, hit(each, share));
    const baseline = Math.max(1, each - canary);
    loads += canary;
    const timed =
      slower === undefined
        ? ([EMPTY_HISTOGRAM, EMPTY_HISTOGRAM] as const)
        : ([times(canary, slower), times(baseline, 1)] as const);
    blocks.push({
      brand: 'tuli',
      canary: { loads: canary, failures: hit(canary, failing[0]), ready: timed[0] },
      baseline: { loads: baseline, failures: hit(baseline, failing[1]), ready: timed[1] },
    });
    const verdict = judge({ blocks, loadsOfStep: loads, ...LIMITS });
    if (verdict.kind === 'roll-back') return { verdict, loads };
  }
  return { verdict: undefined, loads };
}

describe(`over whole rollouts (FOYER_SEED=${SEED})`, () => {
  const random = randomOf(SEED);
  const RUNS = Number(process.env['FOYER_RUNS'] ?? 80);
  /** Four standard deviations above the expected number of false alarms. */
  const MAX_ALARMS = Math.ceil(RUNS * FALSE_ALARM_RATE + 4 * Math.sqrt(RUNS * FALSE_ALARM_RATE));

  it.each([
    [0.01, 0.001],
    [0.1, 0.02],
    [0.5, 0.2],
  ])('hardly ever rolls back a release that is no worse: share %d, %d failing anyway', (share, rate) => {
    const alarms = Array.from(
      { length: RUNS },
      () => rollout(random, { share, evaluations: 40, each: 40, failing: [rate, rate] }).verdict,
    ).filter(Boolean);
    expect(alarms.length).toBeLessThanOrEqual(MAX_ALARMS);
  });

  it('keeps the rate of false alarms low for load times', () => {
    const runs = 20;
    const alarms = Array.from(
      { length: runs },
      () => rollout(random, { share: 0.3, evaluations: 25, each: 40, failing: [0, 0], slower: 1 }).verdict,
    ).filter(Boolean);
    expect(alarms.length).toBeLessThanOrEqual(3);
  });

  it.each([
    [0.1, 250],
    [0.5, 500],
  ])(
    'detects failures in 5 %% of the pages: share %d, within %d loads in nine of ten rollouts',
    (share, most) => {
      // 97 of 100 are found in time; with 150 rollouts one seed in 10,000 finds fewer than nine of ten
      const rollouts = 150;
      const found = Array.from({ length: rollouts }, () =>
        rollout(random, { share, evaluations: 200, each: 40, failing: [0.05, 0.002] }),
      ).filter(({ verdict }) => verdict !== undefined);
      expect(found.filter(({ loads }) => loads <= most).length).toBeGreaterThanOrEqual(0.9 * rollouts);
    },
  );

  it('detects a release that is 50 % slower', () => {
    const found = Array.from({ length: 10 }, () =>
      rollout(random, { share: 0.3, evaluations: 100, each: 40, failing: [0, 0], slower: 1.5 }),
    ).filter(({ verdict }) => verdict?.reason.startsWith('Slower:'));
    expect(found).toHaveLength(10);
  });
});
