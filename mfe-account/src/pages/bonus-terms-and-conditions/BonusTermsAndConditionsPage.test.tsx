import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { BrandId, ProtectionMode } from '@foyer/market';
import { fakeServices, renderPage } from '@foyer/platform/testing';
import { Component } from './BonusTermsAndConditionsPage.tsx';

it.each<[BrandId, ProtectionMode, string, readonly string[], readonly string[]]>([
  [
    'aurora',
    'strict',
    'Malta Gaming Authority',
    ['Identity comes first', 'No pressure', 'Missions and challenges'],
    [],
  ],
  [
    'tuli',
    'strict',
    'Maksu- ja Tolliamet',
    ['Identity comes first', 'No pressure', 'Missions and challenges'],
    [],
  ],
  [
    'tuli',
    'specification',
    'Maksu- ja Tolliamet',
    ['Identity comes first', 'Missions and challenges'],
    ['No pressure'],
  ],
  [
    'caravel',
    'specification',
    'Curaçao',
    ['Your own money'],
    ['Identity comes first', 'No pressure', 'Missions and challenges'],
  ],
])(
  '%s in %s mode has the sections that its rules require',
  (brand, protectionMode, regulator, shown, absent) => {
    renderPage(Component, {
      services: fakeServices({ brand, protectionMode, path: '/en/bonus-terms-and-conditions/' }),
      mocks: [],
    });
    expect(screen.getAllByText(new RegExp(regulator)).length).toBeGreaterThan(0);
    for (const heading of shown) expect(screen.getByRole('heading', { name: heading })).toBeTruthy();
    for (const heading of absent) expect(screen.queryByRole('heading', { name: heading })).toBeNull();
  },
);
