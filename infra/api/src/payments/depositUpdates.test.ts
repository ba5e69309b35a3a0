import { describe, expect, it } from '@jest/globals';
import { useDatabase } from '../../test/useDatabase.ts';
import { balanceOf, gameMovement, openLedgerPlayer } from '../../test/worlds/ledgerWorld.ts';
import {
  anomaliesOf,
  providerUpdateOf,
  openTestDeposit,
  statusOf,
  applyTestUpdate,
  closeWithoutFaults,
  setDepositLimit,
  openPaidDeposit,
} from '../../test/worlds/paymentWorld.ts';
import { createRuledDatabase } from '../../test/ruledDatabase.ts';
import { stake } from '../ledger/productLedger.ts';
import type { ProviderPayment } from './provider.ts';

const NOON = Date.UTC(2026, 10, 18, 12); // a Wednesday
type Status = ProviderPayment['status'];

const database = useDatabase(createRuledDatabase, closeWithoutFaults);

const setLimit = (playerId: string, period: string, ceiling: number): Promise<void> =>
  setDepositLimit(database.pool, playerId, period, ceiling, NOON);

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
  ])('apply to a deposit that is %s', async (_what, updates, status, balance, anomalies) => {
    const player = await openLedgerPlayer(database.pool);
    const { id } = await openTestDeposit(database.pool, player, 2_000, NOON);
    for (const word of updates) {
      // twice each: the provider guarantees at least one delivery
      await applyTestUpdate(
        database.pool,
        providerUpdateOf(player, id, 2_000, word, NOON, { direction: 'deposit' }),
        NOON,
        `${id}-${word}`,
      );
      expect(
        await applyTestUpdate(
          database.pool,
          providerUpdateOf(player, id, 2_000, word, NOON, { direction: 'deposit' }),
          NOON,
          `${id}-${word}`,
        ),
      ).toBe('DUPLICATE');
    }
    expect([
      await statusOf(database.pool, id),
      await balanceOf(database.pool, player.playerId),
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
        const player = await openLedgerPlayer(database.pool, { fundsMinor: 700 });
        const { id } = await openTestDeposit(database.pool, player, 2_000, NOON);
        for (const [event, status] of order)
          await applyTestUpdate(
            database.pool,
            providerUpdateOf(player, id, 2_000, status, NOON),
            NOON,
            `${id}-${event}`,
          );
        ends.add(
          `${await statusOf(database.pool, id)} ${await balanceOf(database.pool, player.playerId)} ${(await anomaliesOf(database.pool, id)).join()}`,
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
    ['an unknown reference', { reference: 'unknown-payment' }, 'UNKNOWN'],
  ])('have no effect with %s, also when repeated', async (_what, change, outcome) => {
    const player = await openLedgerPlayer(database.pool);
    const { id } = await openTestDeposit(database.pool, player, 2_000, NOON);
    for (let time = 0; time < 2; time += 1)
      expect(
        await applyTestUpdate(
          database.pool,
          providerUpdateOf(player, id, 2_000, 'completed', NOON, change),
          NOON,
          `${id}-x`,
        ),
      ).toBe(outcome);
    expect([await statusOf(database.pool, id), await balanceOf(database.pool, player.playerId)]).toEqual([
      'Initialized',
      0,
    ]);
  });

  it('do not accept another payment id of the provider', async () => {
    const player = await openLedgerPlayer(database.pool);
    const { id } = await openTestDeposit(database.pool, player, 2_000, NOON);
    await applyTestUpdate(database.pool, providerUpdateOf(player, id, 2_000, 'created', NOON), NOON);
    expect(
      await applyTestUpdate(
        database.pool,
        providerUpdateOf(player, id, 2_000, 'completed', NOON, { id: 'pay-other' }),
        NOON,
        `${id}-x`,
      ),
    ).toBe('MISMATCH');
    expect(await balanceOf(database.pool, player.playerId)).toBe(0);
  });

  it('debit a chargeback from the balance, never below zero', async () => {
    const player = await openLedgerPlayer(database.pool, { at: NOON });
    const { id } = await openPaidDeposit(database.pool, player, 2_000, NOON);
    await stake(database.pool, gameMovement(player, 'bet', 1_500), NOON);
    await applyTestUpdate(database.pool, providerUpdateOf(player, id, 2_000, 'charged_back', NOON), NOON);
    expect(await balanceOf(database.pool, player.playerId)).toBe(0);
    const { rows } = await database.pool.query<{ amount: number }>(
      `select amount from api.journal where player_id = $1 and kind = 'deposit_debt'`,
      [player.playerId],
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
    const player = await openLedgerPlayer(database.pool);
    const { id } = await openTestDeposit(database.pool, player, 2_000, NOON);
    await database.pool.query(`update api.player set ${change} where id = $1`, [player.playerId]);
    expect(
      await applyTestUpdate(database.pool, providerUpdateOf(player, id, 2_000, 'completed', NOON), NOON),
    ).toBe('APPLIED');
    expect([await statusOf(database.pool, id), await balanceOf(database.pool, player.playerId)]).toEqual([
      'RollbackInitialized',
      0,
    ]);
    const { rows } = await database.pool.query<{ amount: number }>(
      'select amount from api.payment_refund where payment_id = $1 and done_at is null',
      [id],
    );
    expect(rows).toEqual([{ amount: 2_000 }]);
    await applyTestUpdate(database.pool, providerUpdateOf(player, id, 2_000, 'refunded', NOON), NOON);
    expect([await statusOf(database.pool, id), await balanceOf(database.pool, player.playerId)]).toEqual([
      'RolledBacked',
      0,
    ]);
  });

  it.each([
    [4_999, 'RollbackInitialized', 0],
    [5_000, 'Completed', 5_000],
  ])('is refunded only if the limit is now below the deposit: %i', async (ceiling, status, balance) => {
    const player = await openLedgerPlayer(database.pool);
    const { id } = await openTestDeposit(database.pool, player, 5_000, NOON);
    await setLimit(player.playerId, 'Day', ceiling);
    await applyTestUpdate(database.pool, providerUpdateOf(player, id, 5_000, 'completed', NOON), NOON);
    expect([await statusOf(database.pool, id), await balanceOf(database.pool, player.playerId)]).toEqual([
      status,
      balance,
    ]);
  });
});

function permutations<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  return items.length <= 1
    ? [items]
    : items.flatMap((item, index) => permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));
}
