import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'jackpot-raffle.winners.title', defaultMessage: 'Raffle winners' },
  won: { id: 'jackpot-raffle.winners.won', defaultMessage: 'Won!' },
  pause: { id: 'jackpot-raffle.winners.pause', defaultMessage: 'Pause the list of winners' },
  play: { id: 'jackpot-raffle.winners.play', defaultMessage: 'Resume the list of winners' },
  empty: {
    id: 'jackpot-raffle.winners.empty',
    defaultMessage: 'No winners yet. The next draw is coming up.',
  },
});
