/** Seed of random cases; `FOYER_SEED` repeats a run. Tests with random cases include it in their names. */
export const TEST_SEED: number = Number(
  process.env['FOYER_SEED'] ?? Math.floor(Math.random() * 2_147_483_647),
);

/** Multiple of the usual numbers of variants (2 to 6). */
const SEEDS_OF_VARIANTS = 60;

/** True for `npm test -- --all`, which runs long property tests in full (`FOYER_TEST_ALL=1`). */
export const isFullRun: boolean = process.env['FOYER_TEST_ALL'] === '1';

/** Returns the test effort: `smoke` by default, `full` with `npm test -- --all`. */
export function effort<Value>({ smoke, full }: { readonly smoke: Value; readonly full: Value }): Value {
  return isFullRun ? full : smoke;
}

/**
 * All variants with `npm test -- --all`, otherwise the one that the seed chooses: each commit tests one of
 * them, and the following commits the others.
 */
export function variants<Variant>(all: readonly Variant[]): readonly Variant[] {
  const first = TEST_SEED % all.length;
  return isFullRun ? all : all.slice(first, first + 1);
}

/**
 * True for one of `count` tests, chosen by the seed, and for all of them with `npm test -- --all`. For groups
 * of tests that take too long for each commit.
 */
export function isChosen(index: number, count: number): boolean {
  return isFullRun || TEST_SEED % count === index;
}

/**
 * All variants with `npm test -- --all`, otherwise one for the case at `index`: the cases of a list alternate between the variants, and the seed decides which one is first.
 */
export function alternating<Variant>(all: readonly Variant[], index: number): readonly Variant[] {
  const chosen = (TEST_SEED + index) % all.length;
  return isFullRun ? all : all.slice(chosen, chosen + 1);
}

/**
 * True for every second case of a list, for all with `npm test -- --all`: the part of a case that is too long
 * for each commit. Four seeds combine both halves with both variants of `alternating`.
 */
export function isInTurn(index: number): boolean {
  return isFullRun || (Math.floor(TEST_SEED / 2) + index) % 2 === 0;
}

/**
 * Index of the group of tests that the seed chooses, from 0. Independent of the choice of `variants`, so that every
 * variant is combined with its group.
 */
export function chosenGroup(count: number): number {
  return Math.floor(TEST_SEED / SEEDS_OF_VARIANTS) % count;
}

/** Number of random cases of a property test that uses a database. */
export const PROPERTY_RUNS: number = effort({ smoke: 20, full: 1_000 });

/** Time limit, in milliseconds, of a property test with `PROPERTY_RUNS` cases. */
export const PROPERTY_TIMEOUT_MS: number = effort({ smoke: 120_000, full: 1_800_000 });
