import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  offer: { id: 'sportsbook.cash-out.offer', defaultMessage: 'Cash out {amount}' },
  title: { id: 'sportsbook.cash-out.title', defaultMessage: 'Cash out for {amount}?' },
  text: {
    id: 'sportsbook.cash-out.text',
    defaultMessage: 'This closes the bet. You give up its possible payout of {possible}.',
  },
  bonus: {
    id: 'sportsbook.cash-out.bonus',
    defaultMessage:
      'Paid to your balance and your bonus in the same shares as the stake. It doesn’t count towards wagering.',
  },
  keep: { id: 'sportsbook.cash-out.keep', defaultMessage: 'Keep bet' },
  failed: {
    id: 'sportsbook.cash-out.failed',
    defaultMessage: 'No response. Try again. Your bet won’t be cashed out twice.',
  },
  part: { id: 'sportsbook.cash-out.part', defaultMessage: 'Cash out a part' },
  partTitle: { id: 'sportsbook.cash-out.part-title', defaultMessage: 'Cash out a part of the bet' },
  partStake: { id: 'sportsbook.cash-out.part-stake', defaultMessage: 'Stake to cash out' },
  partStakePerLine: {
    id: 'sportsbook.cash-out.part-stake-per-line',
    defaultMessage: 'Stake per line to cash out',
  },
  partRange: { id: 'sportsbook.cash-out.part-range', defaultMessage: 'From {minimum} to {maximum}' },
  partRest: {
    id: 'sportsbook.cash-out.part-rest',
    defaultMessage: '{stake} of your stake is cashed out. {rest} stays on the bet.',
  },
  cancel: { id: 'sportsbook.cash-out.cancel', defaultMessage: 'Cancel' },
  paid: { id: 'sportsbook.cash-out.paid', defaultMessage: '{amount} paid. The rest of your bet is open.' },
  past: { id: 'sportsbook.cash-out.past', defaultMessage: 'Cash-outs' },
  pastPaid: {
    id: 'sportsbook.cash-out.past-paid',
    defaultMessage: 'Cashed out {amount} for a stake of {stake}, {at}',
  },
  pastAutomatic: {
    id: 'sportsbook.cash-out.past-automatic',
    defaultMessage: 'Automatically cashed out {amount} for a stake of {stake}, {at}',
  },
  history: { id: 'sportsbook.cash-out.history', defaultMessage: 'Value history' },
  OFFER_LOWER: {
    id: 'sportsbook.cash-out.lower',
    defaultMessage: 'The offer has fallen to {amount}. The bet is still open.',
  },
  CLOSED: { id: 'sportsbook.cash-out.closed', defaultMessage: 'This bet is already closed.' },
  CHANGED: {
    id: 'sportsbook.cash-out.changed',
    defaultMessage: 'The bet has changed. Check the new offer and try again.',
  },
  PART_INVALID: {
    id: 'sportsbook.cash-out.part-invalid',
    defaultMessage: 'This part can’t be cashed out. Choose another amount.',
  },
  SUSPENDED: {
    id: 'sportsbook.cash-out.suspended',
    defaultMessage: 'Cash-out is suspended while a price is being updated.',
  },
  ENDED: {
    id: 'sportsbook.cash-out.ended',
    defaultMessage: 'Cash-out has ended. The result is being checked.',
  },
  LOST: { id: 'sportsbook.cash-out.lost', defaultMessage: 'This bet can no longer win.' },
  FEED_UNAVAILABLE: {
    id: 'sportsbook.cash-out.unavailable',
    defaultMessage: 'Cash-out isn’t available right now.',
  },
});
