import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  failures: { id: 'console.figures.failures', defaultMessage: 'Pages that failed' },
  ready: { id: 'console.figures.ready', defaultMessage: 'Until it shows what it is for, slowest 5 %' },
  base: { id: 'console.figures.base', defaultMessage: 'Baseline {release}' },
  canary: { id: 'console.figures.canary', defaultMessage: 'New {release}' },
  milliseconds: { id: 'console.figures.milliseconds', defaultMessage: '{value} ms' },
  loads: { id: 'console.figures.loads', defaultMessage: 'Pages' },
  failed: { id: 'console.figures.failed', defaultMessage: 'Failed' },
  p50: { id: 'console.figures.p50', defaultMessage: 'Ready, half' },
  p95: { id: 'console.figures.p95', defaultMessage: 'Ready, 95 %' },
  release: { id: 'console.figures.release', defaultMessage: 'Release' },
  caption: { id: 'console.figures.caption', defaultMessage: 'Figures by release' },
  none: { id: 'console.figures.none', defaultMessage: '–' },
  noneYet: {
    id: 'console.figures.noneYet',
    defaultMessage:
      'No page has told anything in this time. Figures come from players’ browsers, about every ten seconds.',
  },
  codes: { id: 'console.figures.codes', defaultMessage: 'Failures by code' },
  code: { id: 'console.figures.code', defaultMessage: '{code}: {count}' },
});
