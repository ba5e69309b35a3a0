import { expect, it, jest } from '@jest/globals';
import { useDatabase } from '../../test/useDatabase.ts';
import { openLedgerPlayer } from '../../test/worlds/ledgerWorld.ts';
import { createRuledDatabase } from '../../test/ruledDatabase.ts';
import { compiledLiveContent } from '../content/liveContent.ts';
import { createExportTable } from './createExportTable.ts';
import type { ExportRequest } from './exportPart.ts';
import type { Cell, ExportTable } from './exportTable.ts';

const NOON = Date.UTC(2026, 10, 18, 12);
/** More than two batches. */
const ROWS = 1_200;
/** More than one page of a history that is computed as a whole. */
const NOTICES = 5_100;
const database = useDatabase(createRuledDatabase);

async function requestOf(change: Partial<ExportRequest> = {}): Promise<ExportRequest> {
  const { playerId } = await openLedgerPlayer(database.pool, { at: NOON - 1 });
  return {
    pool: database.pool,
    playerId,
    currency: 'EUR',
    locale: 'en',
    content: compiledLiveContent('aurora'),
    from: new Date(NOON),
    to: new Date(NOON + 60_000),
    filter: {},
    at: new Date(NOON + 30_000),
    signIns: () => Promise.reject(new Error('Sign-ins are not part of this file.')),
    gameName: (id) => id,
    isLive: () => false,
    ...change,
  };
}

async function rowsOf({ rows }: ExportTable): Promise<readonly (readonly Cell[])[]> {
  const all = [];
  for await (const row of rows) {
    all.push(row);
    if (all.length > 2 * NOTICES) throw new Error('The export repeats rows.');
  }
  return all;
}

const RECORDS = {
  games: `insert into api.wager (brand, player_id, product, reference, game_id, status, stake, currency, balance_after, opened_at)
    select 'aurora', $1, 'casino', 'round-' || n, 'g', 'CLOSED', 1, 'EUR', 0, $2::timestamptz + n * interval '1 microsecond' from generate_series($3::integer, $4::integer) n`,
  notices: `insert into api.responsible_gaming_event (player_id, kind, details, at)
    select $1, 'reality-check-acknowledged', '{"choice":"LEAVE"}', $2::timestamptz + n * interval '1 microsecond' from generate_series($3::integer, $4::integer) n`,
} as const;

/** Records one microsecond apart. */
function write(
  name: keyof typeof RECORDS,
  playerId: string,
  first: number,
  last: number,
  at = NOON,
): Promise<unknown> {
  return database.pool.query(RECORDS[name], [playerId, new Date(at), first, last]);
}

it.each([
  ['games', ROWS],
  ['notices', NOTICES],
] as const)(
  'has each of the %s once, also of the same millisecond and of several batches',
  async (name, count) => {
    const request = await requestOf();
    await write(name, request.playerId, 1, count);
    const table = createExportTable(name, request);
    expect(await rowsOf(table)).toHaveLength(count);
    expect((await table.totals())[0]).toMatchObject({ count });
  },
);

it('omits records of the time after the request, which would move the pages', async () => {
  const request = await requestOf();
  await write('notices', request.playerId, 1, NOTICES);
  const { rows } = createExportTable('notices', request);
  let count = 0;
  for await (const _row of rows)
    if ((count += 1) === 1) await write('notices', request.playerId, 1, 10, NOON + 40_000);
  expect(count).toBe(NOTICES);
});

it('runs no more queries when the reader leaves', async () => {
  const request = await requestOf();
  await write('games', request.playerId, 1, ROWS);
  const query = jest.spyOn(database.pool, 'query');
  for await (const _row of createExportTable('games', request).rows) break;
  expect(query).toHaveBeenCalledTimes(1);
  query.mockRestore();
});
