import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  table: { id: 'console.chart.table', defaultMessage: 'Show as table' },
  time: { id: 'console.chart.time', defaultMessage: 'Time' },
  empty: { id: 'console.chart.empty', defaultMessage: 'No data in this period.' },
  described: { id: 'console.chart.described', defaultMessage: '{title}. {lines}' },
  line: {
    id: 'console.chart.line',
    defaultMessage: '{name}: last {last}, lowest {lowest}, highest {highest}.',
  },
  none: { id: 'console.chart.none', defaultMessage: '–' },
});
