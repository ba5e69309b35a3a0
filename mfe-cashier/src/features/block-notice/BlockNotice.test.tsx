import { describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CashierBlock } from '@foyer/graphql/main';
import type { RouteId } from '@foyer/links';
import { answer, fakeServices, renderPage, type GraphqlMock } from '@foyer/platform/testing';
import { BlockNotice } from './BlockNotice.tsx';
import { OwedDebtDocument } from './Debt.generated.ts';
import {
  SettleDebtDocument,
  type SettleDebtMutation,
  type SettleDebtMutationVariables,
} from './Debt.generated.ts';

/** Mocks a server that can settle this amount, and records the requests. */
function debt(settled: number): { readonly mock: GraphqlMock; readonly keys: string[] } {
  const keys: string[] = [];
  const mock = answer(SettleDebtDocument, (variables: SettleDebtMutationVariables): SettleDebtMutation => {
    keys.push(variables.input.idempotencyKey);
    return {
      __typename: 'Mutation',
      settleDebt: {
        __typename: 'SettleDebtResult',
        settled,
        cashier: {
          __typename: 'Cashier',
          id: 'w',
          currency: 'EUR',
          amounts: { __typename: 'CashierAmounts', balance: 0, withdrawable: 0, debt: 0 },
          withdrawalBlocks: [],
        },
      },
    };
  });
  return { mock, keys };
}

/** Mocks the debt that the server reports. */
const owes = (debtMinor: number, balance: number, currency = 'EUR'): GraphqlMock =>
  answer(OwedDebtDocument, {
    __typename: 'Query',
    viewer: {
      __typename: 'Viewer',
      id: 'v',
      cashier: {
        __typename: 'Cashier',
        id: 'w',
        currency,
        amounts: { __typename: 'CashierAmounts', balance, debt: debtMinor },
      },
    },
  });

const Page = () => <BlockNotice block="DEBT_OPEN" until={null} page="withdraw" />;

describe('links of a block', () => {
  const MISSING: ReadonlySet<RouteId> = new Set<RouteId>(['profile-documents', 'source-of-wealth']);
  const show = (
    block: CashierBlock,
    isAvailable: (route: RouteId) => boolean,
  ): readonly (string | null)[] => {
    const services = fakeServices({ path: '/en/withdraw/' });
    renderPage(() => <BlockNotice block={block} until={null} page="withdraw" />, {
      services: { ...services, navigation: { ...services.navigation, isAvailable } },
      mocks: [debt(0).mock, owes(1_500, 0)],
    });
    return screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  };

  it.each<[CashierBlock, string, RegExp]>([
    ['KYC_REQUIRED', '/en/profile/documents/', /Your profile shows what’s missing/],
    ['SOURCE_OF_WEALTH_EXPIRED', '/en/source-of-wealth/', /You can use the cashier again once we have it/],
  ])('lead to the page of %s, and to support where that page is missing', (block, href, expected) => {
    expect(show(block, () => true)).toEqual([href, expect.stringMatching(/^mailto:/)]);
    expect(screen.getByText(expected)).toBeTruthy();
    cleanup();
    expect(show(block, (route) => !MISSING.has(route))).toEqual([expect.stringMatching(/^mailto:/)]);
    expect(screen.getByText(/Contact support to find out (what|which)/)).toBeTruthy();
  });

  it.each<CashierBlock>([
    'ACCOUNT_CLOSED',
    'SELF_EXCLUDED',
    'TIMED_OUT',
    'DEPOSITS_BLOCKED',
    'WITHDRAWALS_BLOCKED',
    'INSTANT_BANKING_BLOCKED',
    'KYC_REQUIRED',
    'SOURCE_OF_WEALTH_EXPIRED',
    'TERMS_NOT_ACCEPTED',
    'COUNTRY_NOT_ALLOWED',
    'LIMIT_REQUIRED',
    'LIMIT_OFFERED',
    'LIMIT_REACHED',
  ])('exist for %s when optional pages are missing', (block) => {
    expect(show(block, (route) => !MISSING.has(route)).length).toBeGreaterThan(0);
  });

  it('exist for DEBT_OPEN when optional pages are missing', async () => {
    expect(show('DEBT_OPEN', (route) => !MISSING.has(route)).length).toBeGreaterThan(0);
    await screen.findByText('You owe €15.00.'); // only this block sends a query, which must end before the test does
  });
});

describe('open debt', () => {
  it.each([
    ['that the balance covers', 1_500, 1_500, 'EUR', /^You owe €15\.00\.$/],
    [
      'that the balance covers partly',
      4_000,
      1_050,
      'USD',
      /^You owe (US)?\$40\.00\. Your balance covers (US)?\$10\.50 of it\.$/,
    ],
    ['without any balance', 1_500, 0, 'EUR', /^You owe €15\.00\.$/],
  ])('shows the amount of a debt %s', async (_what, debtMinor, balance, currency, expected) => {
    renderPage(Page, {
      services: fakeServices({ path: '/en/withdraw/' }),
      mocks: [debt(0).mock, owes(debtMinor, balance, currency)],
    });
    expect(await screen.findByText(expected)).toBeTruthy();
  });

  it('disappears once it is settled', async () => {
    renderPage(Page, {
      services: fakeServices({ path: '/en/withdraw/' }),
      mocks: [debt(1_500).mock, owes(1_500, 4_000)],
    });
    await screen.findByText('You owe €15.00.');
    await userEvent.click(screen.getByRole('button', { name: 'Pay from my balance' }));
    await waitFor(() => expect(screen.queryByText(/You owe/)).toBeNull());
  });

  it('is settled from the balance on a click, with a confirmation', async () => {
    const services = fakeServices({ path: '/en/withdraw/' });
    const { mock, keys } = debt(1_500);
    renderPage(Page, { services, mocks: [mock, owes(1_500, 4_000)] });
    expect(screen.getByRole('link', { name: 'Contact support' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Pay from my balance' }));
    expect(services.toasts.show).toHaveBeenCalledWith('success', '€15.00 was paid from your balance.');
    await userEvent.click(screen.getByRole('button', { name: 'Pay from my balance' }));
    expect(new Set(keys).size).toBe(2);
  });

  it('is not reported as settled when the balance was empty', async () => {
    const services = fakeServices({ path: '/en/withdraw/' });
    renderPage(Page, { services, mocks: [debt(0).mock, owes(1_500, 0)] });
    await userEvent.click(screen.getByRole('button', { name: 'Pay from my balance' }));
    expect(services.toasts.show).toHaveBeenCalledWith(
      'info',
      'Your balance is empty. Contact support to arrange payment.',
    );
  });
});
