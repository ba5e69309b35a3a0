import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, fakeServices, refuse, renderPiece, type GraphqlMock } from '@foyer/platform/testing';
import { AccountActivityDocument, type AccountActivityQuery } from '../activity-card/Activity.generated.ts';
import { MonthCard } from './MonthCard.tsx';

type Month = NonNullable<AccountActivityQuery['viewer']>['activity']['months'][number];

/** 1 December in Malta, still November in UTC. */
const NEW_MONTH_MS = Date.UTC(2026, 10, 30, 23, 30);
const NEW_YEAR_MS = Date.UTC(2026, 11, 31, 23, 30);

function month(number: number, change: Partial<Month> = {}): Month {
  return {
    __typename: 'ActivityMonth',
    month: number,
    startsAt: new Date(Date.UTC(2026, number - 1, 1)).toISOString(),
    deposited: 10_000,
    depositsReversed: 0,
    withdrawn: 2_000,
    withdrawalsReturned: 0,
    deposits: 10_000,
    withdrawals: 2_000,
    staked: 20_000,
    returned: 14_000,
    net: -6_000,
    rounds: 10,
    minutes: 120,
    products: [],
    ...change,
  };
}

const activityOf = (months: readonly Month[], years: number[] = []): GraphqlMock =>
  answer(AccountActivityDocument, ({ year }): AccountActivityQuery => {
    years.push(year);
    return {
      __typename: 'Query',
      viewer: {
        __typename: 'Viewer',
        id: 'aino',
        activity: { __typename: 'Activity', year, currency: 'EUR', months: [...months] },
        limits: [],
      },
    };
  });

function show(mocks: readonly GraphqlMock[], nowMs = Date.UTC(2026, 10, 18, 12)) {
  return renderPiece(<MonthCard />, {
    services: { ...fakeServices({ brand: 'aurora', path: '/en/' }), now: () => nowMs },
    mocks,
  });
}

/** Value of the figure with a label. */
async function figure(label: string): Promise<string> {
  const name = await screen.findByText(label);
  const card = name.closest('dl, div');
  if (!(card instanceof HTMLElement)) throw new Error(`${label} has no figure.`);
  return card.textContent ?? '';
}

describe('the month of the overview', () => {
  it('shows result, time, net deposits and result per hour of the latest month only', async () => {
    show([activityOf([month(10, { net: 99_900, minutes: 6_000 }), month(11)])]);
    expect(await screen.findByText('-€60.00')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Your month: November 2026' })).toBeTruthy();
    expect(await figure('Net result')).toContain('-€60.00');
    expect(await figure('Time in games')).toContain('2:00');
    // deposits 100 - withdrawals 20
    expect(await figure('Net deposits')).toContain('€80.00');
    expect(await figure('Net result per hour')).toContain('-€30.00');
  });

  it('shows zeros, and no result per hour, before the first round of the month', async () => {
    show([activityOf([])]);
    expect(await figure('Net deposits')).toBeTruthy();
    expect((await screen.findAllByText('€0.00')).length).toBe(2);
    expect(await figure('Time in games')).toContain('0:00');
    expect(await figure('Net result per hour')).toContain('–');
  });

  it.each([
    ['month', NEW_MONTH_MS, 'Your month: December 2026', 2026],
    ['year', NEW_YEAR_MS, 'Your month: January 2027', 2027],
  ])('starts a new %s at midnight of the licence’s time zone', async (_what, nowMs, heading, year) => {
    const years: number[] = [];
    show([activityOf([], years)], nowMs);
    expect(await screen.findByRole('heading', { name: heading })).toBeTruthy();
    await screen.findAllByText('€0.00');
    expect(years).toEqual([year]);
  });

  it('announces that it loads, and offers a retry when it failed', async () => {
    const loaded = activityOf([month(11)]);
    let isDown = true;
    const { container } = show([
      {
        ...loaded,
        respond: (variables) =>
          (isDown ? refuse(AccountActivityDocument, 'ServiceUnavailableFailure') : loaded).respond(variables),
      },
    ]);
    expect(container.querySelector('[aria-busy="true"]')).toBeTruthy();
    const alert = await screen.findByRole('alert');
    isDown = false;
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('-€60.00')).toBeTruthy();
    expect(container.querySelector('[aria-busy="true"]')).toBeNull();
  });
});
