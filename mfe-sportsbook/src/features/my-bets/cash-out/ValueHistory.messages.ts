import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  loading: { id: 'sportsbook.value-history.loading', defaultMessage: 'Loading the value history' },
  failed: { id: 'sportsbook.value-history.failed', defaultMessage: 'The value history couldn’t be loaded.' },
  retry: { id: 'sportsbook.value-history.retry', defaultMessage: 'Try again' },
  empty: {
    id: 'sportsbook.value-history.empty',
    defaultMessage: 'No prices recorded yet. Values are recorded every minute while the bet is open.',
  },
  chart: {
    id: 'sportsbook.value-history.chart',
    defaultMessage: 'Cash-out offer between {lowest} and {highest}, now {last}',
  },
  chartEnded: {
    id: 'sportsbook.value-history.chart-ended',
    defaultMessage: 'Cash-out offer between {lowest} and {highest}',
  },
  offer: { id: 'sportsbook.value-history.offer', defaultMessage: 'Offer' },
  fairValue: { id: 'sportsbook.value-history.fair-value', defaultMessage: 'Fair value' },
  explanation: {
    id: 'sportsbook.value-history.explanation',
    defaultMessage: 'The fair value is the expected payout at current prices without our margin.',
  },
  table: { id: 'sportsbook.value-history.table', defaultMessage: 'Show as a table' },
  time: { id: 'sportsbook.value-history.time', defaultMessage: 'Time' },
  none: { id: 'sportsbook.value-history.none', defaultMessage: 'No offer' },
});
