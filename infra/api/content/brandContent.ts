import type { CallToActionType } from '@foyer/graphql/main';
import type { BrandId } from '@foyer/market';
import type { GameListSlug } from '../src/games/gameLists.ts';

/** A promotion card. The first line of the text is the description; each further line is a significant condition, and the card shows all of them. */
export interface PromotionData {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly callToActionType: CallToActionType;
  /** Path of the full terms. */
  readonly path: string;
}

/** A block of the lobby, one of the types of requirements/entities#content-blocks; texts are keys of content/texts. */
export type BlockData =
  | {
      readonly type: 'BANNER_GAME';
      readonly id: string;
      readonly studio: string;
      readonly title: string;
      readonly text: string;
      readonly action: string;
    }
  | {
      readonly type: 'BANNER_MANUAL';
      readonly id: string;
      readonly title: string;
      readonly text: string;
      readonly action: string;
      readonly path: string;
    }
  | {
      readonly type: 'BANNER_EXTERNAL_LINK';
      readonly id: string;
      readonly title: string;
      readonly text: string;
      readonly action: string;
      readonly url: `https://${string}`;
    }
  | { readonly type: 'JACKPOT' | 'RAFFLE' | 'TOP_SPORTS'; readonly id: string; readonly title?: string }
  | ({ readonly type: 'PROMOTION' } & PromotionData)
  | {
      readonly type: 'PROMOTION_V2';
      readonly id: string;
      readonly title: string;
      readonly promotions: readonly PromotionData[];
    }
  | { readonly type: 'TOP_GAMES'; readonly id: string; readonly list: GameListSlug };

/** Promotes demo play, so it is only for licences that allow visitors to play demos. */
const PRACTICE = {
  type: 'PROMOTION',
  id: 'practice',
  callToActionType: 'PAGE_LINK',
  path: '/terms-and-conditions/',
} as const;
const LIMITS = {
  type: 'BANNER_MANUAL',
  id: 'limits',
  title: 'block.limits.title',
  text: 'block.limits.text',
  action: 'block.limits.action',
  path: '/profile/limits/',
} as const;
const STUDIOS = {
  type: 'BANNER_MANUAL',
  id: 'studios',
  title: 'block.studios.title',
  text: 'block.studios.text',
  action: 'block.studios.action',
  path: '/game-studio/',
} as const;

/** Only for brands with the jackpot. */
const JACKPOT = { type: 'JACKPOT', id: 'jackpot' } as const;
/** Only for brands with the sportsbook. */
const TOP_SPORTS = { type: 'TOP_SPORTS', id: 'sports' } as const;
/** Only for brands with raffles. */
const RAFFLE = { type: 'RAFFLE', id: 'raffle' } as const;

function hero(brand: BrandId, studio: string): BlockData {
  return {
    type: 'BANNER_GAME',
    id: 'hero',
    studio,
    title: `block.${brand}.hero.title`,
    text: `block.${brand}.hero.text`,
    action: 'block.play',
  };
}

function practice(brand: BrandId): BlockData {
  return { ...PRACTICE, title: `block.${brand}.practice.title`, text: `block.${brand}.practice.text` };
}

function lists(...slugs: readonly GameListSlug[]): readonly BlockData[] {
  return slugs.map((list) => ({ type: 'TOP_GAMES', id: `list-${list}`, list }));
}

/** The lobby of each brand from top to bottom; a list without games is omitted when the lobby is read. */
export const LOBBY_BLOCKS: Readonly<Record<BrandId, readonly BlockData[]>> = {
  aurora: [
    hero('aurora', 'northlight'),
    ...lists('hot-games', 'new'),
    JACKPOT,
    practice('aurora'),
    ...lists('slots'),
    RAFFLE,
    STUDIOS,
    ...lists('megaways', 'jackpots', 'live-casino', 'roulette', 'table-games', 'blackjack', 'bonus'),
    LIMITS,
  ],
  tuli: [
    hero('tuli', 'emberwick'),
    LIMITS,
    ...lists(
      'hot-games',
      'table-games',
      'slots',
      'new',
      'live-casino',
      'roulette',
      'blackjack',
      'megaways',
      'jackpots',
      'bonus',
    ),
    STUDIOS,
  ],
  caravel: [
    hero('caravel', 'brasspoint'),
    ...lists('hot-games', 'live-casino'),
    TOP_SPORTS,
    ...lists('table-games', 'roulette', 'slots'),
    STUDIOS,
    ...lists('new', 'megaways', 'blackjack', 'jackpots', 'bonus'),
    LIMITS,
  ],
  zephyra: [
    hero('zephyra', 'kettle-crane'),
    JACKPOT,
    ...lists('jackpots', 'new', 'hot-games', 'slots'),
    RAFFLE,
    STUDIOS,
    ...lists('megaways', 'roulette', 'live-casino', 'table-games', 'blackjack', 'bonus'),
    LIMITS,
  ],
  quetzal: [
    hero('quetzal', 'mossgate'),
    ...lists('hot-games', 'megaways'),
    JACKPOT,
    practice('quetzal'),
    ...lists('slots', 'new'),
    RAFFLE,
    STUDIOS,
    ...lists('live-casino', 'jackpots', 'roulette', 'table-games', 'blackjack', 'bonus'),
    LIMITS,
  ],
};
