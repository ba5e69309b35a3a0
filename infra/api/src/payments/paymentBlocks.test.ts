import { describe, expect, it } from '@jest/globals';
import { useDatabase } from '../../test/useDatabase.ts';
import { openLedgerPlayer } from '../../test/worlds/ledgerWorld.ts';
import { openTestDeposit, openTestWithdrawal, closeWithoutFaults } from '../../test/worlds/paymentWorld.ts';
import { createRuledDatabase } from '../../test/ruledDatabase.ts';

const NOON = Date.UTC(2026, 10, 18, 12); // a Wednesday

const database = useDatabase(createRuledDatabase, closeWithoutFaults);

describe('a player unknown to the brand', () => {
  it.each([
    ['a player of another brand', { brand: 'tuli' }],
    ['an unknown player', { playerId: 'unknown' }],
  ])('%s cannot start or read payments', async (_what, change) => {
    const player = await openLedgerPlayer(database.pool, { fundsMinor: 5_000 });
    const own = [
      await openTestDeposit(database.pool, player, 2_000, NOON),
      await openTestWithdrawal(database.pool, player, [2_000], NOON),
    ];
    const other = { ...player, ...change };
    expect(await openTestDeposit(database.pool, other, 2_000, NOON)).toMatchObject({
      code: 'UNKNOWN_PLAYER',
    });
    expect(await openTestWithdrawal(database.pool, other, [2_000], NOON)).toMatchObject({
      code: 'UNKNOWN_PLAYER',
    });
    expect(await openTestDeposit(database.pool, other, 2_000, NOON, {}, own[0]?.id)).toMatchObject({
      code: 'UNKNOWN_PLAYER',
    });
    expect(await openTestWithdrawal(database.pool, other, [2_000], NOON, {}, own[1]?.id)).toMatchObject({
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
    ['caravel', 'KYC, which crc requires nowhere', `kyc_status = 'Required'`, {}, [], []],
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
  ])(
    'follow the account on %s: %s',
    async (brand, _state, change, request, depositBlocks, withdrawalBlocks) => {
      const player = await openLedgerPlayer(database.pool, { brand, fundsMinor: 5_000 });
      await database.pool.query(`update api.player set ${change} where id = $1`, [player.playerId]);
      expect(await openTestDeposit(database.pool, player, 2_000, NOON, request)).toMatchObject(
        depositBlocks.length === 0 ? { code: 'OK' } : { code: 'BLOCKED', reasons: depositBlocks },
      );
      expect(await openTestWithdrawal(database.pool, player, [2_000], NOON)).toMatchObject(
        withdrawalBlocks.length === 0 ? { code: 'OK' } : { code: 'BLOCKED', reasons: withdrawalBlocks },
      );
    },
  );
});
