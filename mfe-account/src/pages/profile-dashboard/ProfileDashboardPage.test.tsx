import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { answer, fakeServices, refuse, renderPage } from '@foyer/platform/testing';
import { AccountDashboardDocument } from './Dashboard.generated.ts';
import {
  AccountActivityDocument,
  type AccountActivityQuery,
} from './parts/activity-card/Activity.generated.ts';
import { Component } from './ProfileDashboardPage.tsx';

describe('the overview of the account', () => {
  it('keeps the parts that load their own data when its own query failed', async () => {
    renderPage(Component, {
      services: fakeServices({ brand: 'aurora', path: '/en/profile/dashboard/' }),
      mocks: [
        refuse(AccountDashboardDocument, 'ServiceUnavailableFailure'),
        answer(AccountActivityDocument, ({ year }): AccountActivityQuery => ({
          __typename: 'Query',
          viewer: {
            __typename: 'Viewer',
            id: 'aino',
            activity: { __typename: 'Activity', year, currency: 'EUR', months: [] },
            limits: [],
          },
        })),
      ],
    });
    expect(await screen.findByText('We couldn’t load your overview.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    for (const name of [/^Your month: /, 'Your money', 'Your year', 'Statement'])
      expect(screen.getByRole('heading', { name })).toBeTruthy();
    expect(screen.queryByText(/haven’t set any limits/)).toBeNull();
  });
});
