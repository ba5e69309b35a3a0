import { describe, expect, it, jest } from '@jest/globals';
import { createRuledDatabase } from '../../test/ruledDatabase.ts';
import { useDatabase } from '../../test/useDatabase.ts';
import { openLedgerPlayer } from '../../test/worlds/ledgerWorld.ts';
import { createSportsWorld } from '../../test/worlds/sportsWorld.ts';
import { createBetReader } from './betReader.ts';
import type { BetRow } from './betRows.ts';

const database = useDatabase(createRuledDatabase);

async function placed(count: number) {
  const world = createSportsWorld(database.pool);
  const player = await openLedgerPlayer(database.pool, { fundsMinor: 10_000 });
  const bets: BetRow[] = [];
  for (let index = 0; index < count; index += 1)
    bets.push(await world.place(player, { events: [`reader${index}`], stakePerLine: 100 }));
  return { player, bets };
}

describe('reading bets that are needed at the same time', () => {
  it('reads those of one turn of the event loop together', async () => {
    const { bets } = await placed(6);
    const query = jest.spyOn(database.pool, 'query');
    const reader = createBetReader(database.pool);
    const found = await Promise.all(bets.map(({ id }) => reader.byId(id)));
    expect(found.map((bet) => bet?.id)).toEqual(bets.map(({ id }) => id));
    expect(query).toHaveBeenCalledTimes(1);
    query.mockRestore();
  });

  it('gives each player the bet under a key of their own', async () => {
    const placements = await Promise.all(Array.from({ length: 4 }, () => placed(1)));
    const ids = placements.map(({ bets }) => bets[0]?.id);
    await database.pool.query(`update api.sports_bet set key = 'the-same-key' where id = any($1)`, [ids]);
    const reader = createBetReader(database.pool);
    const found = await Promise.all(
      placements.map(({ player }) => reader.byKey(player.playerId, 'the-same-key')),
    );
    expect(found.map((bet) => bet?.id)).toEqual(ids);
  });

  it('answers unknown ids and keys beside known ones', async () => {
    const { player, bets } = await placed(1);
    const reader = createBetReader(database.pool);
    const ids = ['no-bet', bets[0]?.id ?? '', 'no-bet-either', 'none'];
    expect((await Promise.all(ids.map((id) => reader.byId(id)))).map((bet) => bet?.id)).toEqual([
      undefined,
      bets[0]?.id,
      undefined,
      undefined,
    ]);
    const keys = ['no-key', bets[0]?.key ?? '', 'no-key-either', 'nothing'];
    expect(
      (await Promise.all(keys.map((key) => reader.byKey(player.playerId, key)))).map((bet) => bet?.id),
    ).toEqual([undefined, bets[0]?.id, undefined, undefined]);
  });

  it('reads each bet alone when their query fails, and fails only for those that fail again', async () => {
    const { bets } = await placed(3);
    const query = jest.spyOn(database.pool, 'query');
    query.mockImplementationOnce(() => Promise.reject(new Error('statement timeout')));
    const reader = createBetReader(database.pool);
    const found = await Promise.all(bets.map(({ id }) => reader.byId(id)));
    expect(found.map((bet) => bet?.id)).toEqual(bets.map(({ id }) => id));
    query.mockImplementation(() => Promise.reject(new Error('no connection')));
    await expect(reader.byId('any')).rejects.toThrow('no connection');
    query.mockRestore();
  });
});
