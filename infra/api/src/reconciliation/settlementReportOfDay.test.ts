import { describe, expect, it } from '@jest/globals';
import { useDatabase } from '../../test/useDatabase.ts';
import { openLedgerPlayer, type LedgerPlayer } from '../../test/worlds/ledgerWorld.ts';
import {
  providerUpdateOf,
  openTestWithdrawal,
  applyTestUpdate,
  openPaidDeposit,
} from '../../test/worlds/paymentWorld.ts';
import { createRuledDatabase } from '../../test/ruledDatabase.ts';

const MIDNIGHT = Date.UTC(2026, 10, 18);
const DAY = 86_400_000;
const FIVE_MINUTES = 300_000;
const TODAY = '2026-11-18';
const database = useDatabase(createRuledDatabase);

interface Run {
  readonly rows: number;
  readonly theirs: number;
  readonly ours: number;
  readonly breaks: number;
}

async function reconcile(
  brand: string,
  lines: readonly object[],
  day = TODAY,
  provider = 'foyer-payments',
): Promise<Run & { readonly found: readonly object[] }> {
  const { rows } = await database.pool.query<Run & { id: number }>(
    'select id, rows, theirs, ours, breaks from api.reconcile_day($1, $2, $3, $4, $5, $6)',
    [brand, provider, day, JSON.stringify(lines), 'sha', new Date(MIDNIGHT + DAY)],
  );
  const [run] = rows;
  if (!run) throw new Error('No run.');
  const { rows: found } = await database.pool.query(
    'select kind, type, reference, ours, theirs from api.reconciliation_break where run_id = $1 order by reference, type',
    [run.id],
  );
  return { rows: run.rows, theirs: run.theirs, ours: run.ours, breaks: run.breaks, found: found as object[] };
}
const line = (id: string, type: string, amount: number, more: object = {}) => ({
  paymentId: `pay-${id}`,
  reference: id,
  type,
  amount,
  currency: 'EUR',
  at: new Date(MIDNIGHT).toISOString(),
  ...more,
});
async function deposit(player: LedgerPlayer, amount: number, at: number): Promise<string> {
  const { id } = await openPaidDeposit(database.pool, player, amount, at);
  return id;
}

describe('settlement report of a day', () => {
  it('must contain movements from five minutes before the day to five minutes before its end; later ones may be in the next report', async () => {
    const player = await openLedgerPlayer(database.pool, { brand: 'tuli' });
    const start = MIDNIGHT - FIVE_MINUTES;
    await deposit(player, 1, start - 1);
    const [first, last] = [await deposit(player, 20, start), await deposit(player, 300, start + DAY - 1)];
    await deposit(player, 4_000, start + DAY);
    const run = await reconcile('tuli', []);
    expect(run).toMatchObject({ rows: 0, theirs: 0, ours: 320, breaks: 2 });
    expect(run.found).toEqual(
      expect.arrayContaining(
        [first, last].map((reference) =>
          expect.objectContaining({ kind: 'MISSING_IN_FILE', reference, theirs: null }),
        ),
      ),
    );
    expect(await reconcile('tuli', [line(first, 'captured', 20), line(last, 'captured', 300)])).toEqual({
      rows: 2,
      theirs: 320,
      ours: 320,
      breaks: 0,
      found: [],
    });
  });

  it('signs incoming and outgoing amounts', async () => {
    const player = await openLedgerPlayer(database.pool, {
      brand: 'zephyra',
      fundsMinor: 9_000,
      at: MIDNIGHT,
      isKnown: true,
    });
    const paid = await deposit(player, 500, MIDNIGHT);
    const { id } = await openTestWithdrawal(database.pool, player, [700], MIDNIGHT);
    await database.pool.query('select api.claim_payouts($1, 10)', [new Date(MIDNIGHT)]);
    await applyTestUpdate(
      database.pool,
      providerUpdateOf(player, id, 700, 'completed', MIDNIGHT, { direction: 'payout' }),
      MIDNIGHT,
    );
    const lines = [line(paid, 'captured', 500), line(id, 'paid_out', 700)];
    expect(await reconcile('zephyra', lines)).toEqual({
      rows: 2,
      theirs: -200,
      ours: -200,
      breaks: 0,
      found: [],
    });
    await applyTestUpdate(database.pool, providerUpdateOf(player, id, 700, 'returned', MIDNIGHT), MIDNIGHT);
    expect(await reconcile('zephyra', [...lines, line(id, 'payout_returned', 700)])).toMatchObject({
      theirs: 500,
      ours: 500,
      breaks: 0,
    });
    expect(
      (
        await reconcile('zephyra', [
          line(paid, 'captured', 499),
          line(id, 'paid_out', 700, { currency: 'USD' }),
          line(id, 'payout_returned', 700),
          line('unknown', 'captured', 9),
        ])
      ).found,
    ).toEqual(
      expect.arrayContaining([
        { kind: 'AMOUNT', type: 'captured', reference: paid, ours: 500, theirs: 499 },
        { kind: 'CURRENCY', type: 'paid_out', reference: id, ours: 700, theirs: 700 },
        { kind: 'MISSING_IN_LEDGER', type: 'captured', reference: 'unknown', ours: null, theirs: 9 },
      ]),
    );
  });

  it('may split a payment into lines, is compared again on each run, and belongs to one provider and one brand', async () => {
    const player = await openLedgerPlayer(database.pool, { brand: 'aurora' });
    const id = await deposit(player, 500, MIDNIGHT);
    const halves = [line(id, 'captured', 200), line(id, 'captured', 300)];
    for (let time = 0; time < 2; time += 1)
      expect(await reconcile('aurora', halves)).toMatchObject({ theirs: 500, ours: 500, breaks: 0 });
    expect(await reconcile('aurora', [], TODAY, 'another')).toMatchObject({ ours: 0, breaks: 0 });
    expect(
      (await reconcile('aurora', [line(id, 'captured', 200), line(id, 'captured', 300, { currency: 'USD' })]))
        .found,
    ).toMatchObject([{ kind: 'CURRENCY' }]);
    expect(await reconcile('aurora', halves)).toMatchObject({ breaks: 0 });
  });

  it('may continue a payment of the day before, which counts once for any number of runs', async () => {
    const player = await openLedgerPlayer(database.pool, { brand: 'caravel' });
    const id = await deposit(player, 500, MIDNIGHT);
    const [first, rest] = [
      line(id, 'captured', 200, { currency: 'CAD' }),
      line(id, 'captured', 300, { currency: 'CAD' }),
    ];
    expect(await reconcile('caravel', [first])).toMatchObject({
      breaks: 1,
      found: [{ kind: 'AMOUNT', ours: 500, theirs: 200 }],
    });
    for (let time = 0; time < 2; time += 1)
      expect(await reconcile('caravel', [rest], '2026-11-19')).toMatchObject({
        theirs: 500,
        ours: 500,
        breaks: 0,
      });
    expect(await reconcile('caravel', [first])).toMatchObject({ breaks: 0 });
  });
});
