import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { answer, fakeServices, refuse, renderPage } from '@foyer/platform/testing';
import { CashbackDocument, type CashbackQuery } from './Cashback.generated.ts';
import { Component } from './CashbackPage.tsx';
import type { RunningCashback } from './parts/formula/Formula.tsx';

const running: RunningCashback = {
  __typename: 'Cashback',
  id: 'c',
  basisPoints: 1_000,
  period: 'Week',
  // a week in the time zone of the licence
  periodStartsAt: '2026-11-15T23:00:00.000Z',
  periodEndsAt: '2026-11-22T23:00:00.000Z',
  paysAt: '2026-11-23T06:00:00.000Z',
  staked: 50_000,
  returned: 30_000,
  netLoss: 20_000,
  accrued: 2_000,
  maximum: 20_000,
  minimum: 100,
  currency: 'EUR',
  wageringFactor: 0,
  history: [],
};
const open = (cashback: RunningCashback | null) => {
  const data: CashbackQuery = { __typename: 'Query', viewer: { __typename: 'Viewer', id: 'v', cashback } };
  renderPage(Component, {
    services: fakeServices({ path: '/en/cashback/' }),
    mocks: [answer(CashbackDocument, data)],
  });
};

describe('cashback (requirements/experience#cashback)', () => {
  it('explains the calculation with the player’s own figures', async () => {
    open(running);
    expect(await screen.findByText('Cashback rate: 10%')).toBeTruthy();
    expect(screen.getByText('16/11/2026 to 22/11/2026')).toBeTruthy();
    expect(screen.getByText('− €300.00')).toBeTruthy();
    expect(screen.getAllByText('€20.00')).toHaveLength(2);
    expect(screen.getByText(/Paid as cash. You can withdraw it right away/)).toBeTruthy();
    expect(screen.getByText('No cashback paid yet')).toBeTruthy();
  });

  it.each<[string, Partial<RunningCashback>, RegExp]>([
    ['there is no net loss', { returned: 60_000, netLoss: 0, accrued: 0 }, /no net loss in this period/],
    ['the amount is below the minimum', { netLoss: 500, accrued: 0 }, /Amounts below €1.00 aren’t paid/],
    ['the maximum is reached', { accrued: 20_000 }, /reached the maximum/],
    ['it is paid as bonus money', { wageringFactor: 5 }, /Wager it 5 times/],
    ['it is paid as bonus money with a factor of one', { wageringFactor: 1 }, /Wager it once to/],
  ])('explains it when %s', async (_what, change, expected) => {
    open({ ...running, ...change });
    expect(await screen.findByText(expected)).toBeTruthy();
  });

  it('explains that the brand has none', async () => {
    open(null);
    expect(await screen.findByRole('heading', { name: 'Aurora doesn’t offer cashback' })).toBeTruthy();
    expect(screen.queryByText(/give a part of it back/)).toBeNull();
  });

  it('offers to try again after a failure', async () => {
    renderPage(Component, {
      services: fakeServices({ path: '/en/cashback/' }),
      mocks: [refuse(CashbackDocument, 'ServiceUnavailableFailure')],
    });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
