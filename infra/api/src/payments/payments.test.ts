import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { writeBrandRules } from '../players/brandRules.ts';
import { balanceOf, gameMovement, openLedgerPlayer } from '../../test/worlds/ledgerWorld.ts';
import {
  anomaliesOf,
  providerUpdateOf,
  moneyFaults,
  openTestDeposit,
  openTestWithdrawal,
  statusOf,
  applyTestUpdate,
} from '../../test/worlds/paymentWorld.ts';
import { createTestDatabase, START_MS, type TestDatabase } from '../../test/testApi.ts';
import { stake } from '../ledger/productLedger.ts';
import type { ProviderPayment } from './provider.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOON = Date.UTC(2026, 10, 18, 12); // a Wednesday
type Status = ProviderPayment['status'];
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await writeBrandRules(database.pool, 24);
}, START_MS);
afterAll(async () => {
  const faults = await moneyFaults(database.pool);
  await database.close();
  // after all tests of this file
  expect(faults).toEqual([]);
});

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

describe('status transitions (requirements/states#payments)', () => {
  it.each(PAIRS)('%s to %s', async (from, to) => {
    const client = await database.pool.connect();
    try {
      await client.query('begin');
      const who = await openLedgerPlayer(database.pool);
      const { id } = await openTestDeposit(database.pool, who, 2_000, NOON);
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
    const who = await openLedgerPlayer(database.pool);
    const { id } = await openTestDeposit(database.pool, who, 2_000, NOON);
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

describe('provider updates', () => {
  it.each<[string, readonly Status[], string, number, readonly string[]]>([
    ['paid', ['created', 'pending', 'completed'], 'Completed', 2_000, []],
    ['refused', ['pending', 'failed'], 'Cancelled', 0, []],
    ['cancelled', ['created', 'cancelled'], 'Cancelled', 0, []],
    ['charged back', ['completed', 'charged_back'], 'RolledBacked', 0, []],
    ['charged back before its completion is reported', ['charged_back', 'completed'], 'RolledBacked', 0, []],
    ['paid and later reported as failed', ['completed', 'failed'], 'Completed', 2_000, ['ILLEGAL_EDGE']],
    ['charged after its end', ['cancelled', 'completed'], 'Cancelled', 0, ['CHARGED_AFTER_END']],
    [
      'charged after its end and refunded',
      ['cancelled', 'completed', 'refunded'],
      'Cancelled',
      0,
      ['CHARGED_AFTER_END'],
    ],
    [
      'refunded and charged back',
      ['completed', 'refunded', 'charged_back'],
      'RolledBacked',
      0,
      ['REVERSED_TWICE'],
    ],
    ['returned, a status of payouts only', ['returned'], 'Initialized', 0, ['ILLEGAL_EDGE']],
  ])('apply to a deposit that is %s', async (_what, told, status, balance, anomalies) => {
    const who = await openLedgerPlayer(database.pool);
    const { id } = await openTestDeposit(database.pool, who, 2_000, NOON);
    for (const word of told) {
      // twice each: the provider guarantees at least one delivery
      await applyTestUpdate(
        database.pool,
        providerUpdateOf(who, id, 2_000, word, NOON, { direction: 'deposit' }),
        NOON,
        `${id}-${word}`,
      );
      expect(
        await applyTestUpdate(
          database.pool,
          providerUpdateOf(who, id, 2_000, word, NOON, { direction: 'deposit' }),
          NOON,
          `${id}-${word}`,
        ),
      ).toBe('DUPLICATE');
    }
    expect([
      await statusOf(database.pool, id),
      await balanceOf(database.pool, who.playerId),
      await anomaliesOf(database.pool, id),
    ]).toEqual([status, balance, anomalies]);
  });

  it('have the same final state in all 120 orders of five events', async () => {
    const events = [
      ['e1', 'pending'],
      ['e2', 'pending'],
      ['e3', 'completed'],
      ['e4', 'completed'],
      ['e5', 'refunded'],
    ] as const;
    const ends = new Set<string>();
    await Promise.all(
      permutations(events).map(async (order) => {
        const who = await openLedgerPlayer(database.pool, { fundsMinor: 700 });
        const { id } = await openTestDeposit(database.pool, who, 2_000, NOON);
        for (const [event, status] of order)
          await applyTestUpdate(
            database.pool,
            providerUpdateOf(who, id, 2_000, status, NOON),
            NOON,
            `${id}-${event}`,
          );
        ends.add(
          `${await statusOf(database.pool, id)} ${await balanceOf(database.pool, who.playerId)} ${(await anomaliesOf(database.pool, id)).join()}`,
        );
      }),
    );
    expect([...ends]).toEqual(['RolledBacked 700 ']);
  });

  it.each([
    ['another amount', { amount: 2_001 }, 'MISMATCH'],
    ['another currency', { currency: 'USD' }, 'MISMATCH'],
    ['another direction', { direction: 'payout' as const }, 'MISMATCH'],
    ['another method', { method: 'bank' }, 'MISMATCH'],
    ['another merchant', { merchant: 'tuli' }, 'UNKNOWN'],
    ['an unknown reference', { reference: 'nobody-knows' }, 'UNKNOWN'],
  ])('have no effect with %s, also when repeated', async (_what, change, outcome) => {
    const who = await openLedgerPlayer(database.pool);
    const { id } = await openTestDeposit(database.pool, who, 2_000, NOON);
    for (let time = 0; time < 2; time += 1)
      expect(
        await applyTestUpdate(
          database.pool,
          providerUpdateOf(who, id, 2_000, 'completed', NOON, change),
          NOON,
          `${id}-x`,
        ),
      ).toBe(outcome);
    expect([await statusOf(database.pool, id), await balanceOf(database.pool, who.playerId)]).toEqual([
      'Initialized',
      0,
    ]);
  });

  it('do not accept another payment id of the provider', async () => {
    const who = await openLedgerPlayer(database.pool);
    const { id } = await openTestDeposit(database.pool, who, 2_000, NOON);
    await applyTestUpdate(database.pool, providerUpdateOf(who, id, 2_000, 'created', NOON), NOON);
    expect(
      await applyTestUpdate(
        database.pool,
        providerUpdateOf(who, id, 2_000, 'completed', NOON, { id: 'pay-other' }),
        NOON,
        `${id}-x`,
      ),
    ).toBe('MISMATCH');
    expect(await balanceOf(database.pool, who.playerId)).toBe(0);
  });

  it('debit a chargeback from the balance, never below zero', async () => {
    const who = await openLedgerPlayer(database.pool, { at: NOON });
    const { id } = await openTestDeposit(database.pool, who, 2_000, NOON);
    await applyTestUpdate(database.pool, providerUpdateOf(who, id, 2_000, 'completed', NOON), NOON);
    await stake(database.pool, gameMovement(who, 'bet', 1_500), NOON);
    await applyTestUpdate(database.pool, providerUpdateOf(who, id, 2_000, 'charged_back', NOON), NOON);
    expect(await balanceOf(database.pool, who.playerId)).toBe(0);
    const { rows } = await database.pool.query<{ amount: number }>(
      `select amount from api.journal where player_id = $1 and kind = 'deposit_debt'`,
      [who.playerId],
    );
    expect(rows).toEqual([{ amount: 1_500 }]);
  });
});

describe('a charge that may no longer be credited', () => {
  it.each([
    ['self-excluded', 'self_excluded_at = now()'],
    ['closed', `status = 'Closed'`],
    ['on a time-out', `timeout_ends_at = '2027-01-01'`],
    ['blocked', 'deposits_blocked = true'],
  ])('is refunded when the player was %s meanwhile', async (_what, change) => {
    const who = await openLedgerPlayer(database.pool);
    const { id } = await openTestDeposit(database.pool, who, 2_000, NOON);
    await database.pool.query(`update api.player set ${change} where id = $1`, [who.playerId]);
    expect(
      await applyTestUpdate(database.pool, providerUpdateOf(who, id, 2_000, 'completed', NOON), NOON),
    ).toBe('APPLIED');
    expect([await statusOf(database.pool, id), await balanceOf(database.pool, who.playerId)]).toEqual([
      'RollbackInitialized',
      0,
    ]);
    const { rows } = await database.pool.query<{ amount: number }>(
      'select amount from api.payment_refund where payment_id = $1 and done_at is null',
      [id],
    );
    expect(rows).toEqual([{ amount: 2_000 }]);
    await applyTestUpdate(database.pool, providerUpdateOf(who, id, 2_000, 'refunded', NOON), NOON);
    expect([await statusOf(database.pool, id), await balanceOf(database.pool, who.playerId)]).toEqual([
      'RolledBacked',
      0,
    ]);
  });

  it.each([
    [4_999, 'RollbackInitialized', 0],
    [5_000, 'Completed', 5_000],
  ])('is refunded only if the limit is now below the deposit: %i', async (ceiling, status, balance) => {
    const who = await openLedgerPlayer(database.pool);
    const { id } = await openTestDeposit(database.pool, who, 5_000, NOON);
    await setLimit(who.playerId, 'Day', ceiling);
    await applyTestUpdate(database.pool, providerUpdateOf(who, id, 5_000, 'completed', NOON), NOON);
    expect([await statusOf(database.pool, id), await balanceOf(database.pool, who.playerId)]).toEqual([
      status,
      balance,
    ]);
  });
});

function setLimit(playerId: string, period: string, ceiling: number) {
  return database.pool.query(
    `insert into api.player_limit (player_id, kind, period, ceiling, set_at) values ($1, 'DEPOSIT', $2, $3, $4)`,
    [playerId, period, ceiling, new Date(NOON)],
  );
}

describe('deposit limits', () => {
  it('count deposits in progress, and the lowest one applies', async () => {
    const who = await openLedgerPlayer(database.pool);
    await setLimit(who.playerId, 'Week', 10_000);
    await setLimit(who.playerId, 'Day', 6_000);
    const first = await openTestDeposit(database.pool, who, 4_000, NOON);
    expect(await openTestDeposit(database.pool, who, 2_001, NOON)).toMatchObject({
      code: 'LIMIT_REACHED',
      bound: 2_000,
    });
    await applyTestUpdate(database.pool, providerUpdateOf(who, first.id, 4_000, 'failed', NOON), NOON);
    const second = await openTestDeposit(database.pool, who, 6_000, NOON);
    expect(second.code).toBe('OK');
    await applyTestUpdate(database.pool, providerUpdateOf(who, second.id, 6_000, 'completed', NOON), NOON);
    expect(await openTestDeposit(database.pool, who, 500, NOON + HOUR)).toMatchObject({
      code: 'LIMIT_REACHED',
      bound: 0,
    });
    // the day has passed, the week has not
    expect(await openTestDeposit(database.pool, who, 4_001, NOON + DAY + 1)).toMatchObject({
      code: 'LIMIT_REACHED',
      bound: 4_000,
    });
    expect(await openTestDeposit(database.pool, who, 4_000, NOON + DAY + 1)).toMatchObject({ code: 'OK' });
  });

  it('report the exact time when room is available again', async () => {
    const who = await openLedgerPlayer(database.pool);
    await setLimit(who.playerId, 'Day', 3_000);
    const { id } = await openTestDeposit(database.pool, who, 3_000, NOON);
    const at = NOON + 17 * 60_000;
    await applyTestUpdate(database.pool, providerUpdateOf(who, id, 3_000, 'completed', at), at);
    const refused = await openTestDeposit(database.pool, who, 500, at + HOUR);
    expect(refused).toMatchObject({ code: 'LIMIT_REACHED', until: new Date(at + DAY) });
    expect(await openTestDeposit(database.pool, who, 500, at + DAY - 1)).toMatchObject({
      code: 'LIMIT_REACHED',
    });
    expect(await openTestDeposit(database.pool, who, 500, at + DAY + 1)).toMatchObject({ code: 'OK' });
  });

  it("start at midnight of the licence's time zone if its days are calendar days", async () => {
    const who = await openLedgerPlayer(database.pool, { brand: 'tuli' });
    await setLimit(who.playerId, 'Day', 3_000);
    const lastMinute = Date.UTC(2026, 10, 18, 21, 59); // Tallinn, UTC+2
    const { id } = await openTestDeposit(database.pool, who, 3_000, lastMinute);
    await applyTestUpdate(
      database.pool,
      providerUpdateOf(who, id, 3_000, 'completed', lastMinute),
      lastMinute,
    );
    expect(await openTestDeposit(database.pool, who, 500, lastMinute)).toMatchObject({
      code: 'LIMIT_REACHED',
      until: new Date(Date.UTC(2026, 10, 18, 22)),
    });
    expect(await openTestDeposit(database.pool, who, 500, lastMinute + 60_000)).toMatchObject({ code: 'OK' });
  });

  it('accept as many parallel deposits as there is room for', async () => {
    const who = await openLedgerPlayer(database.pool);
    await setLimit(who.playerId, 'Month', 4_000);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => openTestDeposit(database.pool, who, 1_000, NOON)),
    );
    expect(answers.filter((answer) => answer.code === 'OK')).toHaveLength(4);
  });

  it('refuse a deposit while a required limit is not set', async () => {
    await database.pool.query(
      `update api.limit_rule set is_required = true where brand = 'quetzal' and kind = 'DEPOSIT' and period = 'Day'`,
    );
    const who = await openLedgerPlayer(database.pool, { brand: 'quetzal' });
    expect(await openTestDeposit(database.pool, who, 2_000, NOON)).toMatchObject({
      code: 'BLOCKED',
      reasons: ['LIMIT_REQUIRED'],
    });
    await setLimit(who.playerId, 'Day', 5_000);
    expect(await openTestDeposit(database.pool, who, 2_000, NOON)).toMatchObject({ code: 'OK' });
  });
});

describe('a player unknown to the brand', () => {
  it.each([
    ['a player of another brand', { brand: 'tuli' }],
    ['an unknown player', { playerId: 'nobody' }],
  ])('%s cannot start or read payments', async (_what, change) => {
    const who = await openLedgerPlayer(database.pool, { fundsMinor: 5_000 });
    const own = [
      await openTestDeposit(database.pool, who, 2_000, NOON),
      await openTestWithdrawal(database.pool, who, [2_000], NOON),
    ];
    const stranger = { ...who, ...change };
    expect(await openTestDeposit(database.pool, stranger, 2_000, NOON)).toMatchObject({
      code: 'UNKNOWN_PLAYER',
    });
    expect(await openTestWithdrawal(database.pool, stranger, [2_000], NOON)).toMatchObject({
      code: 'UNKNOWN_PLAYER',
    });
    expect(await openTestDeposit(database.pool, stranger, 2_000, NOON, {}, own[0]?.id)).toMatchObject({
      code: 'UNKNOWN_PLAYER',
    });
    expect(await openTestWithdrawal(database.pool, stranger, [2_000], NOON, {}, own[1]?.id)).toMatchObject({
      code: 'UNKNOWN_PLAYER',
    });
  });
});

describe('deposit and withdrawal blocks', () => {
  it.each([
    ['aurora', 'nothing', `status = 'Active'`, {}, [], []],
    ['aurora', 'closed', `status = 'Closed'`, {}, ['ACCOUNT_CLOSED'], []],
    ['aurora', 'self-excluded', 'self_excluded_at = now()', {}, ['SELF_EXCLUDED'], []],
    ['aurora', 'on a time-out', `timeout_ends_at = '2027-01-01'`, {}, ['TIMED_OUT'], []],
    ['aurora', 'deposits blocked', 'deposits_blocked = true', {}, ['DEPOSITS_BLOCKED'], []],
    ['aurora', 'withdrawals blocked', 'withdrawals_blocked = true', {}, [], ['WITHDRAWALS_BLOCKED']],
    ['aurora', 'bank blocked, by card', `instant_banking_blocked_from = '2026-01-01'`, {}, [], []],
    [
      'aurora',
      'bank blocked, by bank',
      `instant_banking_blocked_from = '2026-01-01'`,
      { method_kind: 'INSTANT_BANK' },
      ['INSTANT_BANKING_BLOCKED'],
      [],
    ],
    [
      'aurora',
      'bank blocked later, by open banking',
      `instant_banking_blocked_from = '2027-01-01'`,
      { method_kind: 'OPEN_BANKING' },
      [],
      [],
    ],
    ['aurora', 'KYC (mga)', `kyc_status = 'Required'`, {}, ['KYC_REQUIRED'], ['KYC_REQUIRED']],
    ['tuli', 'KYC (est)', `kyc_status = 'Required'`, {}, ['KYC_REQUIRED'], ['KYC_REQUIRED']],
    ['zephyra', 'KYC (anj)', `kyc_status = 'Required'`, {}, ['KYC_REQUIRED'], ['KYC_REQUIRED']],
    ['caravel', 'KYC (crc: before withdrawal only)', `kyc_status = 'Required'`, {}, [], ['KYC_REQUIRED']],
    [
      'aurora',
      'source of wealth overdue',
      `sow_status = 'Required', sow_due_at = '2026-01-01'`,
      {},
      ['SOURCE_OF_WEALTH_EXPIRED'],
      ['SOURCE_OF_WEALTH_EXPIRED'],
    ],
    ['aurora', 'older terms', `terms_version = '2025-01-01'`, {}, ['TERMS_NOT_ACCEPTED'], []],
    [
      'aurora',
      'another country',
      `status = 'Active'`,
      { is_country_allowed: false },
      ['COUNTRY_NOT_ALLOWED'],
      [],
    ],
    [
      'aurora',
      'an unknown country',
      `status = 'Active'`,
      { is_country_allowed: null },
      ['COUNTRY_NOT_ALLOWED'],
      [],
    ],
    [
      'aurora',
      'several',
      `status = 'Closed', deposits_blocked = true, kyc_status = 'Required'`,
      {},
      ['ACCOUNT_CLOSED', 'DEPOSITS_BLOCKED', 'KYC_REQUIRED'],
      ['KYC_REQUIRED'],
    ],
  ])('%s, %s', async (brand, _state, change, request, depositBlocks, withdrawalBlocks) => {
    const who = await openLedgerPlayer(database.pool, { brand, fundsMinor: 5_000 });
    await database.pool.query(`update api.player set ${change} where id = $1`, [who.playerId]);
    expect(await openTestDeposit(database.pool, who, 2_000, NOON, request)).toMatchObject(
      depositBlocks.length === 0 ? { code: 'OK' } : { code: 'BLOCKED', reasons: depositBlocks },
    );
    expect(await openTestWithdrawal(database.pool, who, [2_000], NOON)).toMatchObject(
      withdrawalBlocks.length === 0 ? { code: 'OK' } : { code: 'BLOCKED', reasons: withdrawalBlocks },
    );
  });
});

function permutations<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  return items.length <= 1
    ? [items]
    : items.flatMap((item, index) => permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));
}
