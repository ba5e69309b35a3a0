import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fakeServices, renderPage, type FakeServices, type FakeWorld } from '@foyer/platform/testing';
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
import { Component } from './SportsPage.tsx';

class FakeSocket {
  static last: FakeSocket | undefined;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    FakeSocket.last = this;
  }

  close(): void {
    FakeSocket.last = undefined;
  }
}

const deliver = (message: object): void =>
  act(() => FakeSocket.last?.onmessage?.({ data: JSON.stringify(message) }));
const WebSocketOfTheBrowser = globalThis.WebSocket;

// jsdom has no popovers.
HTMLElement.prototype.hidePopover ??= () => undefined;

beforeEach(() => {
  FakeSocket.last = undefined;
  globalThis.WebSocket = FakeSocket as unknown as typeof WebSocket; // Only what the adapter uses.
});
afterEach(() => void (globalThis.WebSocket = WebSocketOfTheBrowser));

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

  it('shows the sport of its address', () => {
    open({ path: '/en/sports/?sport=basketball' });
    expect(screen.queryByText('north Rovers')).toBeNull();
    expect(screen.getByText('hoops Rovers')).toBeTruthy();
    expect(screen.getByRole('link', { name: /Basketball/, current: 'page' })).toBeTruthy();
  });

  it('reports a sport without matches', () => {
    open({ path: '/en/sports/?sport=tennis' });
    expect(screen.getByText('No live matches in this sport')).toBeTruthy();
  });

  it('disables the prices of a suspended market', async () => {
    open();
    const price = priceOf('hoops Rovers');
    expect(price.getAttribute('aria-disabled')).toBe('true');
    expect(within(price).getByRole('img', { name: 'Suspended' })).toBeTruthy();
    await userEvent.click(price);
    expect(within(slip()).queryAllByRole('listitem', { hidden: true })).toHaveLength(0);
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

  it('greys out prices when the feed is lost, and recovers with it', () => {
    open();
    act(() => FakeSocket.last?.onclose?.());
    expect(screen.getByText('Odds aren’t live')).toBeTruthy();
    expect(priceOf('north Rovers').getAttribute('aria-disabled')).toBe('true');
    act(() => void window.dispatchEvent(new Event('online')));
    deliver(changes(100, 101, []));
    expect(screen.queryByText('Odds aren’t live')).toBeNull();
    expect(priceOf('north Rovers').getAttribute('aria-disabled')).toBeNull();
  });

  it('offers a retry when nothing could be loaded', async () => {
    renderPage(Component, { services: fakeServices({ path: '/en/sports/', now: NOON }) });
    act(() => FakeSocket.last?.onclose?.());
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
    expect(FakeSocket.last).toBeUndefined();
  });
});
