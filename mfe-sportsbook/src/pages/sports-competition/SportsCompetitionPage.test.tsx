import { describe, expect, it } from '@jest/globals';
import { fakeServices, renderPage, type FakeWorld } from '@foyer/platform/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCompetition, aStanding } from '../../features/competition/competition.fixture.ts';
import { anEvent, aSnapshot, NOON, upcoming } from '../../features/sports-feed/board.fixture.ts';
import { feedWorld } from '../../features/sports-feed/feedWorld.fixture.ts';
import { Component } from './SportsCompetitionPage.tsx';

const feed = feedWorld();
const PATH = '/sports-feed/competitions/hal';
const BOARD = aSnapshot([anEvent('north'), upcoming('soon'), anEvent('hoops', { competition: 'lan' })]);

// jsdom has no popovers.
HTMLElement.prototype.hidePopover ??= () => undefined;

async function open(world: FakeWorld = {}, params = { sport: 'football', competition: 'hal' }) {
  const path = `/en/sports/${params.sport}/${params.competition}/`;
  const services = fakeServices({ path, now: NOON, ...world });
  const rendered = renderPage(Component, { services, params });
  await act(async () => Promise.resolve());
  return rendered;
}

describe('the page of a competition', () => {
  it('has matches with prices, later matches, standings and results', async () => {
    feed.answer(PATH, aCompetition());
    const { services } = await open();
    feed.deliver(BOARD);
    expect(screen.getByRole('heading', { level: 1, name: 'Halcyon League' })).toBeTruthy();
    expect(services.navigation.setTitle).toHaveBeenLastCalledWith('Halcyon League');
    const today = within(screen.getByRole('region', { name: 'Today' }));
    expect(today.getByText('north Rovers')).toBeTruthy();
    expect(today.queryByText('hoops Rovers')).toBeNull();
    // a match of the board is not listed again without prices
    const later = within(screen.getByRole('list', { name: 'Later matches' }));
    expect(later.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Tue 24 Nov 12:00Rovers – Park',
    ]);
    const results = within(screen.getByRole('region', { name: 'Latest results' }));
    expect(results.getByRole('link', { name: 'past Rovers – past City' }).getAttribute('href')).toBe(
      '/en/sports/event/past/',
    );
    expect(results.getByText(/^Thu 19 Nov/)).toBeTruthy();
  });

  it('states the position and the form of each team in words', async () => {
    feed.answer(PATH, aCompetition());
    await open();
    const rows = within(screen.getByRole('table', { name: 'Standings of the season' })).getAllByRole('row');
    const [, first] = rows;
    if (!first) throw new Error('no team');
    expect(within(first).getByRole('rowheader').textContent).toBe('Rovers');
    expect(
      within(first)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['1', '3', '2', '1', '0', '6–2', '7', 'Latest first: Won, Drawn, WonWDW']);
    expect(screen.getByText('United Kingdom · Season 4, 22/10/2026 to 21/12/2026')).toBeTruthy();
  });

  it('leaves out the column of draws where no match was drawn', async () => {
    feed.answer(PATH, aCompetition({ standings: [aStanding('Kites', { drawn: 0 })] }));
    await open();
    expect(screen.queryByRole('columnheader', { name: 'Drawn' })).toBeNull();
    expect(screen.getByRole('columnheader', { name: 'Lost' })).toBeTruthy();
  });

  it.each([
    ['an unknown competition', { sport: 'football', competition: 'nope' }],
    ['a competition of another sport', { sport: 'tennis', competition: 'hal' }],
    ['an unknown sport', { sport: 'cheese-rolling', competition: 'hal' }],
    ['a malformed id', { sport: 'football', competition: 'HAL!' }],
  ])('is the not-found page for %s', async (_name, params) => {
    feed.answer(PATH, aCompetition());
    feed.answer('/sports-feed/competitions/nope', 404);
    const { container } = await open({}, params);
    expect(container.querySelector('[data-page="not-found"]')).toBeTruthy();
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('shows the matches of the board without standings, and reads those again', async () => {
    feed.answer(PATH, undefined, aCompetition());
    await open();
    feed.deliver(BOARD);
    expect(screen.getByText('We couldn’t load the standings and results')).toBeTruthy();
    expect(screen.getByText('north Rovers')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table', { name: 'Standings of the season' })).toBeTruthy();
    expect(screen.queryByText('We couldn’t load the standings and results')).toBeNull();
  });

  it('keeps its matches with a notice when the feed is lost', async () => {
    feed.answer(PATH, aCompetition());
    await open();
    feed.deliver(BOARD);
    feed.lose();
    expect(screen.getByText('Odds aren’t live')).toBeTruthy();
    expect(screen.getByText('north Rovers')).toBeTruthy();
  });

  it('can be followed from its heading', async () => {
    feed.answer(PATH, aCompetition());
    const { services } = await open();
    const star = await screen.findByRole('button', { name: 'Add Halcyon League to favourites' });
    await userEvent.click(star);
    expect(services.storage.sportsFavourites?.()).toEqual(['c:hal']);
    expect(screen.getByRole('button', { name: 'Remove Halcyon League from favourites' })).toBeTruthy();
  });
});
