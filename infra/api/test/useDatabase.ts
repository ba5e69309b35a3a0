import { afterAll, beforeAll } from '@jest/globals';
import { START_MS, type TestDatabase } from './testDatabase.ts';

/**
 * A database for the tests of a file, created before them and closed after them. Its members can be read in
 * hooks and tests only.
 *
 * @param close Closes the database, after a check of its content where a test file has one.
 */
export function useDatabase(
  create: () => Promise<TestDatabase>,
  close: (database: TestDatabase) => Promise<unknown> = (database) => database.close(),
): Pick<TestDatabase, 'pool' | 'connectionString'> {
  let database: TestDatabase | undefined;
  const started = (): TestDatabase => {
    if (!database) throw new Error('The test database has not started: read it in a hook or a test.');
    return database;
  };
  beforeAll(async () => {
    database = await create();
  }, START_MS);
  afterAll(() => close(started()));
  return {
    get pool() {
      return started().pool;
    },
    get connectionString() {
      return started().connectionString;
    },
  };
}
