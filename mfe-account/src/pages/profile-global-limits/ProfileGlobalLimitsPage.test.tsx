import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { answer, fakeServices, renderPage } from '@foyer/platform/testing';
import {
  PlayerLimitsDocument,
  type PlayerLimitFieldsFragment,
} from '../../features/limits/PlayerLimits.generated.ts';
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

describe('global limits', () => {
  it('show the total loss limits and where they apply', async () => {
    const limits = answer(PlayerLimitsDocument, {
      __typename: 'Query',
      viewer: { __typename: 'Viewer', id: 'v', limits: [limit('DEPOSIT'), limit('LOSS')] },
    });
    renderPage(Component, { services: fakeServices({ brand: 'tuli', path: PATH }), mocks: [limits] });
    expect(await screen.findByText('€75.00 left of €100.00')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Deposit limit' })).toBeNull();
    expect(screen.getByText(/use the national register HAMPI/)).toBeTruthy();
  });

  it('are not offered or queried where the licence has none', async () => {
    renderPage(Component, { services: fakeServices({ brand: 'aurora', path: PATH }), mocks: [] });
    expect(await screen.findByRole('link', { name: 'Set limits' })).toHaveProperty(
      'pathname',
      '/en/profile/limits/',
    );
  });
});
