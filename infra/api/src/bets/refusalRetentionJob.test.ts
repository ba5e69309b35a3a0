import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { licences, brands } from '@foyer/market';
import {
  createTestDatabase,
  openLedgerPlayer,
  START_MS,
  writeBrandRules,
  type TestDatabase,
} from '../../test/proving.ts';
import { deleteRefusedBets } from './refusalRetentionJob.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await writeBrandRules(database.pool, 24);
}, START_MS);
afterAll(() => database.close());

const NOW = Date.UTC(2032, 4, 1);

it('deletes refused bets in batches after the years of the licence, and no others', async () => {
  const player = await openLedgerPlayer(database.pool, { brand: 'aurora', fundsMinor: 0 });
  const years = licences[brands.aurora.licence].recordYears;
  const before = Date.UTC(2032 - years, 4, 1);
  for (const [key, at] of [
    ['old-0', before - 2],
    ['old-1', before - 1],
    ['old-2', before - 1],
    ['kept', before],
  ] as const)
    await database.pool.query(
      `insert into api.refused_bet (player_id, bet_key, code, at) values ($1, $2, 'LIMIT_REACHED', $3)`,
      [player.playerId, key, new Date(at)],
    );
  const deleted: number[] = [];
  for (let batch = 0; batch < 3; batch += 1) deleted.push(await deleteRefusedBets(database.pool, NOW, 2));
  expect(deleted).toEqual([2, 1, 0]);
  const { rows } = await database.pool.query<{ bet_key: string }>(
    'select bet_key from api.refused_bet where player_id = $1',
    [player.playerId],
  );
  expect(rows).toEqual([{ bet_key: 'kept' }]);
});
