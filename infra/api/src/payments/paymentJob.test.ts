import { beforeEach, describe, expect, it } from '@jest/globals';
import { useDatabase } from '../../test/useDatabase.ts';
import { openLedgerPlayer } from '../../test/worlds/ledgerWorld.ts';
import {
  providerUpdateOf,
  openTestDeposit,
  openTestWithdrawal,
  applyTestUpdate,
} from '../../test/worlds/paymentWorld.ts';
import { createRuledDatabase } from '../../test/ruledDatabase.ts';
import { WEBHOOK_RETENTION_DAYS, deletePaymentEvents } from './webhookRetentionJob.ts';
import { stepsDue } from './paymentJob.ts';

const NOON = Date.UTC(2026, 10, 18, 12);
const SECOND = 1_000;
const DAY = 86_400_000;
const database = useDatabase(createRuledDatabase);

const due = (at: number) => stepsDue({ pool: database.pool, clock: () => at });
/** Ends deposits and refunds of earlier tests, so that the clock has nothing due. */
beforeEach(async () => {
  await database.pool.query(
    `update api.payment_transaction set status = 'CancelInitialized' where status = 'Initialized'`,
  );
  await database.pool.query(
    `update api.payment_transaction set status = 'Cancelled' where status = 'CancelInitialized'`,
  );
  await database.pool.query('update api.payment_refund set done_at = now() where done_at is null');
});

describe('payment job', () => {
  it('executes one query when there is nothing to do', async () => {
    const queries: unknown[] = [];
    const pool = {
      query: (query: unknown) => {
        queries.push(query);
        return database.pool.query(query as string);
      },
    } as typeof database.pool;
    expect(await stepsDue({ pool, clock: () => NOON })).toEqual([]);
    expect(queries).toHaveLength(1);
  });

  it.each([
    [0, []],
    [15, []],
    [16, ['queries']],
  ])('has the steps that are due %i s after the start of a deposit: %j', async (seconds, steps) => {
    const player = await openLedgerPlayer(database.pool);
    await openTestDeposit(database.pool, player, 2_000, NOON);
    expect(await due(NOON + seconds * SECOND)).toEqual(steps);
  });

  it('queries a deposit less often the older it is, at least every five minutes', async () => {
    const player = await openLedgerPlayer(database.pool);
    const { id } = await openTestDeposit(database.pool, player, 2_000, NOON);
    const setQueriedAt = (at: number) =>
      database.pool.query('update api.payment_transaction set queried_at = $2 where id = $1', [
        id,
        new Date(at),
      ]);
    const hour = NOON + 3_600 * SECOND;
    await setQueriedAt(hour);
    expect([await due(hour + 300 * SECOND), await due(hour + 301 * SECOND)]).toEqual([[], ['queries']]);
    await setQueriedAt(NOON + 80 * SECOND);
    expect([await due(NOON + 91 * SECOND), await due(NOON + 96 * SECOND)]).toEqual([[], ['queries']]);
  });

  it('sends approved withdrawals and skips those in manual review', async () => {
    const player = await openLedgerPlayer(database.pool, { fundsMinor: 200_000, at: NOON });
    await openTestWithdrawal(database.pool, player, [100_000], NOON);
    expect(await due(NOON + DAY)).toEqual([]);
    const small = await openTestWithdrawal(
      database.pool,
      await openLedgerPlayer(database.pool, { fundsMinor: 5_000, at: NOON }),
      [1_000],
      NOON,
    );
    expect(await due(NOON)).toEqual(['payouts']);
    await database.pool.query('select api.claim_payouts($1, 10)', [new Date(NOON)]);
    expect([await due(NOON + 15 * SECOND), await due(NOON + 16 * SECOND)]).toEqual([[], ['payouts']]);
    expect(small.code).toBe('OK');
  });

  it('refunds deposits that may not be credited', async () => {
    const player = await openLedgerPlayer(database.pool);
    const { id } = await openTestDeposit(database.pool, player, 2_000, NOON);
    await database.pool.query('update api.player set self_excluded_at = now() where id = $1', [
      player.playerId,
    ]);
    await applyTestUpdate(database.pool, providerUpdateOf(player, id, 2_000, 'completed', NOON), NOON);
    expect(await due(NOON)).toEqual(['refunds']);
    // repeated at least every ten minutes until the deposit is refunded
    const day = NOON + DAY;
    await database.pool.query('update api.payment_refund set queried_at = $2 where payment_id = $1', [
      id,
      new Date(day),
    ]);
    expect([await due(day + 600 * SECOND), await due(day + 601 * SECOND)]).toEqual([[], ['refunds']]);
  });
});

describe('processed webhooks', () => {
  it(`are stored for ${WEBHOOK_RETENTION_DAYS} days and then deleted in batches`, async () => {
    const player = await openLedgerPlayer(database.pool);
    const { id } = await openTestDeposit(database.pool, player, 2_000, NOON);
    const applyUpdate = (event: string, at: number) =>
      applyTestUpdate(
        database.pool,
        providerUpdateOf(player, id, 2_000, 'pending', at),
        at,
        `${id}-${event}`,
      );
    for (let event = 0; event < 5; event += 1) await applyUpdate(`old-${event}`, NOON);
    await applyUpdate('young', NOON + 1);
    const at = NOON + WEBHOOK_RETENTION_DAYS * DAY;
    expect(await deletePaymentEvents(database.pool, at, 2)).toBe(0);
    for (const deleted of [2, 2, 1, 0])
      expect(await deletePaymentEvents(database.pool, at + 1, 2)).toBe(deleted);
    expect(await applyUpdate('young', at)).toBe('DUPLICATE');
    // a webhook after the retention finds its effect already applied
    expect(await applyUpdate('old-0', at)).toBe('APPLIED');
    const { rows } = await database.pool.query<{ movements: number }>(
      'select count(*) as movements from api.payment_movement where payment_id = $1',
      [id],
    );
    expect(rows[0]?.movements).toBe(0);
  });
});
