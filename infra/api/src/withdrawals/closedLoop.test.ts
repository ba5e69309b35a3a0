import { describe, expect, it } from '@jest/globals';
import { useDatabase } from '../../test/useDatabase.ts';
import { openLedgerPlayer, type LedgerPlayer } from '../../test/worlds/ledgerWorld.ts';
import {
  providerUpdateOf,
  openTestDeposit,
  openTestWithdrawal,
  applyTestUpdate,
} from '../../test/worlds/paymentWorld.ts';
import { createRuledDatabase } from '../../test/ruledDatabase.ts';

const NOON = Date.UTC(2026, 10, 18, 12);
const HOUR = 3_600_000;
const database = useDatabase(createRuledDatabase);

async function deposit(
  player: LedgerPlayer,
  amount: number,
  at: number,
  account: { readonly id: string; readonly label?: string },
  method = 'card',
): Promise<string> {
  const { id } = await openTestDeposit(database.pool, player, amount, at, {
    account_id: account.id,
    method_id: method,
    method_name: method.toUpperCase(),
  });
  await applyTestUpdate(
    database.pool,
    providerUpdateOf(
      player,
      id,
      amount,
      'completed',
      at,
      account.label === undefined
        ? { method }
        : { method, account: { id: account.id, label: account.label, holder: 'A B' } },
    ),
    at,
  );
  return id;
}
const loop = async ({ playerId }: LedgerPlayer) =>
  (await database.pool.query('select * from api.closed_loop($1) order by account_id', [playerId]))
    .rows as object[];

describe('closed_loop (requirements/regulation#closed-loop)', () => {
  it('sums deposits per account with the latest method and label', async () => {
    const player = await openLedgerPlayer(database.pool, { at: NOON, fundsMinor: 50_000 });
    await deposit(player, 1_000, NOON, { id: 'acc-card', label: 'old' });
    await deposit(player, 2_000, NOON + HOUR, { id: 'acc-card', label: 'new' });
    await deposit(player, 500, NOON + 2 * HOUR, { id: 'acc-card' }, 'wallet');
    await deposit(player, 700, NOON, { id: 'bank' });
    await openTestDeposit(database.pool, player, 9_000, NOON + 3 * HOUR, { account_id: 'bank' });
    const card = {
      account_id: 'acc-card',
      method_id: 'wallet',
      method_kind: 'CARD',
      method_name: 'WALLET',
      account_label: 'new',
      remaining: 3_500,
      last_used_at: new Date(NOON + 2 * HOUR),
    };
    const bank = {
      account_id: 'bank',
      method_id: 'card',
      method_kind: 'CARD',
      method_name: 'Card',
      account_label: null,
      remaining: 700,
      last_used_at: new Date(NOON),
    };
    expect(await loop(player)).toEqual([card, bank]);
  });

  it('subtracts open and completed withdrawals, is never negative, and adds a returned withdrawal again', async () => {
    const player = await openLedgerPlayer(database.pool, { at: NOON, fundsMinor: 50_000 });
    const first = await deposit(player, 1_000, NOON, { id: 'acc-card' });
    const remaining = async () => ((await loop(player))[0] as { remaining: number }).remaining;
    const { id } = await openTestWithdrawal(database.pool, player, [400], NOON);
    expect(await remaining()).toBe(600);
    await openTestWithdrawal(database.pool, player, [900], NOON);
    expect(await remaining()).toBe(0);
    await database.pool.query('select api.claim_payouts($1, 10)', [new Date(NOON)]);
    await applyTestUpdate(
      database.pool,
      providerUpdateOf(player, id, 400, 'completed', NOON, { direction: 'payout' }),
      NOON,
    );
    expect(await remaining()).toBe(0);
    await applyTestUpdate(database.pool, providerUpdateOf(player, id, 400, 'returned', NOON), NOON);
    expect(await remaining()).toBe(100);
    await applyTestUpdate(database.pool, providerUpdateOf(player, first, 1_000, 'charged_back', NOON), NOON);
    expect(await remaining()).toBe(0);
  });
});
