import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, START_MS, type TestDatabase } from '../../test/testDatabase.ts';

let database: TestDatabase;
beforeAll(async () => void (database = await createTestDatabase()), START_MS);
afterAll(() => database.close());

const [BEFORE, NOW, NEXT] = ['2026-11-18T11:59:59.999Z', '2026-11-18T12:00:00Z', '2026-11-18T12:00:00.001Z'];

describe('reward_status, before and after the sweep (requirements/states#rewards)', () => {
  it.each([
    ['Scheduled', NEXT, null, 'Scheduled'],
    ['Scheduled', NOW, null, 'Unclaimed'],
    ['Scheduled', BEFORE, NEXT, 'Unclaimed'],
    ['Scheduled', BEFORE, NOW, 'Expired'],
    ['Unclaimed', BEFORE, NEXT, 'Unclaimed'],
    ['Unclaimed', BEFORE, NOW, 'Expired'],
    ['Unclaimed', BEFORE, null, 'Unclaimed'],
    ['Processing', BEFORE, NOW, 'Processing'],
    ['Credited', BEFORE, NOW, 'Credited'],
    ['FailedProcessing', BEFORE, NOW, 'FailedProcessing'],
    ['Expired', BEFORE, NOW, 'Expired'],
    ['Removed', BEFORE, NOW, 'Removed'],
  ])('is computed for %s from %s to %s: %s', async (status, starts_at, ends_at, expected) => {
    const { rows } = await database.pool.query(
      'select api.reward_status(jsonb_populate_record(null::api.player_reward, $1), $2) as status',
      [JSON.stringify({ status, starts_at, ends_at }), NOW],
    );
    expect(rows).toEqual([{ status: expected }]);
  });
});
