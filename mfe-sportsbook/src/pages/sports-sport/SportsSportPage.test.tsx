import { describe, expect, it } from '@jest/globals';
import { fakeServices, renderPage, type FakeWorld } from '@foyer/platform/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anEvent, aSnapshot, NOON, upcoming } from '../../features/sports-feed/board.fixture.ts';
import { feedWorld } from '../../features/sports-feed/feedWorld.fixture.ts';
import { Component } from './SportsSportPage.tsx';

const DAY_MS = 86_400_000;
const feed = feedWorld();
const BOARD = aSnapshot([
  anEvent('north', { score: { home: 2, away: 1 } }),
  upcoming('south'),
  upcoming('next', { startsAt: NOON + DAY_MS }),
  anEvent('hoops', { competition: 'lan' }),
]);

// jsdom has no popovers.
HTMLElement.prototype.hidePopover ??= () => undefined;

function open(sport: string, { search = '', ...world }: FakeWorld & { search?: string } = {}) {
  const services = fakeServices({ path: `/en/sports/${sport}/${search}`, now: NOON, ...world });
  return renderPage(Component, { services, params: { sport } });
}

describe('the page of a sport', () => {
  it('lists the matches of today with their own title, and no other sport', () => {
    const { services } = open('football');
    feed.deliver(BOARD);
    expect(screen.getByRole('heading', { level: 1, name: 'Football' })).toBeTruthy();
    expect(services.navigation.setTitle).toHaveBeenLastCalledWith('Football');
    const today = screen.getByRole('region', { name: 'Today' });
    expect(within(today).getByText('north Rovers')).toBeTruthy();
    expect(within(today).getByText('south Rovers')).toBeTruthy();
    expect(screen.queryByText('next Rovers')).toBeNull();
    expect(screen.queryByText('hoops Rovers')).toBeNull();
    expect(screen.getByRole('link', { name: /^Football/, current: 'page' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Outrights' }).getAttribute('href')).toBe(
      '/en/sports/outrights/?sport=football',
    );
  });

  it('lists the matches of the day of its address', () => {
    open('football', { search: '?day=2026-11-22' });
    feed.deliver(BOARD);
    expect(screen.getByRole('region', { name: 'Tomorrow' })).toBeTruthy();
    expect(screen.getByText('next Rovers')).toBeTruthy();
    expect(screen.queryByText('north Rovers')).toBeNull();
    const days = within(screen.getByRole('navigation', { name: 'Matches by day' }));
    expect(days.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Today', '/en/sports/football/?day=2026-11-21'],
      ['Tomorrow', '/en/sports/football/?day=2026-11-22'],
    ]);
    expect(days.getByRole('link', { current: 'page' }).textContent).toBe('Tomorrow');
  });

  it('starts with the next day when no match is left today', () => {
    open('football');
    feed.deliver(aSnapshot([upcoming('next', { startsAt: NOON + DAY_MS })]));
    expect(screen.getByText('next Rovers')).toBeTruthy();
  });

  it('has its competitions by country', () => {
    open('football');
    feed.deliver(BOARD);
    const list = within(screen.getByRole('region', { name: 'Competitions' }));
    expect(list.getByRole('heading', { level: 3, name: 'United Kingdom' })).toBeTruthy();
    expect(list.getByRole('link', { name: 'Halcyon League' }).getAttribute('href')).toBe(
      '/en/sports/football/hal/',
    );
    expect(list.getByText('3 matches')).toBeTruthy();
    expect(list.queryByText('Lanternway League')).toBeNull();
  });

  it('reports a day without matches', () => {
    open('tennis');
    feed.deliver(BOARD);
    expect(screen.getByRole('heading', { name: 'No matches on this day' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See all matches in play' }).getAttribute('href')).toBe(
      '/en/sports/',
    );
  });

  it('is the not-found page for an unknown sport, without a connection', () => {
    const { container } = open('cheese-rolling');
    expect(container.querySelector('[data-page="not-found"]')).toBeTruthy();
    expect(feed.isConnected()).toBe(false);
  });

  it('keeps its matches with a notice when the feed is lost', () => {
    open('football');
    feed.deliver(BOARD);
    feed.lose();
    expect(screen.getByText('Odds aren’t live')).toBeTruthy();
    expect(screen.getByText('north Rovers')).toBeTruthy();
  });

  it('offers a retry when nothing could be loaded', async () => {
    open('football');
    feed.lose();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    feed.deliver(BOARD);
    expect(screen.getByText('north Rovers')).toBeTruthy();
  });

  it('has no feed for a brand without a sportsbook', () => {
    open('football', { brand: 'tuli' });
    expect(
      screen.getByRole('heading', { level: 1, name: 'Sports betting isn’t available here' }),
    ).toBeTruthy();
    expect(feed.isConnected()).toBe(false);
  });
});
