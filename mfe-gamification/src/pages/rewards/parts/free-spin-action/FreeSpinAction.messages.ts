import type { FreeSpinForfeitReason } from '@foyer/graphql/main';
import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  play: { id: 'gamification.freeSpins.play', defaultMessage: 'Play now' },
  inUse: {
    id: 'gamification.freeSpins.inUse',
    defaultMessage: '{used} of {total} spins used · Won: {won}',
  },
  Used: { id: 'gamification.freeSpins.used', defaultMessage: 'All {total} spins used · Won: {won}' },
  Expired: {
    id: 'gamification.freeSpins.expired',
    defaultMessage: 'Expired with {used} of {total} spins used. You keep your winnings: {won}',
  },
  Forfeited: {
    id: 'gamification.freeSpins.forfeited',
    defaultMessage: 'Forfeited with {used} of {total} spins used. You keep your winnings: {won}',
  },
});

export const forfeits = defineMessages<FreeSpinForfeitReason>({
  SELF_EXCLUDED: {
    id: 'gamification.freeSpins.excluded',
    defaultMessage: 'Free spins end when you exclude yourself.',
  },
  ACCOUNT_CLOSED: {
    id: 'gamification.freeSpins.closed',
    defaultMessage: 'Free spins end when the account is closed.',
  },
});
