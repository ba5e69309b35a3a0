import { describe, expect, it } from '@jest/globals';
import {
  answer,
  fakeServices,
  refuse,
  renderPage,
  signedInSession,
  type FakeServices,
  type FakeWorld,
} from '@foyer/platform/testing';
import { aRace, contestsMessage } from '../../features/contests/contest.fixture.ts';
import { boostedOdds } from '../../features/boosted-odds/boostedOdds.fixture.ts';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  anEvent,
  aSnapshot,
  changes,
  NOON,
  upcoming,
  winner,
} from '../../features/sports-feed/board.fixture.ts';
import { feedWorld } from '../../features/sports-feed/feedWorld.fixture.ts';
import {
  ChangeSportsFavouritesDocument,
  SportsFavouritesDocument,
} from '../../features/favourites/Favourites.generated.ts';
import { PlayerSportsSlipDocument } from '../../features/bet-slip/sync/PlayerSlip.generated.ts';
import { Component } from './SportsPage.tsx';

const feed = feedWorld();
const { deliver } = feed;

// jsdom has no popovers.
HTMLElement.prototype.hidePopover ??= () => undefined;

const BOARD = aSnapshot([
  anEvent('north', { score: { home: 2, away: 1 }, minute: 63 }),
  upcoming('south'),
  anEvent('hoops', { competition: 'lan', markets: [winner(1_400, 2_850, 'suspended')] }),
]);

function open(
  world: FakeWorld = {},
  services: FakeServices = fakeServices({ path: '/en/sports/', now: NOON, ...world }),
) {
  const rendered = renderPage(Component, { services });
  deliver(BOARD);
  return { ...rendered, services };
}

const priceOf = (team: string) => screen.getByRole('button', { name: new RegExp(`^[12] ${team} wins`) });
const slip = () => screen.getByRole('complementary', { name: 'Bet slip', hidden: true });

describe('the sports page', () => {
  it('lists live matches with score and clock, then upcoming ones', () => {
    open();
    const live = screen.getByRole('region', { name: 'Live now' });
    expect(within(live).getByText('64′')).toBeTruthy();
    expect(within(live).getByText('north Rovers')).toBeTruthy();
    expect(within(live).queryByText('south Rovers')).toBeNull();
    expect(
      within(screen.getByRole('region', { name: 'Starting soon' })).getByText('south Rovers'),
    ).toBeTruthy();
    expect(screen.getByText(/margin on a market is 5%/)).toBeTruthy();
  });

  it('shows twelve matches in play at first, and all on request, also after a return', async () => {
    const many = aSnapshot(Array.from({ length: 15 }, (_, index) => anEvent(`m${index}`)));
    const services = fakeServices({ path: '/en/sports/', now: NOON });
    const { unmount } = renderPage(Component, { services });
    deliver(many);
    const matches = () =>
      within(screen.getByRole('region', { name: 'Live now' })).getAllByRole('link', { name: /All markets$/ });
    expect(matches()).toHaveLength(12);
    await userEvent.click(screen.getByRole('button', { name: 'Show all 15 matches in play' }));
    expect(matches()).toHaveLength(15);
    unmount();
    renderPage(Component, { services });
    expect(matches()).toHaveLength(15);
  });

  it('links each match to its page', () => {
    open();
    const link = screen.getByRole('link', { name: /^north Rovers.*All markets$/ });
    expect(link.getAttribute('href')).toBe('/en/sports/event/north/');
  });

  it('reserves space until the first board has loaded', () => {
    renderPage(Component, { services: fakeServices({ path: '/en/sports/' }) });
    expect(screen.getByRole('heading', { level: 1, name: 'Sports' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Live now' })).toBeNull();
  });

  it('leads from the former address of a sport to its page', () => {
    const { services } = open({ path: '/en/sports/?sport=basketball' });
    expect(services.navigation.go).toHaveBeenCalledWith('/en/sports/basketball/', { replace: true });
  });

  it('shows the matches of the day of its address instead of its sections', async () => {
    open({ path: '/en/sports/?day=2026-11-21' });
    const today = await screen.findByRole('region', { name: 'Today' });
    expect(within(today).getByText('hoops Rovers')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Live now' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Today', current: 'page' })).toBeTruthy();
  });

  it('ignores a day that is over', async () => {
    open({ path: '/en/sports/?day=2026-11-20' });
    expect(await screen.findByRole('region', { name: 'Live now' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Today' }).getAttribute('aria-current')).toBeNull();
  });

  it('lists the competitions by sport and country', async () => {
    open();
    const list = within(await screen.findByRole('region', { name: 'Competitions' }));
    expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/en/sports/football/',
      '/en/sports/football/hal/',
      '/en/sports/basketball/',
      '/en/sports/basketball/lan/',
    ]);
    expect(list.getByText('United States')).toBeTruthy();
  });

  it('says that nothing is played when the board is empty', () => {
    renderPage(Component, { services: fakeServices({ path: '/en/sports/', now: NOON }) });
    deliver(aSnapshot([]));
    expect(screen.getByRole('heading', { name: 'No matches right now' })).toBeTruthy();
  });

  it('has no heading for competitions when the feed has none', () => {
    renderPage(Component, { services: fakeServices({ path: '/en/sports/', now: NOON }) });
    deliver({ ...aSnapshot([]), competitions: [] });
    expect(screen.queryByRole('heading', { name: 'Competitions' })).toBeNull();
  });

  it('shows a selection of a suspended market as suspended in the slip', async () => {
    open();
    const price = priceOf('hoops Rovers');
    expect(within(price).getByRole('img', { name: 'Suspended' })).toBeTruthy();
    await userEvent.click(price);
    const line = await within(slip()).findByRole('listitem', { hidden: true });
    expect(within(line).getByText('Suspended')).toBeTruthy();
  });

  it('stores selections on the device', async () => {
    const { services } = open();
    await userEvent.click(priceOf('north Rovers'));
    expect(priceOf('north Rovers').getAttribute('aria-pressed')).toBe('true');
    expect(services.storage.read('sportsCoupon')).toBe('north~w~~h~1900');
    expect(await within(slip()).findByText('north Rovers wins')).toBeTruthy();
    expect(await within(slip()).findByRole('button', { name: 'Sign in to place bets' })).toBeTruthy();
    await userEvent.click(priceOf('north Rovers'));
    expect(services.storage.read('sportsCoupon')).toBe('');
  });

  it('starts with the slip of an earlier visit', async () => {
    const services = fakeServices({ path: '/en/sports/', now: NOON });
    services.storage.write('sportsCoupon', 'south~w~~a~1900');
    open({}, services);
    expect(await within(slip()).findByText('south City wins')).toBeTruthy();
  });

  it('keeps a selection whose market only the page of its match has, and links to that page', async () => {
    const services = fakeServices({ path: '/en/sports/', now: NOON });
    services.storage.write('sportsCoupon', 'north~c~~2:1~9000');
    open({}, services);
    expect(await within(slip()).findByText(/^We check this price/)).toBeTruthy();
    expect(within(slip()).getByText('2–1')).toBeTruthy();
    const link = within(slip()).getByRole('link', { name: 'north Rovers – north City', hidden: true });
    expect(link.getAttribute('href')).toBe('/en/sports/event/north/');
  });

  it('asks to accept each changed price and announces it', async () => {
    const { services } = open();
    await userEvent.click(priceOf('south Rovers'));
    deliver(changes(100, 101, [upcoming('south', { sequence: 101, markets: [winner(1_750, 2_100)] })]));
    expect(await within(slip()).findByText('Price down from 1.90')).toBeTruthy();
    expect(screen.getByText('The price of one selection has changed.')).toBeTruthy();
    await userEvent.click(within(slip()).getByRole('button', { name: 'Accept 1.75', hidden: true }));
    expect(services.storage.read('sportsCoupon')).toBe('south~w~~h~1750');
    expect(screen.queryByText('The price of one selection has changed.')).toBeNull();
  });

  it('marks the direction of a price move for a short time', () => {
    const mark = () => priceOf('south Rovers').lastElementChild?.className;
    const { services, unmount } = open();
    const before = mark();
    deliver(changes(100, 101, [upcoming('south', { sequence: 101, markets: [winner(1_750, 2_100)] })]));
    expect(mark()).toMatch(/down/);
    unmount();
    open({}, { ...services, now: () => NOON + 60_000 });
    expect(mark()).toBe(before);
  });

  it('marks prices when the feed is lost, and recovers with it', () => {
    open();
    feed.lose();
    expect(screen.getByText('Odds aren’t live')).toBeTruthy();
    expect(within(priceOf('north Rovers')).getByText('Not live: 1.90')).toBeTruthy();
    act(() => void window.dispatchEvent(new Event('online')));
    deliver(changes(100, 101, []));
    expect(screen.queryByText('Odds aren’t live')).toBeNull();
    expect(within(priceOf('north Rovers')).queryByText(/Not live/)).toBeNull();
  });

  it('selects an outdated price, and compares it once the feed is live again', async () => {
    const { services } = open();
    feed.lose();
    await userEvent.click(priceOf('south Rovers'));
    expect(services.storage.read('sportsCoupon')).toBe('south~w~~h~1900');
    expect(await within(slip()).findByText('Waiting for the live price')).toBeTruthy();
    act(() => void window.dispatchEvent(new Event('online')));
    deliver(changes(100, 101, [upcoming('south', { sequence: 101, markets: [winner(1_750, 2_100)] })]));
    expect(await within(slip()).findByText('Price down from 1.90')).toBeTruthy();
  });

  it('explains a selection that does not fit into the slip', async () => {
    const services = fakeServices({ path: '/en/sports/', now: NOON });
    const ten = Array.from({ length: 10 }, (_item, index) => `m${index}~w~~h~1900`);
    services.storage.write('sportsCoupon', ten.join('.'));
    open({}, services);
    await within(slip()).findByText(/^Your bet slip is full/);
    await userEvent.click(priceOf('north Rovers'));
    expect(services.storage.read('sportsCoupon')).toBe(ten.join('.'));
    expect(services.toasts.show).toHaveBeenCalledWith(
      'info',
      'Your bet slip is full. Remove a selection to add another.',
    );
  });

  it('offers a retry when nothing could be loaded', async () => {
    renderPage(Component, { services: fakeServices({ path: '/en/sports/', now: NOON }) });
    feed.lose();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    deliver(BOARD);
    expect(screen.getByRole('region', { name: 'Live now' })).toBeTruthy();
  });

  it.each([
    ['Fractional', '9/10', 'fractional'],
    ['Hong Kong', '0.90', 'hongkong'],
    ['Malay', '0.90', 'malay'],
    ['Indonesian', '−1.11', 'indonesian'],
    ['Implied probability', '52.63%', 'probability'],
  ])('formats prices as the player prefers: %s as %s, stored as %s', async (name, price, stored) => {
    const { services } = open();
    await userEvent.click(screen.getByText(name));
    expect(within(priceOf('north Rovers')).getByText(price)).toBeTruthy();
    expect(services.storage.oddsFormat()).toBe(stored);
  });

  it('has no feed and no prices for a brand without a sportsbook', () => {
    renderPage(Component, { services: fakeServices({ brand: 'tuli', path: '/en/sports/' }) });
    expect(
      screen.getByRole('heading', { level: 1, name: 'Sports betting isn’t available here' }),
    ).toBeTruthy();
    expect(screen.getByText(/Bets already accepted stay valid/)).toBeTruthy();
    expect(feed.isConnected()).toBe(false);
  });
});

describe('search on the sports page', () => {
  const start = async (world: FakeWorld = {}) => {
    const rendered = open(world);
    await userEvent.click(screen.getByRole('button', { name: 'Find a team, horse or competition' }));
    const field = await screen.findByRole('searchbox', { name: 'Find a team, horse or competition' });
    expect(document.activeElement).toBe(field);
    return rendered;
  };
  const results = () => within(screen.getByRole('list', { name: 'Search results' }));

  it('lists sports, competitions and matches while the player types', async () => {
    await start();
    await userEvent.keyboard('footbal');
    expect(
      results()
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Football', 'Halcyon League', 'north Rovers – north City', 'south Rovers – south City']);
    expect(screen.getByText('4 results')).toBeTruthy();
    expect(results().getByText('Football · United Kingdom')).toBeTruthy();
    expect(results().getByText('Halcyon League · In play')).toBeTruthy();
    expect(results().getByText('Halcyon League · Today 13:00')).toBeTruthy();
  });

  it('says that nothing was found, with advice', async () => {
    await start();
    await userEvent.keyboard('zzzz');
    expect(screen.getByText('Nothing found for “zzzz”')).toBeTruthy();
    expect(screen.getByText(/^Check the spelling/)).toBeTruthy();
  });

  it('works by keyboard: arrows move, Enter opens the best result, Escape closes and returns the focus', async () => {
    const { services } = await start();
    await userEvent.keyboard('nrth rovers{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('north Rovers – north City');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    expect(services.navigation.go).toHaveBeenCalledWith('/en/sports/event/north/');
    await userEvent.keyboard('{Escape}');
    const opener = screen.getByRole('button', { name: 'Find a team, horse or competition' });
    expect(document.activeElement).toBe(opener);
  });

  it('finds matches that arrive while it is open', async () => {
    await start();
    await userEvent.keyboard('west');
    expect(screen.queryByRole('list', { name: 'Search results' })).toBeNull();
    deliver(changes(100, 101, [upcoming('west', { sequence: 101 })]));
    expect(results().getByRole('link', { name: 'west Rovers – west City' })).toBeTruthy();
  });
});

describe('favourites on the sports page', () => {
  const ids = (competitions: readonly string[], events: readonly string[]) => ({
    __typename: 'SportsFavourites' as const,
    id: 'player-1',
    competitions,
    events,
  });
  const stored = answer(SportsFavouritesDocument, {
    __typename: 'Query',
    viewer: { __typename: 'Viewer', id: 'player-1', sportsFavourites: ids(['lan'], []) },
  });
  const emptySlip = answer(PlayerSportsSlipDocument, {
    __typename: 'Query',
    viewer: {
      __typename: 'Viewer',
      id: 'player-1',
      sportsSlip: { __typename: 'SportsSlip', version: 0, selections: [] },
    },
  });
  const player = () => {
    const services = fakeServices({ path: '/en/sports/', now: NOON });
    services.session.set(signedInSession());
    return services;
  };
  const favourites = () => screen.findByRole('region', { name: 'Favourites' });

  it('come first, and are kept on the device of a visitor', async () => {
    const { services } = open();
    expect(screen.queryByRole('region', { name: 'Favourites' })).toBeNull();
    await userEvent.click(
      await screen.findByRole('button', { name: 'Add south Rovers – south City to favourites' }),
    );
    const section = await favourites();
    expect(within(section).getByText('south Rovers')).toBeTruthy();
    expect(screen.getAllByRole('region').indexOf(section)).toBe(0);
    expect(services.storage.sportsFavourites?.()).toEqual(['e:south']);
  });

  it('have the races that a visitor follows, with their prices', async () => {
    const services = fakeServices({ path: '/en/sports/', now: NOON });
    services.storage.rememberSportsFavourites?.(['e:brk1']);
    feed.answer('/sports-feed/contests/races', contestsMessage(aRace(), aRace({ id: 'brk2' })));
    open({}, services);
    const section = within(await favourites());
    expect(await section.findByText('Favourite: Amber Isle at 2.00')).toBeTruthy();
    expect(section.getAllByRole('listitem')).toHaveLength(1);
  });

  it('are read for a player, with the next matches of a competition', async () => {
    renderPage(Component, { services: player(), mocks: [emptySlip, boostedOdds(), stored] });
    deliver(BOARD);
    const section = within(await favourites());
    expect(await section.findByText('hoops Rovers')).toBeTruthy();
    expect(
      await section.findByRole('button', { name: 'Remove Lanternway League from favourites' }),
    ).toBeTruthy();
  });

  it('are stored for a player', async () => {
    const changed = answer(ChangeSportsFavouritesDocument, ({ input }) => ({
      __typename: 'Mutation' as const,
      changeSportsFavourites: {
        __typename: 'ChangeSportsFavouritesResult' as const,
        favourites: ids(['lan'], [String(input.add?.[0]?.id)]),
        isFull: false,
      },
    }));
    renderPage(Component, { services: player(), mocks: [emptySlip, boostedOdds(), stored, changed] });
    deliver(BOARD);
    await favourites();
    await userEvent.click(
      await screen.findByRole('button', { name: 'Add north Rovers – north City to favourites' }),
    );
    expect(
      (await screen.findAllByRole('button', { name: 'Remove north Rovers – north City from favourites' }))
        .length,
    ).toBe(2);
  });

  it('say that they could not be stored, and are as before', async () => {
    const services = player();
    const refused = refuse(ChangeSportsFavouritesDocument, 'Unexpected');
    renderPage(Component, { services, mocks: [emptySlip, boostedOdds(), stored, refused] });
    deliver(BOARD);
    await favourites();
    await userEvent.click(
      await screen.findByRole('button', { name: 'Add north Rovers – north City to favourites' }),
    );
    expect(
      await screen.findByRole('button', { name: 'Add north Rovers – north City to favourites' }),
    ).toBeTruthy();
    expect(services.toasts.show).toHaveBeenCalledWith('error', 'We couldn’t save your favourite. Try again.');
  });

  it('can be read again when they could not be loaded', async () => {
    renderPage(Component, {
      services: player(),
      mocks: [emptySlip, boostedOdds(), refuse(SportsFavouritesDocument, 'Unexpected')],
    });
    deliver(BOARD);
    const section = within(await favourites());
    expect(section.getByText('We couldn’t load your favourites')).toBeTruthy();
    expect(section.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
