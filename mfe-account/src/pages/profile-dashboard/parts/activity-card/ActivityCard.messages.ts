import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'account.activity.title', defaultMessage: 'Your year' },
  earlier: { id: 'account.activity.earlier', defaultMessage: 'Earlier year' },
  later: { id: 'account.activity.later', defaultMessage: 'Later year' },
  net: { id: 'account.activity.net', defaultMessage: 'Net result' },
  netNote: { id: 'account.activity.netNote', defaultMessage: 'returns minus stakes' },
  time: { id: 'account.activity.time', defaultMessage: 'Time in games' },
  timeNote: { id: 'account.activity.timeNote', defaultMessage: 'hours:minutes' },
  perHour: { id: 'account.activity.perHour', defaultMessage: 'Net result per hour' },
  netDeposits: { id: 'account.activity.netDeposits', defaultMessage: 'Net deposits' },
  months: { id: 'account.activity.months', defaultMessage: 'Months' },
  month: { id: 'account.activity.month', defaultMessage: 'Month' },
  deposits: { id: 'account.activity.deposits', defaultMessage: 'Deposits' },
  withdrawals: { id: 'account.activity.withdrawals', defaultMessage: 'Withdrawals' },
  chart: {
    id: 'account.activity.chart',
    defaultMessage: 'Net result by month. The table below has the same numbers.',
  },
  plan: { id: 'account.activity.plan', defaultMessage: 'Time against your own plan' },
  planUsed: { id: 'account.activity.planUsed', defaultMessage: '{used} of {planned} {period}' },
  noPlan: {
    id: 'account.activity.noPlan',
    defaultMessage: 'You haven’t set a time limit. With one, you see your time against it here.',
  },
  setPlan: { id: 'account.activity.setPlan', defaultMessage: 'Set a time limit' },
  products: { id: 'account.activity.products', defaultMessage: 'Net result by product' },
  product: { id: 'account.activity.product', defaultMessage: 'Product' },
  empty: { id: 'account.activity.empty', defaultMessage: 'No activity in this year.' },
  failed: { id: 'account.activity.failed', defaultMessage: 'We couldn’t load your year.' },
  retry: { id: 'account.activity.retry', defaultMessage: 'Try again' },
});
