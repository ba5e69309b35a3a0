import { describe, expect, it } from '@jest/globals';
import { useDatabase } from '../../test/useDatabase.ts';
import { openLedgerPlayer, type LedgerPlayer } from '../../test/worlds/ledgerWorld.ts';
import { closeWithoutFaults, openPaidDeposit } from '../../test/worlds/paymentWorld.ts';
import { createRuledDatabase } from '../../test/ruledDatabase.ts';
import { reserveWithdrawal, type PayoutReceiver, type WithdrawalShare } from './reserveWithdrawal.ts';
import { startWithdrawal } from './startWithdrawal.ts';

const NOON = Date.UTC(2026, 10, 18, 12);
/** Minor units. */
const MIN_AMOUNT = 2_000;
const database = useDatabase(createRuledDatabase, closeWithoutFaults);

/** Accounts with the minimum and maximum of their method per transfer. */
const ACCOUNTS = [
  ['fern', 500, 2_500],
  ['bank', 500, 1_000_000],
  ['coins', 100, 1_000_000],
  ['unsupported', 500, 1_000_000],
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
        canReceive: id !== 'unsupported',
      })),
  };
  return {
    pool: database.pool,
    clock: () => NOON,
    relay: { kick: () => undefined },
    payments: { provider: { name: 'foyer-payments' }, offers, running: new Map() },
  } as unknown as Parameters<typeof startWithdrawal>[0];
}

/** Opens a player with deposits and winnings or losses, in a brand with or without the closed loop. */
async function player(
  paid: Partial<Record<AccountId, number>>,
  fundsMinor = 0,
  brand = 'tuli',
): Promise<LedgerPlayer> {
  const who = await openLedgerPlayer(database.pool, { brand, fundsMinor, at: NOON, isKnown: true });
  for (const [id, amount] of Object.entries(paid)) {
    await openPaidDeposit(database.pool, who, amount, NOON, { deposit: { account_id: id } });
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
    minimum: MIN_AMOUNT,
    isClosedLoop,
  });
  return answer.ok
    ? answer.value.map((share) => [share.account_id, share.amount])
    : [answer.failure.code, answer.failure.bound];
}

describe('withdrawal in a closed loop licence', () => {
  it.each<[string, Partial<Record<AccountId, number>>, number, number, AccountId, readonly unknown[]]>([
    [
      'is split when it exceeds the maximum of the method',
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
      'sends the rest to the chosen account',
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
      'is refused above ten shares, with the maximum',
      { fern: 30_000 },
      0,
      30_000,
      'bank',
      ['AMOUNT_TOO_LARGE', 25_000],
    ],
    [
      'is sent in ten shares',
      { fern: 30_000 },
      0,
      25_000,
      'bank',
      Array.from({ length: 10 }, () => ['fern', 2_500]),
    ],
    [
      'is raised to the minimum of the method when less is owed',
      { fern: 300 },
      4_700,
      5_000,
      'bank',
      [
        ['fern', 500],
        ['bank', 4_500],
      ],
    ],
    ['skips an account that cannot receive', { unsupported: 4_000 }, 0, 4_000, 'bank', [['bank', 4_000]]],
  ])('%s', async (_what, paid, won, amount, wished, sent) => {
    expect(await withdraw(await player(paid, won), amount, wished)).toEqual(sent);
  });

  it.each<[string, number, AccountId, readonly unknown[]]>([
    ['the whole balance below the operator’s minimum', 1_500, 'bank', [['bank', 1_500]]],
    ['the minimum of the method', 500, 'bank', [['bank', 500]]],
    ['less than the minimum of the method', 499, 'bank', ['AMOUNT_TOO_SMALL', 500]],
    ['less by a method with a lower minimum', 499, 'coins', [['coins', 499]]],
  ])('answers a withdrawal of %s', async (_what, amount, wished, sent) => {
    const who = await player({}, amount);
    expect(await withdraw(who, amount - 1, wished)).toEqual(['AMOUNT_TOO_SMALL', MIN_AMOUNT]);
    expect(await withdraw(who, amount, wished)).toEqual(sent);
  });
});

describe('reserve_withdrawal', () => {
  type TestShare = Pick<WithdrawalShare, 'account_id' | 'amount' | 'reason'>;
  const share = (account: AccountId, amount: number, reason = 'REST') => ({
    account_id: account,
    amount,
    reason,
  });
  const able = (...ids: readonly AccountId[]) =>
    ACCOUNTS.filter(([id]) => ids.includes(id)).map(([id, minimum]) => ({ id, minimum }));
  async function reserve(
    who: LedgerPlayer,
    shares: readonly TestShare[],
    receivers: readonly PayoutReceiver[] | null,
  ): Promise<unknown> {
    const id = crypto.randomUUID();
    const answer = await reserveWithdrawal(database.pool, {
      brand: who.brand,
      player_id: who.playerId,
      group_id: id,
      fingerprint: 'print',
      shares: shares.map((one, index) => ({
        id: index === 0 ? id : `${id}-${index + 1}`,
        provider: 'foyer-payments',
        method_id: 'x',
        method_kind: 'WALLET',
        method_name: 'X',
        account_label: 'x',
        fee: 0,
        estimated_seconds: 60,
        ...one,
      })),
      currency: who.currency,
      locale: 'en',
      country: 'EE',
      requested_by: null,
      receivers,
      at: new Date(NOON),
    });
    return answer?.code;
  }

  it.each<
    [
      string,
      Partial<Record<AccountId, number>>,
      readonly TestShare[],
      readonly PayoutReceiver[] | null,
      string,
    ]
  >([
    [
      'a rest while an account is owed more than its shares',
      { fern: 5_000 },
      [share('fern', 2_500, 'DEPOSITED_FROM_HERE'), share('bank', 2_500)],
      able('fern', 'bank'),
      'CLOSED_LOOP',
    ],
    [
      'the same when the receivers are unknown',
      { fern: 5_000 },
      [share('fern', 2_500, 'DEPOSITED_FROM_HERE'), share('bank', 2_500)],
      null,
      'CLOSED_LOOP',
    ],
    [
      'an owed account that cannot receive',
      { unsupported: 5_000 },
      [share('bank', 2_500)],
      able('fern', 'bank'),
      'OK',
    ],
    [
      'an owed account that receives all of it',
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
      'a rest below the minimum of the owed account',
      { fern: 5_000 },
      [share('bank', 499)],
      able('fern', 'bank'),
      'OK',
    ],
    [
      'a rest at the minimum of the owed account',
      { fern: 5_000 },
      [share('bank', 500)],
      able('fern', 'bank'),
      'CLOSED_LOOP',
    ],
    [
      'an account that is owed less than its minimum and receives nothing',
      { fern: 300 },
      [share('bank', 5_000)],
      able('fern', 'bank'),
      'CLOSED_LOOP',
    ],
    [
      'an account that is owed less and receives the minimum',
      { fern: 300 },
      [share('fern', 500), share('bank', 4_500)],
      able('fern', 'bank'),
      'OK',
    ],
    [
      'two owed accounts of which one receives everything',
      { fern: 300, bank: 4_000 },
      [share('fern', 4_000)],
      able('fern', 'bank'),
      'CLOSED_LOOP',
    ],
  ])('checks the closed loop with %s', async (_what, paid, shares, receivers, code) => {
    expect(await reserve(await player(paid, 10_000), shares, receivers)).toBe(code);
  });

  it('does not check it for a licence without the closed loop', async () => {
    const who = await player({ fern: 5_000 }, 0, 'aurora');
    expect(await reserve(who, [share('bank', 5_000)], able('fern', 'bank'))).toBe('OK');
  });
});
