import { describe, expect, it } from '@jest/globals';
import type { LobbyBlock } from '@foyer/market/content';
import { compiledLiveContent } from './liveContent.ts';
import type { CatalogueView } from '../games/catalogueView.ts';
import { viewBlock } from './lobbyContent.ts';

// minimal context for blocks without games
const view = {
  brand: { id: 'aurora' },
  content: compiledLiveContent('aurora'),
  currency: 'EUR',
  locale: 'fi',
} as unknown as CatalogueView;

const PROMOTION = {
  id: 'practice',
  title: 'block.aurora.practice.title',
  text: 'block.aurora.practice.text',
  callToActionType: 'PAGE_LINK',
  path: '/terms-and-conditions/',
} as const;

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
});
