import { describe, expect, it } from '@jest/globals';
import { outcomesOf, type MarketKind } from '@foyer/kernel/markets';
import { SPORTS_FEED_VERSION, type FeedMarket, type FeedMatch } from '@foyer/kernel/sports-feed';
import { type ResultsMessage } from '@foyer/kernel/sports-results';
import { fakeServices, renderPage, type FakeWorld } from '@foyer/platform/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aResult } from '../../features/competition/competition.fixture.ts';
import { aMatchMessage, HALCYON, NOON, winner } from '../../features/sports-feed/board.fixture.ts';
import { feedWorld } from '../../features/sports-feed/feedWorld.fixture.ts';
import { Component } from './SportsEventPage.tsx';

const feed = feedWorld();
const matchLeft = (): void => feed.answer('/sports-feed/matches/north', 404);
const resultsAre = (results: ResultsMessage): void => feed.answer('/sports-feed/results', results);

// jsdom has no popovers.
HTMLElement.prototype.hidePopover ??= () => undefined;

const deliver = (overrides: Partial<FeedMatch> = {}, sequence = 100): void =>
  feed.deliver(aMatchMessage({ ...MATCH, ...overrides }, sequence));
/** Ends the connection, and waits for the answer that is asked for then. */
const lose = async (): Promise<void> => {
  feed.lose();
  await act(() => Promise.resolve());
};

const market = (kind: MarketKind, line: number | null = null): FeedMarket => ({
  kind,
  line,
  status: 'open',
  outcomes: outcomesOf(kind).map((id) => ({ id, price: 2_000 })),
});
const MATCH: Partial<FeedMatch> = {
  minute: 33,
  score: { home: 1, away: 0 },
  periods: [{ home: 1, away: 0 }],
  moments: [{ minute: 11, period: 1, side: 'home', score: { home: 1, away: 0 }, scorer: null }],
  markets: [winner(1_900, 1_900), market('total', 250), market('total', 350), market('correctScore')],
};

const RESULTS: ResultsMessage = {
  v: SPORTS_FEED_VERSION,
  type: 'results',
  at: NOON,
  competitions: [HALCYON],
  results: [],
};

function open(world: FakeWorld = {}, event = 'north') {
  const services = fakeServices({ path: `/en/sports/event/${event}/`, now: NOON, ...world });
  return renderPage(Component, { services, params: { event } });
}

const group = (name: string) => screen.getByRole('group', { name });
const slip = () => within(screen.getByRole('complementary', { name: 'Bet slip', hidden: true }));

describe('the page of a match', () => {
  it('shows teams, clock, score by period, and goals', async () => {
    const { services } = open();
    deliver();
    expect(screen.getByRole('heading', { level: 1, name: 'north Rovers – north City' })).toBeTruthy();
    expect(services.navigation.setTitle).toHaveBeenLastCalledWith('north Rovers – north City');
    expect(screen.getByText('34′')).toBeTruthy();
    const scores = within(screen.getByRole('table', { name: 'Score by period' }));
    expect(scores.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Team',
      '1st half',
      'Score',
    ]);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain(
      '12′Goal for north Rovers, 1–0',
    );
    expect(screen.getByRole('link', { name: 'Halcyon League' }).getAttribute('href')).toBe(
      '/en/sports/football/hal/',
    );
  });

  it('lists goalscorers by team, by their names', async () => {
    const names = (side: string) => Array.from({ length: 11 }, (_, index) => `${side} ${index + 1}`);
    open();
    deliver({
      squads: { home: names('Home'), away: names('Away') },
      markets: [
        {
          kind: 'goalscorer',
          line: 200,
          status: 'open',
          outcomes: [
            { id: 'h9', price: 5_000 },
            { id: 'a7', price: 8_000 },
            { id: 'none', price: 9_000 },
          ],
        },
      ],
    });
    expect(group('Next goalscorer').textContent).toBe(
      'Next goalscorernorth RoversHome 9 5.00north CityAway 7 8.00No further goal 9.00',
    );
    await userEvent.click(within(group('Next goalscorer')).getByRole('button', { name: /Home 9/ }));
    expect(await slip().findByText('Home 9 (goal 2)')).toBeTruthy();
  });

  it('reserves space until the match has loaded', () => {
    open();
    expect(screen.getByRole('heading', { level: 1, name: 'Loading the match' })).toBeTruthy();
    expect(screen.queryByRole('tablist')).toBeNull();
  });

  it('groups the lines of a market below its name', () => {
    open();
    deliver();
    const totals = within(group('Total goals')).getAllByRole('button');
    expect(totals.map(({ textContent }) => textContent)).toEqual([
      'Over 2.5 2.00',
      'Under 2.5 2.00',
      'Over 3.5 2.00',
      'Under 3.5 2.00',
    ]);
    expect(within(group('Correct score')).getByRole('button', { name: '2–1 2.00' })).toBeTruthy();
  });

  it('shows the markets of the selected tab', async () => {
    open();
    deliver();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'All',
      'Main',
      'Goals',
      'Score',
    ]);
    await userEvent.click(screen.getByRole('tab', { name: 'Goals' }));
    expect(group('Total goals')).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Correct score' })).toBeNull();
    deliver({ markets: [winner(1_900, 1_900)] }, 101);
    expect(screen.getByRole('tab', { name: 'All', selected: true })).toBeTruthy();
  });

  it('puts selections into the slip, and compares them with the whole offer of the match', async () => {
    const { services } = open();
    deliver();
    const over = () => within(group('Total goals')).getByRole('button', { name: /^Over 3.5/ });
    await userEvent.click(over());
    expect(over().getAttribute('aria-pressed')).toBe('true');
    expect(services.storage.read('sportsCoupon')).toBe('north~t~350~o~2000');
    expect(await slip().findByText('Over 3.5')).toBeTruthy();
    expect(slip().getByText('Total goals')).toBeTruthy();
    const cheaper = { ...market('total', 350), outcomes: [{ id: 'over' as const, price: 1_850 }] };
    deliver({ markets: [cheaper] }, 101);
    expect(slip().getByText('Price down from 2.00')).toBeTruthy();
    deliver({ markets: [winner(1_900, 1_900)] }, 102);
    expect(slip().getByText('No longer available')).toBeTruthy();
  });

  it('names the lines of a handicap in full for screen readers', () => {
    open();
    deliver({ markets: [market('asianHandicap', -125)] });
    const lines = within(group('Asian handicap')).getAllByRole('button');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      '−1.25 north Rovers −1.25 2.00',
      '+1.25 north City +1.25 2.00',
    ]);
  });

  it('says in words that a market is suspended, also in the slip', async () => {
    open();
    deliver({ markets: [winner(1_900, 1_900, 'suspended')] });
    const prices = within(group('Match result (regular time)'));
    expect(prices.getByText('Suspended')).toBeTruthy();
    await userEvent.click(prices.getByRole('button', { name: /^north Rovers/ }));
    expect(await slip().findByText('Suspended')).toBeTruthy();
  });

  it('shows the result of a match that has ended, without markets, although its connection ends', async () => {
    open();
    deliver({ phase: 'ended', score: { home: 2, away: 1 }, markets: [] });
    matchLeft();
    await lose();
    expect(screen.getByText(/^Final score 2–1\./)).toBeTruthy();
    expect(screen.queryByRole('tablist')).toBeNull();
    expect(screen.queryByText('Odds aren’t live')).toBeNull();
  });

  it('says that no market is open', () => {
    open();
    deliver({ markets: [] });
    expect(screen.getByText('No markets are open')).toBeTruthy();
  });

  it('marks prices when the connection is lost, and recovers with it', async () => {
    open();
    deliver();
    await lose();
    const price = () => within(group('Correct score')).getByRole('button', { name: /^2–1/ });
    expect(screen.getByText('Odds aren’t live')).toBeTruthy();
    expect(within(price()).getByText(/^Not live/)).toBeTruthy();
    act(() => void window.dispatchEvent(new Event('online')));
    deliver();
    expect(within(price()).queryByText(/^Not live/)).toBeNull();
  });

  it('offers a retry when the match could not be loaded', async () => {
    open();
    await lose();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    deliver();
    expect(group('Correct score')).toBeTruthy();
  });

  it.each([
    ['PLAYED', 'Final result. Bets are settled on this score.'],
    ['VOID', 'This match was abandoned'],
  ] as const)('shows the result of a match that has left the board: %s', async (status, note) => {
    const { services } = open();
    resultsAre({ ...RESULTS, results: [aResult('north', { status })] });
    matchLeft();
    await lose();
    expect(await screen.findByRole('heading', { level: 1, name: 'north Rovers – north City' })).toBeTruthy();
    expect(services.navigation.setTitle).toHaveBeenLastCalledWith('north Rovers – north City');
    const scores = within(screen.getByRole('table', { name: 'Score by period' }));
    expect(scores.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'Team1st half2nd halfScore',
      'north Rovers112',
      'north City101',
    ]);
    expect(screen.getByText(note)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Halcyon League' }).getAttribute('href')).toBe(
      '/en/sports/football/hal/',
    );
  });

  it('can be read again when the result of a match that has left the board cannot be read', async () => {
    open();
    matchLeft();
    await lose();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'We couldn’t load this match' }),
    ).toBeTruthy();
    resultsAre(RESULTS);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'This match isn’t available' })).toBeTruthy();
  });

  it('leads back to all matches from an unknown match', async () => {
    open();
    resultsAre(RESULTS);
    matchLeft();
    await lose();
    expect(await screen.findByRole('heading', { level: 1, name: 'This match isn’t available' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See all matches' }).getAttribute('href')).toBe('/en/sports/');
  });

  it('sends no request for a malformed address', () => {
    open({}, 'no-match');
    expect(screen.getByRole('heading', { level: 1, name: 'This match isn’t available' })).toBeTruthy();
    expect(feed.isConnected()).toBe(false);
  });

  it('has no feed and no prices for a brand without a sportsbook', () => {
    open({ brand: 'tuli' });
    expect(
      screen.getByRole('heading', { level: 1, name: 'Sports betting isn’t available here' }),
    ).toBeTruthy();
    expect(feed.isConnected()).toBe(false);
  });
});
