import { expect, it } from '@jest/globals';
import { useDatabase } from '../../test/useDatabase.ts';
import { openLedgerPlayer } from '../../test/worlds/ledgerWorld.ts';
import { providerUpdateOf, openTestDeposit, applyTestUpdate } from '../../test/worlds/paymentWorld.ts';
import { createRuledDatabase } from '../../test/ruledDatabase.ts';
import type { ExportRequest } from './exportPart.ts';
import { compiledLiveContent } from '../content/liveContent.ts';
import { createExportTable } from './createExportTable.ts';

const NOON = Date.UTC(2026, 10, 18, 12);
const database = useDatabase(createRuledDatabase);

it.each([1, 2, 3, 50])(
  'has the totals of all rows when the file is truncated after %i rows',
  async (mostRows) => {
    const player = await openLedgerPlayer(database.pool, { at: NOON - 1 });
    for (const amount of [2_000, 3_000, 4_000]) {
      const { id } = await openTestDeposit(database.pool, player, amount, NOON + amount);
      await applyTestUpdate(
        database.pool,
        providerUpdateOf(player, id, amount, 'completed', NOON + amount),
        NOON + amount,
      );
    }
    const request: ExportRequest = {
      pool: database.pool,
      playerId: player.playerId,
      currency: 'EUR',
      locale: 'en',
      content: compiledLiveContent('aurora'),
      from: new Date(NOON),
      to: new Date(NOON + 60_000),
      filter: {},
      at: new Date(NOON),
      mostRows,
      signIns: () => Promise.reject(new Error('Sign-ins are not part of this file.')),
      gameName: (id) => id,
      isLive: () => false,
    };
    const table = createExportTable('deposits', request);
    const rows = [];
    for await (const row of table.rows) rows.push(row);
    expect([rows.length, (await table.totals()).map((total) => 'minor' in total && total.minor)]).toEqual([
      Math.min(mostRows + 1, 3),
      [9_000, 9_000],
    ]);
  },
);
