import type { EvidenceCell } from '@foyer/runtime';
import { addReady, EMPTY_HISTOGRAM } from '../health/evidenceStore.ts';

/** Outcomes of page loads with one release. */
export interface Sample {
  readonly loads: number;
  readonly failures: number;
  readonly ready: readonly number[];
}

/** Outcomes of the new release and of the baseline, over the same time in the same brand. */
export interface Block {
  readonly brand: string;
  readonly canary: Sample;
  readonly baseline: Sample;
}

export const EMPTY_SAMPLE: Sample = { loads: 0, failures: 0, ready: EMPTY_HISTOGRAM };

/**
 * Minimum size of a block as a share of the new release's loads in earlier blocks: limits the number of
 * blocks without long delays.
 */
const MIN_BLOCK_SHARE = 1 / 50;

interface OpenBlock {
  block: Block;
  /** Loads of the new release in earlier blocks. */
  earlierLoads: number;
}

/**
 * Splits evidence into blocks per brand, oldest first. The end of a block depends on the number of loads
 * only, never on their outcomes: otherwise repeated evaluations would raise the rate of false alarms.
 * Evidence after the last complete block is not evaluated yet.
 */
export function blocksOf(cells: readonly EvidenceCell[], canary: string, baseline: string): readonly Block[] {
  const blocks: Block[] = [];
  const open = new Map<string, OpenBlock>();
  for (const [brand, moment] of cellsByTime(cells)) {
    const current: OpenBlock = open.get(brand) ?? {
      block: { brand, canary: EMPTY_SAMPLE, baseline: EMPTY_SAMPLE },
      earlierLoads: 0,
    };
    open.set(brand, current);
    current.block = {
      brand,
      canary: moment.filter(({ release }) => release === canary).reduce(addCell, current.block.canary),
      baseline: moment.filter(({ release }) => release === baseline).reduce(addCell, current.block.baseline),
    };
    const [own, other] = [splitSample(current.block.canary), splitSample(current.block.baseline)];
    if (own.now.loads < Math.max(1, current.earlierLoads * MIN_BLOCK_SHARE) || other.now.loads === 0)
      continue;
    blocks.push({ brand, canary: own.now, baseline: other.now });
    current.earlierLoads += own.now.loads;
    current.block = { brand, canary: own.later, baseline: other.later };
  }
  return blocks;
}

/** Cells grouped by start time and brand, oldest first. */
function cellsByTime(
  cells: readonly EvidenceCell[],
): readonly (readonly [brand: string, cells: readonly EvidenceCell[]])[] {
  const found = new Map<string, EvidenceCell[]>();
  for (const cell of cells)
    found.set(`${cell.at} ${cell.brand}`, [...(found.get(`${cell.at} ${cell.brand}`) ?? []), cell]);
  return [...found.values()]
    .sort((left, right) => (left[0]?.at ?? 0) - (right[0]?.at ?? 0))
    .map((moment) => [moment[0]?.brand ?? '', moment]);
}

/**
 * Splits a sample into the part for this block and the remainder. Late failure reports may exceed the loads
 * of their block; the excess is carried over to the next one.
 */
function splitSample({ loads, failures, ready }: Sample): { now: Sample; later: Sample } {
  const counted = Math.min(failures, loads);
  return {
    now: { loads, failures: counted, ready },
    later: { ...EMPTY_SAMPLE, failures: failures - counted },
  };
}

function addCell(sample: Sample, { opened, failed, broke, ready }: EvidenceCell): Sample {
  return {
    loads: sample.loads + opened + failed,
    failures: sample.failures + failed + broke,
    ready: addReady(sample.ready, ready),
  };
}

export function sumOf(samples: readonly Sample[]): Sample {
  return samples.reduce(
    (sum, sample) => ({
      loads: sum.loads + sample.loads,
      failures: sum.failures + sample.failures,
      ready: addReady(sum.ready, sample.ready),
    }),
    EMPTY_SAMPLE,
  );
}
