/** Counts operations, refusals and faults of a run. */
export interface Tally {
  readonly seed: number;
  operations: number;
  readonly kinds: Map<string, number>;
  readonly refusals: Map<string, number>;
  readonly faults: string[];
  faultCount: number;
  did(kind: string, calls?: number): void;
  refused(code: string, calls?: number): void;
  fault(zero: Zero, what: string): void;
  readonly zeros: Record<Zero, number>;
}

/** Fault counters that must end at 0. */
export const ZEROS = [
  'lost',
  'doubled',
  'negative',
  'unbalanced',
  'wrong answers',
  'illegal edges',
  'different books',
  'fell over',
  'never met',
] as const;
export type Zero = (typeof ZEROS)[number];

const FAULTS_KEPT = 12;

export function createTally(seed: number): Tally {
  const add = (counts: Map<string, number>, key: string, calls: number): void =>
    void counts.set(key, (counts.get(key) ?? 0) + calls);
  const tally: Tally = {
    seed,
    operations: 0,
    kinds: new Map(),
    refusals: new Map(),
    faults: [],
    faultCount: 0,
    zeros: {
      lost: 0,
      doubled: 0,
      negative: 0,
      unbalanced: 0,
      'wrong answers': 0,
      'illegal edges': 0,
      'different books': 0,
      'fell over': 0,
      'never met': 0,
    },
    did(kind, calls = 1) {
      tally.operations += calls;
      add(tally.kinds, kind, calls);
    },
    refused: (code, calls = 1) => add(tally.refusals, code, calls),
    fault(zero, what) {
      tally.zeros[zero] += 1;
      tally.faultCount += 1;
      if (tally.faults.length < FAULTS_KEPT) tally.faults.push(`${zero}: ${what}`);
    },
  };
  return tally;
}

export function report(tally: Tally, more: Readonly<Record<string, string | number>> = {}): string {
  const counted = (counts: ReadonlyMap<string, number>): string =>
    [...counts]
      .sort(([, one], [, other]) => other - one)
      .map(([name, count]) => `${name} ${count}`)
      .join(', ');
  return [
    `seed ${tally.seed}: ${tally.operations} operations`,
    `  by kind: ${counted(tally.kinds)}`,
    `  refused: ${counted(tally.refusals) || 'none'}`,
    ...Object.entries(more).map(([name, value]) => `  ${name}: ${value}`),
    `  ${ZEROS.map((zero) => `${zero} ${tally.zeros[zero]}`).join(', ')}`,
    ...tally.faults.map((fault) => `  ! ${fault}`),
  ].join('\n');
}
