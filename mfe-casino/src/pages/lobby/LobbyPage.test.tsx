import { describe, expect, it } from '@jest/globals';
import { money } from '@foyer/money';
import {
  answer,
  fakeServices,
  refuse,
  renderPage,
  signedInSession,
  streamingWallet,
} from '@foyer/platform/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FollowGameFeedDocument } from '../../features/jackpot-amount/JackpotAmount.generated.ts';
import { ListOfGamesSliceDocument } from '../../features/list-row/ListOfGamesSlice.generated.ts';
import {
  RememberedGamesDocument,
  SyncRecentlyPlayedGamesDocument,
} from '../../features/recent-games/RecentGames.generated.ts';
import { aGame, aList, aSlice, personalized, someGames } from '../../features/catalogue/games.fixture.ts';
import { LobbyPageDocument, type LobbyPageQuery } from './LobbyPage.generated.ts';
import { Component } from './LobbyPage.tsx';

type Block = LobbyPageQuery['root']['lobbyContent'][number];

const HERO: Block = {
  __typename: 'BannerGameBlock',
  id: 'hero',
  type: 'BANNER_GAME',
  title: 'A night at sea',
  text: 'Slow waves, long odds.',
  gameAction: 'Play it',
  game: aGame('Lemon Pier'),
};
const top = (slug: string, name: string, games = aSlice(someGames(3))): Block => ({
  __typename: 'TopGamesBlock',
  id: `top-${slug}`,
  type: 'TOP_GAMES',
  title: name,
  list: aList(slug, name, games),
});

/** A feed of the lobby with this amount in the largest pot, in cents; without one, no jackpot runs. */
const feed = (amountMinor: number | undefined) =>
  answer(FollowGameFeedDocument, {
    __typename: 'Subscription',
    feedUpdated: {
      __typename: 'GameFeed',
      lastUpdated: '2026-11-25T12:00:00.000Z',
      jackpots: amountMinor === undefined ? {} : { mega: { amountMinor, currency: 'EUR' } },
    },
  });

function lobby(
  blocks: readonly Block[],
  lists: readonly { slug: string; name: string; totalCount?: number }[] = [],
): LobbyPageQuery {
  const listsOfGames = lists.map(({ slug, name, totalCount = 3 }) => ({
    __typename: 'GameList' as const,
    id: slug,
    slug,
    name,
    games: { __typename: 'GameListItemConnection' as const, totalCount },
  }));
  const { root } = personalized({ listsOfGames });
  return { __typename: 'Query', root: { ...root, lobbyContent: blocks } };
}

const rowNames = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

describe('the lobby', () => {
  it('starts with the hero, whose picture is not lazy, and shows the rows of its blocks', async () => {
    renderPage(Component, {
      mocks: [
        answer(
          LobbyPageDocument,
          lobby([HERO, top('hot-games', 'Hot games')], [{ slug: 'hot-games', name: 'Hot games' }]),
        ),
      ],
    });
    const hero =
      (await screen.findByRole('heading', { name: 'A night at sea' })).closest('article') ?? document.body;
    const picture = hero.querySelector('img');
    expect(picture?.getAttribute('loading')).toBe('eager');
    expect(picture?.getAttribute('fetchpriority')).toBe('high');
    expect(picture?.getAttribute('width')).toBe('1280');
    expect(within(hero).getByRole('link', { name: 'Play it' }).getAttribute('href')).toBe(
      '/en/games/lemon-pier/',
    );
    expect(rowNames()).toEqual(['A night at sea', 'Hot games']);
    expect(screen.getAllByRole('link', { name: 'See all: Hot games' })[0]?.getAttribute('href')).toBe(
      '/en/game-list/hot-games/',
    );
  });

  it.each([
    [undefined, false],
    ['below-banner', false],
    ['above-banner', true],
  ])(
    'shows its shortcuts first in the variant %s of the test lobby_shortcuts: %s',
    async (variant, isFirst) => {
      const { services } = renderPage(Component, {
        services: fakeServices({ experiments: variant === undefined ? {} : { lobby_shortcuts: variant } }),
        mocks: [answer(LobbyPageDocument, lobby([HERO]))],
      });
      const hero = await screen.findByRole('heading', { name: 'A night at sea' });
      const shortcut = screen.getByRole('link', { name: 'All games' });
      const order = shortcut.compareDocumentPosition(hero);
      expect((order & Node.DOCUMENT_POSITION_FOLLOWING) !== 0).toBe(isFirst);
      expect(services.flags.exposed).toHaveBeenCalledWith('lobby_shortcuts');
    },
  );

  it('shows its banner with the button of the flag button_variant', async () => {
    const lookOf = async (variation: string): Promise<string> => {
      const { unmount } = renderPage(Component, {
        services: fakeServices({ variations: { button_variant: variation } }),
        mocks: [answer(LobbyPageDocument, lobby([HERO]))],
      });
      const look = (await screen.findByRole('link', { name: 'Play it' })).className;
      unmount();
      return look;
    };
    expect(await lookOf('secondary')).not.toBe(await lookOf('primary'));
  });

  it('has a component for every type of block', async () => {
    const promotion = {
      __typename: 'PromotionBlock',
      id: 'promotion',
      type: 'PROMOTION',
      title: 'Ten for ten',
      text: 'Terms first.',
      image: null,
      callToActionType: 'PAGE_LINK',
      path: '/promotions/',
    } as const;
    const blocks: Block[] = [
      HERO,
      {
        __typename: 'BannerManualBlock',
        id: 'manual',
        type: 'BANNER_MANUAL',
        title: 'Your limits',
        text: null,
        image: null,
        path: '/profile/limits/',
        manualAction: 'See them',
      },
      {
        __typename: 'BannerExternalLinkBlock',
        id: 'external',
        type: 'BANNER_EXTERNAL_LINK',
        title: 'Our blog',
        text: null,
        image: null,
        url: 'https://blog.example/',
        externalAction: 'Read',
      },
      { __typename: 'JackpotBlock', id: 'jackpot', type: 'JACKPOT', title: null },
      { __typename: 'RaffleBlock', id: 'raffle', type: 'RAFFLE', title: null },
      { __typename: 'TopSportsBlock', id: 'sports', type: 'TOP_SPORTS', title: null },
      promotion,
      {
        __typename: 'PromotionV2Block',
        id: 'promotions',
        type: 'PROMOTION_V2',
        title: 'This week',
        promotions: [{ ...promotion, id: 'second', title: 'Second', callToActionType: 'DEPOSIT' }],
      },
      top('new', 'New games'),
    ];
    renderPage(Component, { mocks: [answer(LobbyPageDocument, lobby(blocks)), feed(5_310_000)] });
    const names = [
      'A night at sea',
      'Your limits',
      'Our blog',
      'Jackpot',
      'Raffle',
      'Sports',
      'Promotions',
      'This week',
      'New games',
    ];
    // Some components are in separate chunks.
    await waitFor(() => expect(rowNames()).toEqual(names));
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href('See them')).toBe('/en/profile/limits/');
    expect(href('Read')).toBe('https://blog.example/');
    expect(href('See the jackpot')).toBe('/en/jackpot/');
    await waitFor(() => expect(document.querySelector('[data-slot="jackpot-raffle.widget"]')).not.toBeNull());
    expect(href('See the draws')).toBe('/en/raffle/');
    expect(href('Go to sports')).toBe('/en/sports/');
    await waitFor(() =>
      expect(document.querySelector('[data-slot="sportsbook.top-matches"]')).not.toBeNull(),
    );
    expect(href('Deposit')).toBe('/en/deposit/');
  });

  it('shows the content of an absent remote as unavailable, without a link', async () => {
    const services = fakeServices();
    services.navigation.isAvailable = () => false;
    const blocks: Block[] = [
      { __typename: 'JackpotBlock', id: 'jackpot', type: 'JACKPOT', title: null },
      { __typename: 'RaffleBlock', id: 'raffle', type: 'RAFFLE', title: 'Draws' },
      { __typename: 'TopSportsBlock', id: 'sports', type: 'TOP_SPORTS', title: null },
    ];
    renderPage(Component, {
      services,
      mocks: [answer(LobbyPageDocument, lobby([HERO, ...blocks])), feed(undefined)],
    });
    for (const name of ['Jackpot', 'Draws', 'Sports']) {
      const card = await screen.findByRole('complementary', { name });
      expect(within(card).getByText('Not available')).toBeTruthy();
      expect(within(card).queryByRole('link')).toBeNull();
    }
  });

  it('shows the terms of a promotion directly on it', async () => {
    const promotion: Block = {
      __typename: 'PromotionBlock',
      id: 'promotion',
      type: 'PROMOTION',
      title: 'Practise',
      text: 'For fun.\nOver 18.\nNo end date.',
      image: null,
      callToActionType: 'PAGE_LINK',
      path: '/terms-and-conditions/',
    };
    renderPage(Component, { mocks: [answer(LobbyPageDocument, lobby([HERO, promotion]))] });
    const card =
      (await screen.findByRole('heading', { name: 'Practise' })).closest('article') ?? document.body;
    expect(
      within(card)
        .getAllByRole('listitem')
        .map((term) => term.textContent),
    ).toEqual(['Over 18.', 'No end date.']);
    expect(within(card).getByRole('link', { name: 'Read the terms' }).getAttribute('href')).toBe(
      '/en/terms-and-conditions/',
    );
  });

  it('ignores addresses that are not web addresses', async () => {
    const bad: Block = {
      __typename: 'BannerExternalLinkBlock',
      id: 'external',
      type: 'BANNER_EXTERNAL_LINK',
      title: 'Odd',
      text: null,
      image: null,
      url: 'javascript:alert(1)',
      externalAction: 'Read',
    };
    renderPage(Component, { mocks: [answer(LobbyPageDocument, lobby([HERO, bad]))] });
    await screen.findByRole('heading', { name: 'Odd' });
    expect(screen.queryByRole('link', { name: 'Read' })).toBeNull();
  });

  it('requests the games of a list that no block contains', async () => {
    const games = answer(
      ListOfGamesSliceDocument,
      personalized({ listOfGames: aList('slots', 'Slots', aSlice(someGames(2))) }),
    );
    renderPage(Component, {
      mocks: [answer(LobbyPageDocument, lobby([HERO], [{ slug: 'slots', name: 'Slots' }])), games],
    });
    expect(await screen.findByRole('region', { name: 'Slots' })).toBeTruthy();
  });

  it('hides empty lists, and the bonus list without a bonus', async () => {
    const lists = [
      { slug: 'bonus', name: 'Bonus games' },
      { slug: 'live-casino', name: 'Live', totalCount: 0 },
    ];
    renderPage(Component, {
      mocks: [answer(LobbyPageDocument, lobby([HERO, top('bonus', 'Bonus games')], lists))],
    });
    await screen.findByRole('heading', { name: 'A night at sea' });
    expect(rowNames()).toEqual(['A night at sea']);
    expect(screen.queryByRole('link', { name: 'Live' })).toBeNull();
  });

  it('shows the bonus list to a player with a bonus', async () => {
    const services = fakeServices();
    services.wallet.set(streamingWallet({ balance: 1_000, bonusBalance: 500 }));
    renderPage(Component, {
      services,
      mocks: [answer(LobbyPageDocument, lobby([HERO, top('bonus', 'Bonus games')]))],
    });
    expect(await screen.findByRole('region', { name: 'Bonus games' })).toBeTruthy();
  });

  it('shows a visitor the games stored on this device, in their order', async () => {
    const services = fakeServices();
    services.storage.rememberPlayedGame('game-2', false);
    services.storage.rememberPlayedGame('game-1', false);
    const remembered = answer(
      RememberedGamesDocument,
      personalized({ gamesById: [aGame('Game 2'), aGame('Game 1')] }),
    );
    renderPage(Component, { services, mocks: [answer(LobbyPageDocument, lobby([HERO])), remembered] });
    const row = await screen.findByRole('region', { name: 'Recently played' });
    expect(
      within(row)
        .getAllByRole('heading', { level: 3 })
        .map((heading) => heading.textContent),
    ).toEqual(['Game 1', 'Game 2']);
  });

  it('shows a player the games of the server, and refetches them on every third balance change', async () => {
    const services = fakeServices();
    services.session.set(signedInSession());
    let reads = 0;
    const synced = answer(SyncRecentlyPlayedGamesDocument, () => {
      reads += 1;
      const game = aGame(`Game ${reads}`);
      const recentlyPlayedGamesV2 = [
        {
          __typename: 'RecentlyPlayedGame',
          gameDescriptorV2: { __typename: 'GameDescriptorV2', json: {} },
          game,
        },
      ] as const;
      return {
        __typename: 'Query',
        viewer: { __typename: 'Viewer', id: 'p', recentlyPlayedGamesV2 },
      } as const;
    });
    renderPage(Component, { services, mocks: [answer(LobbyPageDocument, lobby([HERO])), synced] });
    await screen.findByRole('heading', { name: 'Game 1' });
    const change = {
      moneyType: 'CasinoBet',
      amount: money(100, 'EUR'),
      balance: money(900, 'EUR'),
      version: 2,
    };
    services.bus.emit('wallet.changed', change);
    services.bus.emit('wallet.changed', change);
    expect(reads).toBe(1);
    services.bus.emit('wallet.changed', change);
    expect(await screen.findByRole('heading', { name: 'Game 2' })).toBeTruthy();
  });

  it('reports a failure to load, and retries on request', async () => {
    renderPage(Component, { mocks: [refuse(LobbyPageDocument, 'ServiceUnavailableFailure')] });
    const card = await screen.findByRole('alert');
    expect(within(card).getByRole('heading', { level: 1, name: 'We couldn’t load this page' })).toBeTruthy();
    await userEvent.click(within(card).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('alert')).toBeTruthy();
  });

  it('retries automatically when the connection is back', async () => {
    const services = fakeServices();
    services.connection.set('offline');
    let isBack = false;
    const there = answer(LobbyPageDocument, lobby([HERO]));
    const away = refuse(LobbyPageDocument, 'ServiceUnavailableFailure');
    const page = { ...there, respond: (variables: unknown) => (isBack ? there : away).respond(variables) };
    renderPage(Component, { services, mocks: [page] });
    await screen.findByText(/You’re offline/);
    isBack = true;
    act(() => services.connection.set('online'));
    expect(await screen.findByRole('heading', { name: 'A night at sea' })).toBeTruthy();
  });

  it('has a design for an empty lobby', async () => {
    renderPage(Component, { mocks: [answer(LobbyPageDocument, lobby([]))] });
    expect(await screen.findByText('No games available yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Contact support' }).getAttribute('href')).toMatch(/^mailto:/);
  });
});
