import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BrandId } from '@foyer/market';
import {
  answer,
  fakeServices,
  refuse,
  renderPage,
  type FakeServices,
  type GraphqlMock,
} from '@foyer/platform/testing';
import {
  DeclineDepositLimitDocument,
  type DeclineDepositLimitMutation,
} from '../../features/deposit/LimitPrompt.generated.ts';
import { cashierQuery } from '../../features/deposit/deposit.fixture.ts';
import { DepositCashierDocument } from '../../features/deposit/DepositCashier.generated.ts';
import {
  SetDepositLimitDocument,
  type SetDepositLimitMutation,
} from '../../features/deposit/LimitPrompt.generated.ts';
import {
  StartDepositDocument,
  type StartDepositMutation,
  type StartDepositMutationVariables,
} from '../../features/deposit/StartDeposit.generated.ts';
import type { CashierOfDeposits } from '../../features/deposit/useDepositForm.ts';
import { FollowPaymentsDocument } from '../../features/payment/Payment.generated.ts';
import { isPaymentInProgress } from '../../features/payment/paymentGuard.ts';
import { ReadPaymentDocument } from '../../features/payment/Payment.generated.ts';
import { payment } from '../../features/payment/payment.fixture.ts';
import type { Payment } from '../../features/payment/payment.ts';
import { Component } from './DepositPage.tsx';

const cashierMock = (change: Partial<CashierOfDeposits> = {}): GraphqlMock =>
  answer(DepositCashierDocument, cashierQuery(change));
const paymentUpdate = (news: Payment): GraphqlMock =>
  answer(FollowPaymentsDocument, { __typename: 'Subscription', paymentUpdated: news });
const unrelatedUpdate = paymentUpdate(payment({ id: 'elsewhere' }));
const known = (found: Payment | null): GraphqlMock =>
  answer(ReadPaymentDocument, {
    __typename: 'Query',
    viewer: { __typename: 'Viewer', id: 'p', payment: found },
  });

function player(brand: BrandId = 'aurora'): FakeServices {
  const services = fakeServices({ path: '/en/deposit/', brand });
  services.session.set({
    status: 'LOGGED_IN',
    playerId: 'player-1',
    sessionId: 's',
    passwordless: false,
    flow: 'Identity',
    expiresAt: 0,
    startedAt: 0,
  } as unknown as Parameters<FakeServices['session']['set']>[0]); // ids are branded
  return services;
}

/** Mocks a server that answers each start with this outcome and records the requests. */
function starts(outcome: (id: string) => StartDepositMutation['startDeposit']): {
  readonly mock: GraphqlMock;
  readonly sent: StartDepositMutationVariables[];
} {
  const sent: StartDepositMutationVariables[] = [];
  const mock = answer(StartDepositDocument, (variables): StartDepositMutation => {
    sent.push(variables);
    return { __typename: 'Mutation', startDeposit: outcome(variables.input.id) };
  });
  return { mock, sent };
}

const started =
  (change: Partial<Payment> = {}) =>
  (id: string): StartDepositMutation['startDeposit'] => ({
    __typename: 'StartedPayment',
    payments: [payment({ id, ...change })],
  });

const refund = (
  block: NonNullable<Payment['refund']>['block'],
  doneAt: string | null = null,
): Payment['refund'] => ({
  __typename: 'PaymentRefund',
  block,
  doneAt,
  expectedBy: '2026-11-26T12:00:00.000Z',
});

describe('deposit page', () => {
  it('accepts a comma, shows fee and limit in advance, and sends one intent for a double click and Enter', async () => {
    const services = player();
    const { mock, sent } = starts(started());
    renderPage(Component, { services, mocks: [cashierMock(), unrelatedUpdate, mock] });
    const amount = await screen.findByLabelText('Amount');
    expect(screen.getByText(/Weekly limit: €75.00 left/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: '€100.00' })).toBeNull();
    expect(screen.getByText('Not available in your country')).toBeTruthy();
    await userEvent.type(amount, '80');
    expect(screen.getByText('You can deposit up to €75.00 within your limit.')).toBeTruthy();
    await userEvent.clear(amount);
    await userEvent.type(amount, '25,50');
    await userEvent.click(screen.getByRole('radio', { name: /Fernpay/ }));
    expect(screen.getByText('You’ll pay €25.88: €25.50 plus a €0.38 fee.')).toBeTruthy();
    const press = screen.getByRole('button', { name: 'Deposit €25.50' });
    fireEvent.click(press);
    fireEvent.click(press);
    fireEvent.keyDown(press, { key: 'Enter' });
    expect(await screen.findByTitle('Payment form of the payment provider')).toBeTruthy();
    expect(sent.map(({ input: { id: _id, ...input } }) => input)).toEqual([
      {
        amount: 2_550,
        currency: 'EUR',
        methodId: 'fernpay',
        accountId: null,
        returnPath: '/en/deposit/',
        locale: 'en',
      },
    ]);
    expect(services.storage.read('openPayment')).toContain(sent[0]?.input.id);
    expect(services.guards.register).toHaveBeenCalledWith('money-flow', 'pending');
    expect(isPaymentInProgress()).toBe(true);
  });

  it.each([
    ['aurora', true],
    ['tuli', false], // no toggle QuickDepositLastUsedAccount
  ] as const)(
    'shows a known account of %s alone, with the others one click away: %s',
    async (brand, isAlone) => {
      const { mock, sent } = starts(started());
      const accounts: CashierOfDeposits['accounts'] = [
        {
          __typename: 'PaymentAccount',
          id: 'visa',
          methodId: 'card',
          kind: 'CARD',
          label: 'Visa ··1111',
          holder: null,
          expiresAt: null,
          lastUsedAt: '2026-11-20T12:00:00.000Z',
          closedLoopRemaining: 0,
        },
      ];
      renderPage(Component, {
        services: player(brand),
        mocks: [cashierMock({ accounts }), unrelatedUpdate, mock],
      });
      await userEvent.click(await screen.findByRole('button', { name: '€20.00' }));
      const others = screen.queryByText('Other payment methods');
      expect(others !== null).toBe(isAlone);
      expect(
        screen
          .queryAllByRole<HTMLInputElement>('radio', { checked: true, hidden: true })
          .map(({ value }) => value),
      ).toEqual([isAlone ? 'visa' : 'card']);
      if (others) {
        expect(others.closest('details')?.open).toBe(false);
        expect(
          [...(others.closest('details')?.querySelectorAll('input') ?? [])].map(({ value }) => value),
        ).toEqual(['card', 'fernpay', 'quay']);
      }
      await userEvent.click(screen.getByRole('button', { name: 'Deposit €20.00' }));
      await waitFor(() => expect(sent).toHaveLength(1));
      expect(sent[0]?.input).toMatchObject({ methodId: 'card', accountId: isAlone ? 'visa' : null });
    },
  );

  it.each([
    ['aurora', 'You can withdraw to accounts you’ve used for deposits.'],
    [
      'tuli',
      'Maksu- ja Tolliamet requires withdrawals to go first to the payment methods you deposited with.',
    ],
  ] as const)('explains on %s where withdrawals go, and who requires it', async (brand, words) => {
    renderPage(Component, { services: player(brand), mocks: [cashierMock(), unrelatedUpdate] });
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it.each([
    ['SUCCEEDED', null, 'Deposit complete'],
    ['PENDING', null, 'Your deposit is being processed'],
    [
      'REFUSED',
      'INSUFFICIENT_FUNDS',
      'The account didn’t have enough funds. Use another account or a smaller amount.',
    ],
    ['CANCELLED', null, 'Deposit cancelled'],
  ] as const)('shows the outcome: %s %s', async (outcome, failure, words) => {
    const { mock } = starts(started({ outcome, failure, action: null }));
    renderPage(Component, { services: player(), mocks: [cashierMock(), unrelatedUpdate, mock] });
    await userEvent.click(await screen.findByRole('button', { name: '€20.00' }));
    await userEvent.click(screen.getByRole('button', { name: 'Deposit €20.00' }));
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByText('FY-0001')).toBeTruthy();
  });

  it.each([
    ['tuli', /until 11\/23\/26, 2:00:00\sAM/],
    ['quetzal', /until 11\/22\/26, 6:00:00\sPM/],
  ] as const)(
    'ends a limit’s period in the licence’s time zone, whatever the device (%s)',
    async (brand, words) => {
      renderPage(Component, { services: player(brand), mocks: [cashierMock(), unrelatedUpdate] });
      expect(await screen.findByText(words)).toBeTruthy();
    },
  );

  it.each<[string, Partial<Payment>, readonly string[], string | undefined]>([
    [
      'a limit',
      { status: 'RollbackInitialized', refund: refund('LIMIT_REACHED') },
      [
        'Your deposit is being refunded',
        'We didn’t credit this deposit because it would have exceeded your deposit limit.',
        'We’re refunding Card •••• 4242. It should arrive by 11/26/26.',
        'View my limits',
        'Make another deposit',
      ],
      undefined,
    ],
    [
      'an exclusion',
      { status: 'RolledBacked', refund: refund('SELF_EXCLUDED', '2026-11-21T12:00:00.000Z') },
      [
        'Your deposit was refunded',
        'We didn’t credit this deposit because you were self-excluded.',
        'Refunded to Card •••• 4242. It should arrive by 11/26/26.',
        'Withdraw',
      ],
      'Go to games',
    ],
    [
      'a charge after the cancellation',
      { status: 'Cancelled', refund: refund(null) },
      [
        'Your deposit is being refunded',
        'You were charged after this deposit had ended, so we didn’t credit it.',
        'Go to games',
      ],
      'You haven’t been charged.',
    ],
    [
      'an unconfirmed cancellation',
      { status: 'CancelInitialized', outcome: 'PENDING' },
      ['Cancelling your deposit'],
      'Your deposit is being processed',
    ],
    [
      'the bank',
      { status: 'RolledBacked' },
      ['Your deposit was reversed', 'Contact support'],
      'Your deposit was refunded',
    ],
    [
      'no party yet',
      { outcome: 'PENDING' },
      ['Your deposit is being processed', 'Go to games'],
      'Make another deposit',
    ],
    [
      'the operator',
      { outcome: 'REFUSED', failure: 'REFUSED_BY_OPERATOR' },
      ['Deposit declined', 'You haven’t been charged.', 'Contact support', 'Try another payment method'],
      'Total paid',
    ],
    [
      'a fee on top',
      { outcome: 'SUCCEEDED', fee: 75 },
      ['Deposit complete', 'Total paid', '€50.75'],
      'You haven’t been charged.',
    ],
  ])('explains a payment changed by %s', async (_what, change, shown, absent) => {
    const { mock } = starts(
      started({ outcome: 'REVERSED', action: null, accountLabel: '•••• 4242', ...change }),
    );
    renderPage(Component, { services: player(), mocks: [cashierMock(), unrelatedUpdate, mock] });
    await userEvent.click(await screen.findByRole('button', { name: '€20.00' }));
    await userEvent.click(screen.getByRole('button', { name: 'Deposit €20.00' }));
    for (const words of shown) expect(await screen.findByText(words)).toBeTruthy();
    if (absent) expect(screen.queryByText(absent)).toBeNull();
  });

  it('treats a lost response as unknown, and retries with the same id', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    try {
      const services = player();
      renderPage(Component, {
        services,
        mocks: [cashierMock(), unrelatedUpdate, refuse(StartDepositDocument, 'InternalFailure')],
      });
      fireEvent.click(await screen.findByRole('button', { name: '€20.00' }));
      fireEvent.click(screen.getByRole('button', { name: 'Deposit €20.00' }));
      for (const wait of [1_000, 2_000, 4_000]) await act(async () => jest.advanceTimersByTimeAsync(wait));
      expect(await screen.findByText('We’re still waiting for confirmation')).toBeTruthy();
      expect(screen.queryByRole('button', { name: /Deposit/ })).toBeNull();
      expect(services.storage.read('openPayment')).not.toBe('');
    } finally {
      jest.useRealTimers();
    }
  });

  it('continues the stored deposit after a reload, and shows its outcome', async () => {
    const services = player();
    services.storage.write('openPayment', `p-1|d|5000|EUR|card||player-1|${services.now()}`);
    renderPage(Component, {
      services,
      mocks: [cashierMock(), unrelatedUpdate, known(payment({ outcome: 'SUCCEEDED', action: null }))],
    });
    expect(await screen.findByText('Deposit complete')).toBeTruthy();
    expect(services.storage.read('openPayment')).toBe('');
  });

  it('does not continue the deposit of another player', async () => {
    const services = player();
    services.storage.write('openPayment', `p-1|d|5000|EUR|card||player-2|${services.now()}`);
    renderPage(Component, { services, mocks: [cashierMock(), unrelatedUpdate] });
    expect(await screen.findByLabelText('Amount')).toBeTruthy();
  });

  it.each([
    ['KYC_REQUIRED', 'Verify your identity', 'See what is missing'],
    ['LIMIT_REACHED', 'You’ve reached your deposit limit', 'View my limits'],
    ['SELF_EXCLUDED', 'You’re self-excluded', 'Withdraw'],
    ['COUNTRY_NOT_ALLOWED', 'Not available in your country', 'Contact support'],
  ] as const)('%s shows its link and no form', async (block, title, way) => {
    renderPage(Component, {
      services: player(),
      mocks: [cashierMock({ depositBlocks: [block] }), unrelatedUpdate],
    });
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByRole('link', { name: way })).toBeTruthy();
    expect(screen.queryByLabelText('Amount')).toBeNull();
  });

  it('asks for a limit before the first deposit where the licence requires it', async () => {
    renderPage(Component, {
      services: player(),
      mocks: [cashierMock({ mustSetDepositLimit: true, depositBlocks: ['LIMIT_REQUIRED'] }), unrelatedUpdate],
    });
    expect(await screen.findByRole('heading', { name: 'Set a deposit limit first' })).toBeTruthy();
    expect(screen.getByRole('radio', { name: 'Weekly' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Continue without a limit' })).toBeNull();
    expect(screen.queryByText('Payment method')).toBeNull();
  });

  it('moves the focus to the amount once the limit is set', async () => {
    let isSet = false;
    const cashierResponse = answer(DepositCashierDocument, () =>
      cashierQuery({ mustSetDepositLimit: !isSet, depositBlocks: isSet ? [] : ['LIMIT_REQUIRED'] }),
    );
    const set = answer(SetDepositLimitDocument, (): SetDepositLimitMutation => {
      isSet = true;
      return {
        __typename: 'Mutation',
        setPlayerLimit: { __typename: 'PlayerLimit', id: 'l', amount: 5_000, remaining: 5_000 },
      };
    });
    renderPage(Component, { services: player(), mocks: [cashierResponse, unrelatedUpdate, set] });
    await userEvent.type(await screen.findByLabelText('Deposit limit'), '50');
    await userEvent.keyboard('{Enter}');
    const amount = await screen.findByLabelText('Amount');
    await waitFor(() => expect(document.activeElement).toBe(amount));
  });

  it('offers a limit where the licence requires it, and accepts a refusal', async () => {
    let isAnswered = false;
    const cashierResponse = answer(DepositCashierDocument, () =>
      cashierQuery({ depositBlocks: isAnswered ? [] : ['LIMIT_OFFERED'] }),
    );
    const declined = answer(DeclineDepositLimitDocument, (): DeclineDepositLimitMutation => {
      isAnswered = true;
      return {
        __typename: 'Mutation',
        declineDepositLimit: { __typename: 'Cashier', id: 'w', depositBlocks: [] },
      };
    });
    renderPage(Component, { services: player('tuli'), mocks: [cashierResponse, unrelatedUpdate, declined] });
    expect(await screen.findByRole('heading', { name: 'Set a deposit limit?' })).toBeTruthy();
    expect(screen.queryByLabelText('Amount')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Continue without a limit' }));
    const amount = await screen.findByLabelText('Amount');
    await waitFor(() => expect(document.activeElement).toBe(amount));
  });

  it('shows why the server rejected the deposit, and allows another attempt', async () => {
    const { mock, sent } = starts(() => ({
      __typename: 'PaymentRefusal',
      code: 'LIMIT_REACHED',
      blocks: [],
      bound: 1_000,
      until: null,
    }));
    renderPage(Component, { services: player(), mocks: [cashierMock(), unrelatedUpdate, mock] });
    await userEvent.click(await screen.findByRole('button', { name: '€20.00' }));
    await userEvent.click(screen.getByRole('button', { name: 'Deposit €20.00' }));
    expect(await screen.findByText('You can deposit up to €10.00 within your limit.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('20');
    await userEvent.click(screen.getByRole('button', { name: 'Deposit €20.00' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(new Set(sent.map(({ input }) => input.id)).size).toBe(2);
  });

  it('offers to continue a started deposit', async () => {
    renderPage(Component, {
      services: player(),
      mocks: [cashierMock({ openDeposits: [payment()] }), unrelatedUpdate],
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(await screen.findByTitle('Payment form of the payment provider')).toBeTruthy();
  });
});
