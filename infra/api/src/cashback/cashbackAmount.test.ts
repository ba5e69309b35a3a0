import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, START_MS, type TestDatabase } from '../testing/testApi.ts';

let database: TestDatabase;
beforeAll(async () => void (database = await createTestDatabase()), START_MS);
afterAll(() => database.close());

/** A tenth, from 1.00 up to 50.00. */
const RULE = { basis_points: 1_000, minimum: 100, maximum: 5_000 };

describe('what a loss gives', () => {
  it.each([
    ['nothing for nothing', 0, 0],
    ['nothing for a gain', -100_000, 0],
    ['nothing below the least', 999, 0],
    ['the least', 1_000, 100],
    ['rounded down', 1_019, 101],
    ['up to the most', 50_000, 5_000],
    ['never more', 50_010, 5_000],
    ['never more, whatever was lost', 9_007_199_254_740_991, 5_000],
  ])('is %s: %i', async (_what, lost, amount) => {
    const { rows } = await database.pool.query(
      'select api.cashback_amount(jsonb_populate_record(null::api.cashback_rule, $1), $2) as amount',
      [JSON.stringify(RULE), lost],
    );
    expect(rows).toEqual([{ amount }]);
  });
});
