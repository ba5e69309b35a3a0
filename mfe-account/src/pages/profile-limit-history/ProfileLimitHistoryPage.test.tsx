import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { answer, fakeServices, refuse, renderPage } from '@foyer/platform/testing';
import {
  LimitHistoryDocument,
  type LimitChangeFieldsFragment,
  type LimitHistoryQuery,
} from './LimitHistory.generated.ts';
import { Component } from './ProfileLimitHistoryPage.tsx';

const CHANGE: LimitChangeFieldsFragment = {
  __typename: 'LimitChange',
  id: '1',
  kind: 'DEPOSIT',
  period: 'Day',
  changedBy: 'PLAYER',
  currency: 'EUR',
  amountBefore: 5_000,
  amountAfter: 9_000,
  minutesBefore: null,
  minutesAfter: null,
  requestedAt: '2026-11-20T10:00:00.000Z',
  confirmableAt: '2026-11-21T10:00:00.000Z',
  lapsesAt: '2026-11-24T10:00:00.000Z',
  effectiveAt: null,
  endedAt: null,
  status: 'COOLING_OFF',
};

function show(changes: readonly Partial<LimitChangeFieldsFragment>[], path = '/en/profile/limit-history/') {
  const asked: object[] = [];
  const reply: LimitHistoryQuery = {
    __typename: 'Query',
    viewer: {
      __typename: 'Viewer',
      id: 'p',
      limitChanges: {
        __typename: 'LimitChangeConnection',
        edges: changes.map((change, index) => ({
          __typename: 'LimitChangeEdge',
          cursor: String(index),
          node: { ...CHANGE, id: String(index), ...change },
        })),
        pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
        totals: { __typename: 'LimitChangeTotals', count: 31, lowered: 12, raised: 8, notApplied: 11 },
      },
    },
  };
  renderPage(Component, {
    services: fakeServices({ path }),
    mocks: [
      answer(LimitHistoryDocument, (variables) => {
        asked.push(variables);
        return reply;
      }),
    ],
  });
  return asked;
}

it.each<[string, Partial<LimitChangeFieldsFragment>, readonly string[]]>([
  [
    'a raise that cools off, in the licence’s time',
    {},
    ['Deposit limit per day', '€50.00', '€90.00', 'You', 'Can be confirmed from 21/11/2026, 11:00:00 CET'],
  ],
  [
    'a first limit',
    { amountBefore: null, effectiveAt: '2026-11-20T10:00:00.000Z', status: 'APPLIED' },
    ['No limit', '€90.00', 'Took effect on 20/11/2026, 11:00:00 CET'],
  ],
  [
    'a time limit that staff lowered',
    {
      kind: 'SESSION',
      changedBy: 'STAFF',
      amountBefore: null,
      amountAfter: null,
      minutesBefore: 90,
      minutesAfter: 1,
      effectiveAt: '2026-11-20T10:00:00.000Z',
      status: 'APPLIED',
    },
    ['Time limit per day', '90 minutes', '1 minute', 'Player protection team'],
  ],
  [
    'a removal that was not confirmed in time',
    { amountAfter: null, endedAt: '2026-11-24T10:00:00.000Z', status: 'LAPSED' },
    ['No limit', 'Not confirmed by 24/11/2026, 11:00:00 CET'],
  ],
])('shows %s', async (_what, change, texts) => {
  show([change]);
  const row = (await screen.findByRole('table')).textContent.replaceAll(/\s/gu, ' ');
  for (const text of texts) expect(row).toContain(text);
});

it('shows totals for the whole filter and keeps the kind in the URL', async () => {
  const asked = show([], '/en/profile/limit-history/?kind=LOSS');
  expect(await screen.findByText('No changes in this period')).toBeTruthy();
  for (const total of ['12', '8', '11']) expect(screen.getByText(total)).toBeTruthy();
  expect(asked).toEqual([expect.objectContaining({ kind: 'LOSS' })]);
});

it('offers a retry after a failure', async () => {
  renderPage(Component, {
    services: fakeServices({ path: '/en/profile/limit-history/' }),
    mocks: [refuse(LimitHistoryDocument, 'ServiceUnavailableFailure')],
  });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});
