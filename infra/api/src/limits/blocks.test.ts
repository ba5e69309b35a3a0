import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { useDatabase } from '../../test/useDatabase.ts';
import { openLedgerPlayer, type LedgerPlayer } from '../../test/worlds/ledgerWorld.ts';
import { createStrictDatabase } from '../../test/ruledDatabase.ts';

const NOON = Date.UTC(2026, 10, 18, 12);
const NOW = new Date(NOON).toISOString();
/** The smallest step of the clock. */
const NEXT = new Date(NOON + 1).toISOString();
/** A licence without identity requirements, so that each requirement is tested separately. */
const LENIENT = { kyc_before_play: false, kyc_before_deposit: false, kyc_before_withdrawal: false };

const database = useDatabase(createStrictDatabase);
let player: LedgerPlayer;
beforeAll(async () => {
  player = await openLedgerPlayer(database.pool, { at: NOON });
});
beforeEach(() => setRule(LENIENT));

async function setRule(rule: typeof LENIENT): Promise<void> {
  await database.pool.query(
    'update api.brand_rule set kyc_before_play = $2, kyc_before_deposit = $3, kyc_before_withdrawal = $4 where brand = $1',
    [player.brand, ...Object.values(rule)],
  );
}

/** Blocks of a fresh player with the given changes. */
async function blocks(
  change: object,
  {
    method = 'CARD',
    isCountryAllowed = true,
  }: { readonly method?: string | null; readonly isCountryAllowed?: boolean | null } = {},
) {
  const { rows } = await database.pool.query<
    Record<'play' | 'deposit' | 'withdrawal' | 'reward', readonly string[] | null>
  >(
    `select api.play_blocks(p, $3) as play, api.deposit_blocks(p, $4, $5, $3) as deposit, api.withdrawal_blocks(p, $3) as withdrawal, api.reward_blocks(p, $3) as reward
     from api.player made cross join lateral (select jsonb_populate_record(made, $2) as p) changed where made.id = $1`,
    [player.playerId, JSON.stringify(change), NOW, method, isCountryAllowed],
  );
  return rows[0];
}

const NONE = { play: [], deposit: [], withdrawal: [], reward: [] };
/**
 * The same block for everything except withdrawals, which stay available because the money is the player's
 * own.
 */
const allBut = (block: string): typeof NONE | object => ({
  play: [block],
  deposit: [block],
  withdrawal: [],
  reward: [block],
});

describe('blocks of a player (requirements/access#player-restrictions)', () => {
  it.each<[string, object, object]>([
    ['no restrictions', {}, NONE],
    ['a closed account', { status: 'Closed' }, allBut('ACCOUNT_CLOSED')],
    [
      'a self-exclusion, also after its term',
      { self_excluded_at: '2020-01-01', self_exclusion_ends_at: '2020-07-01' },
      allBut('SELF_EXCLUDED'),
    ],
    ['a time-out until this instant', { timeout_ends_at: NOW }, NONE],
    ['a time-out until the next instant', { timeout_ends_at: NEXT }, allBut('TIMED_OUT')],
    [
      'an operator’s block of deposits',
      { deposits_blocked: true },
      { ...NONE, deposit: ['DEPOSITS_BLOCKED'] },
    ],
    [
      'an operator’s block of withdrawals',
      { withdrawals_blocked: true },
      { ...NONE, withdrawal: ['WITHDRAWALS_BLOCKED'] },
    ],
    ['an operator’s block of rewards', { rewards_blocked: true }, { ...NONE, reward: ['REWARDS_BLOCKED'] }],
    [
      'a source of wealth check due at this instant',
      { sow_status: 'Required', sow_due_at: NOW },
      { ...allBut('SOURCE_OF_WEALTH_EXPIRED'), withdrawal: ['SOURCE_OF_WEALTH_EXPIRED'] },
    ],
    ['a source of wealth check due at the next instant', { sow_status: 'Required', sow_due_at: NEXT }, NONE],
    [
      'a required source of wealth check without a due date',
      { sow_status: 'Required', sow_due_at: null },
      { ...allBut('SOURCE_OF_WEALTH_EXPIRED'), withdrawal: ['SOURCE_OF_WEALTH_EXPIRED'] },
    ],
    [
      'an announced source of wealth check on its date',
      { sow_status: 'WillBeRequired', sow_due_at: NOW },
      { ...allBut('SOURCE_OF_WEALTH_EXPIRED'), withdrawal: ['SOURCE_OF_WEALTH_EXPIRED'] },
    ],
    [
      'an announced source of wealth check without a date',
      { sow_status: 'WillBeRequired', sow_due_at: null },
      NONE,
    ],
    ['no source of wealth check and no due date', { sow_status: 'NotNeed', sow_due_at: null }, NONE],
    ['a pending source of wealth check', { sow_status: 'Pending', sow_due_at: NOW }, NONE],
    ['an earlier version of the terms', { terms_version: '2025-01-01' }, allBut('TERMS_NOT_ACCEPTED')],
    ['no terms', { terms_version: null }, allBut('TERMS_NOT_ACCEPTED')],
    ['an earlier privacy policy', { privacy_version: '2025-01-01' }, allBut('TERMS_NOT_ACCEPTED')],
    ['no privacy policy', { privacy_version: null }, allBut('TERMS_NOT_ACCEPTED')],
    ['an unknown brand', { brand: 'unknown' }, { play: null, deposit: null, withdrawal: null, reward: null }],
    [
      'all restrictions, most severe first',
      {
        status: 'Closed',
        self_excluded_at: NOW,
        timeout_ends_at: NEXT,
        deposits_blocked: true,
        withdrawals_blocked: true,
        rewards_blocked: true,
        kyc_status: 'Required',
        sow_status: 'Required',
        sow_due_at: NOW,
        terms_version: null,
      },
      {
        play: [
          'ACCOUNT_CLOSED',
          'SELF_EXCLUDED',
          'TIMED_OUT',
          'SOURCE_OF_WEALTH_EXPIRED',
          'TERMS_NOT_ACCEPTED',
        ],
        deposit: [
          'ACCOUNT_CLOSED',
          'SELF_EXCLUDED',
          'TIMED_OUT',
          'DEPOSITS_BLOCKED',
          'SOURCE_OF_WEALTH_EXPIRED',
          'TERMS_NOT_ACCEPTED',
        ],
        withdrawal: ['WITHDRAWALS_BLOCKED', 'SOURCE_OF_WEALTH_EXPIRED'],
        reward: [
          'ACCOUNT_CLOSED',
          'SELF_EXCLUDED',
          'TIMED_OUT',
          'SOURCE_OF_WEALTH_EXPIRED',
          'TERMS_NOT_ACCEPTED',
          'KYC_REQUIRED',
          'REWARDS_BLOCKED',
        ],
      },
    ],
  ])('are listed for a player with %s', async (_what, change, expected) =>
    expect(await blocks(change)).toEqual(expected),
  );

  it.each<[string, Partial<typeof LENIENT>, object]>([
    ['at no other step', {}, { play: [], deposit: [], withdrawal: [] }],
    [
      'before play, and so before withdrawals',
      { kyc_before_play: true },
      { play: ['KYC_REQUIRED'], deposit: [], withdrawal: ['KYC_REQUIRED'] },
    ],
    [
      'before deposits',
      { kyc_before_deposit: true },
      { play: [], deposit: ['KYC_REQUIRED'], withdrawal: [] },
    ],
    [
      'before withdrawals',
      { kyc_before_withdrawal: true },
      { play: [], deposit: [], withdrawal: ['KYC_REQUIRED'] },
    ],
  ])('require identity %s as the licence does, and always for a reward', async (_where, rule, expected) => {
    await setRule({ ...LENIENT, ...rule });
    expect(await blocks({ kyc_status: 'Required' })).toEqual({ ...expected, reward: ['KYC_REQUIRED'] });
    expect(await blocks({ kyc_status: 'Done' })).toEqual(NONE);
    // a withdrawal requires confirmed identity, even when it was never requested
    expect(await blocks({ kyc_status: 'NotRequired' })).toEqual({
      ...NONE,
      withdrawal: rule.kyc_before_withdrawal ? ['KYC_REQUIRED'] : [],
    });
  });
});

describe('blocks of a deposit', () => {
  it.each<[string, string | null, string, readonly string[]]>([
    ['at this instant', 'INSTANT_BANK', NOW, ['INSTANT_BANKING_BLOCKED']],
    ['at this instant', 'OPEN_BANKING', NOW, ['INSTANT_BANKING_BLOCKED']],
    ['at the next instant', 'INSTANT_BANK', NEXT, []],
    ['at this instant', 'CARD', NOW, []],
    ['at this instant', null, NOW, []],
  ])('check a bank payment block that starts %s for %s', async (_when, method, instant, deposit) => {
    expect(await blocks({ instant_banking_blocked_from: instant }, { method })).toEqual({ ...NONE, deposit });
  });

  it.each([
    [true, []],
    [false, ['COUNTRY_NOT_ALLOWED']],
    [null, ['COUNTRY_NOT_ALLOWED']],
  ])('depend on whether the country is allowed: %s', async (isCountryAllowed, deposit) => {
    expect(await blocks({}, { isCountryAllowed })).toEqual({ ...NONE, deposit });
  });

  it('include a missing limit that the licence requires, by kind and brand, also without a ceiling', async () => {
    const require = (isRequired: boolean, kind: string, brand = player.brand) =>
      database.pool.query(
        "update api.limit_rule set is_required = $1 where kind = $2 and period = 'Week' and brand = $3",
        [isRequired, kind, brand],
      );
    const deposits = async () => (await blocks({}))?.deposit;
    await require(true, 'LOSS');
    await require(true, 'DEPOSIT', 'caravel');
    expect(await deposits()).toEqual([]);
    await require(true, 'DEPOSIT');
    expect(await deposits()).toEqual(['LIMIT_REQUIRED']);
    await database.pool.query(
      `insert into api.player_limit (player_id, kind, period, set_at) values ($1, 'DEPOSIT', 'Week', now())`,
      [player.playerId],
    );
    expect(await deposits()).toEqual(['LIMIT_REQUIRED']);
    await database.pool.query('update api.player_limit set ceiling = 0 where player_id = $1', [
      player.playerId,
    ]);
    expect(await deposits()).toEqual([]);
    await require(false, 'DEPOSIT');
    await require(false, 'LOSS');
  });
});
