import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, fakeServices, refuse, renderPage } from '@foyer/platform/testing';
import {
  PaymentHistoryDocument,
  type PastPaymentFragment,
  type PaymentHistoryQuery,
  type PaymentHistoryQueryVariables,
} from '../../features/payment-history/PaymentHistory.generated.ts';
import { RunningWithdrawalsDocument } from '../../features/payment-history/RunningWithdrawals.generated.ts';
import { Component as Withdrawals } from '../profile-withdrawal-history/ProfileWithdrawalHistoryPage.tsx';
import { Component as Deposits } from './ProfileDepositHistoryPage.tsx';

const PATH = '/en/profile/deposit-history/';

function payment(number: number, change: Partial<PastPaymentFragment> = {}): PastPaymentFragment {
  return {
    __typename: 'PaymentTransaction',
    id: `p${number}`,
    direction: 'Deposit',
    amount: number * 1_000,
    fee: 0,
    currency: 'EUR',
    createdAt: '2026-11-21T10:00:00.000Z',
    processedAt: '2026-11-21T10:00:05.000Z',
    status: 'Completed',
    outcome: 'SUCCEEDED',
    refund: null,
    method: { __typename: 'PaymentMethodSummary', id: 'visa', kind: 'CARD', name: 'Visa' },
    accountLabel: '•••• 4242',
    failure: null,
    reference: `FOYER-${number}`,
    steps: [
      {
        __typename: 'PaymentStep',
        kind: 'REQUESTED',
        at: '2026-11-21T10:00:00.000Z',
        expectedBy: null,
        owner: 'PLAYER',
      },
    ],
    ...change,
  };
}
function history(
  payments: readonly PastPaymentFragment[],
  hasNextPage = false,
  rolledBack = 0,
): PaymentHistoryQuery {
  const edges = payments.map((node) => ({
    __typename: 'PaymentTransactionEdge' as const,
    cursor: `c-${node.id}`,
    node,
  }));
  return {
    __typename: 'Query',
    viewer: {
      __typename: 'Viewer',
      id: 'v',
      paymentTransactions: {
        __typename: 'PaymentTransactionConnection',
        edges,
        pageInfo: { __typename: 'PageInfo', hasNextPage, endCursor: edges.at(-1)?.cursor ?? null },
        totals: {
          __typename: 'PaymentTotals',
          count: 3,
          deposited: 6_000,
          withdrawn: 0,
          rolledBack,
          lifetimeNetDeposits: -2_500,
          currency: 'EUR',
        },
      },
    },
  };
}

describe('deposit history', () => {
  it('shows payments with the totals of the whole selection, and more on request', async () => {
    renderPage(Deposits, {
      services: fakeServices({ path: PATH }),
      mocks: [
        answer(PaymentHistoryDocument, ({ after }) =>
          after == null ? history([payment(1), payment(2)], true, 1_700) : history([payment(3)]),
        ),
      ],
    });
    expect(await screen.findByText('€60.00')).toBeTruthy();
    expect(screen.getByText('-€25.00')).toBeTruthy();
    expect(screen.getByText('Reversed').closest('[role=group]')?.textContent).toContain('€17.00');
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('€30.00')).toBeTruthy();
    expect(
      within(screen.getByRole('list', { name: 'Deposits, newest first' })).getAllByText('Card •••• 4242', {
        selector: 'summary *',
      }),
    ).toHaveLength(3);
  });

  it('shows why a payment was refused and the reference for support', async () => {
    renderPage(Deposits, {
      services: fakeServices({ path: PATH }),
      mocks: [
        answer(
          PaymentHistoryDocument,
          history([payment(1, { outcome: 'REFUSED', failure: 'EXPIRED_CARD' })]),
        ),
      ],
    });
    expect(await screen.findByText('The card has expired. Use another card.')).toBeTruthy();
    expect(screen.getByText('You haven’t been charged.')).toBeTruthy();
    expect(screen.getByText('FOYER-1')).toBeTruthy();
  });

  it.each([
    ['Deposit', Deposits, 'Total paid', '€10.75'],
    ['Withdrawal', Withdrawals, 'You’ll receive', '€9.25'],
  ] as const)('shows the amount of a %s at the bank with its fee', async (direction, Page, label, amount) => {
    const running = answer(RunningWithdrawalsDocument, {
      __typename: 'Query',
      viewer: {
        __typename: 'Viewer',
        id: 'v',
        paymentTransactions: { __typename: 'PaymentTransactionConnection', edges: [] },
      },
    });
    renderPage(Page, {
      services: fakeServices({ path: PATH }),
      mocks: [
        answer(PaymentHistoryDocument, history([payment(1, { direction, fee: 75 })])),
        ...(direction === 'Withdrawal' ? [running] : []),
      ],
    });
    expect((await screen.findByText(label)).parentElement?.textContent).toContain(amount);
  });

  it.each([
    ['', /^Payments appear here .* Choose a longer period to see more\.$/, 1],
    ['?range=two-years', /^Payments appear here as soon as you start them\.$/, 0],
    ['?status=ended', /^Choose a longer period or remove a filter\.$/, 1],
    ['?range=two-years&method=CARD', /^Remove a filter to see more\.$/, 1],
  ])('advises in an empty list only what can help: %j', async (search, hint, links) => {
    renderPage(Deposits, {
      services: fakeServices({ path: `${PATH}${search}` }),
      mocks: [answer(PaymentHistoryDocument, history([]))],
    });
    expect(await screen.findByText(hint)).toBeTruthy();
    const all = screen.queryAllByRole('link', { name: 'Show the last 24 months' });
    expect(all.map((link) => link.getAttribute('href'))).toEqual(
      Array.from({ length: links }, () => `${PATH}?range=two-years`),
    );
  });

  it('says how far back it goes and in which time zone its times are', async () => {
    renderPage(Deposits, {
      services: fakeServices({ path: PATH }),
      mocks: [answer(PaymentHistoryDocument, history([payment(1)]))],
    });
    expect(
      await screen.findByText(
        'You can look back 24 months here. Contact support for older records. All times are in Central European Time.',
      ),
    ).toBeTruthy();
  });

  it('explains a charge without a credit, and where the money is', async () => {
    const step = (kind: 'REFUSED' | 'REVERSED', at: string | null) =>
      ({ __typename: 'PaymentStep', kind, at, expectedBy: null, owner: 'OPERATOR' }) as const;
    const refund = {
      __typename: 'PaymentRefund',
      block: 'TIMED_OUT',
      doneAt: '2026-11-21T10:00:05.000Z',
      expectedBy: '2026-11-26T10:00:00.000Z',
    } as const;
    const sent = payment(1, {
      status: 'RolledBacked',
      outcome: 'REVERSED',
      refund,
      steps: [step('REFUSED', refund.doneAt), step('REVERSED', refund.doneAt)],
    });
    const requested = payment(2, { status: 'CancelInitialized', outcome: 'PENDING' });
    renderPage(Deposits, {
      services: fakeServices({ path: PATH }),
      mocks: [answer(PaymentHistoryDocument, history([sent, requested]))],
    });
    expect(
      await screen.findByText('We didn’t credit this deposit because you were on a time-out.'),
    ).toBeTruthy();
    expect(screen.getByText('Refunded to Card •••• 4242. It should arrive by 26/11/2026.')).toBeTruthy();
    expect(screen.getAllByText('Refunded')).toHaveLength(2);
    expect(screen.getByText('Cancelling')).toBeTruthy();
    expect(screen.queryByText('Reversed')).toBeNull();
  });

  it('queries with the filter of the address, and writes a choice to the address', async () => {
    const requested: PaymentHistoryQueryVariables[] = [];
    const services = fakeServices({ path: `${PATH}?range=week&status=ended` });
    renderPage(Deposits, {
      services,
      mocks: [answer(PaymentHistoryDocument, (variables) => (requested.push(variables), history([])))],
    });
    expect(await screen.findByText('No deposits found')).toBeTruthy();
    expect(requested[0]).toMatchObject({ direction: 'Deposit', status: ['Cancelled'], methodKind: null });
    await userEvent.selectOptions(screen.getByLabelText('Method'), 'Card');
    expect(services.navigation.go).toHaveBeenCalledWith(`${PATH}?range=week&status=ended&method=CARD`, {
      replace: true,
    });
  });

  it('downloads the selection as a file of the server', async () => {
    const services = fakeServices({
      path: `${PATH}?from=2026-10-01&until=2026-10-31&status=running&method=CARD`,
    });
    renderPage(Deposits, { services, mocks: [answer(PaymentHistoryDocument, history([payment(1)]))] });
    await userEvent.click(await screen.findByRole('button', { name: 'CSV' }));
    const [path] =
      (services.downloads.save as unknown as { mock: { calls: string[][] } }).mock.calls[0] ?? [];
    expect(path).toBe(
      `/api/exports/deposits.csv?${new URLSearchParams({ from: '2026-09-30T22:00:00.000Z', to: '2026-10-31T23:00:00.000Z', status: 'Initialized,CancelInitialized,RollbackInitialized', method: 'CARD', locale: 'en' }).toString()}`,
    );
  });

  it('shows an error when the file cannot be created', async () => {
    const services = fakeServices(
      { path: PATH },
      {
        downloads: {
          save: async () => {
            throw new Error('429');
          },
        },
      },
    );
    renderPage(Deposits, { services, mocks: [answer(PaymentHistoryDocument, history([payment(1)]))] });
    await userEvent.click(await screen.findByRole('button', { name: 'PDF' }));
    expect(await screen.findByRole('alert')).toHaveProperty(
      'textContent',
      expect.stringContaining('couldn’t create the file'),
    );
  });

  it('offers to try again after a failure', async () => {
    renderPage(Deposits, {
      services: fakeServices({ path: PATH }),
      mocks: [refuse(PaymentHistoryDocument, 'ServiceUnavailableFailure')],
    });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});

describe('withdrawal history', () => {
  it('shows withdrawals in progress first, with a link to their details', async () => {
    const running = payment(4, {
      direction: 'Withdrawal',
      outcome: 'PENDING',
      processedAt: null,
      steps: [
        {
          __typename: 'PaymentStep',
          kind: 'SENT',
          at: null,
          expectedBy: '2026-11-22T10:00:00.000Z',
          owner: 'BANK',
        },
      ],
    });
    const way = answer(RunningWithdrawalsDocument, {
      __typename: 'Query',
      viewer: {
        __typename: 'Viewer',
        id: 'v',
        paymentTransactions: {
          __typename: 'PaymentTransactionConnection',
          edges: [{ __typename: 'PaymentTransactionEdge', cursor: 'c', node: running }],
        },
      },
    });
    renderPage(Withdrawals, {
      services: fakeServices({ path: '/en/profile/withdrawal-history/' }),
      mocks: [way, answer(PaymentHistoryDocument, history([]))],
    });
    expect(await screen.findByRole('heading', { name: 'Withdrawals in progress' })).toBeTruthy();
    expect(screen.getByText(/With your bank · Expected by/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'View details' }).getAttribute('href')).toBe('/en/withdraw/');
  });

  it('reports withdrawals in progress that could not be loaded while the list was, and loads them again', async () => {
    let requests = 0;
    const failing = refuse(RunningWithdrawalsDocument, 'ServiceUnavailableFailure');
    renderPage(Withdrawals, {
      services: fakeServices({ path: '/en/profile/withdrawal-history/' }),
      mocks: [
        {
          ...failing,
          respond: (variables) => {
            requests += 1;
            return failing.respond(variables);
          },
        },
        answer(PaymentHistoryDocument, history([])),
      ],
    });
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('We couldn’t load your withdrawals in progress.')).toBeTruthy();
    expect(await screen.findByText('No withdrawals found')).toBeTruthy();
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(requests).toBe(2);
  });
});
