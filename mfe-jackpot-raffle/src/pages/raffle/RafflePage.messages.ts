import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'jackpot-raffle.raffle.title', defaultMessage: 'Raffle' },
  lead: {
    id: 'jackpot-raffle.raffle.lead',
    defaultMessage: 'Play {gameStudio} games and collect tickets for three draws at once.',
  },
  about: { id: 'jackpot-raffle.raffle.about', defaultMessage: 'About the raffle' },
  terms: { id: 'jackpot-raffle.raffle.terms', defaultMessage: 'Terms and conditions' },
  home: { id: 'jackpot-raffle.raffle.home', defaultMessage: 'Back to home' },
  disabled: { id: 'jackpot-raffle.raffle.disabled', defaultMessage: 'This site has no raffle' },
  disabledText: {
    id: 'jackpot-raffle.raffle.disabled-text',
    defaultMessage: 'You can play all our other games.',
  },
  failed: { id: 'jackpot-raffle.raffle.failed', defaultMessage: 'We couldn’t load the raffle' },
  failedText: { id: 'jackpot-raffle.raffle.failed-text', defaultMessage: 'Your tickets are safe.' },
  retry: { id: 'jackpot-raffle.raffle.retry', defaultMessage: 'Try again' },
});
