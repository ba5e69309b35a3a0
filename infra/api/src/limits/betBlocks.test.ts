import { describe, expect, it } from '@jest/globals';
import { useDatabase } from '../../test/useDatabase.ts';
import { createStrictDatabase } from '../../test/ruledDatabase.ts';
import { gameMovement, openLedgerPlayer } from '../../test/worlds/ledgerWorld.ts';
import { stake } from '../ledger/productLedger.ts';
import { closeWithoutFaults } from '../../test/worlds/paymentWorld.ts';

const NOON = Date.UTC(2026, 10, 18, 12); // a Wednesday

const database = useDatabase(createStrictDatabase, closeWithoutFaults);

describe('account status checks of a bet', () => {
  const future = `timestamptz '2027-01-01'`;
  it.each([
    ['aurora', 'active', `status = 'Active'`, []],
    ['aurora', 'closed', `status = 'Closed'`, ['ACCOUNT_CLOSED']],
    ['aurora', 'self-excluded', 'self_excluded_at = now()', ['SELF_EXCLUDED']],
    [
      'aurora',
      'excluded beyond its term: it is lifted, not over',
      `self_excluded_at = timestamptz '2020-01-01', self_exclusion_ends_at = timestamptz '2020-07-01'`,
      ['SELF_EXCLUDED'],
    ],
    ['aurora', 'on a time-out', `timeout_ends_at = ${future}`, ['TIMED_OUT']],
    ['aurora', 'after a time-out', `timeout_ends_at = timestamptz '2026-01-01'`, []],
    ['aurora', 'KYC required (mga: before play)', `kyc_status = 'Required'`, ['KYC_REQUIRED']],
    ['tuli', 'KYC required (est: before play)', `kyc_status = 'Required'`, ['KYC_REQUIRED']],
    ['zephyra', 'KYC required (anj: before play)', `kyc_status = 'Required'`, ['KYC_REQUIRED']],
    ['caravel', 'KYC required (crc: before withdrawal only)', `kyc_status = 'Required'`, []],
    ['quetzal', 'KYC required (cos: before withdrawal only)', `kyc_status = 'Required'`, []],
    [
      'aurora',
      'source of wealth overdue',
      `sow_status = 'Required', sow_due_at = timestamptz '2026-01-01'`,
      ['SOURCE_OF_WEALTH_EXPIRED'],
    ],
    ['aurora', 'source of wealth due later', `sow_status = 'Required', sow_due_at = ${future}`, []],
    ['aurora', 'terms not accepted', 'terms_version = null', ['TERMS_NOT_ACCEPTED']],
    ['aurora', 'only older terms accepted', `terms_version = '2025-01-01'`, ['TERMS_NOT_ACCEPTED']],
    [
      'aurora',
      'only an older privacy policy accepted',
      `privacy_version = '2025-01-01'`,
      ['TERMS_NOT_ACCEPTED'],
    ],
  ])('are applied on %s to a player who is %s', async (brand, _state, change, reasons) => {
    const player = await openLedgerPlayer(database.pool, { brand, fundsMinor: 500, at: NOON });
    await database.pool.query(`update api.player set ${change} where id = $1`, [player.playerId]);
    const answer = await stake(database.pool, gameMovement(player, 'bet', 10), NOON);
    expect(answer).toMatchObject(
      reasons.length === 0 ? { ok: true, balance: 490 } : { ok: false, code: 'PLAYER_BLOCKED', reasons },
    );
  });
});
