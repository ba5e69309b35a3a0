/** Counts operations, refusals and faults of a run. */
export interface Tally {
  readonly seed: number;
  operations: number;
  readonly kinds: Map<string, number>;
  readonly refusals: Map<string, number>;
  readonly faults: string[];
  faultCount: number;
  countOperation(kind: string, calls?: number): void;
  countRefusal(code: string, calls?: number): void;
  recordFault(kind: FaultKind, detail: string): void;
  readonly faultCounts: Record<FaultKind, number>;
}

/** Fault counters that must end at 0. */
export const FAULT_KINDS = [
  'lost',
  'doubled',
  'negative',
  'unbalanced',
  'wrong outcomes',
  'illegal state changes',
  'settlement differences',
  'api crashes',
  'rules not reached',
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

const MAX_DETAILS = 12;

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
    faultCounts: {
      lost: 0,
      doubled: 0,
      negative: 0,
      unbalanced: 0,
      'wrong outcomes': 0,
      'illegal state changes': 0,
      'settlement differences': 0,
      'api crashes': 0,
      'rules not reached': 0,
    },
    countOperation(kind, calls = 1) {
      tally.operations += calls;
      add(tally.kinds, kind, calls);
    },
    countRefusal: (code, calls = 1) => add(tally.refusals, code, calls),
    recordFault(kind, detail) {
      tally.faultCounts[kind] += 1;
      tally.faultCount += 1;
      if (tally.faults.length < MAX_DETAILS) tally.faults.push(`${kind}: ${detail}`);
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
    `  ${FAULT_KINDS.map((kind) => `${kind} ${tally.faultCounts[kind]}`).join(', ')}`,
    ...tally.faults.map((fault) => `  ! ${fault}`),
  ].join('\n');
}
