import { describe, expect, it } from '@jest/globals';
import { BRANDS, licences, LIMIT_PERIODS, type BrandId } from '@foyer/market';
import { API_LIMIT_KINDS } from '@foyer/market/limit-kinds';
import { PROOF_PROFILES } from '@foyer/market/proof-profiles';
import { createRuledDatabase, createStrictDatabase } from '../../test/ruledDatabase.ts';
import { useDatabase } from '../../test/useDatabase.ts';
import { gameMovement, openLedgerPlayer, type LedgerPlayer } from '../../test/worlds/ledgerWorld.ts';
import { openTestDeposit, openTestWithdrawal } from '../../test/worlds/paymentWorld.ts';
import { stake } from '../ledger/productLedger.ts';
import { writeBrandRules } from '../players/brandRules.ts';
import { confirmPendingLimit, setLimit } from './playerLimits.ts';
import { readLimits, type LimitKey } from './limitRows.ts';

const NOON = Date.UTC(2026, 10, 18, 12);
const DAY = 86_400_000;

const specification = useDatabase(createRuledDatabase);
const strict = useDatabase(createStrictDatabase);

const KEYS = API_LIMIT_KINDS.flatMap((kind) => LIMIT_PERIODS.map((period): LimitKey => ({ kind, period })));
const nameOf = ({ kind, period }: LimitKey): string => `${kind} ${period}`;

/** Limits of the specification's table: loss est; session mga; deposit mga, crc, anj; weekly and monthly mga, anj. */
const OFFERED: Readonly<Record<BrandId, readonly string[]>> = {
  aurora: ['DEPOSIT Day', 'DEPOSIT Week', 'DEPOSIT Month', 'SESSION Day'],
  tuli: ['LOSS Day', 'LOSS Week', 'LOSS Month'],
  caravel: ['DEPOSIT Day'],
  zephyra: ['DEPOSIT Day', 'DEPOSIT Week', 'DEPOSIT Month'],
  quetzal: [],
};
const ALL = KEYS.map(nameOf).filter((name) => name !== 'SESSION Week' && name !== 'SESSION Month');

describe.each([
  ['specification', specification, (brand: BrandId) => OFFERED[brand]],
  ['strict', strict, () => ALL],
] as const)('limits in %s mode', (_mode, database, offered) => {
  it.each(BRANDS)('are offered or refused on %s as the mode says', async (brand) => {
    const player = await openLedgerPlayer(database.pool, { brand, at: NOON });
    const deps = { pool: database.pool, clock: () => NOON };
    const shown = await readLimits(database.pool, player.playerId, NOON);
    expect(shown.map(nameOf)).toEqual(offered(brand));
    const taken: string[] = [];
    for (const key of KEYS) {
      const answer = await setLimit(deps, player.playerId, key, 60);
      if (answer.ok) taken.push(nameOf(key));
      else expect(answer.failure).toBe('LIMIT_NOT_OFFERED');
    }
    expect(taken).toEqual(offered(brand));
  });

  it.each(BRANDS)('are stored at a registration on %s if they are offered', async (brand) => {
    const { playerId } = await openLedgerPlayer(database.pool, {
      brand,
      at: NOON,
      limits: [{ kind: 'DEPOSIT', period: 'Week', amountMinor: 5_000 }],
    });
    const { rowCount } = await database.pool.query('select 1 from api.player_limit where player_id = $1', [
      playerId,
    ]);
    expect(rowCount).toBe(offered(brand).includes('DEPOSIT Week') ? 1 : 0);
  });
});

describe('a limit that the player set before the mode no longer offers it', () => {
  /** Every kind of limit, set under strict rules on a brand that offers none in specification mode. */
  async function playerWithLimits(): Promise<LedgerPlayer> {
    await rulesOf('strict');
    const player = await openLedgerPlayer(specification.pool, {
      brand: 'quetzal',
      at: NOON,
      fundsMinor: 9_000,
    });
    for (const [key, ceiling] of [
      [{ kind: 'DEPOSIT', period: 'Day' }, 2_000],
      [{ kind: 'LOSS', period: 'Week' }, 300],
      [{ kind: 'WAGER', period: 'Month' }, 500],
      [{ kind: 'SESSION', period: 'Day' }, 30],
    ] as const)
      expect(await setLimit(at(NOON), player.playerId, key, ceiling)).toMatchObject({ ok: true });
    await rulesOf('specification');
    return player;
  }
  const rulesOf = (protectionMode: 'specification' | 'strict') =>
    writeBrandRules(specification.pool, 24, { protectionMode });
  const at = (now: number) => ({ pool: specification.pool, clock: () => now });
  const play = (player: LedgerPlayer, key: string, amount: number, now = NOON) =>
    stake(specification.pool, gameMovement(player, key, amount), now);

  it('stays in force for deposits, losses, wagers and time', async () => {
    const player = await playerWithLimits();
    expect(await openTestDeposit(specification.pool, player, 2_001, NOON)).toMatchObject({
      code: 'LIMIT_REACHED',
      bound: 2_000,
    });
    expect(await play(player, 'loss', 301)).toMatchObject({ ok: false, code: 'LIMIT_REACHED' });
    expect(await play(player, 'first', 300)).toMatchObject({ ok: true });
    await setLimit(at(NOON), player.playerId, { kind: 'LOSS', period: 'Week' }, null);
    await confirmPendingLimit(at(NOON + 2 * DAY), player.playerId, { kind: 'LOSS', period: 'Week' });
    expect(await play(player, 'wager', 201, NOON + 2 * DAY)).toMatchObject({
      ok: false,
      code: 'LIMIT_REACHED',
    });
    await specification.pool.query(
      'update api.game_session set opened_at = $2, last_activity_at = $3 where id = $1',
      [player.gameSessionId, new Date(NOON + 2 * DAY), new Date(NOON + 2 * DAY + 30 * 60_000)],
    );
    expect(await play(player, 'time', 1, NOON + 2 * DAY + 31 * 60_000)).toMatchObject({
      ok: false,
      code: 'LIMIT_REACHED',
    });
  });

  it('is shown, lowered at once and raised after the cool-off', async () => {
    const player = await playerWithLimits();
    const key: LimitKey = { kind: 'WAGER', period: 'Month' };
    const shown = await readLimits(specification.pool, player.playerId, NOON);
    expect(shown.map((limit) => [nameOf(limit), limit.isOffered])).toEqual([
      ['DEPOSIT Day', false],
      ['LOSS Week', false],
      ['WAGER Month', false],
      ['SESSION Day', false],
    ]);
    expect(await setLimit(at(NOON), player.playerId, key, 400)).toMatchObject({ value: { ceiling: 400 } });
    expect(await setLimit(at(NOON), player.playerId, key, 900)).toMatchObject({
      value: { ceiling: 400, pending: { ceiling: 900 } },
    });
    expect(await confirmPendingLimit(at(NOON + DAY - 1), player.playerId, key)).toMatchObject({
      failure: 'COOLING_OFF',
    });
    expect(await confirmPendingLimit(at(NOON + DAY), player.playerId, key)).toMatchObject({
      value: { ceiling: 900 },
    });
  });

  it('cannot be set again once it is removed', async () => {
    const player = await playerWithLimits();
    const key: LimitKey = { kind: 'DEPOSIT', period: 'Day' };
    await setLimit(at(NOON), player.playerId, key, null);
    expect(await confirmPendingLimit(at(NOON + DAY), player.playerId, key)).toMatchObject({
      ok: true,
      value: { ceiling: null, isOffered: false },
    });
    expect(await setLimit(at(NOON + DAY), player.playerId, key, 1_000)).toEqual({
      ok: false,
      failure: 'LIMIT_NOT_OFFERED',
    });
    expect((await readLimits(specification.pool, player.playerId, NOON)).map(nameOf)).not.toContain(
      'DEPOSIT Day',
    );
  });
});

describe.each([
  // the specification: kycRequired mga, anj, est; kycRequiredForWithdrawal est, anj; the prompt with a registration of mga
  ['specification', specification, { kyc: ['tuli', 'zephyra'], prompt: [] }],
  ['strict', strict, { kyc: BRANDS, prompt: ['tuli', 'caravel', 'zephyra', 'quetzal'] }],
] as const)('payments in %s mode', (_mode, database, expected) => {
  const { kyc, prompt }: { readonly kyc: readonly string[]; readonly prompt: readonly string[] } = expected;
  it.each(BRANDS)('require identity before a withdrawal on %s where the mode says so', async (brand) => {
    const player = await openLedgerPlayer(database.pool, { brand, at: NOON, fundsMinor: 9_000 });
    const answer = await openTestWithdrawal(database.pool, player, [1_000], NOON);
    expect(answer).toMatchObject(
      kyc.includes(brand) ? { code: 'BLOCKED', reasons: ['KYC_REQUIRED'] } : { code: 'OK' },
    );
  });
  it.each(BRANDS)('wait for the offer of a limit on %s where the mode says so', async (brand) => {
    const player = await openLedgerPlayer(database.pool, { brand, at: NOON, limits: null });
    expect(await openTestDeposit(database.pool, player, 2_000, NOON)).toMatchObject(
      prompt.includes(brand) ? { code: 'BLOCKED', reasons: ['LIMIT_OFFERED'] } : { code: 'OK' },
    );
  });
  it.each(BRANDS)(
    'are refused on %s while a required identity check is open, by the table',
    async (brand) => {
      const player = await openLedgerPlayer(database.pool, { brand, at: NOON });
      await database.pool.query(`update api.player set kyc_status = 'Required' where id = $1`, [
        player.playerId,
      ]);
      expect(await openTestDeposit(database.pool, player, 2_000, NOON)).toMatchObject(
        ['aurora', 'tuli', 'zephyra'].includes(brand)
          ? { code: 'BLOCKED', reasons: ['KYC_REQUIRED'] }
          : { code: 'OK' },
      );
    },
  );
});

describe.each([
  ['specification', ['ggl']],
  ['strict', Object.keys(PROOF_PROFILES)],
] as const)('a proof profile in %s mode', (protectionMode, checked: readonly string[]) => {
  it.each(Object.entries(PROOF_PROFILES))(
    'requires identity before a withdrawal with %s where profile or mode says so',
    async (name, profile) => {
      const profiles = { ...licences, cos: profile };
      await writeBrandRules(specification.pool, 24, { profiles, protectionMode });
      const player = await openLedgerPlayer(specification.pool, {
        brand: 'quetzal',
        at: NOON,
        fundsMinor: 9_000,
      });
      expect(await openTestWithdrawal(specification.pool, player, [1_000], NOON)).toMatchObject(
        checked.includes(name) ? { code: 'BLOCKED', reasons: ['KYC_REQUIRED'] } : { code: 'OK' },
      );
      await writeBrandRules(specification.pool, 24);
    },
  );
});

describe('rules whose mode is unknown', () => {
  it('are strict: limits are offered, and the offer comes before the first deposit', async () => {
    await specification.pool.query(
      `update api.brand_rule set protection_mode = default, offers_limit_first = default, kyc_before_withdrawal = default where brand = 'quetzal'`,
    );
    const { rows } = await specification.pool.query(
      `select protection_mode, offers_limit_first, kyc_before_withdrawal from api.brand_rule where brand = 'quetzal'`,
    );
    expect(rows).toEqual([
      { protection_mode: 'strict', offers_limit_first: true, kyc_before_withdrawal: true },
    ]);
    await writeBrandRules(specification.pool, 24);
  });
});
