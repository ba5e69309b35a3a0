import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { BrandId } from '@foyer/market';
import { fakeServices, renderPage } from '@foyer/platform/testing';
import { Component } from './BonusTermsAndConditionsPage.tsx';

it.each<[BrandId, string, readonly string[], readonly string[]]>([
  [
    'aurora',
    'Malta Gaming Authority',
    ['Identity comes first', 'No pressure', 'Missions and challenges'],
    [],
  ],
  ['tuli', 'Maksu- ja Tolliamet', ['Identity comes first', 'No pressure', 'Missions and challenges'], []],
  [
    'caravel',
    'Curaçao',
    ['Your own money'],
    ['Identity comes first', 'No pressure', 'Missions and challenges'],
  ],
])('%s has the sections that its licence requires', (brand, regulator, shown, absent) => {
  renderPage(Component, {
    services: fakeServices({ brand, path: '/en/bonus-terms-and-conditions/' }),
    mocks: [],
  });
  expect(screen.getAllByText(new RegExp(regulator)).length).toBeGreaterThan(0);
  for (const heading of shown) expect(screen.getByRole('heading', { name: heading })).toBeTruthy();
  for (const heading of absent) expect(screen.queryByRole('heading', { name: heading })).toBeNull();
});
