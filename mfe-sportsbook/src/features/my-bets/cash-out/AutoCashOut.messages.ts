import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  add: { id: 'sportsbook.auto-cash-out.add', defaultMessage: 'Set automatic cash-out' },
  title: { id: 'sportsbook.auto-cash-out.title', defaultMessage: 'Automatic cash-out' },
  amount: { id: 'sportsbook.auto-cash-out.amount', defaultMessage: 'Cash out when the offer reaches' },
  explanation: {
    id: 'sportsbook.auto-cash-out.explanation',
    defaultMessage:
      'The whole bet is cashed out for the offer at that moment, never for less than your amount. This also happens while you’re signed out. You’ll get an email.',
  },
  rule: {
    id: 'sportsbook.auto-cash-out.rule',
    defaultMessage: 'Cashes out automatically at {amount} or more',
  },
  save: { id: 'sportsbook.auto-cash-out.save', defaultMessage: 'Save' },
  change: { id: 'sportsbook.auto-cash-out.change', defaultMessage: 'Change' },
  remove: { id: 'sportsbook.auto-cash-out.remove', defaultMessage: 'Remove' },
  UNREACHABLE: {
    id: 'sportsbook.auto-cash-out.unreachable',
    defaultMessage: 'This bet can pay {amount} at most. Enter a lower amount.',
  },
  failed: {
    id: 'sportsbook.auto-cash-out.failed',
    defaultMessage: 'Your change wasn’t saved. Try again.',
  },
});
