import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MINI_GAME_PATHS, type MiniGame, type Play } from '@foyer/kernel/mini-games';
import { SHOP_PATHS } from '@foyer/kernel/rewards-shop';
import { fakeServices, renderPage, signedInSession, type FakeWorld } from '@foyer/platform/testing';
import { showDialogs } from '@foyer/ui/testing';
import { fakeEngagement, gateAnswer } from '../../features/engagement/engagement.fixture.ts';
import { miniGameOf, miniGamesOf, playOf } from '../../features/mini-games/miniGames.fixture.ts';
import { shopOf } from '../../features/shop/shop.fixture.ts';
import { Component } from './RewardsShopPage.tsx';
import { segmentsOf, turnTo } from './parts/mini-games/wheelGeometry.ts';

const GAMES = `GET ${MINI_GAME_PATHS.games}`;
const PLAYS = `POST ${MINI_GAME_PATHS.plays}`;

showDialogs();
// jsdom has no media queries: animations are off, so that results are shown at once
globalThis.matchMedia ??= ((query: string) => ({ matches: true, media: query })) as typeof matchMedia;
afterEach(() => void jest.useRealTimers());

function engagementWith(games: readonly MiniGame[]) {
  const engagement = fakeEngagement();
  engagement.on(`GET ${SHOP_PATHS.items}`, shopOf([]));
  engagement.on(`GET ${SHOP_PATHS.purchases}`, { purchases: [] });
  engagement.on(GAMES, miniGamesOf(games));
  return engagement;
}

function open(engagement: ReturnType<typeof fakeEngagement>, world: FakeWorld = {}) {
  const services = fakeServices({ path: '/en/rewards-shop/', ...world }, { engagement });
  services.session.set(signedInSession());
  const { unmount } = renderPage(Component, { services, mocks: [gateAnswer()] });
  return { services, unmount };
}

const cardOf = async (name: string) => within(await screen.findByRole('article', { name }));
const dialog = () => within(screen.getByRole('dialog'));
const sent = ({ calls }: ReturnType<typeof fakeEngagement>) =>
  calls.filter(({ path }) => path.startsWith(MINI_GAME_PATHS.plays)).map(({ body }) => body as Play);

async function openGame(name: string): Promise<void> {
  await userEvent.click((await cardOf(name)).getByRole('button', { name: 'Play' }));
}

describe('mini-games', () => {
  it('shows the exact odds, what is left, plays and how they are earned', async () => {
    open(
      engagementWith([
        miniGameOf('a', {
          granted: [{ count: 2, expiresAt: '2026-12-02T10:00:00.000Z' }],
          price: { points: 40, value: { amountMinor: 40, currency: 'EUR' } },
          sources: [{ kind: 'level', name: 'Silver', level: 2, count: 3 }],
        }),
      ]),
    );
    const card = await cardOf('Game a');
    const rows = card.getAllByRole('row', { hidden: true }).map(({ textContent }) => textContent);
    expect(rows).toEqual([
      'PrizeOdds',
      expect.stringContaining('10 points (worth €0.10)60.00% (6,000 in 10,000)'),
      expect.stringContaining('€2.00 in cash (12 left)2.50% (250 in 10,000)'),
      expect.stringContaining('No prize37.50% (3,750 in 10,000)'),
    ]);
    expect(card.getByText(/^1 free play · 2 earned plays, use by 02\/12\/2026/)).toBeTruthy();
    expect(card.getByText('40 points (worth €0.40)')).toBeTruthy();
    expect(card.getByText('3 plays for reaching level 2, Silver')).toBeTruthy();
    expect(card.getByText('0 of 3 plays')).toBeTruthy();
  });

  it('plays once with the terms that were shown, announces the result and keeps the focus', async () => {
    const engagement = engagementWith([miniGameOf('a')]);
    engagement.on(PLAYS, { play: playOf('a'), version: 2 });
    open(engagement);
    await openGame('Game a');
    expect(dialog().getByText('This play is free.')).toBeTruthy();
    const button = dialog().getByRole('button', { name: 'Spin the wheel' });
    await userEvent.click(button);
    const status = await dialog().findByText('You won 10 points (worth €0.10)');
    expect(status.closest('[role=status]')).toBeTruthy();
    expect(dialog().getAllByRole('button', { name: 'Close' }).at(-1)).toBe(button);
    const { terms, commitment } = miniGameOf('a');
    expect(sent(engagement)).toEqual([
      { gameId: 'a', key: expect.stringMatching(/^[\w-]{36}$/), terms, commitment, points: 0 },
    ]);
  });

  it('asks for points only after the free plays, and writes the price on the button', async () => {
    const engagement = engagementWith([
      miniGameOf('a', {
        kind: 'scratch',
        free: null,
        price: { points: 40, value: { amountMinor: 40, currency: 'EUR' } },
      }),
    ]);
    engagement.on(PLAYS, { play: playOf('a', { reward: { kind: 'none' }, prizeId: 'nothing' }), version: 2 });
    open(engagement);
    await openGame('Game a');
    expect(dialog().getByText('This play costs 40 points (worth €0.40).')).toBeTruthy();
    await userEvent.click(dialog().getByRole('button', { name: 'Reveal the prize for 40 points' }));
    expect(await dialog().findByText('No prize this time')).toBeTruthy();
    expect(sent(engagement)).toMatchObject([{ points: 40 }]);
  });

  it('spends no points while the player has an earned play', async () => {
    const engagement = engagementWith([
      miniGameOf('a', {
        free: null,
        granted: [{ count: 1, expiresAt: '2026-12-02T10:00:00.000Z' }],
        price: { points: 40, value: { amountMinor: 40, currency: 'EUR' } },
      }),
    ]);
    engagement.on(PLAYS, { play: playOf('a'), version: 2 });
    open(engagement);
    await openGame('Game a');
    await userEvent.click(dialog().getByRole('button', { name: 'Spin the wheel' }));
    await waitFor(() => expect(sent(engagement)).toMatchObject([{ points: 0 }]));
  });

  it('says that the choice of a box does not change the odds, and shows no other box', async () => {
    const engagement = engagementWith([miniGameOf('a', { kind: 'box' })]);
    engagement.on(PLAYS, { play: playOf('a', { kind: 'box' }), version: 2 });
    open(engagement);
    await openGame('Game a');
    expect(dialog().getByText('The box that you pick doesn’t change your odds.')).toBeTruthy();
    await userEvent.click(dialog().getByRole('radio', { name: 'Box 3' }));
    await userEvent.click(dialog().getByRole('button', { name: 'Open the box' }));
    expect(await dialog().findByText(/^You won 10 points/)).toBeTruthy();
    expect(dialog().queryByText(/in cash/)).toBeNull();
  });

  it('repeats the same play after a lost answer, also after a reload', async () => {
    const engagement = engagementWith([miniGameOf('a')]);
    engagement.on(PLAYS, () => Promise.reject(new Error('lost')));
    const first = open(engagement);
    await openGame('Game a');
    await userEvent.click(dialog().getByRole('button', { name: 'Spin the wheel' }));
    await userEvent.click(await dialog().findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(sent(engagement)).toHaveLength(2));
    first.unmount();
    engagement.on(PLAYS, { play: playOf('a'), version: 2 });
    renderPage(Component, { services: first.services, mocks: [gateAnswer()] });
    expect(await screen.findByText('Play not confirmed')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await dialog().findByText(/^You won 10 points/)).toBeTruthy();
    expect(new Set(sent(engagement).map((body) => (body as unknown as { key: string }).key)).size).toBe(1);
    expect(first.services.storage.read('openPlay')).toBe('');
  });

  it('explains changed odds, and plays with the new terms and a new key', async () => {
    const changed = 'cd'.repeat(32);
    const engagement = engagementWith([miniGameOf('a')]);
    engagement.on(PLAYS, () => {
      engagement.on(GAMES, miniGamesOf([miniGameOf('a', { terms: changed })], { version: 2 }));
      return { status: 409, body: { code: 'GAME_CHANGED', blocks: [] } };
    });
    open(engagement);
    await openGame('Game a');
    await userEvent.click(dialog().getByRole('button', { name: 'Spin the wheel' }));
    expect(await dialog().findByText(/Prizes or odds have changed/)).toBeTruthy();
    await userEvent.click(dialog().getByRole('button', { name: 'Spin the wheel' }));
    await waitFor(() => expect(sent(engagement)).toHaveLength(2));
    expect(sent(engagement)).toMatchObject([{}, { terms: changed }]);
  });

  it.each<[Partial<MiniGame>, RegExp]>([
    [{ refusal: 'PRODUCT_BLOCKED' }, /while you’re excluded from games of chance/],
    [{ refusal: 'CONDITION', minLevel: 3 }, /Reach level 3/],
    [{ refusal: 'POOL_EMPTY' }, /a limited prize has been given for the last time/],
    [{ refusal: 'DAILY_LIMIT' }, /You can play again from 29\/11\/2026/],
    [{ refusal: 'NO_PLAYS' }, /no plays left/],
    [
      { refusal: 'NO_BALANCE', price: { points: 700, value: { amountMinor: 700, currency: 'EUR' } } },
      /costs 700 points. You have 500/,
    ],
  ])('says why a game cannot be played, without a button: %j', async (change, text) => {
    open(engagementWith([miniGameOf('a', { canPlay: false, ...change })]));
    const card = await cardOf('Game a');
    expect(card.getByText(text)).toBeTruthy();
    expect(card.queryByRole('button', { name: 'Play' })).toBeNull();
  });

  it('has no section where the licence allows no prizes that are drawn by chance', async () => {
    const engagement = engagementWith([miniGameOf('a')]);
    open(engagement, { brand: 'tuli', path: '/et/rewards-shop/' });
    await waitFor(() => expect(engagement.calls.length).toBeGreaterThan(2));
    await act(async () => undefined);
    expect(engagement.calls.some(({ path }) => path.startsWith(MINI_GAME_PATHS.games))).toBe(false);
  });

  it('shows no heading before the games are known, and none for a brand without games', async () => {
    const engagement = engagementWith([]);
    const shown: boolean[] = [];
    const observer = new MutationObserver(() => shown.push(document.querySelector('#mini-games') !== null));
    observer.observe(document.body, { childList: true, subtree: true });
    open(engagement);
    await waitFor(() =>
      expect(engagement.calls.some(({ path }) => path.startsWith(MINI_GAME_PATHS.games))).toBe(true),
    );
    await act(async () => undefined);
    observer.disconnect();
    expect([shown.length > 0, shown.includes(true)]).toEqual([true, false]);
  });

  it('explains a failure and reads again on request', async () => {
    const engagement = engagementWith([]);
    engagement.on(GAMES, () => ({ status: 503, body: undefined }));
    open(engagement);
    expect(await screen.findByText(/couldn’t load the mini-games/)).toBeTruthy();
    engagement.on(GAMES, miniGamesOf([miniGameOf('a')]));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article', { name: 'Game a' })).toBeTruthy();
  });
});

describe('the wheel', () => {
  it('stops in the middle of the segment of the prize, whose angle is its odds', () => {
    const segments = segmentsOf([{ parts: 9_900 }, { parts: 100 }]);
    expect(segments[1]).toEqual({ from: 356.4, till: 360 });
    for (const segment of segments) {
      const atPointer = (360 - (turnTo(segment) % 360)) % 360;
      expect(atPointer).toBeCloseTo((segment.from + segment.till) / 2);
    }
  });
});
