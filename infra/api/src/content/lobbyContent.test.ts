import { describe, expect, it } from '@jest/globals';
import type { LobbyBlock } from '@foyer/market/content';
import { compiledLiveContent } from './liveContent.ts';
import type { CatalogueView } from '../games/catalogueView.ts';
import { viewBlock, viewLobbyMenu } from './lobbyContent.ts';

// minimal context for blocks without games
const view = {
  brand: { id: 'aurora', toggles: ['Sportsbook'] },
  content: compiledLiveContent('aurora'),
  currency: 'EUR',
  isPlayAllowed: true,
  locale: 'fi',
} as unknown as CatalogueView;

const PROMOTION = {
  id: 'practice',
  title: 'block.aurora.practice.title',
  text: 'block.aurora.practice.text',
  callToActionType: 'PAGE_LINK',
  path: '/terms-and-conditions/',
} as const;

const NO_TEXTS = { title: 'block.unknown.title', text: 'block.unknown.text' } as const;

function withoutPrizes(): CatalogueView['content'] {
  const content = compiledLiveContent('aurora');
  const { site } = content.sections;
  const raffles = site.raffleSettings.raffles.map((raffle) => ({
    ...raffle,
    prizes: { hourly: [], daily: [], weekly: [] },
  }));
  return {
    ...content,
    sections: {
      ...content.sections,
      site: { ...site, raffleSettings: { ...site.raffleSettings, raffles } },
    },
  };
}

describe('content block (requirements/entities#content-blocks)', () => {
  it.each<[LobbyBlock, object]>([
    [
      { type: 'JACKPOT', id: 'pot' },
      { __typename: 'JackpotBlock', id: 'aurora:pot', type: 'JACKPOT', title: null },
    ],
    [
      { type: 'RAFFLE', id: 'draw', title: 'menu.promotions' },
      { __typename: 'RaffleBlock', id: 'aurora:draw', type: 'RAFFLE', title: 'Kampanjat' },
    ],
    [
      { type: 'TOP_SPORTS', id: 'sports' },
      { __typename: 'TopSportsBlock', type: 'TOP_SPORTS' },
    ],
    [
      {
        type: 'BANNER_EXTERNAL_LINK',
        id: 'help',
        title: 'menu.home',
        text: 'menu.home',
        action: 'menu.home',
        url: 'https://help.example/',
      },
      { __typename: 'BannerExternalLinkBlock', url: 'https://help.example/', image: null },
    ],
    [
      { type: 'PROMOTION', ...PROMOTION },
      {
        __typename: 'PromotionBlock',
        id: 'aurora:practice',
        title: 'Harjoittele niin kauan kuin haluat',
        path: '/terms-and-conditions/',
        callToActionType: 'PAGE_LINK',
      },
    ],
    [
      { type: 'PROMOTION_V2', id: 'week', title: 'menu.promotions', promotions: [PROMOTION] },
      { __typename: 'PromotionV2Block', promotions: [{ id: 'aurora:week:practice', type: 'PROMOTION' }] },
    ],
  ])('maps %j', (block, seen) => expect(viewBlock(view, block)).toMatchObject(seen));

  const raffleBlock: LobbyBlock = { type: 'RAFFLE', id: 'draw' };
  const jackpotBlock: LobbyBlock = { type: 'JACKPOT', id: 'pot' };
  const brandOf = (brand: object) => ({ brand: brand as CatalogueView['brand'] });

  it.each<[string, LobbyBlock, Partial<CatalogueView>]>([
    ['raffle: the brand has none', raffleBlock, { content: compiledLiveContent('caravel') }],
    ['raffle: no prize is configured', raffleBlock, { content: withoutPrizes() }],
    ['raffle: play is not offered', raffleBlock, { isPlayAllowed: false }],
    ['jackpot: the brand has none', jackpotBlock, brandOf({ id: 'caravel', toggles: [] })],
    ['jackpot: play is not offered', jackpotBlock, { isPlayAllowed: false }],
    [
      'matches: the sportsbook is switched off',
      { type: 'TOP_SPORTS', id: 'sports' },
      brandOf({ id: 'aurora', toggles: [] }),
    ],
    ['promotion: it has no texts', { type: 'PROMOTION', ...PROMOTION, ...NO_TEXTS }, {}],
    [
      'promotions: none has texts',
      {
        type: 'PROMOTION_V2',
        id: 'week',
        title: 'menu.promotions',
        promotions: [{ ...PROMOTION, ...NO_TEXTS }],
      },
      {},
    ],
  ])('omits the block without content: %s', (_what, block, change) =>
    expect(viewBlock({ ...view, ...change }, block)).toBeUndefined(),
  );
});

describe('lobby menu', () => {
  const pathsOf = (change: object): readonly (string | null | undefined)[] => {
    const content = compiledLiveContent('aurora');
    const { site, lobby } = content.sections;
    const menu = lobby.menu.filter(({ id }) => id === 'engagement');
    const gamificationSettings = {
      ...site.gamificationSettings,
      enabled: true,
      clientId: 'aurora-web',
      ...change,
    };
    const sections = {
      ...content.sections,
      lobby: { ...lobby, menu },
      site: { ...site, gamificationSettings },
    };
    // minimal context for entries without game lists
    const changed = { ...view, hints: {}, content: { ...content, sections } } as unknown as CatalogueView;
    const seen = viewLobbyMenu(changed, 'lobbyMenu');
    return seen?.items.flatMap(({ items }) => items.map(({ path }) => path)) ?? [];
  };
  const PAGES = ['/missions/', '/tournaments/', '/rewards-shop/', '/loyalty-program/'];

  it('has the pages of gamification for a brand with gamification', () =>
    expect(pathsOf({})).toEqual(expect.arrayContaining(PAGES)));

  it.each<[string, object]>([
    ['gamification is disabled', { enabled: false }],
    ['the brand has no client id', { clientId: null }],
  ])('omits the pages of gamification where %s', (_case, change) =>
    expect(pathsOf(change).filter((path) => PAGES.includes(path ?? ''))).toEqual([]),
  );
});
