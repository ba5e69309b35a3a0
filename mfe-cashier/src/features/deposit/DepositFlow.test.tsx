import { describe, expect, it } from '@jest/globals';
import { money } from '@foyer/money';
import { renderPiece } from '@foyer/platform/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cashierQuery } from './deposit.fixture.ts';
import { DepositFlow } from './DepositFlow.tsx';
import { pendingCashier, type PendingCashier } from './pendingCashier.fixture.ts';
import { ANSWER_LIFE_MS, preloadDepositCashier } from './depositCashier.ts';
import type { DepositPrefill } from './useDepositForm.ts';

const field = (): HTMLInputElement => screen.getByLabelText<HTMLInputElement>('Amount');

function open(cashier: PendingCashier, prefill: DepositPrefill = {}) {
  return renderPiece(<DepositFlow container="overlay" prefill={prefill} />, { services: cashier.services });
}

/** Runs a step and waits until the page has rendered its response. */
const runStep = (step: () => void = () => undefined): Promise<void> =>
  act(async () => {
    step();
    await new Promise((resolve) => setTimeout(resolve));
  });

describe('amount field while the payment methods load', () => {
  it('accepts input at once, keeps the focus, and is validated when the rules arrive', async () => {
    const cashier = pendingCashier();
    open(cashier);
    const amount = field();
    expect(screen.getByText('Minimum €20.00')).toBeTruthy();
    expect(screen.getByText('Loading payment methods')).toBeTruthy();
    await userEvent.type(amount, '80{Enter}');
    expect(screen.queryByRole('alert')).toBeNull();
    await runStep(() => cashier.answer());
    expect(field()).toBe(amount);
    expect(document.activeElement).toBe(amount);
    expect(amount.value).toBe('80');
    expect(screen.getByText('You can deposit up to €75.00 within your limit.')).toBeTruthy();
    expect(screen.getByRole('radio', { name: /^Card/ })).toBeTruthy();
    expect(screen.queryByText('Loading payment methods')).toBeNull();
  });

  it.each([
    ['a requested amount', undefined, '5', true],
    ['the player’s own input', '7', '7', false],
  ] as const)(
    'keeps %s below the minimum when the rules arrive (requirements/validation#minimum-deposit)',
    async (_what, written, expected, isExplained) => {
      const cashier = pendingCashier();
      open(cashier, { amount: money(500, 'EUR') });
      if (written !== undefined) {
        await userEvent.clear(field());
        await userEvent.type(field(), written);
      }
      await runStep(() => cashier.answer());
      expect(field().value).toBe(expected);
      expect(field().getAttribute('aria-invalid') === 'true').toBe(isExplained);
    },
  );

  it('explains an amount in another currency until the player enters their own', async () => {
    const cashier = pendingCashier();
    open(cashier, { amount: money(5_000, 'JPY') });
    await runStep(() => cashier.answer());
    expect(field().value).toBe('');
    const explanation = /Your link was for ¥5,000, but your account uses EUR/;
    expect(screen.getByText(explanation)).toBeTruthy();
    await userEvent.type(field(), '30');
    expect(screen.queryByText(explanation)).toBeNull();
  });

  it('writes the code of a dollar other than the wallet’s', async () => {
    const cashier = pendingCashier();
    open(cashier, { amount: money(1_000, 'USD') });
    await runStep(() => cashier.answer(cashierQuery({ currency: 'CAD' })));
    expect(screen.getByText(/Your link was for USD\s10\.00, but your account uses CAD/)).toBeTruthy();
  });

  it.each([
    ['-25', 'Deposit', false],
    ['5', 'Deposit €5.00', true],
  ])(
    'refuses %s once, with the minimum, and never offers a negative deposit',
    async (typed, button, mayGrow) => {
      const cashier = pendingCashier();
      open(cashier);
      await runStep(() => cashier.answer());
      await userEvent.type(field(), typed);
      expect(field().getAttribute('aria-invalid')).toBe(mayGrow ? null : 'true');
      expect(screen.getAllByText(/^(Minimum|That’s below).*€20\.00/)).toHaveLength(1);
      await userEvent.click(screen.getByRole('button', { name: button }));
      expect(field().getAttribute('aria-invalid')).toBe('true');
      expect(screen.queryByText('Minimum €20.00')).toBeNull();
      expect(screen.getByText('That’s below the minimum deposit. Enter €20.00 or more.')).toBeTruthy();
      expect(document.activeElement).toBe(field());
    },
  );

  it('explains an amount below the minimum while typing, once the focus has left it', async () => {
    const cashier = pendingCashier();
    open(cashier);
    await runStep(() => cashier.answer());
    await userEvent.type(field(), '5');
    await userEvent.tab();
    expect(field().getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(field(), '0');
    expect(field().getAttribute('aria-invalid')).toBeNull();
    await userEvent.type(field(), '{Backspace}');
    expect(field().getAttribute('aria-invalid')).toBe('true');
  });

  it.each([
    ['', 'Enter an amount.'],
    ['abc', 'Enter an amount, for example €25.00'],
    ['12.345', 'Too many decimals. Enter an amount such as €25.00'],
  ])('explains the submitted amount "%s" in the field, and nowhere else', async (typed, expected) => {
    const cashier = pendingCashier();
    open(cashier);
    await runStep(() => cashier.answer());
    await userEvent.type(field(), `${typed}{Enter}`);
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field());
    expect(screen.getByText(expected)).toBeTruthy();
    expect(screen.queryByText('Check the following')).toBeNull();
  });

  it('explains an unreadable amount and an unknown method of a link', async () => {
    const cashier = pendingCashier();
    open(cashier, { methodId: 'nope' });
    await runStep(() => cashier.answer());
    expect(screen.getByText('We couldn’t read the amount in your link. Enter an amount.')).toBeTruthy();
    expect(
      screen.getByText('The payment method in your link isn’t available. Choose another one.'),
    ).toBeTruthy();
  });

  it('keeps its value through a failure and a block', async () => {
    const cashier = pendingCashier();
    open(cashier);
    await userEvent.type(field(), '30');
    await runStep(() => cashier.fail());
    expect(field().value).toBe('30');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await runStep(() => cashier.answer(cashierQuery({ depositBlocks: ['KYC_REQUIRED'] })));
    expect(screen.queryByLabelText('Amount')).toBeNull();
    await runStep(() => void cashier.services.apollo.refetchQueries({ include: 'active' }));
    await runStep(() => cashier.answer());
    expect(field().value).toBe('30');
    expect(screen.getByRole('button', { name: 'Deposit €30.00' })).toBeTruthy();
  });

  it('waits for the wallet, which determines the currency', async () => {
    const cashier = pendingCashier();
    cashier.services.wallet.set({ status: 'LOADING' });
    open(cashier);
    expect(screen.queryByLabelText('Amount')).toBeNull();
    await runStep(() => cashier.answer());
    expect(field()).toBeTruthy();
  });
});

describe('deposit form data', () => {
  const press = (cashier: PendingCashier) => open(cashier).unmount;
  const reach = (cashier: PendingCashier): void =>
    void preloadDepositCashier(cashier.services).catch(() => undefined);

  it.each<[string, number, (cashier: PendingCashier) => Promise<void>]>([
    [
      'preloaded and opened',
      1,
      async (cashier) => {
        reach(cashier);
        await runStep(() => cashier.answer());
      },
    ],
    [
      'preloaded twice and opened',
      1,
      async (cashier) => {
        reach(cashier);
        await runStep(() => cashier.answer());
        reach(cashier);
      },
    ],
    ['opened while the preload is pending', 1, async (cashier) => reach(cashier)],
    [
      'opened with an expired preload',
      2,
      async (cashier) => {
        reach(cashier);
        await runStep(() => cashier.answer());
        cashier.pass(ANSWER_LIFE_MS);
      },
    ],
    [
      'opened a second time',
      2,
      async (cashier) => {
        reach(cashier);
        await runStep(() => cashier.answer());
        const close = press(cashier);
        await runStep();
        close();
      },
    ],
    [
      'opened after a preload without a player',
      2,
      async (cashier) => {
        reach(cashier);
        await runStep(() => cashier.answer({ __typename: 'Query', viewer: null }));
      },
    ],
    [
      'opened after a failed preload',
      2,
      async (cashier) => {
        reach(cashier);
        await runStep(() => cashier.fail());
      },
    ],
    [
      'opened after a preload before the session is known',
      1,
      async (cashier) => {
        const known = cashier.services.session.current();
        cashier.services.session.set({ status: 'LOADING' });
        reach(cashier);
        await runStep(() => cashier.answer({ __typename: 'Query', viewer: null }));
        cashier.services.session.set(known);
      },
    ],
  ])('are requested when %s, %d times', async (_what, times, before) => {
    const cashier = pendingCashier();
    await before(cashier);
    press(cashier);
    await runStep(() => cashier.answer());
    expect(cashier.requestCount()).toBe(times);
    expect(screen.getByRole('radio', { name: /^Card/ })).toBeTruthy();
  });
});
