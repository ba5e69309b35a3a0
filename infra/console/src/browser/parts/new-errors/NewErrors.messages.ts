import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: {
    id: 'console.newErrors.title',
    defaultMessage:
      '{app} {release}: {count, plural, one {# new error} other {# new errors}} that no other release has',
  },
  error: { id: 'console.newErrors.error', defaultMessage: '{count}× {error}' },
  at: { id: 'console.newErrors.at', defaultMessage: 'at {frame}, first {time}' },
  first: { id: 'console.newErrors.first', defaultMessage: 'first {time}' },
  reports: { id: 'console.newErrors.reports', defaultMessage: 'View reports' },
  rollouts: { id: 'console.newErrors.rollouts', defaultMessage: 'View rollout' },
});
