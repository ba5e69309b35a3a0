import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, fakeServices, refuse, renderPiece, type GraphqlMock } from '@foyer/platform/testing';
import { AccountActivityDocument, type AccountActivityQuery } from './Activity.generated.ts';
import { ActivityCard } from './ActivityCard.tsx';

type Viewer = NonNullable<AccountActivityQuery['viewer']>;
type Month = Viewer['activity']['months'][number];

function month(number: number, net: number, minutes: number, withdrawalsReturned = 0): Month {
  return {
    __typename: 'ActivityMonth',
    month: number,
    startsAt: new Date(Date.UTC(2026, number - 1, 1)).toISOString(),
    deposited: 10_000,
    depositsReversed: 0,
    withdrawn: 2_000,
    withdrawalsReturned,
    deposits: 10_000,
    withdrawals: 2_000 - withdrawalsReturned,
    staked: 20_000,
    returned: 20_000 + net,
    net,
    rounds: 10,
    minutes,
    products: [{ __typename: 'ActivityProduct', product: 'CASINO', net }],
  };
}

function yearOf(months: readonly Month[], limits: Viewer['limits'] = []): GraphqlMock {
  return answer(AccountActivityDocument, ({ year }): AccountActivityQuery => ({
    __typename: 'Query',
    viewer: {
      __typename: 'Viewer',
      id: 'aino',
      activity: { __typename: 'Activity', year, currency: 'EUR', months: [...months] },
      limits: [...limits],
    },
  }));
}

function planOf(minutes: number | null): Viewer['limits'][number] {
  return { __typename: 'PlayerLimit', id: 'plan', kind: 'SESSION', period: 'Week', minutes, usedMinutes: 90 };
}

async function open(...mocks: readonly GraphqlMock[]) {
  const view = renderPiece(<ActivityCard />, { services: fakeServices({ path: '/en/' }), mocks });
  await userEvent.click(screen.getByRole('heading', { name: 'Your year' }));
  return view;
}

describe('the year of the overview', () => {
  it('shows the totals of the year and the same numbers of each month in a table', async () => {
    await open(yearOf([month(10, -6_000, 120), month(11, 3_000, 60)]));
    const table = await screen.findByRole('table', { name: 'Months' });
    expect(within(table).getAllByRole('row')).toHaveLength(3);
    const october = within(table).getByRole('row', { name: /October/ }).textContent;
    for (const figure of ['€100.00', '€20.00', '60.00', '2:00', '30.00']) expect(october).toContain(figure);
    expect(screen.getByRole('img', { name: /^Net result by month/ })).toBeTruthy();
    // three hours in the year
    expect(screen.getByText('3:00')).toBeTruthy();
    expect(screen.getByText('€160.00')).toBeTruthy();
  });

  it('shows withdrawals that came back in a column of their own, in a year that has one', async () => {
    const { unmount } = await open(yearOf([month(10, 0, 60), month(11, 0, 60, 3_000)]));
    const table = await screen.findByRole('table', { name: 'Months' });
    expect(within(table).getByRole('columnheader', { name: 'Returned withdrawals' })).toBeTruthy();
    expect(within(table).getByRole('row', { name: /November/ }).textContent).toContain('€20.00€30.00');
    // deposits 200 - withdrawals 40 + returned 30
    expect(screen.getByText('€190.00')).toBeTruthy();
    unmount();
    await open(yearOf([month(10, 0, 60)]));
    await screen.findByRole('table', { name: 'Months' });
    expect(screen.queryByRole('columnheader', { name: 'Returned withdrawals' })).toBeNull();
  });

  it('compares time with the plan of the player', async () => {
    await open(yearOf([month(11, 0, 60)], [planOf(300)]));
    expect(await screen.findByText(/^1:30 of 5:00/)).toBeTruthy();
  });

  it('proposes a plan to players without one', async () => {
    await open(yearOf([month(11, 0, 60)], [planOf(null)]));
    expect(await screen.findByText(/^You haven’t set a time limit/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Set a time limit' }).getAttribute('href')).toBe(
      '/en/profile/limits/',
    );
  });

  it('shows earlier years, and no later one than this', async () => {
    await open(yearOf([month(11, 0, 60)]));
    await screen.findByRole('table', { name: 'Months' });
    const later = screen.getByRole<HTMLButtonElement>('button', { name: 'Later year' });
    expect(later.disabled).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Earlier year' }));
    expect(await screen.findByText('2025')).toBeTruthy();
    expect(later.disabled).toBe(false);
  });

  it('shows a year without activity, and a failure with a retry', async () => {
    const { unmount } = await open(yearOf([]));
    expect(await screen.findByText('No activity in this year.')).toBeTruthy();
    unmount();
    await open(refuse(AccountActivityDocument, 'ServiceUnavailableFailure'));
    expect(await screen.findByText('We couldn’t load your year.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
