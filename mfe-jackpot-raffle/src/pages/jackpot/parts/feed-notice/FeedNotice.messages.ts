import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  waiting: {
    id: 'jackpot-raffle.link.waiting',
    defaultMessage: 'The connection was lost. The amounts may be old; we are trying again.',
  },
  exhausted: { id: 'jackpot-raffle.link.exhausted', defaultMessage: 'Maximum retry attempts reached' },
  exhaustedText: {
    id: 'jackpot-raffle.link.exhausted-text',
    defaultMessage: 'The amounts are old and nothing can be changed until the connection is back.',
  },
  failed: { id: 'jackpot-raffle.link.failed', defaultMessage: 'The pots could not be read' },
  failedText: {
    id: 'jackpot-raffle.link.failed-text',
    defaultMessage: 'What you have agreed to still holds.',
  },
  retry: { id: 'jackpot-raffle.link.retry', defaultMessage: 'Try again' },
});
