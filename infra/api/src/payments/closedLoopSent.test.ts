import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openLedgerPlayer, type LedgerPlayer } from '../testing/ledgerWorld.ts';
import { factOf, moneyFaults, openTestDeposit, tellFact } from '../testing/paymentWorld.ts';
import { createRuledDatabase, START_MS, type TestDatabase } from '../testing/testApi.ts';
import { startWithdrawal } from './startWithdrawal.ts';

const NOON = Date.UTC(2026, 10, 18, 12);
const LEAST = 2_000;
let database: TestDatabase;
beforeAll(async () => {
  database = await createRuledDatabase();
}, START_MS);
afterAll(async () => {
  const faults = await moneyFaults(database.pool);
  await database.close();
  expect(faults).toEqual([]);
});

/** An account with its method: the least and the most that is sent at once. */
const ACCOUNTS = [
  ['fern', 500, 2_500],
  ['bank', 500, 1_000_000],
  ['coins', 100, 1_000_000],
  ['gone', 500, 1_000_000],
] as const;
type AccountId = (typeof ACCOUNTS)[number][0];

function deps() {
  const method = ([id, minimum, maximum]: (typeof ACCOUNTS)[number]) => ({
    id,
    kind: 'WALLET',
    name: id,
    directions: ['deposit', 'payout'],
    minimum,
    maximum,
    feeFixed: 0,
    feeBasisPoints: 0,
    estimatedSeconds: { deposit: 5, payout: 60 },
    isAvailable: true,
  });
  const offers = {
    methods: async () => ({ methods: ACCOUNTS.map(method), isCurrent: true }),
    accounts: async () =>
      ACCOUNTS.map(([id]) => ({
        id,
        method: id,
        kind: 'WALLET',
        label: id,
        holder: null,
        expiresAt: null,
        canReceive: id !== 'gone',
      })),
  };
  return {
    pool: database.pool,
    clock: () => NOON,
    relay: { kick: () => undefined },
    payments: { provider: { name: 'foyer-payments' }, offers, running: new Map() },
  } as unknown as Parameters<typeof startWithdrawal>[0];
}

/** A player of a brand whose licence closes the loop, or of one that leaves it open, who has paid in and then won or lost. */
async function player(
  paid: Partial<Record<AccountId, number>>,
  fundsMinor = 0,
  brand = 'tuli',
): Promise<LedgerPlayer> {
  const who = await openLedgerPlayer(database.pool, { brand, fundsMinor, at: NOON, isKnown: true });
  for (const [id, amount] of Object.entries(paid)) {
    const deposit = await openTestDeposit(database.pool, who, amount, NOON, { accountId: id });
    await tellFact(database.pool, factOf(who, deposit.id, amount, 'completed', NOON), NOON);
  }
  return who;
}

async function withdraw(who: LedgerPlayer, amount: number, accountId: AccountId, isClosedLoop = true) {
  const { brand, playerId, currency } = who;
  const answer = await startWithdrawal(deps(), {
    id: crypto.randomUUID(),
    brand,
    playerId,
    playerCountry: 'EE',
    currency,
    amount,
    accountId,
    locale: 'en',
    country: 'EE',
    minimum: LEAST,
    isClosedLoop,
  });
  return answer.ok
    ? answer.value.map((share) => [share.account_id, share.amount])
    : [answer.failure.code, answer.failure.bound];
}

describe('a withdrawal where the licence closes the loop', () => {
  it.each<[string, Partial<Record<AccountId, number>>, number, number, AccountId, readonly unknown[]]>([
    [
      'goes back above what its method sends at once',
      { fern: 5_000 },
      0,
      5_000,
      'bank',
      [
        ['fern', 2_500],
        ['fern', 2_500],
      ],
    ],
    [
      'and the rest as wished',
      { fern: 5_000 },
      3_000,
      8_000,
      'bank',
      [
        ['fern', 2_500],
        ['fern', 2_500],
        ['bank', 3_000],
      ],
    ],
    [
      'in ten pieces at most, and says how much that is',
      { fern: 30_000 },
      0,
      30_000,
      'bank',
      ['AMOUNT_TOO_LARGE', 25_000],
    ],
    [
      'and as much is sent',
      { fern: 30_000 },
      0,
      25_000,
      'bank',
      Array.from({ length: 10 }, () => ['fern', 2_500]),
    ],
    [
      'is filled up where less is owed than the method sends',
      { fern: 300 },
      4_700,
      5_000,
      'bank',
      [
        ['fern', 500],
        ['bank', 4_500],
      ],
    ],
    ['passes over an account that can receive no more', { gone: 4_000 }, 0, 4_000, 'bank', [['bank', 4_000]]],
  ])('%s', async (_what, paid, won, amount, wished, sent) => {
    expect(await withdraw(await player(paid, won), amount, wished)).toEqual(sent);
  });

  it.each<[string, number, AccountId, readonly unknown[]]>([
    ['all there is, below the house’s least', 1_500, 'bank', [['bank', 1_500]]],
    ['the least of its method', 500, 'bank', [['bank', 500]]],
    ['less than that', 499, 'bank', ['AMOUNT_TOO_SMALL', 500]],
    ['less than that, by a method that sends less', 499, 'coins', [['coins', 499]]],
  ])('lets leave %s', async (_what, amount, wished, sent) => {
    const who = await player({}, amount);
    expect(await withdraw(who, amount - 1, wished)).toEqual(['AMOUNT_TOO_SMALL', LEAST]);
    expect(await withdraw(who, amount, wished)).toEqual(sent);
  });
});

describe('the database, whoever planned', () => {
  const share = (accountId: AccountId, amount: number, reason = 'REST') => ({ accountId, amount, reason });
  const able = (...ids: readonly AccountId[]) =>
    ACCOUNTS.filter(([id]) => ids.includes(id)).map(([id, minimum]) => ({ id, minimum }));
  async function reserve(
    who: LedgerPlayer,
    shares: readonly object[],
    receivers: readonly object[] | null,
  ): Promise<unknown> {
    const id = crypto.randomUUID();
    const whole = shares.map((one, index) => ({
      id: index === 0 ? id : `${id}-${index + 1}`,
      provider: 'foyer-payments',
      methodId: 'x',
      methodKind: 'WALLET',
      methodName: 'X',
      accountLabel: 'x',
      fee: 0,
      estimatedSeconds: 60,
      ...one,
    }));
    const { rows } = await database.pool.query<{ code: string }>(
      'select code from api.reserve_withdrawal($1, $2, $3, $4, $5, $6, $7, $8, $9, null, $10)',
      [
        who.brand,
        who.playerId,
        id,
        'print',
        JSON.stringify(whole),
        who.currency,
        'en',
        'EE',
        new Date(NOON),
        receivers && JSON.stringify(receivers),
      ],
    );
    return rows[0]?.code;
  }

  it.each<[string, Partial<Record<AccountId, number>>, readonly object[], readonly object[] | null, string]>([
    [
      'a rest while an account is owed more than its shares',
      { fern: 5_000 },
      [share('fern', 2_500, 'DEPOSITED_FROM_HERE'), share('bank', 2_500)],
      able('fern', 'bank'),
      'CLOSED_LOOP',
    ],
    [
      'the same, when nobody says who can receive',
      { fern: 5_000 },
      [share('fern', 2_500, 'DEPOSITED_FROM_HERE'), share('bank', 2_500)],
      null,
      'CLOSED_LOOP',
    ],
    ['when that account cannot receive', { gone: 5_000 }, [share('bank', 2_500)], able('fern', 'bank'), 'OK'],
    [
      'when it has all of it',
      { fern: 5_000 },
      [
        share('fern', 2_500, 'DEPOSITED_FROM_HERE'),
        share('fern', 2_500, 'DEPOSITED_FROM_HERE'),
        share('bank', 2_500),
      ],
      able('fern', 'bank'),
      'OK',
    ],
    [
      'when the rest is less than its method sends',
      { fern: 5_000 },
      [share('bank', 499)],
      able('fern', 'bank'),
      'OK',
    ],
    [
      'when the rest is as much as its method sends',
      { fern: 5_000 },
      [share('bank', 500)],
      able('fern', 'bank'),
      'CLOSED_LOOP',
    ],
    [
      'when it is owed less than that, and gets nothing',
      { fern: 300 },
      [share('bank', 5_000)],
      able('fern', 'bank'),
      'CLOSED_LOOP',
    ],
    [
      'when it is filled up',
      { fern: 300 },
      [share('fern', 500), share('bank', 4_500)],
      able('fern', 'bank'),
      'OK',
    ],
    [
      'when more than that goes to one of two',
      { fern: 300, bank: 4_000 },
      [share('fern', 4_000)],
      able('fern', 'bank'),
      'CLOSED_LOOP',
    ],
  ])('with %s', async (_what, paid, shares, receivers, code) => {
    expect(await reserve(await player(paid, 10_000), shares, receivers)).toBe(code);
  });

  it('asks nothing of it where the licence does not', async () => {
    const who = await player({ fern: 5_000 }, 0, 'aurora');
    expect(await reserve(who, [share('bank', 5_000)], able('fern', 'bank'))).toBe('OK');
  });
});
