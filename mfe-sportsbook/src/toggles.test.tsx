import { describe } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { renderPage } from '@foyer/platform/testing';
import { probeToggle } from '@foyer/testing/toggles';
import { Component as Sports } from './pages/sports/SportsPage.tsx';

describe('toggles of the sportsbook', () => {
  probeToggle('Sportsbook', 'the sports page', (isOn) => {
    cleanup();
    renderPage(Sports, { world: { brand: 'aurora', path: '/en/sports/', features: { Sportsbook: isOn } } });
    return screen.queryByRole('heading', { level: 1 })?.textContent;
  });
});
