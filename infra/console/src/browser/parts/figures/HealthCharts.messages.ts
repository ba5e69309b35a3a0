import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  failures: { id: 'console.figures.failures', defaultMessage: 'Failed page views' },
  ready: { id: 'console.figures.ready', defaultMessage: 'Time to content, 95th percentile' },
  base: { id: 'console.figures.base', defaultMessage: 'Current {release}' },
  canary: { id: 'console.figures.canary', defaultMessage: 'New {release}' },
  milliseconds: { id: 'console.figures.milliseconds', defaultMessage: '{value} ms' },
  loads: { id: 'console.figures.loads', defaultMessage: 'Page views' },
  failed: { id: 'console.figures.failed', defaultMessage: 'Failed' },
  p50: { id: 'console.figures.p50', defaultMessage: 'Median' },
  p95: { id: 'console.figures.p95', defaultMessage: '95th percentile' },
  release: { id: 'console.figures.release', defaultMessage: 'Release' },
  caption: { id: 'console.figures.caption', defaultMessage: 'Metrics by release' },
  none: { id: 'console.figures.none', defaultMessage: '–' },
  noneYet: {
    id: 'console.figures.noneYet',
    defaultMessage: 'No metrics in this period. Browsers report about every ten seconds.',
  },
  codes: { id: 'console.figures.codes', defaultMessage: 'Failures by code' },
  code: { id: 'console.figures.code', defaultMessage: '{code}: {count}' },
});
