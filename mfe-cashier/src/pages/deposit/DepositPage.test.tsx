import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@foyer/platform/testing';
import type { CashierOfDeposits } from '../../features/deposit/useDepositForm.ts';
import { isPaymentInProgress } from '../../features/payment/paymentGuard.ts';
import { Component } from './DepositPage.tsx';
import { cashierMock, player, started, starts, unrelatedUpdate } from './depositPage.fixture.ts';

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
  ] as const)('explains on %s where withdrawals go, and who requires it', async (brand, expected) => {
    renderPage(Component, { services: player(brand), mocks: [cashierMock(), unrelatedUpdate] });
    expect(await screen.findByText(expected)).toBeTruthy();
  });

  it.each([
    ['tuli', /until 23\/11\/2026, 02:00:00/],
    ['quetzal', /until 22\/11\/2026, 6:00:00\spm/],
  ] as const)(
    'ends a limit’s period in the licence’s time zone, regardless of the device (%s)',
    async (brand, expected) => {
      renderPage(Component, { services: player(brand), mocks: [cashierMock(), unrelatedUpdate] });
      expect(await screen.findByText(expected)).toBeTruthy();
    },
  );

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
});
