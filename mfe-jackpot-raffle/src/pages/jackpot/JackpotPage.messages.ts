import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'jackpot-raffle.page.title', defaultMessage: 'Jackpot' },
  how: { id: 'jackpot-raffle.page.how', defaultMessage: 'How it works' },
  terms: { id: 'jackpot-raffle.page.terms', defaultMessage: 'Terms and conditions' },
  home: { id: 'jackpot-raffle.page.home', defaultMessage: 'Back to home' },
});
