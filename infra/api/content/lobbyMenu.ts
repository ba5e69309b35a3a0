import type { LobbyMenuIcon } from '@foyer/graphql/main';
import type { BrandToggle } from '@foyer/market';
import type { GameListSlug } from '../src/games/gameLists.ts';

export interface MenuItemData {
  readonly id: string;
  /** Key of content/texts. */
  readonly label: string;
  readonly path?: string;
  readonly icon: LobbyMenuIcon;
  readonly needsSignIn?: true;
  /** Omitted while this list has no game. */
  readonly list?: GameListSlug;
  /** Omitted where the brand has disabled this feature. */
  readonly toggle?: BrandToggle;
  /** Omitted where the brand has no jackpot. */
  readonly needsJackpot?: true;
  readonly items?: readonly MenuItemData[];
}

function list(slug: GameListSlug, icon: LobbyMenuIcon): MenuItemData {
  return { id: slug, label: `gameList.${slug}`, path: `/game-list/${slug}/`, icon, list: slug };
}

/** requirements/routes#menus-and-live-chat: the menu with the key lobbyMenu. */
export const LOBBY_MENU: readonly MenuItemData[] = [
  { id: 'home', label: 'menu.home', path: '/', icon: 'home' },
  {
    id: 'games',
    label: 'menu.games',
    icon: 'slots',
    items: [
      { id: 'all-games', label: 'menu.all-games', path: '/games/', icon: 'search' },
      list('hot-games', 'hot'),
      list('new', 'new'),
      list('slots', 'slots'),
      list('megaways', 'slots'),
      list('jackpots', 'jackpot'),
      list('live-casino', 'live'),
      list('table-games', 'table'),
      list('roulette', 'table'),
      list('blackjack', 'table'),
      { id: 'categories', label: 'menu.categories', path: '/game-category/', icon: 'star' },
      { id: 'studios', label: 'menu.studios', path: '/game-studio/', icon: 'studio' },
    ],
  },
  { id: 'sports', label: 'menu.sports', path: '/sports/', icon: 'sport', toggle: 'Sportsbook' },
  { id: 'jackpot', label: 'menu.jackpot', path: '/jackpot/', icon: 'jackpot', needsJackpot: true },
  { id: 'raffle', label: 'menu.raffle', path: '/raffle/', icon: 'raffle' },
  { id: 'promotions', label: 'menu.promotions', path: '/promotions/', icon: 'promotion' },
  {
    id: 'engagement',
    label: 'menu.engagement',
    icon: 'trophy',
    items: [
      { id: 'missions', label: 'menu.missions', path: '/missions/', icon: 'star' },
      { id: 'tournaments', label: 'menu.tournaments', path: '/tournaments/', icon: 'trophy' },
      {
        id: 'rewards-shop',
        label: 'menu.shop',
        path: '/rewards-shop/',
        icon: 'reward',
        needsSignIn: true,
      },
      { id: 'loyalty', label: 'menu.loyalty', path: '/loyalty-program/', icon: 'trophy' },
    ],
  },
  {
    id: 'profile',
    label: 'menu.profile',
    icon: 'profile',
    needsSignIn: true,
    items: [
      {
        id: 'dashboard',
        label: 'menu.profile',
        path: '/profile/dashboard/',
        icon: 'profile',
        needsSignIn: true,
      },
      {
        id: 'history',
        label: 'menu.history',
        path: '/profile/game-history/',
        icon: 'wallet',
        needsSignIn: true,
      },
      { id: 'limits', label: 'menu.limits', path: '/profile/limits/', icon: 'shield', needsSignIn: true },
      { id: 'rewards', label: 'menu.rewards', path: '/rewards/', icon: 'reward', needsSignIn: true },
    ],
  },
];
