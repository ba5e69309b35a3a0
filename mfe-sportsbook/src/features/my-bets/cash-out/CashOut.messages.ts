import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  offer: { id: 'sportsbook.cash-out.offer', defaultMessage: 'Cash out {amount}' },
  title: { id: 'sportsbook.cash-out.title', defaultMessage: 'Cash out for {amount}?' },
  text: {
    id: 'sportsbook.cash-out.text',
    defaultMessage: 'The bet is then closed, and its possible payout of {possible} ends.',
  },
  keep: { id: 'sportsbook.cash-out.keep', defaultMessage: 'Keep bet' },
  failed: {
    id: 'sportsbook.cash-out.failed',
    defaultMessage: 'No answer. Try again: a bet is never cashed out twice.',
  },
  OFFER_LOWER: {
    id: 'sportsbook.cash-out.lower',
    defaultMessage: 'The offer has fallen to {amount}. The bet is still open.',
  },
  CLOSED: { id: 'sportsbook.cash-out.closed', defaultMessage: 'This bet is closed already.' },
  SUSPENDED: {
    id: 'sportsbook.cash-out.suspended',
    defaultMessage: 'Cash-out is suspended while a price is being updated.',
  },
  ENDED: {
    id: 'sportsbook.cash-out.ended',
    defaultMessage: 'Cash-out has ended. The result is being checked.',
  },
  LOST: { id: 'sportsbook.cash-out.lost', defaultMessage: 'This bet can’t win any more.' },
  FEED_UNAVAILABLE: {
    id: 'sportsbook.cash-out.unavailable',
    defaultMessage: 'Cash-out isn’t available right now.',
  },
});
