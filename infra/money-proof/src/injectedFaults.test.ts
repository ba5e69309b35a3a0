import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createTestDatabase, START_MS, type TestDatabase } from '@foyer/api/proving';
import { INJECTED_FAULTS, injectFault } from './injectedFaults.ts';
import { SPORTS_FAULTS } from './sports/sportsFaults.ts';

let database: TestDatabase;
beforeAll(async () => void (database = await createTestDatabase()), START_MS);
afterAll(() => database.close());

// a fault that cannot be injected would end `--inject-faults`, which no other test runs
it.each([...INJECTED_FAULTS, ...SPORTS_FAULTS].map((fault) => [fault.name, fault] as const))(
  'the fault "%s" can be injected',
  async (_name, fault) => {
    await expect(injectFault(database.pool, fault)).resolves.toBeUndefined();
  },
);
