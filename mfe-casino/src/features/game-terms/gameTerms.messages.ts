import { defineMessages } from '@foyer/i18n';

export const volatilities = defineMessages({
  VERY_LOW: { id: 'casino.terms.volatility-very-low', defaultMessage: 'Very low' },
  LOW: { id: 'casino.terms.volatility-low', defaultMessage: 'Low' },
  MEDIUM: { id: 'casino.terms.volatility-medium', defaultMessage: 'Medium' },
  HIGH: { id: 'casino.terms.volatility-high', defaultMessage: 'High' },
  VERY_HIGH: { id: 'casino.terms.volatility-very-high', defaultMessage: 'Very high' },
});

export const features = defineMessages({
  wilds: { id: 'casino.terms.wilds', defaultMessage: 'Wild symbols' },
  'wild-multiplier': { id: 'casino.terms.wild-multiplier', defaultMessage: 'Multiplying wilds' },
  scatters: { id: 'casino.terms.scatters', defaultMessage: 'Scatters' },
  'free-spins': { id: 'casino.terms.free-spins', defaultMessage: 'Free spins' },
  multipliers: { id: 'casino.terms.multipliers', defaultMessage: 'Multipliers' },
  'rising-multiplier': { id: 'casino.terms.rising-multiplier', defaultMessage: 'Rising multiplier' },
  'stacked-symbols': { id: 'casino.terms.stacked-symbols', defaultMessage: 'Stacked symbols' },
  'changing-reels': { id: 'casino.terms.changing-reels', defaultMessage: 'Changing reels' },
  'single-zero': { id: 'casino.terms.single-zero', defaultMessage: 'Single zero' },
  'inside-bets': { id: 'casino.terms.inside-bets', defaultMessage: 'Inside bets' },
  'outside-bets': { id: 'casino.terms.outside-bets', defaultMessage: 'Outside bets' },
});
