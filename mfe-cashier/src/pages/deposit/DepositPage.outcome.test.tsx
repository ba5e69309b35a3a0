import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, refuse, renderPage, type GraphqlMock } from '@foyer/platform/testing';
import { StartDepositDocument } from '../../features/deposit/StartDeposit.generated.ts';
import { ReadPaymentDocument } from '../../features/payment/Payment.generated.ts';
import { payment } from '../../features/payment/payment.fixture.ts';
import type { Payment } from '../../features/payment/payment.ts';
import { Component } from './DepositPage.tsx';
import { cashierMock, player, started, starts, unrelatedUpdate } from './depositPage.fixture.ts';

const known = (found: Payment | null): GraphqlMock =>
  answer(ReadPaymentDocument, {
    __typename: 'Query',
    viewer: { __typename: 'Viewer', id: 'p', payment: found },
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
  it.each([
    ['SUCCEEDED', null, 'Deposit complete'],
    ['PENDING', null, 'Your deposit is being processed'],
    [
      'REFUSED',
      'INSUFFICIENT_FUNDS',
      'The account didn’t have enough funds. Use another account or a smaller amount.',
    ],
    ['CANCELLED', null, 'Deposit cancelled'],
  ] as const)('shows the outcome: %s %s', async (outcome, failure, expected) => {
    const { mock } = starts(started({ outcome, failure, action: null }));
    renderPage(Component, { services: player(), mocks: [cashierMock(), unrelatedUpdate, mock] });
    await userEvent.click(await screen.findByRole('button', { name: '€20.00' }));
    await userEvent.click(screen.getByRole('button', { name: 'Deposit €20.00' }));
    expect(await screen.findByText(expected)).toBeTruthy();
    expect(screen.getByText('FY-0001')).toBeTruthy();
  });

  it.each<[string, Partial<Payment>, readonly string[], string | undefined]>([
    [
      'a limit',
      { status: 'RollbackInitialized', refund: refund('LIMIT_REACHED') },
      [
        'Your deposit is being refunded',
        'We didn’t credit this deposit because it would have exceeded your deposit limit.',
        'We’re refunding Card •••• 4242. It should arrive by 26/11/2026.',
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
        'Refunded to Card •••• 4242. It should arrive by 26/11/2026.',
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
    for (const expected of shown) expect(await screen.findByText(expected)).toBeTruthy();
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

  it('offers to continue a started deposit', async () => {
    renderPage(Component, {
      services: player(),
      mocks: [cashierMock({ openDeposits: [payment()] }), unrelatedUpdate],
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(await screen.findByTitle('Payment form of the payment provider')).toBeTruthy();
  });
});
