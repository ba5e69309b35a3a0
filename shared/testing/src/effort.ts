/** Whether this is a run of `npm test -- --all`, which takes the long proofs in full (`FOYER_TEST_ALL=1`). */
export const isFullRun: boolean = process.env['FOYER_TEST_ALL'] === '1';

/** How much of a long proof runs: a smoke in CI and on a developer's machine, all of it with `npm test -- --all`. */
export function effort<Value>({ smoke, full }: { readonly smoke: Value; readonly full: Value }): Value {
  return isFullRun ? full : smoke;
}

/** Random cases of a property test that uses a database. */
export const PROPERTY_RUNS: number = effort({ smoke: 20, full: 1_000 });

/** Time limit, in milliseconds, of a property test with `PROPERTY_RUNS` cases. */
export const PROPERTY_TIMEOUT_MS: number = effort({ smoke: 120_000, full: 1_800_000 });

/** Seed of random cases: `FOYER_SEED` repeats a run. A test with random cases has it in its name. */
export const TEST_SEED: number = Number(
  process.env['FOYER_SEED'] ?? Math.floor(Math.random() * 2_147_483_647),
);
