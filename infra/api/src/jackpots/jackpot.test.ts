import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { PROPERTY_RUNS, PROPERTY_TIMEOUT_MS } from '@foyer/testing/effort';
import { inTransaction } from '@foyer/runtime';
import { testSeed } from '../../test/seed.ts';
import { postHouseTransfer, postJackpotWin } from '../ledger/houseTransfers.ts';
import { stake, voidStake } from '../ledger/productLedger.ts';
import {
  balanceOf,
  gameMovement,
  gameVoid,
  ledgerFaults,
  openLedgerPlayer,
  type LedgerPlayer,
} from '../../test/worlds/ledgerWorld.ts';
import { createRuledDatabase } from '../../test/ruledDatabase.ts';
import { START_MS, type TestDatabase } from '../../test/testDatabase.ts';
import { compiledContent } from '../content/compiledContent.ts';
import { createLiveContent, type LiveContent } from '../content/liveContent.ts';
import { recordJackpotConsent } from './registrationConsent.ts';
import { choose, liveCurrency, readChoice, type JackpotChoice } from './choices.ts';
import { takeContributions } from './contributions.ts';

const NOON = Date.UTC(2026, 10, 18, 12);
const INSTANCE = 'pots';
let database: TestDatabase;

beforeAll(async () => {
  database = await createRuledDatabase();
}, START_MS);
afterAll(() => database.close());

const choosing = (player: LedgerPlayer, choice: JackpotChoice) =>
  choose(database.pool, { ...player, instanceId: INSTANCE }, choice, NOON);
const bet = (player: LedgerPlayer, key: string, amount: number) =>
  stake(database.pool, gameMovement(player, key, amount), NOON);
const back = (player: LedgerPlayer, key: string, betKey: string) =>
  voidStake(database.pool, gameVoid(player, key, betKey), NOON);
const waiting = async (player: LedgerPlayer) =>
  (await takeContributions(database.pool, INSTANCE, []))
    .filter(({ playerId }) => playerId === player.playerId)
    .map(({ amountMinor }) => amountMinor);

async function opted(choice: JackpotChoice, fundsMinor = 1_000): Promise<LedgerPlayer> {
  const player = await openLedgerPlayer(database.pool, { fundsMinor, at: NOON });
  expect(await choosing(player, choice)).toEqual([]);
  return player;
}

describe('jackpot contribution', () => {
  it.each<
    [what: string, choice: JackpotChoice, stake: number, balance: number, contributions: readonly number[]]
  >([
    ['is a share of the stake', { optedIn: true, shareBasisPoints: 500 }, 100, 895, [5]],
    ['is rounded down', { optedIn: true, shareBasisPoints: 500 }, 199, 792, [9]],
    ['is 0 when its share is less than a cent', { optedIn: true, shareBasisPoints: 500 }, 19, 981, []],
    ['is an amount with each bet', { optedIn: true, amountMinor: 25 }, 100, 875, [25]],
    ['is not taken without opt-in', { optedIn: false, shareBasisPoints: 500 }, 100, 900, []],
    [
      'is omitted when the bet uses the whole balance',
      { optedIn: true, shareBasisPoints: 500 },
      1_000,
      0,
      [],
    ],
    ['takes the last cent', { optedIn: true, amountMinor: 25 }, 975, 0, [25]],
  ])('%s', async (_what, choice, stake, balance, contributions) => {
    const player = await opted(choice);
    expect(await bet(player, 'bet', stake)).toMatchObject({ ok: true, balance, isReplay: false });
    expect(await balanceOf(database.pool, player.playerId)).toBe(balance);
    expect(await waiting(player)).toEqual(contributions);
    expect(await ledgerFaults(database.pool)).toEqual([]);
  });

  it('is taken once from repeated bets, with the same answer each time', async () => {
    const player = await opted({ optedIn: true, amountMinor: 10 });
    const answers = await Promise.all(Array.from({ length: 50 }, () => bet(player, 'once', 100)));
    expect(
      new Set(answers.map((answer) => (answer.ok ? `${answer.balance}:${answer.version}` : answer.code))),
    ).toEqual(new Set(['890:3']));
    expect(answers.filter((answer) => answer.ok && !answer.isReplay)).toHaveLength(1);
    expect(await waiting(player)).toEqual([10]);
  });

  it('is returned once when its bet is rolled back', async () => {
    const player = await opted({ optedIn: true, amountMinor: 10 });
    await bet(player, 'bet', 100);
    expect(await back(player, 'back', 'bet')).toMatchObject({
      ok: true,
      balance: 1_000,
      version: 5,
      isReplay: false,
    });
    expect(await back(player, 'back', 'bet')).toMatchObject({
      ok: true,
      balance: 1_000,
      version: 5,
      isReplay: true,
    });
    expect(await back(player, 'back-again', 'bet')).toMatchObject({
      ok: true,
      balance: 1_000,
      isReplay: true,
    });
    expect(await waiting(player)).toEqual([10, -10]);
    expect(await ledgerFaults(database.pool)).toEqual([]);
  });

  it('counts towards a limit and is omitted when the limit leaves no room', async () => {
    const player = await opted({ optedIn: true, amountMinor: 10 });
    await database.pool.query(
      `insert into api.player_limit (player_id, kind, period, ceiling, set_at) values ($1, 'LOSS', 'Day', 215, $2)`,
      [player.playerId, new Date(NOON)],
    );
    expect(await bet(player, 'first', 100)).toMatchObject({ ok: true, balance: 890 });
    expect(await bet(player, 'second', 100)).toMatchObject({ ok: true, balance: 790 });
    expect(await bet(player, 'third', 6)).toMatchObject({ ok: false, code: 'LIMIT_REACHED' });
    expect(await waiting(player)).toEqual([10]);
  });

  it('remains pending until it is confirmed', async () => {
    const player = await opted({ optedIn: true, amountMinor: 10 });
    await bet(player, 'bet', 100);
    const first = (await takeContributions(database.pool, INSTANCE, [])).filter(
      ({ playerId }) => playerId === player.playerId,
    );
    expect(first).toMatchObject([{ amountMinor: 10, currency: 'EUR', brand: 'aurora' }]);
    expect(await waiting(player)).toEqual([10]);
    await takeContributions(
      database.pool,
      'other-pots',
      first.map(({ id }) => id),
    );
    expect(await waiting(player)).toEqual([10]);
    await takeContributions(
      database.pool,
      INSTANCE,
      first.map(({ id }) => id),
    );
    expect(await waiting(player)).toEqual([]);
  });
});

describe('jackpot choice', () => {
  it.each([
    ['closed', `status = 'Closed'`, 'ACCOUNT_CLOSED'],
    ['self-excluded', 'self_excluded_at = now()', 'SELF_EXCLUDED'],
    ['on a time-out', `timeout_ends_at = timestamptz '2027-01-01'`, 'TIMED_OUT'],
  ])('refuses opt-in of a player who is %s, but never opt-out', async (_what, change, reason) => {
    const player = await openLedgerPlayer(database.pool, { at: NOON });
    await database.pool.query(`update api.player set ${change} where id = $1`, [player.playerId]);
    expect(await choosing(player, { optedIn: true, amountMinor: 10 })).toEqual([reason]);
    expect(await readChoice(database.pool, { ...player, instanceId: INSTANCE })).toBeUndefined();
    expect(await choosing(player, { optedIn: false, amountMinor: 10 })).toEqual([]);
  });

  it('is unavailable under another brand', async () => {
    const player = await openLedgerPlayer(database.pool, { at: NOON });
    expect(await choosing({ ...player, brand: 'tuli' }, { optedIn: true, amountMinor: 10 })).toEqual([
      'UNKNOWN_PLAYER',
    ]);
    expect(await liveCurrency(database.pool, player)).toBe('EUR');
    expect(await liveCurrency(database.pool, { ...player, brand: 'tuli' })).toBeUndefined();
    expect(await liveCurrency(database.pool, { ...player, sid: 'another' })).toBeUndefined();
    await database.pool.query(
      `insert into api.ended_session (sid, brand, player_id, reason) values ($1, $2, $3, 'LOGGED_OUT')`,
      [player.sid, player.brand, player.playerId],
    );
    expect(await liveCurrency(database.pool, player)).toBeUndefined();
  });

  it('stores every change permanently and ignores a repeated choice', async () => {
    const player = await opted({ optedIn: true, amountMinor: 10 });
    await choosing(player, { optedIn: true, amountMinor: 10 });
    await choosing(player, { optedIn: false, amountMinor: 10 });
    const { rows } = await database.pool.query(
      'select opted_in from api.jackpot_choice_change where player_id = $1 order by id',
      [player.playerId],
    );
    expect(rows).toEqual([{ opted_in: true }, { opted_in: false }]);
    await expect(database.pool.query('delete from api.jackpot_choice_change')).rejects.toThrow();
  });
});

describe('jackpot win', () => {
  it('is paid once in every state of the account', async () => {
    const player = await openLedgerPlayer(database.pool, { at: NOON });
    await database.pool.query(`update api.player set status = 'Closed' where id = $1`, [player.playerId]);
    const win = {
      brand: player.brand,
      playerId: player.playerId,
      key: 'jackpot-win:1',
      instanceId: INSTANCE,
      amount: 5_000,
      currency: 'EUR',
    };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => postJackpotWin(database.pool, win, NOON)),
    );
    expect(answers.filter((answer) => answer.ok && !answer.isReplay)).toHaveLength(1);
    expect(await balanceOf(database.pool, player.playerId)).toBe(5_000);
    expect(await postJackpotWin(database.pool, { ...win, amount: 6_000 }, NOON)).toMatchObject({
      ok: false,
      code: 'KEY_REUSED',
    });
    expect(
      await postJackpotWin(database.pool, { ...win, key: 'jackpot-win:2', currency: 'USD' }, NOON),
    ).toMatchObject({ ok: false, code: 'CURRENCY_MISMATCH' });
    expect(await ledgerFaults(database.pool)).toEqual([]);
  });

  it('debits the account that contributions credit', async () => {
    const player = await opted({ optedIn: true, amountMinor: 10 });
    await postHouseTransfer(
      database.pool,
      { brand: player.brand, playerId: player.playerId, key: 'more', amount: 1_000, currency: 'EUR' },
      NOON,
    );
    const pots = async () =>
      (
        await database.pool.query<{ sum: number }>(
          `select coalesce(sum(balance), 0)::bigint as sum from api.account where kind = 'jackpot' and holder = $1`,
          [INSTANCE],
        )
      ).rows[0]?.sum ?? 0;
    const before = await pots();
    await bet(player, 'bet', 100);
    expect(await pots()).toBe(before + 10);
    await postJackpotWin(
      database.pool,
      {
        brand: player.brand,
        playerId: player.playerId,
        key: 'jackpot-win:1',
        instanceId: INSTANCE,
        amount: 500,
        currency: 'EUR',
      },
      NOON,
    );
    expect(await pots()).toBe(before - 490);
  });
});

describe('jackpot ledger under random interleavings', () => {
  const step = fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({
        kind: fc.constant('bet' as const),
        key: fc.nat({ max: 8 }),
        amount: fc.integer({ min: 1, max: 400 }),
      }),
    },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('back' as const), key: fc.nat({ max: 8 }) }) },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('choose' as const),
        optedIn: fc.boolean(),
        amountMinor: fc.integer({ min: 1, max: 50 }),
      }),
    },
  );

  it(
    `keeps the ledger balanced, and the jackpot account equal to the contributions not in a pot yet (seed ${testSeed})`,
    async () => {
      const property = fc.asyncProperty(
        fc.array(fc.array(step, { minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 6 }),
        async (batches) => {
          const player = await openLedgerPlayer(database.pool, { fundsMinor: 1_000, at: NOON });
          await choosing(player, { optedIn: true, amountMinor: 7 });
          for (const batch of batches) {
            await Promise.all(
              batch.map(async (one) => {
                if (one.kind === 'bet') return bet(player, `bet-${one.key}`, one.amount);
                return one.kind === 'back'
                  ? back(player, `back-${one.key}`, `bet-${one.key}`)
                  : choosing(player, one);
              }),
            );
          }
          expect(await balanceOf(database.pool, player.playerId)).toBeGreaterThanOrEqual(0);
          const { rows } = await database.pool.query<{ waiting: number; held: number }>(
            `select (select coalesce(sum(amount), 0)::bigint from api.jackpot_contribution where player_id = $1) as waiting,
           (select coalesce(sum(e.amount), 0)::bigint from api.entry e join api.journal j on j.id = e.journal_id join api.account a on a.id = e.account_id where j.player_id = $1 and a.kind = 'jackpot') as held`,
            [player.playerId],
          );
          expect(rows[0]?.held).toBe(rows[0]?.waiting);
          expect(await ledgerFaults(database.pool)).toEqual([]);
        },
      );
      await fc.assert(property, { seed: testSeed, numRuns: PROPERTY_RUNS, endOnFailure: true });
    },
    PROPERTY_TIMEOUT_MS,
  );
});

describe('consent of the registration', () => {
  const contentWith = (isAsked: boolean, initial: string | null): LiveContent => {
    const { features, site, ...others } = compiledContent('aurora');
    const sections = {
      ...others,
      features: { ...features, JackpotInRegistrationFlow: isAsked },
      site: { ...site, jackpotSettings: { ...site.jackpotSettings, initialContributionValue: initial } },
    };
    return createLiveContent('aurora', sections, 'published');
  };

  it.each([
    ['the published initial contribution', true, '10', [{ opted_in: true, share_basis_points: 1_000 }]],
    ['the compiled one where none is published', true, null, [{ opted_in: true, share_basis_points: 500 }]],
    ['nothing while the published toggle is off', false, '10', []],
  ])('stores %s with its change', async (_what, isAsked, initial, stored) => {
    const { playerId } = await openLedgerPlayer(database.pool, { brand: 'aurora', at: NOON });
    await inTransaction(database.pool, (client) =>
      recordJackpotConsent(client, contentWith(isAsked, initial), playerId, NOON),
    );
    for (const table of ['jackpot_choice', 'jackpot_choice_change'])
      expect(
        (
          await database.pool.query(
            `select opted_in, share_basis_points from api.${table} where player_id = $1`,
            [playerId],
          )
        ).rows,
      ).toEqual(stored);
  });
});
