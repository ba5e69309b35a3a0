import { describe, expect, it } from '@jest/globals';
import { useDatabase } from '../../test/useDatabase.ts';
import { openLedgerPlayer } from '../../test/worlds/ledgerWorld.ts';
import { openTestDeposit, closeWithoutFaults } from '../../test/worlds/paymentWorld.ts';
import { createRuledDatabase } from '../../test/ruledDatabase.ts';

const NOON = Date.UTC(2026, 10, 18, 12); // a Wednesday

const database = useDatabase(createRuledDatabase, closeWithoutFaults);

const STATES: Readonly<Record<string, readonly string[]>> = {
  Initialized: [],
  Completed: ['Completed'],
  CancelInitialized: ['CancelInitialized'],
  Cancelled: ['CancelInitialized', 'Cancelled'],
  RollbackInitialized: ['RollbackInitialized'],
  RolledBacked: ['RollbackInitialized', 'RolledBacked'],
};

const EDGES = new Set([
  'Initialized>Completed',
  'Initialized>CancelInitialized',
  'CancelInitialized>Cancelled',
  'Initialized>RollbackInitialized',
  'Completed>RollbackInitialized',
  'RollbackInitialized>RolledBacked',
]);

const PAIRS = Object.keys(STATES).flatMap((from) =>
  Object.keys(STATES)
    .filter((to) => to !== from)
    .map((to) => [from, to] as const),
);

describe('status transitions (requirements/states#payments, requirements/entities#payment-status)', () => {
  it.each(PAIRS)('allow only the listed ones: %s to %s', async (from, to) => {
    const client = await database.pool.connect();
    try {
      await client.query('begin');
      const player = await openLedgerPlayer(database.pool);
      const { id } = await openTestDeposit(database.pool, player, 2_000, NOON);
      for (const status of STATES[from] ?? [])
        await client.query('update api.payment_transaction set status = $2 where id = $1', [id, status]);
      const step = client.query('update api.payment_transaction set status = $2 where id = $1', [id, to]);
      await (EDGES.has(`${from}>${to}`)
        ? expect(step).resolves.toMatchObject({ rowCount: 1 })
        : expect(step).rejects.toMatchObject({ code: 'P0422' }));
    } finally {
      await client.query('rollback');
      client.release();
    }
  });

  it.each([
    ['an amount', 'amount = amount + 1'],
    ['a player', `player_id = (select id from api.player where id <> player_id limit 1)`],
    ['a currency', `currency = 'USD'`],
    ['a key', `fingerprint = 'x'`],
  ])('refuses to change %s', async (_what, change) => {
    const player = await openLedgerPlayer(database.pool);
    const { id } = await openTestDeposit(database.pool, player, 2_000, NOON);
    await expect(
      database.pool.query(`update api.payment_transaction set ${change} where id = $1`, [id]),
    ).rejects.toMatchObject({ code: expect.stringMatching(/^P04(03|22)$/) });
  });

  it.each([
    'payment_movement',
    'payment_anomaly',
    'withdrawal_decision',
    'reconciliation_run',
    'reconciliation_break',
  ])('%s is append-only', async (table) => {
    const { rows } = await database.pool.query<{ triggers: number }>(
      `select count(*) as triggers from pg_trigger where tgrelid = $1::regclass and tgname like '%append_only'`,
      [`api.${table}`],
    );
    expect(rows[0]?.triggers).toBe(1);
  });
});
