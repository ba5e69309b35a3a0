import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { openLedgerPlayer, type LedgerPlayer } from '../testing/ledgerWorld.ts';
import { createRuledDatabase, START_MS, type TestDatabase } from '../testing/testApi.ts';

const NOON = Date.UTC(2026, 10, 18, 12);
const NOW = new Date(NOON).toISOString();
/** The least that a clock of ours tells apart. */
const NEXT = new Date(NOON + 1).toISOString();
/** A licence that asks for identity nowhere, so that each place where one may ask is tried alone. */
const LENIENT = { kyc_before_play: false, kyc_before_deposit: false, kyc_before_withdrawal: false };

let database: TestDatabase;
let who: LedgerPlayer;
beforeAll(async () => {
  database = await createRuledDatabase();
  who = await openLedgerPlayer(database.pool, { at: NOON });
}, START_MS);
afterAll(() => database.close());
beforeEach(() => setRule(LENIENT));

async function setRule(rule: typeof LENIENT): Promise<void> {
  await database.pool.query(
    'update api.brand_rule set kyc_before_play = $2, kyc_before_deposit = $3, kyc_before_withdrawal = $4 where brand = $1',
    [who.brand, ...Object.values(rule)],
  );
}

/** What stands against a player who is as made, but for `change`. */
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
    [who.playerId, JSON.stringify(change), NOW, method, isCountryAllowed],
  );
  return rows[0];
}

const NONE = { play: [], deposit: [], withdrawal: [], reward: [] };
/** The same against all that is the player's to begin; a withdrawal is the player's own money. */
const allBut = (block: string): typeof NONE | object => ({
  play: [block],
  deposit: [block],
  withdrawal: [],
  reward: [block],
});

describe('what stands against a player', () => {
  it.each<[string, object, object]>([
    ['nothing', {}, NONE],
    ['a closed account', { status: 'Closed' }, allBut('ACCOUNT_CLOSED')],
    [
      'an exclusion, also one whose term is over',
      { self_excluded_at: '2020-01-01', self_exclusion_ends_at: '2020-07-01' },
      allBut('SELF_EXCLUDED'),
    ],
    ['a time-out up to this instant', { timeout_ends_at: NOW }, NONE],
    ['a time-out up to the next', { timeout_ends_at: NEXT }, allBut('TIMED_OUT')],
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
      'a source of wealth that was due this instant',
      { sow_status: 'Required', sow_due_at: NOW },
      { ...allBut('SOURCE_OF_WEALTH_EXPIRED'), withdrawal: ['SOURCE_OF_WEALTH_EXPIRED'] },
    ],
    ['a source of wealth that is due the next', { sow_status: 'Required', sow_due_at: NEXT }, NONE],
    [
      'a source of wealth that nobody set a day for',
      { sow_status: 'Required', sow_due_at: null },
      { ...allBut('SOURCE_OF_WEALTH_EXPIRED'), withdrawal: ['SOURCE_OF_WEALTH_EXPIRED'] },
    ],
    ['no source of wealth, and so no day for it', { sow_status: 'NotNeed', sow_due_at: null }, NONE],
    ['a source of wealth that is looked at', { sow_status: 'Pending', sow_due_at: NOW }, NONE],
    ['other terms', { terms_version: '2025-01-01' }, allBut('TERMS_NOT_ACCEPTED')],
    ['no terms', { terms_version: null }, allBut('TERMS_NOT_ACCEPTED')],
    ['another privacy policy', { privacy_version: '2025-01-01' }, allBut('TERMS_NOT_ACCEPTED')],
    ['no privacy policy', { privacy_version: null }, allBut('TERMS_NOT_ACCEPTED')],
    [
      'a brand that nobody knows',
      { brand: 'nowhere' },
      { play: null, deposit: null, withdrawal: null, reward: null },
    ],
    [
      'everything, the severest first',
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
  ])('with %s', async (_what, change, expected) => expect(await blocks(change)).toEqual(expected));

  it.each<[string, Partial<typeof LENIENT>, object]>([
    ['nowhere', {}, { play: [], deposit: [], withdrawal: [] }],
    [
      'before play, and so before money leaves',
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
  ])(
    'is the identity that a licence asks for %s; a reward asks for it everywhere',
    async (_where, rule, expected) => {
      await setRule({ ...LENIENT, ...rule });
      expect(await blocks({ kyc_status: 'Required' })).toEqual({ ...expected, reward: ['KYC_REQUIRED'] });
      expect(await blocks({ kyc_status: 'Done' })).toEqual(NONE);
      // before money leaves it is not enough that nobody has asked
      expect(await blocks({ kyc_status: 'NotRequired' })).toEqual({
        ...NONE,
        withdrawal: rule.kyc_before_withdrawal ? ['KYC_REQUIRED'] : [],
      });
    },
  );
});

describe('what stands against a deposit alone', () => {
  it.each<[string, string | null, string, readonly string[]]>([
    ['from this instant', 'INSTANT_BANK', NOW, ['INSTANT_BANKING_BLOCKED']],
    ['from this instant', 'OPEN_BANKING', NOW, ['INSTANT_BANKING_BLOCKED']],
    ['from the next', 'INSTANT_BANK', NEXT, []],
    ['from this instant', 'CARD', NOW, []],
    ['from this instant', null, NOW, []],
  ])('is a bank that is blocked %s, by %s', async (_when, method, instant, deposit) => {
    expect(await blocks({ instant_banking_blocked_from: instant }, { method })).toEqual({ ...NONE, deposit });
  });

  it.each([
    [true, []],
    [false, ['COUNTRY_NOT_ALLOWED']],
    [null, ['COUNTRY_NOT_ALLOWED']],
  ])('is a country that is allowed: %s', async (isCountryAllowed, deposit) => {
    expect(await blocks({}, { isCountryAllowed })).toEqual({ ...NONE, deposit });
  });

  it('is a limit that the licence requires, of its own kind and brand, and that has no ceiling', async () => {
    const require = (isRequired: boolean, kind: string, brand = who.brand) =>
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
      [who.playerId],
    );
    expect(await deposits()).toEqual(['LIMIT_REQUIRED']);
    await database.pool.query('update api.player_limit set ceiling = 0 where player_id = $1', [who.playerId]);
    expect(await deposits()).toEqual([]);
    await require(false, 'DEPOSIT');
    await require(false, 'LOSS');
  });
});
