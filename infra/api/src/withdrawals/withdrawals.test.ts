import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { PROPERTY_RUNS, PROPERTY_TIMEOUT_MS } from '@foyer/testing/effort';
import { stake } from '../ledger/productLedger.ts';
import { writeBrandRules } from '../players/brandRules.ts';
import {
  balanceOf,
  gameMovement,
  openLedgerPlayer,
  type LedgerPlayer,
} from '../../test/worlds/ledgerWorld.ts';
import {
  anomaliesOf,
  providerUpdateOf,
  moneyFaults,
  openTestDeposit,
  openTestWithdrawal,
  statusOf,
  applyTestUpdate,
} from '../../test/worlds/paymentWorld.ts';
import { testSeed } from '../../test/seed.ts';
import { createTestDatabase, START_MS, type TestDatabase } from '../../test/testApi.ts';
import { decideWithdrawal, readCases } from './approvals.ts';
import type { ProviderPayment } from '../payments/provider.ts';

const NOON = Date.UTC(2026, 10, 18, 12);
const DAY = '2026-11-18';
type Status = ProviderPayment['status'];
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await writeBrandRules(database.pool, 24);
}, START_MS);
afterAll(() => database.close());

function payout(who: LedgerPlayer, id: string, amount: number, status: Status, at = NOON): ProviderPayment {
  return providerUpdateOf(who, id, amount, status, at, { direction: 'payout' });
}

async function claim(): Promise<readonly string[]> {
  return (
    await database.pool.query<{ id: string }>('select id from api.claim_payouts($1, 1000)', [new Date(NOON)])
  ).rows.map((row) => row.id);
}

function decide(
  id: string,
  decision: 'approve' | 'refuse',
  staff: string,
  key: string = crypto.randomUUID(),
) {
  return decideWithdrawal({ pool: database.pool, clock: () => NOON, relay: { kick: () => undefined } }, id, {
    decision,
    reason: 'checked',
    staff,
    key,
  });
}

describe('a withdrawal', () => {
  it('is debited at once and sent once', async () => {
    const who = await openLedgerPlayer(database.pool, { fundsMinor: 9_000, at: NOON });
    const { id } = await openTestWithdrawal(database.pool, who, [5_000], NOON);
    expect(await balanceOf(database.pool, who.playerId)).toBe(4_000);
    expect(await stake(database.pool, gameMovement(who, 'bet', 4_001), NOON)).toMatchObject({
      code: 'INSUFFICIENT_FUNDS',
    });
    const claims = await Promise.all([claim(), claim(), claim()]);
    expect(claims.flat().filter((one) => one === id)).toEqual([id]);
    await applyTestUpdate(database.pool, payout(who, id, 5_000, 'completed'), NOON);
    expect([await statusOf(database.pool, id), await balanceOf(database.pool, who.playerId)]).toEqual([
      'Completed',
      4_000,
    ]);
  });

  it.each<[string, readonly Status[], string, number, readonly string[]]>([
    ['refused by the bank', ['pending', 'failed'], 'Cancelled', 9_000, []],
    ['sent and returned', ['pending', 'completed', 'returned'], 'RolledBacked', 9_000, []],
    [
      'returned before its completion is reported',
      ['returned', 'completed', 'pending'],
      'RolledBacked',
      9_000,
      [],
    ],
    ['sent and later reported as failed', ['completed', 'failed'], 'Completed', 4_000, ['ILLEGAL_EDGE']],
    ['failed and later reported as sent', ['failed', 'completed'], 'Cancelled', 9_000, ['PAID_AFTER_RETURN']],
  ])('has the right end status when %s', async (_what, told, status, balance, anomalies) => {
    const who = await openLedgerPlayer(database.pool, { fundsMinor: 9_000, at: NOON });
    const { id } = await openTestWithdrawal(database.pool, who, [5_000], NOON);
    await claim();
    for (const word of [...told, ...told.slice(-1)])
      await applyTestUpdate(database.pool, payout(who, id, 5_000, word), NOON, `${id}-${word}`);
    expect([
      await statusOf(database.pool, id),
      await balanceOf(database.pool, who.playerId),
      await anomaliesOf(database.pool, id),
    ]).toEqual([status, balance, anomalies]);
  });

  it('that was never sent and has a provider update is an anomaly', async () => {
    const who = await openLedgerPlayer(database.pool, { fundsMinor: 90_000, at: NOON });
    const { id } = await openTestWithdrawal(database.pool, who, [80_000], NOON);
    expect(await applyTestUpdate(database.pool, payout(who, id, 80_000, 'completed'), NOON)).toBe('ANOMALY');
    expect([await statusOf(database.pool, id), await anomaliesOf(database.pool, id)]).toEqual([
      'Initialized',
      ['NOT_ASKED_FOR'],
    ]);
  });

  it.each([
    ['more than the balance', [5_001], {}, 'INSUFFICIENT_FUNDS'],
    ['in another currency', [1_000], { currency: 'USD' }, 'CURRENCY_MISMATCH'],
    ['nothing', [], {}, 'INVALID'],
  ])('of %s is refused and writes nothing', async (_what, amounts, change, code) => {
    const who = await openLedgerPlayer(database.pool, { fundsMinor: 5_000, at: NOON });
    expect(await openTestWithdrawal(database.pool, { ...who, ...change }, amounts, NOON)).toMatchObject({
      code,
    });
    expect(await balanceOf(database.pool, who.playerId)).toBe(5_000);
  });

  it('and a concurrent bet on the whole balance: exactly one succeeds', async () => {
    for (let round = 0; round < 8; round += 1) {
      const who = await openLedgerPlayer(database.pool, { fundsMinor: 5_000, at: NOON });
      const [taken, staked] = await Promise.all([
        openTestWithdrawal(database.pool, who, [5_000], NOON),
        stake(database.pool, gameMovement(who, 'bet', 5_000), NOON),
      ]);
      expect([taken.code === 'OK', staked.ok].filter(Boolean)).toHaveLength(1);
      expect(await balanceOf(database.pool, who.playerId)).toBe(0);
    }
  });

  it('has one effect in 50 parallel calls with one key, and refuses another body', async () => {
    const who = await openLedgerPlayer(database.pool, { fundsMinor: 9_000, at: NOON });
    const id = crypto.randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => openTestWithdrawal(database.pool, who, [1_000, 500], NOON, {}, id)),
    );
    expect(answers.filter((answer) => answer.code === 'OK' && !answer.replayed)).toHaveLength(1);
    expect(answers.every((answer) => answer.code === 'OK')).toBe(true);
    expect(await openTestWithdrawal(database.pool, who, [1_000], NOON, {}, id)).toMatchObject({
      code: 'KEY_REUSED',
    });
    expect(await balanceOf(database.pool, who.playerId)).toBe(7_500);
  });

  it('does not return more to an account than its deposits in a closed loop licence', async () => {
    const who = await openLedgerPlayer(database.pool, {
      brand: 'tuli',
      fundsMinor: 9_000,
      at: NOON,
      isKnown: true,
    });
    const deposit = await openTestDeposit(database.pool, who, 3_000, NOON);
    await applyTestUpdate(
      database.pool,
      providerUpdateOf(who, deposit.id, 3_000, 'completed', NOON, {
        account: { id: 'acc-card', label: '•••• 4242', holder: 'A B' },
      }),
      NOON,
    );
    const bound = { reason: 'DEPOSITED_FROM_HERE' };
    expect(await openTestWithdrawal(database.pool, who, [3_001], NOON, bound)).toMatchObject({
      code: 'CLOSED_LOOP',
    });
    expect(await openTestWithdrawal(database.pool, who, [2_000], NOON, bound)).toMatchObject({ code: 'OK' });
    expect(await openTestWithdrawal(database.pool, who, [1_001], NOON, bound)).toMatchObject({
      code: 'CLOSED_LOOP',
    });
  });

  it.each([
    ['licence and player settings allow it', true, false, 'YES'],
    ['the licence does not allow it', false, false, 'TOO_LATE'],
    ['the player’s own settings do not allow it', true, true, 'TOO_LATE'],
  ])('answers a cancellation by the player if %s', async (_what, canReverse, isBlocked, answer) => {
    await database.pool.query(
      `update api.brand_rule set can_reverse_withdrawal = $1 where brand = 'caravel'`,
      [canReverse],
    );
    const who = await openLedgerPlayer(database.pool, {
      brand: 'caravel',
      fundsMinor: 9_000,
      at: NOON,
      isKnown: true,
    });
    await database.pool.query('update api.player set cancel_withdrawal_blocked = $2 where id = $1', [
      who.playerId,
      isBlocked,
    ]);
    const { id } = await openTestWithdrawal(database.pool, who, [5_000], NOON);
    expect(await cancel(who, id)).toBe(answer);
    expect(await balanceOf(database.pool, who.playerId)).toBe(answer === 'YES' ? 9_000 : 4_000);
    const sent = await openTestWithdrawal(database.pool, who, [1_000], NOON);
    await claim();
    expect(await cancel(who, sent.id)).toBe('TOO_LATE');
    await database.pool.query(
      `update api.brand_rule set can_reverse_withdrawal = false where brand = 'caravel'`,
    );
  });
});

async function cancel(who: LedgerPlayer, id: string): Promise<string | undefined> {
  return (
    await database.pool.query<{ answer: string }>('select api.cancel_payment($1, $2, $3, $4) as answer', [
      who.brand,
      who.playerId,
      id,
      new Date(NOON),
    ])
  ).rows[0]?.answer;
}

describe('approval of withdrawals', () => {
  async function waiting(amount: number): Promise<{ who: LedgerPlayer; id: string }> {
    const who = await openLedgerPlayer(database.pool, { fundsMinor: amount, at: NOON });
    const { id } = await openTestWithdrawal(database.pool, who, [amount], NOON);
    expect(await claim()).not.toContain(id);
    return { who, id };
  }

  it('is automatic for small amounts, which count together', async () => {
    const who = await openLedgerPlayer(database.pool, { fundsMinor: 100_000, at: NOON });
    const pieces = [
      await openTestWithdrawal(database.pool, who, [30_000], NOON),
      await openTestWithdrawal(database.pool, who, [30_000], NOON),
    ];
    const claimed = await claim();
    expect(pieces.map(({ id }) => claimed.includes(id))).toEqual([true, false]);
  });

  it('needs one operator, once per key', async () => {
    const { id } = await waiting(80_000);
    const key = crypto.randomUUID();
    expect(await Promise.all([decide(id, 'approve', 'ann', key), decide(id, 'approve', 'ann', key)])).toEqual(
      ['APPROVED', 'APPROVED'],
    );
    expect(await decide(id, 'refuse', 'ann', key)).toBe('KEY_REUSED');
    expect(await decide(id, 'refuse', 'bob')).toBe('NOT_WAITING');
    expect(await claim()).toContain(id);
  });

  it('needs two different operators above the threshold', async () => {
    const { id } = await waiting(500_000);
    expect(await decide(id, 'approve', 'ann')).toBe('SECOND_NEEDED');
    expect(await decide(id, 'approve', 'ann')).toBe('SAME_PERSON');
    expect(await claim()).not.toContain(id);
    const cases = await readCases(database.pool, { brand: 'aurora', state: 'waiting' }, NOON);
    expect(cases.find((one) => one.id === id)).toMatchObject({
      approvalsNeeded: 2,
      decisions: [{ staff: 'ann', decision: 'approve' }],
      amount: 500_000,
      player: { balance: 0 },
    });
    expect(await decide(id, 'approve', 'bob')).toBe('APPROVED');
    expect(await claim()).toContain(id);
  });

  it('returns the money after a refusal', async () => {
    const { who, id } = await waiting(80_000);
    expect(await decide(id, 'refuse', 'ann')).toBe('REFUSED');
    expect([await statusOf(database.pool, id), await balanceOf(database.pool, who.playerId)]).toEqual([
      'Cancelled',
      80_000,
    ]);
  });

  it('is refused for a player who was blocked meanwhile', async () => {
    const { who, id } = await waiting(80_000);
    await database.pool.query('update api.player set withdrawals_blocked = true where id = $1', [
      who.playerId,
    ]);
    expect(await decide(id, 'approve', 'ann')).toBe('PLAYER_BLOCKED');
  });
});

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
    const who = await openLedgerPlayer(database.pool, { brand: 'zephyra' });
    const line = (id: string, type: string, amount: number) => ({
      paymentId: `pay-${id}`,
      reference: id,
      type,
      amount,
      currency: 'EUR',
      at: new Date(NOON).toISOString(),
    });
    const paid = await openTestDeposit(database.pool, who, 4_000, NOON);
    await applyTestUpdate(database.pool, providerUpdateOf(who, paid.id, 4_000, 'completed', NOON), NOON);
    const back = await openTestDeposit(database.pool, who, 2_500, NOON);
    await applyTestUpdate(database.pool, providerUpdateOf(who, back.id, 2_500, 'completed', NOON), NOON);
    await stake(database.pool, gameMovement(who, 'bet', 6_000), NOON);
    // debited from balance and debt: two movements, one line
    await applyTestUpdate(database.pool, providerUpdateOf(who, back.id, 2_500, 'charged_back', NOON), NOON);
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

describe('payments under random interleavings', () => {
  const statuses: readonly Status[] = [
    'created',
    'pending',
    'completed',
    'failed',
    'cancelled',
    'refunded',
    'charged_back',
    'returned',
  ];
  const operation = fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constantFrom('deposit' as const, 'withdrawal' as const),
        payment: fc.nat({ max: 5 }),
        amount: fc.integer({ min: 1, max: 900 }),
      }),
    },
    {
      weight: 8,
      arbitrary: fc.record({
        kind: fc.constant('fact' as const),
        payment: fc.nat({ max: 5 }),
        isPayout: fc.boolean(),
        status: fc.constantFrom(...statuses),
        event: fc.nat({ max: 3 }),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constantFrom('bet' as const, 'cancel' as const, 'claim' as const, 'exclude' as const),
        payment: fc.nat({ max: 5 }),
        amount: fc.integer({ min: 1, max: 900 }),
      }),
    },
  );

  it(
    `lose nothing, double nothing, and no balance is below zero (seed ${testSeed})`,
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.array(operation, { minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 8 }),
          async (batches) => {
            const who = await openLedgerPlayer(database.pool, { fundsMinor: 1_000, at: NOON });
            const run = crypto.randomUUID();
            const amounts = new Map<string, number>();
            const idOf = (payment: number, isPayout: boolean) =>
              `${isPayout ? 'out' : 'in'}-${payment}-${run}`;
            for (const batch of batches) {
              await Promise.all(
                batch.map(async (step): Promise<unknown> => {
                  const id = idOf(
                    step.payment,
                    step.kind === 'withdrawal' || (step.kind === 'fact' && step.isPayout),
                  );
                  switch (step.kind) {
                    case 'deposit':
                      amounts.set(id, amounts.get(id) ?? step.amount);
                      return openTestDeposit(database.pool, who, amounts.get(id) ?? 1, NOON, {}, id);
                    case 'withdrawal':
                      amounts.set(id, amounts.get(id) ?? step.amount);
                      return openTestWithdrawal(database.pool, who, [amounts.get(id) ?? 1], NOON, {}, id);
                    case 'fact':
                      return applyTestUpdate(
                        database.pool,
                        providerUpdateOf(who, id, amounts.get(id) ?? 1, step.status, NOON, {
                          direction: step.isPayout ? 'payout' : 'deposit',
                        }),
                        NOON,
                        `${id}-${step.status}-${step.event}`,
                      );
                    case 'bet':
                      return stake(
                        database.pool,
                        gameMovement(who, `bet-${step.payment}`, step.amount),
                        NOON,
                      );
                    case 'cancel':
                      return cancel(who, idOf(step.payment, false));
                    case 'claim':
                      return claim();
                    case 'exclude':
                      return (
                        step.payment === 0 &&
                        database.pool.query('update api.player set deposits_blocked = true where id = $1', [
                          who.playerId,
                        ])
                      );
                  }
                }),
              );
            }
            expect(await moneyFaults(database.pool)).toEqual([]);
          },
        ),
        { seed: testSeed, numRuns: PROPERTY_RUNS, endOnFailure: true },
      );
    },
    PROPERTY_TIMEOUT_MS,
  );
});
