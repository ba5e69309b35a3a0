import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { answer, fakeServices, renderPage } from '@foyer/platform/testing';
import {
  PlayerLimitsDocument,
  type PlayerLimitFieldsFragment,
} from '../../features/limits/PlayerLimits.generated.ts';
import { NO_REVIEW } from '../../features/limits/limitReview.fixture.ts';
import { Component as LimitsPage } from '../profile-limits/ProfileLimitsPage.tsx';
import { Component } from './ProfileGlobalLimitsPage.tsx';

const PATH = '/en/profile/global-limits/';
const limit = (kind: 'LOSS' | 'DEPOSIT'): PlayerLimitFieldsFragment => ({
  __typename: 'PlayerLimit',
  id: `p:${kind}:Day`,
  kind,
  period: 'Day',
  amount: 10_000,
  minutes: null,
  currency: 'EUR',
  used: 2_500,
  usedMinutes: null,
  remaining: 7_500,
  remainingMinutes: null,
  periodEndsAt: '2026-11-22T00:00:00.000Z',
  isOffered: true,
  isRequired: false,
  pending: null,
});

const load = (limits: readonly PlayerLimitFieldsFragment[]) =>
  answer(PlayerLimitsDocument, {
    __typename: 'Query',
    viewer: { __typename: 'Viewer', id: 'v', limits: [...limits], limitReview: NO_REVIEW },
  });

describe('global limits', () => {
  it('show the total loss limits and where they apply', async () => {
    renderPage(Component, {
      services: fakeServices({ brand: 'tuli', path: PATH }),
      mocks: [load([limit('DEPOSIT'), limit('LOSS')])],
    });
    expect(await screen.findByText('€75.00 left of €100.00')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Deposit limit' })).toBeNull();
    expect(screen.getByText(/use the national register HAMPI/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Deposit, stake and time limits' })).toBeTruthy();
  });

  it('link to no other limits where loss limits are the only ones', async () => {
    renderPage(Component, {
      services: fakeServices({ brand: 'tuli', path: PATH }),
      mocks: [load([limit('LOSS')])],
    });
    expect(await screen.findByText('€75.00 left of €100.00')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Deposit, stake and time limits' })).toBeNull();
  });

  it('lead to the other limits where the licence has no global ones', async () => {
    renderPage(Component, {
      services: fakeServices({ brand: 'aurora', path: PATH }),
      mocks: [load([limit('DEPOSIT')])],
    });
    expect(await screen.findByRole('link', { name: 'Set limits' })).toHaveProperty(
      'pathname',
      '/en/profile/limits/',
    );
  });

  it('say the same as the page of limits where no limit can be set', async () => {
    for (const Page of [Component, LimitsPage]) {
      const { unmount } = renderPage(Page, {
        services: fakeServices({ brand: 'quetzal', path: PATH }),
        mocks: [load([{ ...limit('LOSS'), amount: null, remaining: null, isOffered: false }])],
      });
      expect(await screen.findByText('No limits available')).toBeTruthy();
      expect(screen.queryByRole('link', { name: 'Set limits' })).toBeNull();
      unmount();
    }
  });
});
