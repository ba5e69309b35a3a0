import type { EvidenceCell } from '@foyer/runtime';
import { addReady, NO_READY } from '../health/evidenceStore.ts';

/** Outcomes of a release's pages. */
export interface Sample {
  readonly loads: number;
  readonly failures: number;
  readonly ready: readonly number[];
}

/** The new release and the one beside it, over the same time in the same brand. */
export interface Block {
  readonly brand: string;
  readonly canary: Sample;
  readonly baseline: Sample;
}

export const NO_SAMPLE: Sample = { loads: 0, failures: 0, ready: NO_READY };

/**
 * A block has at least a fiftieth of the new release's loads before it: there are never many of them, and
 * nothing waits for long.
 */
const PART_OF_A_BLOCK = 1 / 50;

interface Open {
  block: Block;
  /** Loads of the new release in the blocks before. */
  before: number;
}

/**
 * Cuts evidence into blocks, brand by brand, in the order of time. Where a block ends depends on how many pages were loaded and never
 * on how they went, or looking again and again would find what is not there. What is no block yet is not judged.
 */
export function blocksOf(cells: readonly EvidenceCell[], canary: string, baseline: string): readonly Block[] {
  const blocks: Block[] = [];
  const open = new Map<string, Open>();
  for (const [brand, moment] of moments(cells)) {
    const waiting: Open = open.get(brand) ?? {
      block: { brand, canary: NO_SAMPLE, baseline: NO_SAMPLE },
      before: 0,
    };
    open.set(brand, waiting);
    waiting.block = {
      brand,
      canary: moment.filter(({ release }) => release === canary).reduce(added, waiting.block.canary),
      baseline: moment.filter(({ release }) => release === baseline).reduce(added, waiting.block.baseline),
    };
    const [own, other] = [cut(waiting.block.canary), cut(waiting.block.baseline)];
    if (own.now.loads < Math.max(1, waiting.before * PART_OF_A_BLOCK) || other.now.loads === 0) continue;
    blocks.push({ brand, canary: own.now, baseline: other.now });
    waiting.before += own.now.loads;
    waiting.block = { brand, canary: own.later, baseline: other.later };
  }
  return blocks;
}

/** Everything of one brand that began at the same time. */
function moments(
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
 * A page that breaks later is reported later, maybe in a block with fewer loads: the remainder is carried
 * over.
 */
function cut({ loads, failures, ready }: Sample): { now: Sample; later: Sample } {
  const counted = Math.min(failures, loads);
  return { now: { loads, failures: counted, ready }, later: { ...NO_SAMPLE, failures: failures - counted } };
}

function added(sample: Sample, { opened, failed, broke, ready }: EvidenceCell): Sample {
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
    NO_SAMPLE,
  );
}
