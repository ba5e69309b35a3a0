import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SHOP_PATHS, type Purchase, type ShopItem } from '@foyer/kernel/rewards-shop';
import { fakeServices, renderPage, signedInSession, type FakeWorld } from '@foyer/platform/testing';
import { showDialogs } from '@foyer/ui/testing';
import {
  fakeEngagement,
  gateAnswer,
  type FakeEngagement,
} from '../../features/engagement/engagement.fixture.ts';
import { isClaiming } from '../../features/rewards/claiming.ts';
import { itemOf, purchaseOf, shopOf } from '../../features/shop/shop.fixture.ts';
import { Component } from './RewardsShopPage.tsx';

const BUY = `POST ${SHOP_PATHS.purchases}`;
const ITEMS = `GET ${SHOP_PATHS.items}`;
const HISTORY = `GET ${SHOP_PATHS.purchases}`;

function shopWith(items: readonly ShopItem[], purchases: readonly Purchase[] = []): FakeEngagement {
  const engagement = fakeEngagement();
  engagement.on(ITEMS, shopOf(items));
  engagement.on(HISTORY, { purchases });
  return engagement;
}

function open(engagement: FakeEngagement, world: FakeWorld = {}, services = servicesOf(engagement, world)) {
  return { ...renderPage(Component, { services, mocks: [gateAnswer()] }), services };
}

function servicesOf(engagement: FakeEngagement, world: FakeWorld = {}) {
  const services = fakeServices({ path: '/en/rewards-shop/', ...world }, { engagement });
  services.session.set(signedInSession());
  return services;
}

showDialogs();

afterEach(() => void jest.useRealTimers());

const cardOf = (name: string) => within(screen.getByRole('article', { name }));
const sent = ({ calls }: FakeEngagement) =>
  calls.filter(({ method }) => method === 'POST').map(({ body }) => body as Record<string, unknown>);
/** The fact of a value by its name. */
const fact = (card: ReturnType<typeof cardOf>, name: string): string | undefined =>
  card.getByText(name).nextElementSibling?.textContent ?? undefined;

async function buyFrom(name: string): Promise<void> {
  await screen.findByRole('article', { name });
  await userEvent.click(cardOf(name).getByRole('button', { name: 'Buy' }));
}
const confirm = () => userEvent.click(screen.getByRole('button', { name: /^Buy for / }));

describe('rewards shop', () => {
  it('shows the money equivalent of the balance and of every price', async () => {
    open(shopWith([itemOf('a'), itemOf('b', { price: 1, priceValue: { amountMinor: 1, currency: 'EUR' } })]));
    expect(await screen.findByText('500 points (worth €5.00)')).toBeTruthy();
    expect(fact(cardOf('Item a'), 'Price')).toBe('200 points (worth €2.00)');
    expect(fact(cardOf('Item b'), 'Price')).toBe('1 point (worth €0.01)');
  });

  it('shows type, stock, limit, level and end of an item', async () => {
    open(
      shopWith([
        itemOf('a', {
          type: 'FreeSpins',
          reward: {
            offer: 'spins',
            amount: 20,
            currency: 'EUR',
            spinValue: 20,
            spinTerms: { gameName: 'Ember Hollow', wageringFactor: 10, maxPayout: 5_000, lastsHours: 168 },
          },
          left: 3,
          limit: { count: 2, period: 'week', bought: 1 },
          minLevel: 2,
          activeTill: '2027-01-07T00:00:00.000Z',
        }),
      ]),
    );
    await screen.findByRole('article', { name: 'Item a' });
    const card = cardOf('Item a');
    expect(card.getByText('20 spins')).toBeTruthy();
    expect(card.getByText(/^Free spins · €4\.00$/)).toBeTruthy();
    for (const term of [
      'Worth €4.00: €0.20 per spin',
      'Game: Ember Hollow',
      'Winnings are bonus money. Wager them 10 times to convert them to cash.',
      'Maximum conversion to cash: €50.00',
      'Claim and play within 7 days',
    ])
      expect(card.getByText(term)).toBeTruthy();
    expect(fact(card, 'Left in stock')).toBe('3');
    expect(fact(card, 'Your limit')).toBe('1 of 2 bought this week');
    expect(fact(card, 'Level')).toBe('From level 2');
    expect(fact(card, 'Available until')).toMatch(/^07\/01\/2027/);
  });

  it.each<[Partial<ShopItem>, RegExp]>([
    [{ refusal: 'NOT_ELIGIBLE' }, /You can’t buy this item now/],
    [{ refusal: 'PRODUCT_BLOCKED' }, /while you’re excluded from these games/],
    [{ refusal: 'ENDED' }, /no longer on offer/],
    [{ refusal: 'CONDITION', minLevel: 3 }, /Reach level 3 to buy this item/],
    [{ refusal: 'POOL_EMPTY', left: 0 }, /Sold out/],
    [{ refusal: 'MAX_BOUGHT' }, /purchase limit for this item/],
    [
      { refusal: 'PURCHASE_LIMITATION', availableAt: '2026-11-30T00:00:00.000Z' },
      /You can buy this item again from 30\/11\/2026/,
    ],
    [{ refusal: 'NO_BALANCE', price: 750 }, /You need 250 points more/],
  ])('says why an item cannot be bought, without a button: %j', async (change, text) => {
    open(shopWith([itemOf('a', { canBuy: false, ...change })]));
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Buy' })).toBeNull();
  });

  it('buys at the confirmed price, blocks an update meanwhile, and leads to the reward', async () => {
    const engagement = shopWith([itemOf('a')]);
    const { promise, resolve } = Promise.withResolvers<void>();
    const bought = purchaseOf('a', { delivery: 'PENDING' });
    engagement.on(BUY, async () => {
      await promise;
      engagement.on(ITEMS, shopOf([itemOf('a')], { balance: 300, version: 2 }));
      engagement.on(HISTORY, { purchases: [bought] });
      return { status: 200, body: { purchase: bought, balance: 300, version: 2 } };
    });
    open(engagement);
    await buyFrom('Item a');
    const dialog = within(screen.getByRole('alertdialog', { name: 'Buy Item a?' }));
    expect(dialog.getByText('200 points (worth €2.00)')).toBeTruthy();
    expect(dialog.getByText('300 points')).toBeTruthy();
    await confirm();
    expect(isClaiming()).toBe(true);
    resolve();
    expect(await screen.findByText('Bought: Item a')).toBeTruthy();
    expect(isClaiming()).toBe(false);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByRole('link', { name: 'Go to rewards' }).getAttribute('href')).toBe('/en/rewards/');
    expect(sent(engagement)).toEqual([
      { itemId: 'a', key: expect.stringMatching(/^[\w-]{36}$/), price: 200 },
    ]);
    expect(await screen.findByText('Delivery in progress')).toBeTruthy();
  });

  it('repeats the same purchase after a lost answer, also after a reload', async () => {
    const engagement = shopWith([itemOf('a')]);
    engagement.on(BUY, () => Promise.reject(new Error('lost')));
    const first = open(engagement);
    await buyFrom('Item a');
    await confirm();
    expect(await screen.findAllByText(/you pay only once/)).not.toHaveLength(0);
    await userEvent.click(screen.getAllByRole('button', { name: 'Try again' })[0] as HTMLElement);
    await waitFor(() => expect(sent(engagement)).toHaveLength(2));
    first.unmount();
    engagement.on(BUY, { purchase: purchaseOf('a'), balance: 300, version: 2 });
    open(engagement, {}, first.services);
    expect(await screen.findByText('Purchase not confirmed')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Bought: Item a')).toBeTruthy();
    expect(new Set(sent(engagement).map(({ key }) => key)).size).toBe(1);
    expect(first.services.storage.read('openPurchase')).toBe('');
  });

  it('finds a purchase whose answer was lost in the history', async () => {
    const engagement = shopWith([itemOf('a')]);
    engagement.on(BUY, ({ body }) => {
      const { key } = body as { readonly key: string };
      engagement.on(HISTORY, { purchases: [purchaseOf('a', { id: key })] });
      return Promise.reject(new Error('lost'));
    });
    const { services } = open(engagement);
    await buyFrom('Item a');
    await confirm();
    expect(await screen.findByText('Bought: Item a')).toBeTruthy();
    expect(screen.queryByText('Purchase not confirmed')).toBeNull();
    expect(services.storage.read('openPurchase')).toBe('');
  });

  it('does not repeat a purchase of another player', async () => {
    const engagement = shopWith([itemOf('a')]);
    engagement.on(BUY, () => Promise.reject(new Error('lost')));
    const first = open(engagement);
    await buyFrom('Item a');
    await confirm();
    await screen.findAllByText(/you pay only once/);
    first.unmount();
    first.services.session.set(signedInSession({ playerId: 'player-2' as never }));
    open(engagement, {}, first.services);
    await screen.findByRole('article', { name: 'Item a' });
    expect(screen.queryByText('Purchase not confirmed')).toBeNull();
  });

  it('asks again with the new price when it has changed, and sends a new key', async () => {
    const engagement = shopWith([itemOf('a')]);
    engagement.on(BUY, () => {
      engagement.on(ITEMS, shopOf([itemOf('a', { price: 250 })], { version: 2 }));
      return { status: 409, body: { code: 'PRICE_CHANGED', blocks: [] } };
    });
    open(engagement);
    await buyFrom('Item a');
    await confirm();
    expect(await screen.findByText(/The price has changed. Nothing was bought/)).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Buy for 250 points' })).toBeTruthy();
    await confirm();
    await waitFor(() => expect(sent(engagement).map(({ price }) => price)).toEqual([200, 250]));
    expect(new Set(sent(engagement).map(({ key }) => key)).size).toBe(2);
  });

  it.each([
    ['POOL_EMPTY', 'Sold out.'],
    ['NO_BALANCE', 'You don’t have enough points for this item.'],
    ['UNKNOWN_ITEM', 'This item is no longer available.'],
    ['KEY_REUSED', /couldn’t confirm this purchase/],
  ] as const)('explains the refusal %s in the dialog', async (code, text) => {
    const engagement = shopWith([itemOf('a')]);
    engagement.on(BUY, () => ({ status: 409, body: { code, blocks: [] } }));
    const { services } = open(engagement);
    await buyFrom('Item a');
    await confirm();
    expect(await within(screen.getByRole('alertdialog')).findByText(text)).toBeTruthy();
    expect(services.storage.read('openPurchase')).toBe('');
  });

  it.each([
    ['PENDING', 'Delivery in progress', false],
    ['SENT', 'Delivered', true],
    ['REFUNDED', 'Points returned', false],
  ] as const)('shows the delivery %s in the history', async (delivery, label, hasLink) => {
    open(shopWith([], [purchaseOf('a', { delivery })]));
    const row = within(await screen.findByRole('row', { name: /Item a/ }));
    expect(row.getByText(label)).toBeTruthy();
    expect(row.getByText('200 points (worth €2.00)')).toBeTruthy();
    expect(row.queryByRole('link') !== null).toBe(hasLink);
  });

  it('reads balance and history again when points change', async () => {
    const engagement = shopWith([itemOf('a')]);
    open(engagement);
    await screen.findByText('500 points (worth €5.00)');
    engagement.on(ITEMS, shopOf([itemOf('a')], { balance: 501, version: 3 }));
    act(() => engagement.announce({ type: 'changed', parts: ['points'], version: 3 }));
    expect(await screen.findByText(/^501 points/)).toBeTruthy();
  });

  it('reads the shop again when an item can be bought again', async () => {
    jest.useFakeTimers();
    const start = Date.UTC(2026, 10, 28, 12);
    const clock = { now: start };
    const engagement = shopWith([
      itemOf('a', {
        canBuy: false,
        refusal: 'PURCHASE_LIMITATION',
        availableAt: new Date(start + 5_000).toISOString(),
      }),
    ]);
    const services = fakeServices({ path: '/en/rewards-shop/' }, { engagement, now: () => clock.now });
    services.session.set(signedInSession());
    open(engagement, {}, services);
    await screen.findByText(/You can buy this item again/);
    engagement.on(ITEMS, shopOf([itemOf('a')], { version: 2 }));
    clock.now = start + 5_000;
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(screen.queryByRole('button', { name: 'Buy' })).toBeNull();
    clock.now = start + 6_000;
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(screen.getByRole('button', { name: 'Buy' })).toBeTruthy();
  });

  it('shows an item at its scheduled start', async () => {
    jest.useFakeTimers();
    const start = Date.UTC(2026, 10, 28, 12);
    const clock = { now: start };
    const nextStart = new Date(start + 5_000).toISOString();
    const engagement = shopWith([]);
    engagement.on(ITEMS, shopOf([], { nextStart }));
    const services = fakeServices({ path: '/en/rewards-shop/' }, { engagement, now: () => clock.now });
    services.session.set(signedInSession());
    open(engagement, {}, services);
    await screen.findByText('The shop has no items right now');
    engagement.on(ITEMS, shopOf([itemOf('a')], { version: 2 }));
    clock.now = start + 6_000;
    await act(() => jest.advanceTimersByTimeAsync(6_000));
    expect(screen.getByRole('button', { name: 'Buy' })).toBeTruthy();
  });

  it('explains an empty shop, a failure, and items that may be out of date', async () => {
    const { unmount } = open(shopWith([]));
    expect(await screen.findByText('The shop has no items right now')).toBeTruthy();
    expect(screen.getByText('You haven’t bought anything yet.')).toBeTruthy();
    unmount();
    const failing = fakeEngagement();
    const failed = open(failing);
    expect(await screen.findByText('We couldn’t load the shop')).toBeTruthy();
    failed.unmount();
    const engagement = shopWith([itemOf('a')]);
    open(engagement);
    await screen.findByRole('article', { name: 'Item a' });
    engagement.on(ITEMS, () => ({ status: 503, body: undefined }));
    act(() => engagement.announce({ type: 'changed', parts: ['points'], version: 3 }));
    expect(await screen.findByText(/may be out of date/)).toBeTruthy();
    expect(screen.getByRole('article', { name: 'Item a' })).toBeTruthy();
  });
});
