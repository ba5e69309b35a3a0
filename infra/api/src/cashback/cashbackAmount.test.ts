import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, START_MS, type TestDatabase } from '../../test/testDatabase.ts';

let database: TestDatabase;
beforeAll(async () => void (database = await createTestDatabase()), START_MS);
afterAll(() => database.close());

/** 10 % of the net loss, from 1.00 up to 50.00. */
const RULE = { basis_points: 1_000, minimum: 100, maximum: 5_000 };

describe('cashback amount', () => {
  it.each([
    ['zero for no loss', 0, 0],
    ['zero for a net win', -100_000, 0],
    ['zero below the minimum', 999, 0],
    ['the minimum payout', 1_000, 100],
    ['rounded down', 1_019, 101],
    ['the maximum', 50_000, 5_000],
    ['capped at the maximum', 50_010, 5_000],
    ['capped for the largest safe integer', 9_007_199_254_740_991, 5_000],
  ])('is %s: %i', async (_what, lost, amount) => {
    const { rows } = await database.pool.query(
      'select api.cashback_amount(jsonb_populate_record(null::api.cashback_rule, $1), $2) as amount',
      [JSON.stringify(RULE), lost],
    );
    expect(rows).toEqual([{ amount }]);
  });
});
