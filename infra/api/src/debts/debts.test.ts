import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { decideTestWithdrawal } from '../../test/worlds/withdrawalWorld.ts';
import { postHouseTransfer } from '../ledger/houseTransfers.ts';
import { stake } from '../ledger/productLedger.ts';
import {
  balanceOf,
  gameMovement,
  openLedgerPlayer,
  type LedgerPlayer,
} from '../../test/worlds/ledgerWorld.ts';
import {
  providerUpdateOf,
  moneyFaults,
  openTestDeposit,
  openTestWithdrawal,
  applyTestUpdate,
  openPaidDeposit,
} from '../../test/worlds/paymentWorld.ts';
import { reservePayout } from '../withdrawals/reserveWithdrawal.ts';
import { createRuledDatabase } from '../../test/ruledDatabase.ts';
import { START_MS, type TestDatabase } from '../../test/testDatabase.ts';
import { readCanWithdraw } from '../payments/cashierReads.ts';
import { readSettled, settleDebt } from './settleDebt.ts';

const NOON = Date.UTC(2026, 10, 18, 12);
let database: TestDatabase;
beforeAll(async () => {
  database = await createRuledDatabase();
}, START_MS);
afterAll(async () => {
  const faults = [
    ...(await moneyFaults(database.pool)),
    ...(await database.pool.query<Record<string, unknown>>('select * from api.debt_faults()')).rows,
  ];
  await database.close();
  expect(faults).toEqual([]);
});

/** A player who played most of a deposit before its chargeback: owes `debt`, has `balance`. */
async function debtor({
  debt,
  balance,
}: {
  readonly debt: number;
  readonly balance: number;
}): Promise<LedgerPlayer> {
  const player = await openLedgerPlayer(database.pool, { at: NOON });
  const { id } = await openPaidDeposit(database.pool, player, debt, NOON);
  await stake(database.pool, gameMovement(player, 'all', debt), NOON);
  await applyTestUpdate(database.pool, providerUpdateOf(player, id, debt, 'charged_back', NOON), NOON);
  if (balance > 0)
    await postHouseTransfer(
      database.pool,
      {
        brand: player.brand,
        playerId: player.playerId,
        key: 'later',
        amount: balance,
        currency: player.currency,
      },
      NOON,
    );
  return player;
}

const settle = (player: LedgerPlayer, key = 'settle') =>
  settleDebt(database.pool, { brand: player.brand, playerId: player.playerId, key }, NOON);
const owed = async (player: LedgerPlayer) =>
  (await database.pool.query<{ owed: number }>('select api.open_debt($1) as owed', [player.playerId])).rows[0]
    ?.owed;
const state = async (player: LedgerPlayer) => [
  await balanceOf(database.pool, player.playerId),
  await owed(player),
  await readCanWithdraw(database.pool, player.playerId, NOON),
];

describe('player debt', () => {
  it('blocks withdrawals until it is settled', async () => {
    const player = await debtor({ debt: 1_500, balance: 5_000 });
    expect(await state(player)).toEqual([5_000, 1_500, false]);
    expect(await openTestWithdrawal(database.pool, player, [1_000], NOON)).toMatchObject({
      code: 'BLOCKED',
      reasons: ['DEBT_OPEN'],
    });
    const settled = await settle(player);
    expect(settled).toMatchObject({ ok: true, balance: 3_500 });
    expect(await readSettled(database.pool, settled.ok ? settled.journalId : undefined)).toBe(1_500);
    expect(await state(player)).toEqual([3_500, 0, true]);
    expect(await openTestWithdrawal(database.pool, player, [3_500], NOON)).toMatchObject({ code: 'OK' });
  });

  it.each<[string, number, number, object, readonly [number, number]]>([
    ['all of it', 1_500, 1_500, { ok: true }, [0, 0]],
    ['as far as the balance goes', 1_500, 600, { ok: true }, [0, 900]],
    ['nothing without a balance', 1_500, 0, { ok: false, code: 'INSUFFICIENT_FUNDS' }, [0, 1_500]],
  ])('is settled from the balance: %s', async (_what, debt, balance, answer, [left, stillOwed]) => {
    const player = await debtor({ debt, balance });
    expect(await settle(player)).toMatchObject(answer);
    expect((await state(player)).slice(0, 2)).toEqual([left, stillOwed]);
  });

  it('is settled once for 20 parallel calls with one key, and a player without debt is not debited', async () => {
    const player = await debtor({ debt: 1_000, balance: 9_000 });
    const answers = await Promise.all(Array.from({ length: 20 }, () => settle(player)));
    expect(answers.every((answer) => answer.ok)).toBe(true);
    expect(answers.filter((answer) => answer.ok && !answer.isReplay)).toHaveLength(1);
    expect(await settle(player, 'another')).toMatchObject({ ok: false, code: 'NO_DEBT' });
    expect((await state(player)).slice(0, 2)).toEqual([8_000, 0]);
  });

  it('also blocks withdrawals in manual review', async () => {
    const player = await openLedgerPlayer(database.pool, { at: NOON });
    const { id } = await openPaidDeposit(database.pool, player, 90_000, NOON);
    const withdrawal = await openTestWithdrawal(database.pool, player, [80_000], NOON);
    await applyTestUpdate(database.pool, providerUpdateOf(player, id, 90_000, 'charged_back', NOON), NOON);
    const decide = (decision: 'approve' | 'refuse') =>
      decideTestWithdrawal(database.pool, withdrawal.id, { decision }, NOON);
    expect(await decide('approve')).toBe('PLAYER_BLOCKED');
    expect(await decide('refuse')).toBe('REFUSED');
    expect(await settle(player)).toMatchObject({ ok: true });
    expect(await state(player)).toEqual([0, 0, true]);
  });
});

describe('payout requested by an operator', () => {
  const transfer = (player: LedgerPlayer, key: string, amount: number) =>
    postHouseTransfer(
      database.pool,
      { brand: player.brand, playerId: player.playerId, key, amount, currency: player.currency },
      NOON,
    );
  async function requestSettlement(player: LedgerPlayer, amount: number, group: string): Promise<object> {
    const answer = await reservePayout(
      database.pool,
      {
        brand: player.brand,
        player_id: player.playerId,
        group_id: group,
        fingerprint: 'print',
        shares: [
          {
            id: group,
            amount,
            reason: 'REST',
            provider: 'foyer-payments',
            method_id: 'card',
            method_kind: 'CARD',
            method_name: 'Card',
            account_id: 'acc-card',
            account_label: null,
            fee: 0,
            estimated_seconds: 60,
          },
        ],
        currency: player.currency,
        locale: 'en',
        country: 'FI',
        requested_by: 'ann',
        receivers: null,
        at: new Date(NOON),
      },
      'closed',
    );
    if (!answer) throw new Error('The API returned no answer.');
    return answer;
  }
  async function charged(amount: number) {
    const player = await openLedgerPlayer(database.pool, { at: NOON });
    const { id } = await openPaidDeposit(database.pool, player, amount, NOON);
    return {
      player,
      chargeBack: () =>
        applyTestUpdate(database.pool, providerUpdateOf(player, id, amount, 'charged_back', NOON), NOON),
    };
  }

  it('replays a request from before the debt and settles nothing', async () => {
    const { player, chargeBack } = await charged(2_000);
    const group = crypto.randomUUID();
    expect(await requestSettlement(player, 1_500, group)).toMatchObject({ code: 'OK', replayed: false });
    await chargeBack();
    await transfer(player, 'later', 900);
    expect(await requestSettlement(player, 1_500, group)).toMatchObject({ code: 'OK', replayed: true });
    expect([await balanceOf(database.pool, player.playerId), await owed(player)]).toEqual([900, 1_500]);
  });

  it.each([1, 250])('settles a debt of %i first', async (debt) => {
    const { player, chargeBack } = await charged(2_000);
    await transfer(player, 'spent', -debt);
    await chargeBack();
    await transfer(player, 'won', 900);
    expect(await owed(player)).toBe(debt);
    expect(await requestSettlement(player, 900 - debt, crypto.randomUUID())).toMatchObject({
      code: 'OK',
      replayed: false,
    });
    expect([await balanceOf(database.pool, player.playerId), await owed(player)]).toEqual([0, 0]);
  });
});

describe('canWithdraw (requirements/entities#player) agrees with the withdrawal itself', () => {
  it.each([
    ['aurora', 'no restriction', `status = 'Active'`, true],
    ['aurora', 'an operator’s block', 'withdrawals_blocked = true', false],
    ['aurora', 'a required identity check', `kyc_status = 'Required'`, false],
    [
      'aurora',
      'an overdue source of wealth check',
      `sow_status = 'Required', sow_due_at = '2026-11-18T12:00:00Z'`,
      false,
    ],
    [
      'aurora',
      'a source of wealth check that is not due yet',
      `sow_status = 'Required', sow_due_at = '2026-11-18T12:00:00.001Z'`,
      true,
    ],
    [
      'aurora',
      'a source of wealth check in review',
      `sow_status = 'Pending', sow_due_at = '2026-11-01'`,
      true,
    ],
    ['aurora', 'an exclusion', 'self_excluded_at = now()', true],
    ['aurora', 'a closed account', `status = 'Closed'`, true],
  ])('gives the same answer on %s with %s', async (brand, _what, change, canWithdraw) => {
    const player = await openLedgerPlayer(database.pool, { brand, fundsMinor: 5_000, at: NOON });
    await database.pool.query(`update api.player set ${change} where id = $1`, [player.playerId]);
    expect(await readCanWithdraw(database.pool, player.playerId, NOON)).toBe(canWithdraw);
    expect((await openTestWithdrawal(database.pool, player, [1_000], NOON)).code === 'OK').toBe(canWithdraw);
  });

  it('is false for an unknown player', async () => {
    expect(await readCanWithdraw(database.pool, 'unknown', NOON)).toBe(false);
  });
});

describe('an id that already exists', () => {
  it.each([
    ['by another player', false],
    ['by the player', true],
  ])(
    'is refused for a share of a withdrawal when it is the id of a deposit %s, and reserves nothing',
    async (_whose, isOwn) => {
      const player = await openLedgerPlayer(database.pool, { fundsMinor: 9_000, at: NOON });
      const other = isOwn ? player : await openLedgerPlayer(database.pool, { at: NOON });
      const id = crypto.randomUUID();
      expect(await openTestDeposit(database.pool, other, 2_000, NOON, {}, `${id}-2`)).toMatchObject({
        code: 'OK',
      });
      expect(await openTestWithdrawal(database.pool, player, [1_000, 500], NOON, {}, id)).toMatchObject({
        code: 'KEY_REUSED',
      });
      expect(await balanceOf(database.pool, player.playerId)).toBe(9_000);
    },
  );

  it('is refused for a deposit when it is the id of a withdrawal share', async () => {
    const player = await openLedgerPlayer(database.pool, { fundsMinor: 9_000, at: NOON });
    const { id } = await openTestWithdrawal(database.pool, player, [1_000, 500], NOON);
    expect(await openTestDeposit(database.pool, player, 2_000, NOON, {}, `${id}-2`)).toMatchObject({
      code: 'KEY_REUSED',
    });
  });
});
