import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'jackpot-raffle.studio.title', defaultMessage: 'Provider of the week: {gameStudio}' },
  more: { id: 'jackpot-raffle.studio.more', defaultMessage: 'More {gameStudio} games' },
  discover: { id: 'jackpot-raffle.studio.discover', defaultMessage: 'Discover all {gameStudio} games' },
  empty: {
    id: 'jackpot-raffle.studio.empty',
    defaultMessage: '{gameStudio} games can’t be played here at the moment.',
  },
  failed: { id: 'jackpot-raffle.studio.failed', defaultMessage: 'We couldn’t load the games' },
  retry: { id: 'jackpot-raffle.studio.retry', defaultMessage: 'Try again' },
});
