import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { ROUTE_IDS } from '@foyer/links';
import { fakeServices, renderPiece } from '@foyer/platform/testing';
import { ProfileFrame } from './ProfileFrame.tsx';
import { PROFILE_GROUPS, type ProfileRoute } from './profilePages.ts';

function open(current: ProfileRoute, brand: 'aurora' | 'tuli' = 'aurora') {
  renderPiece(
    <ProfileFrame current={current} title="Title of the page">
      content
    </ProfileFrame>,
    { services: fakeServices({ brand }) },
  );
  return within(screen.getByRole('navigation', { name: 'My account' }));
}

const names = (navigation: ReturnType<typeof open>) =>
  navigation.getAllByRole('link').map((link) => link.textContent);

describe('ProfileFrame', () => {
  it('groups the pages and marks the current one', () => {
    const navigation = open('profile-limits');
    const safety = within(navigation.getByRole('list', { name: 'Safer gambling' }));
    expect(safety.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Limits',
      'Self-test',
      'Take a break',
    ]);
    expect(navigation.getAllByRole('link', { current: 'page' }).map((link) => link.textContent)).toEqual([
      'Limits',
    ]);
    expect(navigation.getAllByRole('list').length).toBe(4);
  });

  it('links to the list of pages, which phones show instead of the navigation', () => {
    open('profile-limits');
    expect(screen.getByRole('link', { name: 'My account' }).getAttribute('href')).toBe('/en/profile/');
  });

  it.each([
    ['profile-dashboard', 'aurora', false, false],
    ['profile-dashboard', 'tuli', false, true],
    ['source-of-wealth', 'aurora', true, false],
  ] as const)('lists on %s of %s only what concerns the player', (current, brand, hasWealth, hasGlobal) => {
    const listed = names(open(current, brand));
    expect(listed.includes('Source of wealth')).toBe(hasWealth);
    expect(listed.includes('Global limits')).toBe(hasGlobal);
  });

  it('lists every route below /profile/', () => {
    const listed = new Set<string>(PROFILE_GROUPS.flatMap(({ pages }) => pages.map(({ route }) => route)));
    expect(ROUTE_IDS.filter((id) => id.startsWith('profile-') && !listed.has(id))).toEqual([]);
  });
});
