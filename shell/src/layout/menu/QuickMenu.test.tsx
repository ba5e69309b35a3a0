import { describe, expect, it } from '@jest/globals';
import { probeToggle } from '@foyer/testing/toggles';
import { cleanup, screen, within } from '@testing-library/react';
import { showDialogs } from '@foyer/ui/testing';
import { renderLayout } from '../testing/renderLayout.tsx';

showDialogs();

describe('the quick menu in the header (requirements/routes#menus-and-live-chat)', () => {
  const namesIn = (element: HTMLElement) =>
    within(element)
      .queryAllByRole('link')
      .map((link) => link.textContent);

  it('is shown for a brand without a rail, and links to the lobby in casino mode', () => {
    renderLayout({ brand: 'tuli' });
    const quickMenu = within(screen.getByRole('banner')).getByRole('navigation', { name: /Casino/ });
    expect(within(quickMenu).getByRole('link', { name: 'Casino' }).getAttribute('href')).toBe(
      '/en/?productMode=casino',
    );
  });

  probeToggle('QuickMenu', 'the header of a brand without a rail', (isOn) => {
    cleanup();
    renderLayout({ brand: 'tuli', features: { QuickMenu: isOn } });
    return namesIn(screen.getByRole('banner')).includes('Casino');
  });

  probeToggle('Sportsbook', 'the quick menu', (isOn) => {
    cleanup();
    renderLayout({ brand: 'aurora', features: { Sportsbook: isOn } });
    return screen.queryByRole('navigation', { name: 'Casino or sports' }) !== null;
  });

  it('is a pair of sections for a brand that puts sports first', () => {
    renderLayout({ brand: 'caravel' });
    expect(namesIn(screen.getByRole('banner'))).toEqual(expect.arrayContaining(['Casino', 'Sports']));
  });

  it.each(['tuli', 'caravel'] as const)('is hidden while a guard is active: %s', (brand) => {
    renderLayout({ brand }, (services) => services.guards.set([{ id: 'terms', status: 'active' }]));
    const names = namesIn(screen.getByRole('banner'));
    expect(names).not.toContain('Casino');
    expect(names).not.toContain('Sports');
  });
});
