import { expect, it } from '@jest/globals';
import { fakeServices, renderPage } from '@foyer/platform/testing';
import { act, screen, within } from '@testing-library/react';
import { anOutright, contestsMessage } from '../../features/contests/contest.fixture.ts';
import { NOON } from '../../features/sports-feed/board.fixture.ts';
import { feedWorld } from '../../features/sports-feed/feedWorld.fixture.ts';
import { Component } from './SportsOutrightsPage.tsx';

const feed = feedWorld();
const PATH = '/sports-feed/contests/outrights';

// jsdom has no popovers.
HTMLElement.prototype.hidePopover ??= () => undefined;

async function open(query = ''): Promise<void> {
  const path = `/en/sports/outrights/${query}`;
  renderPage(Component, { services: fakeServices({ path, now: NOON }), params: {} });
  await act(async () => Promise.resolve());
}

it('lists the competitions of each sport with their favourites', async () => {
  feed.answer(PATH, contestsMessage(anOutright(), anOutright({ id: 'mer04', phase: 'live', markets: [] })));
  await open();
  const football = within(screen.getByRole('list', { name: 'Football' }));
  expect(football.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Halcyon LeagueFavourite: Park at 2.00',
    'Halcyon LeagueWaiting for the result',
  ]);
  expect(football.getAllByRole('link')[0]?.getAttribute('href')).toBe('/en/sports/contest/hal04/');
});

it('lists the sport of the address only', async () => {
  const { competition } = anOutright();
  feed.answer(
    PATH,
    contestsMessage(
      anOutright(),
      anOutright({ id: 'sal04', competition: { ...competition, sport: 'tennis' } }),
    ),
  );
  await open('?sport=tennis');
  expect(screen.getByRole('list', { name: 'Tennis' })).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'Football' })).toBeNull();
});

it('says that nothing is offered', async () => {
  feed.answer(PATH, contestsMessage());
  await open();
  expect(screen.getByText('Nothing is offered right now')).toBeTruthy();
});
