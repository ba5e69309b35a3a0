import { beforeAll, describe, expect, it } from '@jest/globals';
import { useDatabase } from '../../test/useDatabase.ts';
import { licences, type LicenceProfile, type LimitKind as MarketKind } from '@foyer/market';
import { PROOF_PROFILES } from '@foyer/market/proof-profiles';
import { stake, settle } from '../ledger/productLedger.ts';
import { writeBrandRules } from '../players/brandRules.ts';
import { giveBonus, inGame, openBonusPlayer, writeBonusGames } from '../../test/worlds/bonusWorld.ts';
import { gameMovement, openLedgerPlayer, type LedgerPlayer } from '../../test/worlds/ledgerWorld.ts';
import { openTestDeposit, openTestWithdrawal, openPaidDeposit } from '../../test/worlds/paymentWorld.ts';
import { createTestDatabase } from '../../test/testDatabase.ts';
import { cancelPendingLimit, confirmPendingLimit, setLimit } from './playerLimits.ts';
import { readLimits, type LimitKey } from './limitRows.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** A Wednesday; the same date in Tallinn (UTC+2) and Costa Rica (UTC-6). */
const NOON = Date.UTC(2026, 10, 18, 12);

/**
 * requirements/regulation#sga, Sweden, in the time zone of the brand that the tests play on. Reversals of a
 * withdrawal are allowed to test what no licence of the product allows.
 */
const SWEDISH: LicenceProfile = {
  ...PROOF_PROFILES.sga,
  timeZone: licences.cos.timeZone,
  promotion: { ...licences.cos.promotion, reverseWithdrawal: true },
};

const STRICT = { profiles: { ...licences, cos: SWEDISH }, protectionMode: 'strict' } as const;

const database = useDatabase(createTestDatabase);
beforeAll(async () => {
  await writeBrandRules(database.pool, 24, STRICT);
  await writeBonusGames(database.pool);
});

const at = (now: number) => ({ pool: database.pool, clock: () => now });
const set = (player: LedgerPlayer, key: LimitKey, ceiling: number | null, now = NOON) =>
  setLimit(at(now), player.playerId, key, ceiling);
const DAY_DEPOSIT: LimitKey = { kind: 'DEPOSIT', period: 'Day' };
const DAY_LOSS: LimitKey = { kind: 'LOSS', period: 'Day' };

describe('a licence with required limits', () => {
  it('refuses deposits and bets until every required period has a limit', async () => {
    const player = await openLedgerPlayer(database.pool, { brand: 'quetzal', at: NOON, fundsMinor: 9_000 });
    for (const period of ['Day', 'Week', 'Month'] as const) {
      expect(await openTestDeposit(database.pool, player, 2_000, NOON)).toMatchObject({
        code: 'BLOCKED',
        reasons: ['LIMIT_REQUIRED'],
      });
      expect(await stake(database.pool, gameMovement(player, `before-${period}`, 100), NOON)).toMatchObject({
        ok: false,
        code: 'LIMIT_REQUIRED',
      });
      await set(player, { kind: 'DEPOSIT', period }, 5_000);
    }
    expect(await openTestDeposit(database.pool, player, 2_000, NOON)).toMatchObject({ code: 'OK' });
    expect(await stake(database.pool, gameMovement(player, 'after', 100), NOON)).toMatchObject({ ok: true });
  });

  it('refuses the removal of a required limit', async () => {
    const player = await openLedgerPlayer(database.pool, { brand: 'quetzal', at: NOON });
    await set(player, DAY_DEPOSIT, 5_000);
    expect(await set(player, DAY_DEPOSIT, null)).toEqual({ ok: false, failure: 'LIMIT_REQUIRED' });
    expect(await confirmPendingLimit(at(NOON + 30 * DAY), player.playerId, DAY_DEPOSIT)).toEqual({
      ok: false,
      failure: 'NOTHING_PENDING',
    });
  });

  it('keeps its cool-off when the deployment configures a shorter one', async () => {
    await writeBrandRules(database.pool, 0.001, STRICT);
    const [strict, standard] = [
      await openLedgerPlayer(database.pool, { brand: 'quetzal', at: NOON }),
      await openLedgerPlayer(database.pool, { at: NOON }),
    ];
    for (const player of [strict, standard]) {
      await set(player, DAY_DEPOSIT, 1_000);
      await set(player, DAY_DEPOSIT, 2_000);
      await setLimit(at(NOON), player.playerId, DAY_DEPOSIT, 2_000);
    }
    expect(await confirmPendingLimit(at(NOON + 72 * HOUR - 1), strict.playerId, DAY_DEPOSIT)).toEqual({
      ok: false,
      failure: 'COOLING_OFF',
    });
    expect(await confirmPendingLimit(at(NOON + 72 * HOUR), strict.playerId, DAY_DEPOSIT)).toMatchObject({
      ok: true,
      value: { ceiling: 2_000 },
    });
    expect(await confirmPendingLimit(at(NOON + HOUR), standard.playerId, DAY_DEPOSIT)).toMatchObject({
      ok: true,
    });
    await writeBrandRules(database.pool, 24, STRICT);
  });

  it.each<[string, string, LimitKey, number, number]>([
    // Sweden: 72 h or the end of the period, whichever is later
    ['quetzal', 'a day that ends sooner', DAY_DEPOSIT, NOON, NOON + 72 * HOUR],
    [
      'quetzal',
      'a month that ends later',
      { kind: 'DEPOSIT', period: 'Month' },
      NOON,
      Date.UTC(2026, 11, 1, 6),
    ],
    // Estonia: a loss limit is not raised within its period (requirements/regulation#est)
    ['tuli', 'losses of a day', DAY_LOSS, NOON, NOON + DAY],
    ['tuli', 'losses of a week', { kind: 'LOSS', period: 'Week' }, NOON, Date.UTC(2026, 10, 22, 22)],
    ['tuli', 'losses of a month', { kind: 'LOSS', period: 'Month' }, NOON, Date.UTC(2026, 10, 30, 22)],
    [
      'tuli',
      'stakes, which wait for the cool-off only',
      { kind: 'WAGER', period: 'Month' },
      NOON,
      NOON + DAY,
    ],
    [
      'aurora',
      'losses of a month, which wait for the cool-off only',
      { kind: 'LOSS', period: 'Month' },
      NOON,
      NOON + DAY,
    ],
  ])('delays a raise on %s: %s', async (brand, _what, key, now, confirmableAt) => {
    const player = await openLedgerPlayer(database.pool, { brand, at: now });
    await set(player, key, 1_000, now);
    expect(await set(player, key, 2_000, now)).toMatchObject({
      ok: true,
      value: { ceiling: 1_000, pending: { ceiling: 2_000, confirmableAt } },
    });
    expect(await confirmPendingLimit(at(confirmableAt - 1), player.playerId, key)).toEqual({
      ok: false,
      failure: 'COOLING_OFF',
    });
    expect(await confirmPendingLimit(at(confirmableAt), player.playerId, key)).toMatchObject({
      ok: true,
      value: { ceiling: 2_000, pending: undefined },
    });
  });
});

describe('a pending raise', () => {
  it('has no effect on deposits until it is confirmed', async () => {
    const player = await openLedgerPlayer(database.pool, { at: NOON });
    await set(player, DAY_DEPOSIT, 2_000);
    await set(player, DAY_DEPOSIT, 9_000);
    const later = NOON + 2 * DAY;
    expect(await openTestDeposit(database.pool, player, 2_001, later)).toMatchObject({
      code: 'LIMIT_REACHED',
      bound: 2_000,
    });
    await confirmPendingLimit(at(later), player.playerId, DAY_DEPOSIT);
    expect(await openTestDeposit(database.pool, player, 9_000, later)).toMatchObject({ code: 'OK' });
  });

  it('is refused by a block that is set before its confirmation', async () => {
    const player = await openLedgerPlayer(database.pool, { at: NOON });
    await set(player, DAY_DEPOSIT, 2_000);
    await set(player, DAY_DEPOSIT, 9_000);
    await database.pool.query('update api.player set increase_deposit_limit_blocked = true where id = $1', [
      player.playerId,
    ]);
    expect(await confirmPendingLimit(at(NOON + 2 * DAY), player.playerId, DAY_DEPOSIT)).toEqual({
      ok: false,
      failure: 'LIMIT_INCREASE_BLOCKED',
    });
    expect(await openTestDeposit(database.pool, player, 2_001, NOON + 2 * DAY)).toMatchObject({
      code: 'LIMIT_REACHED',
      bound: 2_000,
    });
  });

  it.each([
    ['a lower limit', (player: LedgerPlayer) => set(player, DAY_DEPOSIT, 1_500)],
    [
      'its cancellation',
      (player: LedgerPlayer) => cancelPendingLimit(at(NOON), player.playerId, DAY_DEPOSIT),
    ],
  ])('is cancelled by %s', async (_what, change) => {
    const player = await openLedgerPlayer(database.pool, { at: NOON });
    await set(player, DAY_DEPOSIT, 2_000);
    await set(player, DAY_DEPOSIT, 9_000);
    expect(await change(player)).toMatchObject({ ok: true, value: { pending: undefined } });
    expect(await confirmPendingLimit(at(NOON + 2 * DAY), player.playerId, DAY_DEPOSIT)).toEqual({
      ok: false,
      failure: 'NOTHING_PENDING',
    });
  });
});

describe('the lowest limit of a bet', () => {
  it.each<[string, readonly (readonly [LimitKey, number])[], number, boolean]>([
    [
      'losses of a day below stakes of a week',
      [
        [DAY_LOSS, 300],
        [{ kind: 'WAGER', period: 'Week' }, 900],
      ],
      301,
      false,
    ],
    [
      'stakes of a week below losses of a day',
      [
        [DAY_LOSS, 900],
        [{ kind: 'WAGER', period: 'Week' }, 300],
      ],
      301,
      false,
    ],
    [
      'both at once',
      [
        [DAY_LOSS, 300],
        [{ kind: 'WAGER', period: 'Week' }, 300],
      ],
      300,
      true,
    ],
    [
      'a month below a day',
      [
        [DAY_LOSS, 900],
        [{ kind: 'LOSS', period: 'Month' }, 300],
      ],
      301,
      false,
    ],
    [
      'deposit limits, which do not apply to bets',
      [
        [DAY_DEPOSIT, 1],
        [DAY_LOSS, 900],
      ],
      301,
      true,
    ],
    ['no limits', [], 5_000, true],
  ])('decides: %s', async (_what, limits, amount, isTaken) => {
    const player = await openLedgerPlayer(database.pool, { at: NOON, fundsMinor: 9_000 });
    for (const [key, ceiling] of limits) await set(player, key, ceiling);
    const answer = await stake(database.pool, gameMovement(player, 'a', amount), NOON);
    expect(answer.ok || answer.code).toBe(isTaken || 'LIMIT_REACHED');
  });
});

describe('displayed limit usage', () => {
  it('counts real money only for losses, as the bet check does', async () => {
    const player = await openBonusPlayer(database.pool, { at: NOON, fundsMinor: 200 });
    await giveBonus(database.pool, player, { at: NOON, factor: 50 });
    await set(player, DAY_LOSS, 250);
    await stake(database.pool, inGame(player, 'slot', 'a', 250), NOON); // includes 50 of bonus money
    await settle(database.pool, { ...inGame(player, 'slot', 'w', 100, 'a'), closes: true }, NOON); // includes 20 of bonus money
    const [limit] = (await readLimits(database.pool, player.playerId, NOON)).filter(
      ({ kind, period }) => kind === 'LOSS' && period === 'Day',
    );
    expect(limit).toMatchObject({ ceiling: 250, used: 200 - 80 });
    expect(await stake(database.pool, inGame(player, 'slot', 'b', 131), NOON)).toMatchObject({
      ok: false,
      code: 'LIMIT_REACHED',
    });
    expect(await stake(database.pool, inGame(player, 'slot', 'c', 130), NOON)).toMatchObject({ ok: true });
  });

  it.each<[string, MarketKind]>([
    ['deposits', 'deposit'],
    ['stakes', 'wager'],
  ])('gives for %s the time at which the whole ceiling is available again', async (_what, kind) => {
    const player = await openLedgerPlayer(database.pool, { at: NOON });
    await openPaidDeposit(database.pool, player, 2_000, NOON);
    await stake(database.pool, gameMovement(player, 'a', 100), NOON + HOUR);
    const limits = await readLimits(database.pool, player.playerId, NOON + 2 * HOUR);
    const shown = limits.find((limit) => limit.kind === kind.toUpperCase() && limit.period === 'Day');
    expect(shown).toMatchObject(
      kind === 'deposit'
        ? { used: 2_000, endsAt: new Date(NOON + DAY) }
        : { used: 100, endsAt: new Date(NOON + HOUR + DAY) },
    );
  });
});

describe('withdrawal cancellation', () => {
  // operators in strict mode forbid it, regardless of the licence
  beforeAll(() => writeBrandRules(database.pool, 24, { profiles: STRICT.profiles }));

  it.each<[string, string, boolean]>([
    ['aurora', 'mga: not allowed, and a marker of harm (requirements/regulation#mga)', false],
    ['tuli', 'est', false],
    ['caravel', 'crc', false],
    ['zephyra', 'anj', false],
    ['quetzal', 'a test profile that allows it', true],
  ])('follows the licence on %s: %s', async (brand, _what, isAllowed) => {
    const player = await openLedgerPlayer(database.pool, {
      brand,
      at: NOON,
      fundsMinor: 9_000,
      isKnown: true,
    });
    await database.pool.query('update api.player set cancel_withdrawal_blocked = false where id = $1', [
      player.playerId,
    ]);
    const { id, code } = await openTestWithdrawal(database.pool, player, [1_000], NOON);
    expect(code).toBe('OK');
    const { rows } = await database.pool.query<{ is: boolean; answer: string }>(
      'select (select api.is_cancellable(t) from api.payment_transaction t where t.id = $3) as is, api.request_cancellation($1, $2, $3, $4) as answer',
      [brand, player.playerId, id, new Date(NOON)],
    );
    expect(rows[0]).toEqual({ is: isAllowed, answer: isAllowed ? 'CANCELLED' : 'TOO_LATE' });
  });

  it('is offered by no current licence, and none requires a limit before play', () => {
    for (const licence of Object.values(licences))
      expect([
        licence.id,
        licence.promotion.reverseWithdrawal,
        licence.limits.some(({ required }) => required),
      ]).toEqual([licence.id, false, false]);
  });
});
