import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: {
    id: 'console.rolledBack.title',
    defaultMessage: '{app} {release}: rolled back automatically at {time}',
  },
  now: {
    id: 'console.rolledBack.now',
    defaultMessage:
      'Visitors of {brands} get {release} now. Open pages switch as soon as no round, deposit or upload is in progress.',
  },
  gone: {
    id: 'console.rolledBack.gone',
    defaultMessage: 'No earlier release takes its place: visitors of {brands} see a notice.',
  },
  next: {
    id: 'console.rolledBack.next',
    defaultMessage: 'The squad {squad} has to publish a corrected release.',
  },
  reports: { id: 'console.rolledBack.reports', defaultMessage: 'View reports' },
});
