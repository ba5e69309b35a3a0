import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { effort } from '@foyer/testing/effort';
import { START_MS, type TestDatabase, createTestDatabase } from '@foyer/api/proving';
import { INJECTED_FAULTS, injectFault, type InjectedFault } from './injectedFaults.ts';
import { proveModel } from './proveModel.ts';
import { createTally, report, FAULT_KINDS, type Tally } from './tally.ts';

/** Fixed, so that CI runs are reproducible. `npm run proof:money` accepts any seed. */
const SEED = 20_261_122;
const OPERATIONS = effort({ smoke: 400, full: 20_000 });
const MINUTE = 60_000;
const PROOF_MINUTES = effort({ smoke: 1, full: 15 });

jest.setTimeout(START_MS);
let database: TestDatabase;
afterEach(() => database.close());

async function prove(operations: number, fault?: InjectedFault): Promise<Tally> {
  database = await createTestDatabase();
  if (fault) await injectFault(database.pool, fault);
  const tally = createTally(SEED);
  await proveModel({
    pool: database.pool,
    tally,
    operations,
    actors: 10,
    until: Date.now() + PROOF_MINUTES * MINUTE,
    progress: () => undefined,
  });
  return tally;
}

describe('proveModel', () => {
  it(
    'matches every outcome of the model and finds no lost, doubled, negative or unbalanced money',
    async () => {
      const tally = await prove(OPERATIONS);
      expect(`${report(tally)}\n`).toContain(`  ${FAULT_KINDS.map((kind) => `${kind} 0`).join(', ')}\n`);
      expect(tally.operations).toBeGreaterThanOrEqual(OPERATIONS);
    },
    (PROOF_MINUTES + 1) * MINUTE,
  );

  it(
    'detects a deposit that counts twice',
    async () => {
      const tally = await prove(
        400,
        INJECTED_FAULTS.find(({ inFunction }) => inFunction === 'credit_deposit'),
      );
      expect(tally.faultCount).toBeGreaterThan(0);
    },
    (PROOF_MINUTES + 1) * MINUTE,
  );
});
