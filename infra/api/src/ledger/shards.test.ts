import { expect, it } from '@jest/globals';
import { createRuledDatabase } from '../../test/ruledDatabase.ts';
import { useDatabase } from '../../test/useDatabase.ts';
import { shardOf } from './shards.ts';

const database = useDatabase(createRuledDatabase);

it('finds the shard that the database uses', async () => {
  const players = Array.from({ length: 200 }, () => crypto.randomUUID());
  const { rows } = await database.pool.query<{ player: string; shard: number }>(
    'select p as player, api.shard_of(p) as shard from unnest($1::text[]) p',
    [players],
  );
  expect(rows).toHaveLength(players.length);
  for (const { player, shard } of rows) expect(shardOf(player)).toBe(shard);
});
