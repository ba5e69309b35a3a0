import { describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import type { BrandToggle } from '@foyer/market';
import {
  answer,
  fakeServices,
  renderPage,
  renderPiece,
  signedInSession,
  streamingWallet,
} from '@foyer/platform/testing';
import { probeToggle } from '@foyer/testing/toggles';
import { money } from '@foyer/money';
import { CashierLayout } from './components/cashier-layout/CashierLayout.tsx';
import { useDepositForm } from './features/deposit/useDepositForm.ts';
import { cashierQuery } from './features/deposit/deposit.fixture.ts';
import { DepositCashierDocument } from './features/deposit/DepositCashier.generated.ts';
import { payment } from './features/payment/payment.fixture.ts';
import { FollowPaymentsDocument } from './features/payment/Payment.generated.ts';
import {
  LastCompletedDepositDocument,
  type LastCompletedDepositQuery,
} from './features/deposit/LastCompletedDeposit.generated.ts';
import { Component as Deposit } from './pages/deposit/DepositPage.tsx';
import { Component as Withdraw } from './pages/withdraw/WithdrawPage.tsx';
import { Component as QuickDeposit } from './slots/quick-deposit/QuickDeposit.tsx';

const THURSDAY = Date.parse('2026-11-26T12:00:00Z');
const SATURDAY = Date.parse('2026-11-28T12:00:00Z');

const playerOf = (toggle: BrandToggle, isOn: boolean, now = THURSDAY) => {
  const services = fakeServices({ features: { [toggle]: isOn }, now });
  services.session.set(signedInSession());
  services.wallet.set(streamingWallet());
  return services;
};

const VISA = {
  __typename: 'PaymentAccount',
  id: 'visa',
  methodId: 'card',
  kind: 'CARD',
  label: 'Visa ··1111',
  holder: null,
  expiresAt: null,
  lastUsedAt: '2026-11-20T12:00:00.000Z',
  closedLoopRemaining: 0,
} as const;

const LAST_BY_CARD: LastCompletedDepositQuery = {
  __typename: 'Query',
  viewer: {
    __typename: 'Viewer',
    id: 'p',
    lastCompletedDeposit: {
      __typename: 'CompletedDeposit',
      provider: 'ours',
      payload: JSON.stringify({
        txName: 'CreditcardDeposit',
        accountId: 'visa',
        attributes: { paymentMethod: 'card' },
      }),
    },
  },
};

function FirstOption() {
  const cashier = cashierQuery({ accounts: [VISA] }).viewer?.cashier;
  const form = useDepositForm(cashier, money(2_000, 'EUR'), {});
  return <p>{form.options[0]?.key}</p>;
}

describe('toggles of the cashier', () => {
  probeToggle('DarkCashierLayout', 'the surfaces of its pages', (isOn) => {
    cleanup();
    const { container } = renderPiece(
      <CashierLayout title="Deposit" aside={null}>
        {null}
      </CashierLayout>,
      { services: playerOf('DarkCashierLayout', isOn) },
    );
    return container.querySelector('[data-cashier-surface="dark"]') !== null;
  });

  probeToggle('DisableWeekendWithdrawalMessages', 'the note about weekends', (isOn) => {
    cleanup();
    renderPage(Withdraw, { services: playerOf('DisableWeekendWithdrawalMessages', isOn, SATURDAY) });
    return screen.queryByText(/don’t process payments at weekends/) !== null;
  });

  it('says nothing about weekends on a working day', () => {
    renderPage(Withdraw, { services: playerOf('DisableWeekendWithdrawalMessages', false) });
    expect(screen.queryByText(/at weekends/)).toBeNull();
  });

  probeToggle('EnableCashierIBAwardAnnouncement', 'the announcement of the award', (isOn) => {
    cleanup();
    renderPage(Deposit, { services: playerOf('EnableCashierIBAwardAnnouncement', isOn) });
    return screen.queryByText('Awards for instant bank payments') !== null;
  });

  probeToggle('BonusChecker', 'the button of the deposit page', (isOn) => {
    cleanup();
    renderPage(Deposit, { services: playerOf('BonusChecker', isOn) });
    return screen.queryByRole('button', { name: 'Check your bonus' }) !== null;
  });

  probeToggle('QuickDepositLastUsedAccount', 'the first payment method', (isOn) => {
    cleanup();
    renderPiece(<FirstOption />, { services: playerOf('QuickDepositLastUsedAccount', isOn) });
    return screen.queryByText('visa') !== null;
  });

  probeToggle('QuickDepositLastUsedAccount', 'the card style of the dialog', async (isOn) => {
    cleanup();
    const styles = new Set<boolean>();
    const read = jest.fn();
    renderPiece(
      <QuickDeposit
        amount={undefined}
        paymentMethod={undefined}
        onDone={() => undefined}
        onCardStyle={(isCard) => void styles.add(isCard)}
      />,
      {
        services: playerOf('QuickDepositLastUsedAccount', isOn),
        mocks: [
          answer(LastCompletedDepositDocument, () => {
            read();
            return LAST_BY_CARD;
          }),
          answer(DepositCashierDocument, cashierQuery()),
          answer(FollowPaymentsDocument, {
            __typename: 'Subscription',
            paymentUpdated: payment({ id: 'other' }),
          }),
        ],
      },
    );
    await waitFor(() => expect(read).toHaveBeenCalled());
    await act(() => new Promise((resolve) => void setTimeout(resolve)));
    return styles.has(true);
  });
});
