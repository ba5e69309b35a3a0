import { describe, expect, it } from '@jest/globals';
import { useDatabase } from '../../test/useDatabase.ts';
import { stake } from '../ledger/productLedger.ts';
import { gameMovement, openLedgerPlayer } from '../../test/worlds/ledgerWorld.ts';
import {
  providerUpdateOf,
  applyTestUpdate,
  closeWithoutFaults,
  openPaidDeposit,
} from '../../test/worlds/paymentWorld.ts';
import { createRuledDatabase } from '../../test/ruledDatabase.ts';
const NOON = Date.UTC(2026, 10, 18, 12);
const DAY = '2026-11-18';

const database = useDatabase(createRuledDatabase, closeWithoutFaults);

describe('reconcile_day', () => {
  async function reconcile(brand: string, rows: readonly object[]) {
    const { rows: runs } = await database.pool.query<{
      id: number;
      theirs: number;
      ours: number;
      breaks: number;
    }>('select * from api.reconcile_day($1, $2, $3, $4, $5, $6)', [
      brand,
      'foyer-payments',
      DAY,
      JSON.stringify(rows),
      'sha',
      new Date(NOON),
    ]);
    const { rows: breaks } = await database.pool.query<{ kind: string }>(
      'select kind from api.reconciliation_break where run_id = $1 order by kind',
      [runs[0]?.id],
    );
    return {
      difference: (runs[0]?.theirs ?? 0) - (runs[0]?.ours ?? 0),
      breaks: breaks.map((row) => row.kind),
    };
  }

  it('finds no difference to the ledger, and classifies every planted one', async () => {
    const player = await openLedgerPlayer(database.pool, { brand: 'zephyra' });
    const line = (id: string, type: string, amount: number) => ({
      paymentId: `pay-${id}`,
      reference: id,
      type,
      amount,
      currency: 'EUR',
      at: new Date(NOON).toISOString(),
    });
    const paid = await openPaidDeposit(database.pool, player, 4_000, NOON);
    const back = await openPaidDeposit(database.pool, player, 2_500, NOON);
    await stake(database.pool, gameMovement(player, 'bet', 6_000), NOON);
    // debited from balance and debt: two movements, one line
    await applyTestUpdate(
      database.pool,
      providerUpdateOf(player, back.id, 2_500, 'charged_back', NOON),
      NOON,
    );
    const books = [
      line(paid.id, 'captured', 4_000),
      line(back.id, 'captured', 2_500),
      line(back.id, 'charged_back', 2_500),
    ];
    expect(await reconcile('zephyra', books)).toEqual({ difference: 0, breaks: [] });
    expect(await reconcile('zephyra', books)).toEqual({ difference: 0, breaks: [] });
    expect(await reconcile('zephyra', [...books, line('planted-payment', 'captured', 77)])).toEqual({
      difference: 77,
      breaks: ['MISSING_IN_LEDGER'],
    });
    expect(await reconcile('zephyra', books.slice(1))).toEqual({
      difference: -4_000,
      breaks: ['MISSING_IN_FILE'],
    });
    expect(await reconcile('zephyra', [line(paid.id, 'captured', 4_001), ...books.slice(1)])).toEqual({
      difference: 1,
      breaks: ['AMOUNT'],
    });
    expect(
      await reconcile(
        'zephyra',
        books.map((row) => ({ ...row, currency: 'USD' })),
      ),
    ).toMatchObject({ difference: 0, breaks: ['CURRENCY', 'CURRENCY', 'CURRENCY'] });
  });
});
