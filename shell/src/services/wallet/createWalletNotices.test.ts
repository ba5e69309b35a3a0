import { ApolloClient } from '@apollo/client';
import { describe, expect, it, jest } from '@jest/globals';
import type { Balances, OverlayOutcome, Overlays, ToastKind } from '@foyer/contract';
import { createCache } from '@foyer/data';
import type { CashierBlock, PaymentOutcome } from '@foyer/graphql/main';
import { createFormatText } from '@foyer/i18n';
import { money } from '@foyer/money';
import { answer, fakeServices, mockLink, refuse } from '@foyer/platform/testing';
import type { BalanceUpdate } from './createWallet.ts';
import { createWalletNotices, type WalletNotices } from './createWalletNotices.ts';
import { DepositAvailabilityDocument, RecentWithdrawalDocument } from './Wallet.generated.ts';

const NOW = Date.UTC(2026, 10, 22, 12);
const MINUTE = 60_000;
const NOTHING = money(0, 'EUR');
const BALANCES: Balances = {
  balance: NOTHING,
  bonusBalance: NOTHING,
  bonusEnabled: false,
  minimumDeposit: NOTHING,
  minimumWithdrawal: NOTHING,
  version: 1,
  stale: false,
};
const moved = (moneyType: BalanceUpdate['moneyType'], amount = 5_000): BalanceUpdate => ({
  __typename: 'BalanceUpdate',
  moneyType,
  amount,
  balance: 0,
  bonusBalance: 0,
  currency: 'EUR',
  wageringProgress: null,
  version: 1,
  gameId: null,
});

type Share = readonly [outcome: PaymentOutcome, amount: number, groupId?: string];

/** A player with these recent withdrawals, newest first; the server can be unavailable at first. */
function arrive(
  shares: PaymentOutcome | readonly Share[],
  { minutesAgo = 1, isAway = false, session: stored = new Map<string, string>() } = {},
) {
  const services = fakeServices({ now: NOW });
  const list = typeof shares === 'string' ? [[shares, 5_000] as const] : shares;
  const edges = list.map(
    ([outcome, amount, groupId = 'w-1'], index) =>
      ({
        __typename: 'PaymentTransactionEdge',
        node: {
          __typename: 'PaymentTransaction',
          id: `p-${index}`,
          groupId,
          createdAt: new Date(NOW - minutesAgo * MINUTE).toISOString(),
          amount,
          currency: 'EUR',
          outcome,
        },
      }) as const,
  );
  const mock = answer(RecentWithdrawalDocument, {
    __typename: 'Query',
    viewer: {
      __typename: 'Viewer',
      id: 'p',
      paymentTransactions: { __typename: 'PaymentTransactionConnection', edges },
    },
  });
  const apollo = new ApolloClient({
    cache: createCache(),
    link: mockLink([isAway ? refuse(RecentWithdrawalDocument, 'ServiceUnavailableFailure') : mock]),
  });
  const notices = createWalletNotices({
    ...services,
    text: createFormatText('en', {}),
    language: 'en',
    apollo,
    session: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    },
  });
  return { notices, toasts: services.toasts, recover: () => apollo.setLink(mockLink([mock])) };
}

describe('a withdrawal after a reload (requirements/states#wallet, requirements/routes#query-parameters)', () => {
  it.each<[PaymentOutcome, ToastKind, string]>([
    ['IN_PROGRESS', 'success', 'Your withdrawal of €50.00 is being processed.'],
    ['PENDING', 'success', 'Your withdrawal of €50.00 is being processed.'],
    ['SUCCEEDED', 'success', 'Your withdrawal of €50.00 has been paid.'],
    ['REFUSED', 'warning', 'Your withdrawal of €50.00 has been returned to your balance.'],
    ['CANCELLED', 'info', 'Your withdrawal of €50.00 has been returned to your balance.'],
    ['REVERSED', 'warning', 'Your withdrawal of €50.00 has been returned to your balance.'],
  ])('shows its notice with the outcome %s', async (outcome, kind, expected) => {
    const { notices, toasts } = arrive(outcome);
    notices.notify(moved('InitWithdrawal'), BALANCES);
    await notices.notifyAfterReload(false);
    expect(toasts.show).toHaveBeenCalledWith(kind, expected);
    await notices.notifyAfterReload(false);
    expect(toasts.show).toHaveBeenCalledTimes(1);
  });

  it.each<[PaymentOutcome, minutesAgo: number, shown: number]>([
    ['PENDING', 9, 1],
    ['PENDING', 60, 1],
    ['SUCCEEDED', 9, 1],
    ['SUCCEEDED', 11, 0],
  ])('is shown when the address requests it: %s, %i minutes ago', async (outcome, minutesAgo, shown) => {
    const { notices, toasts } = arrive(outcome, { minutesAgo });
    await notices.notifyAfterReload(true);
    expect(toasts.show).toHaveBeenCalledTimes(shown);
  });

  it.each<[PaymentOutcome, shown: number]>([
    ['PENDING', 1],
    ['SUCCEEDED', 0],
  ])('is shown again on another page that requests it, while it is processed: %s', async (outcome, shown) => {
    const session = new Map<string, string>();
    await arrive(outcome, { session }).notices.notifyAfterReload(true);
    const { notices, toasts } = arrive(outcome, { session });
    await notices.notifyAfterReload(true);
    await notices.notifyAfterReload(true);
    expect(toasts.show).toHaveBeenCalledTimes(shown);
  });

  it.each<[string, PaymentOutcome, (notices: WalletNotices) => void | Promise<void>]>([
    [
      'after a live update of a withdrawal from before the page',
      'SUCCEEDED',
      (notices) => notices.notify(moved('Withdrawal'), BALANCES),
    ],
    ['after an earlier reload', 'SUCCEEDED', (notices) => notices.notifyAfterReload(true)],
    ['while it is being processed', 'PENDING', (notices) => notices.notifyAfterReload(true)],
  ])('is shown once: %s', async (_when, outcome, before) => {
    const { notices, toasts } = arrive(outcome);
    await before(notices);
    await notices.notifyAfterReload(true);
    expect(toasts.show).toHaveBeenCalledTimes(1);
  });

  it('is shown once when its start is announced after its report', async () => {
    const { notices, toasts } = arrive('SUCCEEDED');
    await notices.notifyAfterReload(true);
    notices.notify(moved('InitWithdrawal'), BALANCES);
    await notices.notifyAfterReload(false);
    expect(toasts.show).toHaveBeenCalledTimes(1);
  });

  it('is not shown again when its payment was already reported', async () => {
    const { notices, toasts } = arrive('SUCCEEDED');
    notices.notify(moved('InitWithdrawal'), BALANCES);
    notices.notify(moved('Withdrawal'), BALANCES);
    await notices.notifyAfterReload(false);
    expect(toasts.show).toHaveBeenCalledTimes(1);
  });

  it.each<[string, readonly Share[], readonly (readonly [ToastKind, string])[]]>([
    [
      'to two accounts',
      [
        ['PENDING', 6_000],
        ['PENDING', 4_000],
      ],
      [['success', 'Your withdrawal of €100.00 is being processed.']],
    ],
    [
      'separate from the previous withdrawal',
      [
        ['PENDING', 6_000],
        ['PENDING', 4_000],
        ['PENDING', 3_000, 'w-0'],
      ],
      [['success', 'Your withdrawal of €100.00 is being processed.']],
    ],
    [
      'partly paid',
      [
        ['SUCCEEDED', 6_000],
        ['PENDING', 4_000],
      ],
      [
        ['success', 'Your withdrawal of €60.00 has been paid.'],
        ['success', 'Your withdrawal of €40.00 is being processed.'],
      ],
    ],
    [
      'partly returned',
      [
        ['REVERSED', 6_000],
        ['REFUSED', 1_000],
        ['SUCCEEDED', 4_000],
      ],
      [
        ['warning', 'Your withdrawal of €70.00 has been returned to your balance.'],
        ['success', 'Your withdrawal of €40.00 has been paid.'],
      ],
    ],
  ])('is summarised: %s', async (_what, shares, expected) => {
    const { notices, toasts } = arrive(shares);
    notices.notify(moved('InitWithdrawal'), BALANCES);
    await notices.notifyAfterReload(false);
    expect((toasts.show as unknown as { mock: { calls: unknown[] } }).mock.calls).toEqual(expected);
  });

  it('is shown despite the end of an older one, without the reported part', async () => {
    const { notices, toasts } = arrive([
      ['SUCCEEDED', 6_000],
      ['PENDING', 4_000],
    ]);
    notices.notify(moved('InitWithdrawal', 6_000), BALANCES);
    notices.notify(moved('Withdrawal', 3_000), BALANCES);
    notices.notify(moved('Withdrawal', 6_000), BALANCES);
    await notices.notifyAfterReload(false);
    expect(
      (toasts.show as unknown as { mock: { calls: unknown[][] } }).mock.calls.map(([, expected]) => expected),
    ).toEqual([
      'Your withdrawal of €30.00 has been paid.',
      'Your withdrawal of €60.00 has been paid.',
      'Your withdrawal of €40.00 is being processed.',
    ]);
  });

  it('is shown after the next reload when the server was unavailable', async () => {
    const { notices, toasts, recover } = arrive('PENDING', { isAway: true });
    notices.notify(moved('InitWithdrawal'), BALANCES);
    await expect(notices.notifyAfterReload(false)).rejects.toThrow();
    recover();
    await notices.notifyAfterReload(false);
    expect(toasts.show).toHaveBeenCalledTimes(1);
  });
});

interface FundsWorld {
  readonly brand?: 'aurora' | 'tuli' | 'caravel' | 'zephyra' | 'quetzal';
  readonly protectionMode?: 'strict';
  readonly blocks?: readonly CashierBlock[];
  readonly isServerAway?: boolean;
  readonly outcome?: OverlayOutcome;
  readonly path?: string;
}

/** A player who bets; the server reports the blocks of deposits. */
function playLow({ blocks = [], isServerAway = false, outcome = 'closed', ...world }: FundsWorld = {}) {
  const services = fakeServices({ now: NOW, ...world });
  services.overlays.open = jest.fn<Overlays['open']>(async () => outcome);
  const stored = new Map<string, string>();
  const apollo = new ApolloClient({
    cache: createCache(),
    link: mockLink([
      isServerAway
        ? refuse(DepositAvailabilityDocument, 'ServiceUnavailableFailure')
        : answer(DepositAvailabilityDocument, {
            __typename: 'Query',
            viewer: {
              __typename: 'Viewer',
              id: 'p',
              cashier: { __typename: 'Cashier', id: 'p', depositBlocks: [...blocks] },
            },
          }),
    ]),
  });
  const notices = createWalletNotices({
    ...services,
    text: createFormatText('en', {}),
    language: 'en',
    apollo,
    session: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
    storage: {
      ...services.storage,
      read: (name) => stored.get(name),
      write: (name, value) => void stored.set(name, value),
    },
  });
  return {
    services,
    stored,
    async bet(left = 200, stakeMinor = 100) {
      notices.notify(moved('CasinoBet', stakeMinor), { ...BALANCES, balance: money(left, 'EUR') });
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

const FUNDS_DIALOG = {
  title: 'Would you like to deposit?',
  body: 'You are running out of funds.',
  okLabel: 'Yes',
  dismissLabel: 'Go back',
};

describe('the dialog when funds run out (requirements/constants#running-out-of-funds)', () => {
  it.each(['aurora', 'tuli', 'caravel', 'zephyra', 'quetzal'] as const)(
    'appears on %s in specification mode, and not in strict mode',
    async (brand) => {
      const ordinary = playLow({ brand });
      await ordinary.bet();
      expect(ordinary.services.overlays.open).toHaveBeenCalledWith('confirmation', FUNDS_DIALOG);
      const strict = playLow({ brand, protectionMode: 'strict' });
      await strict.bet();
      expect(strict.services.overlays.open).not.toHaveBeenCalled();
    },
  );

  it.each<CashierBlock>(['LIMIT_REACHED', 'LIMIT_REQUIRED', 'SELF_EXCLUDED', 'TIMED_OUT', 'KYC_REQUIRED'])(
    'does not appear while the server refuses deposits: %s',
    async (block) => {
      const { services, bet } = playLow({ blocks: [block] });
      await bet();
      expect(services.overlays.open).not.toHaveBeenCalled();
    },
  );

  it('does not appear while the server is unavailable', async () => {
    const { services, bet } = playLow({ isServerAway: true });
    await bet();
    expect(services.overlays.open).not.toHaveBeenCalled();
  });

  it('opens quick deposit with Yes', async () => {
    const { services, bet } = playLow({ outcome: 'ok' });
    await bet();
    expect(services.overlays.open).toHaveBeenLastCalledWith('quick-deposit', {});
  });

  it('is not shown again after Go back, which is stored', async () => {
    const { services, stored, bet } = playLow({ outcome: 'dismissed' });
    await bet();
    await bet();
    expect(stored.get('depositDialog')).toBe('false');
    expect(services.overlays.open).toHaveBeenCalledTimes(1);
  });

  it('is shown again after Escape, as often as its condition holds', async () => {
    const { services, stored, bet } = playLow({ outcome: 'closed' });
    for (let round = 0; round < 3; round += 1) await bet();
    expect(services.overlays.open).toHaveBeenCalledTimes(3);
    expect(stored.has('depositDialog')).toBe(false);
  });

  it('does not appear when an overlay opens before the server answers', async () => {
    const { services, bet } = playLow();
    const decided = bet();
    services.overlays.set({ status: 'open', request: { variant: 'search', content: {} } });
    await decided;
    expect(services.overlays.open).not.toHaveBeenCalled();
  });

  it('does not appear on sports pages', async () => {
    const { services, bet } = playLow({ path: '/en/sports/' });
    await bet();
    expect(services.overlays.open).not.toHaveBeenCalled();
  });
});
