import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, fakeServices, renderPage, type GraphqlMock } from '@foyer/platform/testing';
import { BlockNotice } from './BlockNotice.tsx';
import { OwedDebtDocument } from './OwedDebt.generated.ts';
import { SettleDebtDocument, type SettleDebtMutation, type SettleDebtMutationVariables } from './SettleDebt.generated.ts';

/** A server with so much to settle, and what it was asked. */
function debt(settled: number): { readonly mock: GraphqlMock; readonly keys: string[] } {
  const keys: string[] = [];
  const mock = answer(SettleDebtDocument, (variables: SettleDebtMutationVariables): SettleDebtMutation => {
    keys.push(variables.input.idempotencyKey);
    return {
      __typename: 'Mutation',
      settleDebt: { __typename: 'SettleDebtResult', settled, cashier: { __typename: 'Cashier', id: 'w', currency: 'EUR', amounts: { __typename: 'CashierAmounts', balance: 0, withdrawable: 0, debt: 0 }, withdrawalBlocks: [] } },
    };
  });
  return { mock, keys };
}

/** What a server says is owed. */
const owes = (debtMinor: number, balance: number, currency = 'EUR'): GraphqlMock => answer(OwedDebtDocument, {
  __typename: 'Query',
  viewer: { __typename: 'Viewer', id: 'v', cashier: { __typename: 'Cashier', id: 'w', currency, amounts: { __typename: 'CashierAmounts', balance, debt: debtMinor } } },
});

const Page = () => <BlockNotice block="DEBT_OPEN" until={null} page="withdraw" />;

describe('something that is owed', () => {
  it.each([
    ['all of which the balance covers', 1_500, 1_500, 'EUR', /^You owe €15\.00\.$/],
    ['of which the balance covers a part', 4_000, 1_050, 'USD', /^You owe (US)?\$40\.00\. Your balance covers (US)?\$10\.50 of it\.$/],
    ['without a balance', 1_500, 0, 'EUR', /^You owe €15\.00\.$/],
  ])('%s says how much it is', async (_what, debtMinor, balance, currency, words) => {
    renderPage(Page, { services: fakeServices({ path: '/en/withdraw/' }), mocks: [debt(0).mock, owes(debtMinor, balance, currency)] });
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('says nothing of it any more once it is settled', async () => {
    renderPage(Page, { services: fakeServices({ path: '/en/withdraw/' }), mocks: [debt(1_500).mock, owes(1_500, 4_000)] });
    await screen.findByText('You owe €15.00.');
    await userEvent.click(screen.getByRole('button', { name: 'Settle it from my balance' }));
    await waitFor(() => expect(screen.queryByText(/You owe/)).toBeNull());
  });

  it('is settled from the balance by a press, and said', async () => {
    const services = fakeServices({ path: '/en/withdraw/' });
    const { mock, keys } = debt(1_500);
    renderPage(Page, { services, mocks: [mock, owes(1_500, 4_000)] });
    expect(screen.getByRole('link', { name: 'Write to us' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Settle it from my balance' }));
    expect(services.toasts.show).toHaveBeenCalledWith('success', '€15.00 is settled from your balance.');
    await userEvent.click(screen.getByRole('button', { name: 'Settle it from my balance' }));
    expect(new Set(keys).size).toBe(2);
  });

  it('is not said to be settled when there was nothing to settle it with', async () => {
    const services = fakeServices({ path: '/en/withdraw/' });
    renderPage(Page, { services, mocks: [debt(0).mock, owes(1_500, 0)] });
    await userEvent.click(screen.getByRole('button', { name: 'Settle it from my balance' }));
    expect(services.toasts.show).toHaveBeenCalledWith('info', 'There is nothing in your balance to settle it with. Write to us: we find a way.');
  });
});
