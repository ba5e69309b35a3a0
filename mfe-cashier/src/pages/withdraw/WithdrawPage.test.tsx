import { describe, expect, it, jest } from '@jest/globals';
import type { OverlayOutcome, Overlays } from '@foyer/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BrandId } from '@foyer/market';
import { answer, renderPage, type FakeServices, type GraphqlMock } from '@foyer/platform/testing';
import { FollowPaymentsDocument } from '../../features/payment/Payment.generated.ts';
import {
  StartWithdrawalDocument,
  type StartWithdrawalMutationVariables,
} from '../../features/withdrawal/StartWithdrawal.generated.ts';
import type { CashierOfWithdrawals } from '../../features/withdrawal/usePayoutDestinations.ts';
import { WithdrawalAllocationDocument } from '../../features/withdrawal/WithdrawalAllocation.generated.ts';
import { WithdrawalCashierDocument } from '../../features/withdrawal/WithdrawalCashier.generated.ts';
import { payment } from '../../features/payment/payment.fixture.ts';
import type { Payment } from '../../features/payment/payment.ts';
import { signedInPlayer } from '../../features/payment/signedInPlayer.fixture.ts';
import { Component, preload } from './WithdrawPage.tsx';

const cashier: CashierOfWithdrawals = {
  __typename: 'Cashier',
  id: 'w',
  currency: 'EUR',
  amounts: {
    __typename: 'CashierAmounts',
    balance: 10_000,
    withdrawable: 10_000,
    bonusLocked: 0,
    pendingWithdrawals: 0,
    minimumWithdrawal: 2_000,
  },
  withdrawalBlocks: [],
  blockedUntil: null,
  methods: [
    {
      __typename: 'PaymentMethod',
      id: 'card',
      name: 'Card',
      kind: 'CARD',
      minimum: 500,
      maximum: 500_000,
      feeFixed: 0,
      feeBasisPoints: 0,
      estimatedSeconds: 60,
      isAvailable: true,
      unavailableReason: null,
      lastSucceededAt: null,
    },
  ],
  accounts: [
    {
      __typename: 'PaymentAccount',
      id: 'acc-1',
      methodId: 'card',
      kind: 'CARD',
      label: 'Visa ··1111',
      holder: null,
      expiresAt: null,
      lastUsedAt: null,
      closedLoopRemaining: 5_000,
    },
  ],
};

const cashierQuery = (
  withdrawable: number,
  withdrawalBlocks: CashierOfWithdrawals['withdrawalBlocks'] = [],
): GraphqlMock =>
  answer(WithdrawalCashierDocument, {
    __typename: 'Query',
    viewer: {
      __typename: 'Viewer',
      id: 'p',
      cashier: {
        ...cashier,
        amounts: { ...cashier.amounts, balance: withdrawable, withdrawable },
        withdrawalBlocks,
      },
      paymentTransactions: { __typename: 'PaymentTransactionConnection', edges: [] },
    },
  });
const THURSDAY = Date.parse('2026-11-26T12:00:00Z');
const SATURDAY = Date.parse('2026-11-28T12:00:00Z');
const cashierMock = cashierQuery(10_000);
const shares: GraphqlMock = answer(WithdrawalAllocationDocument, {
  __typename: 'Query',
  viewer: { __typename: 'Viewer', id: 'p', cashier: { __typename: 'Cashier', id: 'w', allocation: [] } },
});
const paymentUpdate = (news: Payment): GraphqlMock =>
  answer(FollowPaymentsDocument, { __typename: 'Subscription', paymentUpdated: news });

const player = (brand?: BrandId): FakeServices => signedInPlayer('/en/withdraw/', brand, THURSDAY);

describe('withdrawal page (requirements/experience#cashier)', () => {
  it.each([
    ['aurora', 'About 1 minute', 'You can withdraw to any account you’ve used for deposits.'],
    [
      'tuli',
      '€50.00 must be paid here first',
      'Maksu- ja Tolliamet requires withdrawals to go first to the methods you deposited with. You choose where your winnings go.',
    ],
  ] as const)('explains the closed loop where it applies (%s)', async (brand, detail, expected) => {
    renderPage(Component, {
      services: player(brand),
      mocks: [cashierMock, shares, paymentUpdate(payment({ id: 'elsewhere' }))],
    });
    expect(await screen.findByText(detail)).toBeTruthy();
    expect(screen.getByText(expected)).toBeTruthy();
  });

  it('says the same about weekends beside the text and beside the account', async () => {
    renderPage(Component, {
      services: signedInPlayer('/en/withdraw/', 'aurora', SATURDAY),
      mocks: [cashierMock, shares, paymentUpdate(payment({ id: 'elsewhere' }))],
    });
    expect(await screen.findByText('Next working day or later')).toBeTruthy();
    expect(screen.getByText(/don’t process payments at weekends/)).toBeTruthy();
    expect(screen.queryByText('About 1 minute')).toBeNull();
  });

  it.each<[Payment['outcome'], string]>([
    ['PENDING', 'Withdrawal requested'],
    ['SUCCEEDED', 'Withdrawal paid'],
    ['REFUSED', 'Your withdrawal failed'],
    ['REVERSED', 'Your withdrawal failed'],
  ])('sends one request and shows the outcome %s: %s', async (outcome, title) => {
    const sent: StartWithdrawalMutationVariables[] = [];
    const start = answer(StartWithdrawalDocument, (variables) => {
      sent.push(variables);
      return {
        __typename: 'Mutation' as const,
        startWithdrawal: {
          __typename: 'StartedPayment' as const,
          payments: [payment({ id: variables.input.id, direction: 'Withdrawal', outcome, action: null })],
        },
      };
    });
    renderPage(Component, {
      services: player(),
      mocks: [cashierMock, shares, start, paymentUpdate(payment({ id: 'elsewhere' }))],
    });
    await userEvent.type(await screen.findByLabelText('Amount'), '25,50');
    await userEvent.click(screen.getByRole('button', { name: 'Review withdrawal of €25.50' }));
    const question = screen.getByRole('heading', { name: 'Confirm your withdrawal' });
    expect(document.activeElement).toBe(question);
    await userEvent.dblClick(screen.getByRole('button', { name: 'Withdraw €25.50' }));
    const heading = await screen.findByRole('heading', { name: title });
    expect(document.activeElement).toBe(heading);
    expect(sent.map(({ input: { amount, accountId } }) => [amount, accountId])).toEqual([[2_550, 'acc-1']]);
    expect(screen.queryByRole('button', { name: /Yes, withdraw/ })).toBeNull();
  });

  it('asks an unverified player for identification, with the available link and without an amount field', async () => {
    renderPage(Component, {
      services: player('caravel'),
      mocks: [cashierQuery(10_000, ['KYC_REQUIRED']), shares, paymentUpdate(payment({ id: 'elsewhere' }))],
    });
    expect(await screen.findByText('Verify your identity')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Contact support' }).getAttribute('href')).toMatch(/^mailto:/);
    expect(screen.queryByLabelText('Amount')).toBeNull();
  });

  it.each<[string, OverlayOutcome, boolean]>([
    ['opens the documents', 'ok', true],
    ['contacts support where there is no such page', 'ok', false],
    ['does nothing when dismissed', 'dismissed', true],
  ])('opens the identity check, which %s', async (_what, outcome, hasPage) => {
    const services = player('aurora');
    Object.assign(services.navigation, { isAvailable: () => hasPage });
    const answered = Promise.withResolvers<OverlayOutcome>();
    services.overlays.open = jest.fn<Overlays['open']>(() => answered.promise);
    renderPage(Component, {
      services,
      mocks: [cashierQuery(10_000, ['KYC_REQUIRED']), shares, paymentUpdate(payment({ id: 'elsewhere' }))],
    });
    await waitFor(() => expect(services.overlays.open).toHaveBeenCalledTimes(1));
    expect(screen.queryByText('Verify your identity')).toBeNull();
    answered.resolve(outcome);
    await screen.findByText('Verify your identity');
    expect(services.overlays.open).toHaveBeenCalledWith(
      'identity-verification-required',
      expect.objectContaining({ title: 'Verify your identity' }),
    );
    expect(jest.mocked(services.analytics.track).mock.calls).toEqual([
      ['IDENTITY_VERIFICATION_DISPLAYED_ON_WITHDRAWAL', {}],
    ]);
    await waitFor(() => {
      const goes = jest.mocked(services.navigation.go).mock.calls.map(([href]) => href);
      expect(goes).toEqual(outcome === 'ok' && hasPage ? ['/en/profile/documents/'] : []);
      expect(services.support?.contact).toHaveBeenCalledTimes(outcome === 'ok' && !hasPage ? 1 : 0);
    });
  });

  it.each([
    ['LOADING', 0],
    ['LOGGED_OUT', 0],
    ['LOGGED_IN', 1],
  ] as const)('preloads the data of a player only (%s)', async (status, times) => {
    const services = player();
    if (status !== 'LOGGED_IN') services.session.set({ status });
    const query = jest.spyOn(services.apollo, 'query').mockResolvedValue({});
    await preload(services);
    expect(query).toHaveBeenCalledTimes(times);
  });

  it('refuses a negative amount', async () => {
    renderPage(Component, {
      services: player(),
      mocks: [cashierMock, shares, paymentUpdate(payment({ id: 'elsewhere' }))],
    });
    await userEvent.type(await screen.findByLabelText('Amount'), '-25');
    await userEvent.click(screen.getByRole('button', { name: /^Review withdrawal/ }));
    expect(screen.getAllByText(/minimum/i).length).toBeGreaterThan(0);
    expect(screen.getByLabelText('Amount').getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByRole('heading', { name: 'Confirm your withdrawal' })).toBeNull();
  });

  it('allows a balance below the minimum to be withdrawn completely only', async () => {
    renderPage(Component, {
      services: player(),
      mocks: [cashierQuery(1_500), shares, paymentUpdate(payment({ id: 'elsewhere' }))],
    });
    const field = await screen.findByLabelText<HTMLInputElement>('Amount');
    expect(
      screen.getByText('The usual minimum is €20.00. You can withdraw your whole balance of €15.00.'),
    ).toBeTruthy();
    await userEvent.clear(field);
    await userEvent.type(field, '10');
    await userEvent.click(screen.getByRole('button', { name: 'Review withdrawal of €10.00' }));
    expect(screen.getAllByText('You can only withdraw your whole balance of €15.00.').length).toBeGreaterThan(
      0,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Use maximum: €15.00' }));
    await userEvent.click(screen.getByRole('button', { name: 'Review withdrawal of €15.00' }));
    expect(screen.getByRole('heading', { name: 'Confirm your withdrawal' })).toBeTruthy();
  });

  it.each([
    [0, 'Nothing to withdraw', undefined],
    [499, 'Your balance is below the minimum', 'Contact support'],
  ] as const)('explains what remains possible with a balance of %i', async (withdrawable, title, way) => {
    renderPage(Component, {
      services: player(),
      mocks: [cashierQuery(withdrawable), shares, paymentUpdate(payment({ id: 'elsewhere' }))],
    });
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.queryByLabelText('Amount')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Contact support' })?.textContent).toBe(way);
  });

  it.each([
    [0, undefined],
    [38, '€24.62'],
  ] as const)('shows what arrives after a fee of %i', async (fee, received) => {
    const share = (accountId: string, amount: number, ofIt: number) => ({
      __typename: 'WithdrawalShare' as const,
      accountId,
      label: accountId,
      kind: 'CARD' as const,
      amount,
      fee: ofIt,
      estimatedSeconds: 60,
      reason: 'REST' as const,
    });
    const split = answer(WithdrawalAllocationDocument, {
      __typename: 'Query',
      viewer: {
        __typename: 'Viewer',
        id: 'p',
        cashier: {
          __typename: 'Cashier',
          id: 'w',
          allocation: [share('one', 2_000, fee === 0 ? 0 : 30), share('two', 500, fee === 0 ? 0 : 8)],
        },
      },
    });
    renderPage(Component, {
      services: player(),
      mocks: [cashierMock, split, paymentUpdate(payment({ id: 'elsewhere' }))],
    });
    await userEvent.type(await screen.findByLabelText('Amount'), '25');
    expect(await screen.findByText('€20.00')).toBeTruthy();
    if (received === undefined) expect(screen.queryByText('You’ll receive')).toBeNull();
    else expect(screen.getByText('You’ll receive').parentElement?.textContent).toContain(received);
  });

  it('shows it for a withdrawal in progress, too', async () => {
    const running = answer(WithdrawalCashierDocument, {
      __typename: 'Query',
      viewer: {
        __typename: 'Viewer',
        id: 'p',
        cashier,
        paymentTransactions: {
          __typename: 'PaymentTransactionConnection',
          edges: [
            {
              __typename: 'PaymentTransactionEdge',
              node: payment({
                direction: 'Withdrawal',
                outcome: 'PENDING',
                action: null,
                amount: 5_000,
                fee: 75,
              }),
            },
          ],
        },
      },
    });
    renderPage(Component, {
      services: player(),
      mocks: [running, shares, paymentUpdate(payment({ id: 'elsewhere' }))],
    });
    expect(await screen.findByText('Fee €0.75, you’ll receive €49.25')).toBeTruthy();
  });
});
