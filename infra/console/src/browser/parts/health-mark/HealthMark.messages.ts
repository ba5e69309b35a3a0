import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  good: { id: 'console.health.good', defaultMessage: 'Healthy' },
  watch: { id: 'console.health.watch', defaultMessage: 'Degraded' },
  bad: { id: 'console.health.bad', defaultMessage: 'Failing' },
  unknown: { id: 'console.health.unknown', defaultMessage: 'Not enough data' },
  off: { id: 'console.health.off', defaultMessage: 'Not running' },
});
