import { describe, expect, it } from '@jest/globals';
import { fakeServices, renderPiece } from '@foyer/platform/testing';
import { screen } from '@testing-library/react';
import { anEvent, aSnapshot, NOON } from '../../features/sports-feed/board.fixture.ts';
import { feedWorld } from '../../features/sports-feed/feedWorld.fixture.ts';
import { Component } from './TopMatches.tsx';

const feed = feedWorld();

function show(board?: object): void {
  renderPiece(<Component maximum={3} />, { services: fakeServices({ path: '/en/', now: NOON }) });
  if (board) feed.deliver(board);
}

describe('top matches on the lobby', () => {
  it('links the next match of each sport, with its prices', () => {
    show(
      aSnapshot([
        anEvent('north', { phase: 'upcoming', startsAt: NOON + 60_000 }),
        anEvent('later', { phase: 'upcoming', startsAt: NOON + 120_000 }),
        anEvent('live', { phase: 'live' }),
      ]),
    );
    const items = screen.getAllByRole('listitem');
    expect(items).toHaveLength(1);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/en/sports/event/north/');
    expect(items[0]?.textContent).toMatch(/north Rovers – north City.*1\.90 · 1\.90$/);
  });

  it('shows nothing without a board', () => {
    show();
    expect(screen.queryByRole('list')).toBeNull();
  });
});
