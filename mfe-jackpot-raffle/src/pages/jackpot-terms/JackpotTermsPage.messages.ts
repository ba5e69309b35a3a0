import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'jackpot-raffle.terms.title', defaultMessage: 'Jackpot: terms and conditions' },
  back: { id: 'jackpot-raffle.terms.back', defaultMessage: 'Back to the jackpot' },
});
