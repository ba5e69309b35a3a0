import { defineMessages } from '@foyer/i18n';
import type { LimitPeriod, ShopItem } from '@foyer/kernel/rewards-shop';

export const types = defineMessages<ShopItem['type']>({
  Money: { id: 'gamification.shop.money', defaultMessage: 'Cash' },
  BonusMoney: { id: 'gamification.shop.bonus', defaultMessage: 'Bonus money' },
  FreeSpins: { id: 'gamification.shop.spins', defaultMessage: 'Free spins' },
});

export const limits = defineMessages<LimitPeriod>({
  day: { id: 'gamification.shop.limitDay', defaultMessage: '{bought} of {count} bought today' },
  week: { id: 'gamification.shop.limitWeek', defaultMessage: '{bought} of {count} bought this week' },
  month: { id: 'gamification.shop.limitMonth', defaultMessage: '{bought} of {count} bought this month' },
  ever: { id: 'gamification.shop.limitEver', defaultMessage: '{bought} of {count} bought' },
});

export const messages = defineMessages({
  spinCount: {
    id: 'gamification.shop.spinCount',
    defaultMessage: '{count, plural, one {# spin} other {# spins}}',
  },
  price: { id: 'gamification.shop.price', defaultMessage: 'Price' },
  left: { id: 'gamification.shop.left', defaultMessage: 'Left in stock' },
  limit: { id: 'gamification.shop.limit', defaultMessage: 'Your limit' },
  level: { id: 'gamification.shop.level', defaultMessage: 'Level' },
  fromLevel: { id: 'gamification.shop.fromLevel', defaultMessage: 'From level {level}' },
  until: { id: 'gamification.shop.until', defaultMessage: 'Available until' },
  buy: { id: 'gamification.shop.buy', defaultMessage: 'Buy' },
  missing: {
    id: 'gamification.shop.missing',
    defaultMessage: 'You need {points} more.',
  },
  levelRequired: {
    id: 'gamification.shop.levelRequired',
    defaultMessage: 'Reach level {level} to buy this item.',
  },
  again: { id: 'gamification.shop.again', defaultMessage: 'You can buy this item again from {at}.' },
  terms: { id: 'gamification.shop.bonusTerms', defaultMessage: 'Full bonus terms' },
});
