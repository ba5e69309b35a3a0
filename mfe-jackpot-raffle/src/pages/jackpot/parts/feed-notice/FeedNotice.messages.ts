import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  waiting: {
    id: 'jackpot-raffle.link.waiting',
    defaultMessage: 'Connection lost. The amounts may be outdated. Reconnecting…',
  },
  exhausted: { id: 'jackpot-raffle.link.exhausted', defaultMessage: 'Maximum retry attempts reached' },
  exhaustedText: {
    id: 'jackpot-raffle.link.exhausted-text',
    defaultMessage:
      'The amounts may be outdated, and you can’t change your opt-in until the connection is back.',
  },
  failed: { id: 'jackpot-raffle.link.failed', defaultMessage: 'We couldn’t load the jackpot amounts' },
  failedText: {
    id: 'jackpot-raffle.link.failed-text',
    defaultMessage: 'Your opt-in is unchanged.',
  },
  retry: { id: 'jackpot-raffle.link.retry', defaultMessage: 'Try again' },
});
