import {
  createTestDatabase as createDatabase,
  type TestContent,
  type TestDatabase,
} from '@foyer/launch/test-database';
import { API_MIGRATIONS } from '../src/migrations.ts';

export {
  DATABASE_START_MS as START_MS,
  type TestContent,
  type TestDatabase,
} from '@foyer/launch/test-database';

/** A separate migrated database. Usable outside of Jest, as by the money proof. */
export function createTestDatabase(content?: TestContent): Promise<TestDatabase> {
  return createDatabase({
    schema: 'api',
    migrations: API_MIGRATIONS,
    ...(content !== undefined && { content }),
  });
}
