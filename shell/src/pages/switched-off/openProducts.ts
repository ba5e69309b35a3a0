import type { Services } from '@foyer/contract';
import type { Message } from '@foyer/i18n';
import { hrefTo, type RouteOwner } from '@foyer/links';
import type { IconName } from '@foyer/ui';
import { messages as accountMessages } from '../../layout/header/AccountMenu.messages.ts';
import { messages as barMessages } from '../../layout/bottom-bar/BottomBar.messages.ts';
import { casinoHref } from '../../layout/layoutLinks.ts';
import { messages as menuMessages } from '../../layout/menu/MainMenu.messages.ts';
import { messages } from './SwitchedOffPage.messages.ts';

/** A product that the player may open instead. */
export interface OpenProduct {
  readonly owner: RouteOwner;
  readonly name: Message;
  readonly href: string;
  readonly icon: IconName;
}

/**
 * The player-facing product name of an application; applications of new squads have none until one is
 * added.
 */
const PRODUCT_NAMES = {
  casino: menuMessages.casino,
  sportsbook: menuMessages.sports,
  cashier: barMessages.cashier,
  'jackpot-raffle': messages.jackpots,
  account: accountMessages.account,
  gamification: menuMessages.promotions,
} as const satisfies Partial<Record<RouteOwner, Message>>;

/** Undefined for a product that has the same name as the brand. */
export function productName(owner: string): Message | undefined {
  return (PRODUCT_NAMES as Readonly<Record<string, Message | undefined>>)[owner];
}

/** Links to products that are available in this brand and to this visitor. */
export function openProducts(services: Services): readonly OpenProduct[] {
  const { locale, flags, navigation, session } = services;
  const hasSports = flags.has('Sportsbook') && navigation.isAvailable('sports');
  const isPlayer = session.current().status === 'LOGGED_IN';
  return [
    ...(navigation.isAvailable('lobby')
      ? [{ owner: 'casino', name: PRODUCT_NAMES.casino, href: casinoHref(services), icon: 'dice' } as const]
      : []),
    ...(hasSports
      ? [
          {
            owner: 'sportsbook',
            name: PRODUCT_NAMES.sportsbook,
            href: hrefTo(locale, 'sports'),
            icon: 'sports',
          } as const,
        ]
      : []),
    ...(navigation.isAvailable('jackpot')
      ? [
          {
            owner: 'jackpot-raffle',
            name: PRODUCT_NAMES['jackpot-raffle'],
            href: hrefTo(locale, 'jackpot'),
            icon: 'jackpot',
          } as const,
        ]
      : []),
    ...(navigation.isAvailable('promotions')
      ? [
          {
            owner: 'gamification',
            name: PRODUCT_NAMES.gamification,
            href: hrefTo(locale, 'promotions'),
            icon: 'gift',
          } as const,
        ]
      : []),
    ...(isPlayer && navigation.isAvailable('profile-dashboard')
      ? [
          {
            owner: 'account',
            name: PRODUCT_NAMES.account,
            href: hrefTo(locale, 'profile-dashboard'),
            icon: 'user',
          } as const,
        ]
      : []),
  ];
}
