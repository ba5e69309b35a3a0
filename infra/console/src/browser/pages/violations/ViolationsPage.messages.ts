import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'console.violations.title', defaultMessage: 'Violations' },
  intro: {
    id: 'console.violations.intro',
    defaultMessage:
      'What browsers refused in the last 24 hours: files whose bytes were not those signed, and sources that the policy of the page does not know.',
  },
  none: { id: 'console.violations.none', defaultMessage: 'Browsers refused nothing' },
  noneText: {
    id: 'console.violations.noneText',
    defaultMessage: 'No violation of policy or integrity in the last 24 hours.',
  },
  app: { id: 'console.violations.app', defaultMessage: 'Application' },
  page: { id: 'console.violations.page', defaultMessage: 'The page itself' },
  kind: { id: 'console.violations.kind', defaultMessage: 'Kind' },
  policy: { id: 'console.violations.policy', defaultMessage: 'Policy' },
  integrity: { id: 'console.violations.integrity', defaultMessage: 'Integrity' },
  subject: { id: 'console.violations.subject', defaultMessage: 'Rule' },
  blocked: { id: 'console.violations.blocked', defaultMessage: 'What was refused' },
  brand: { id: 'console.violations.brand', defaultMessage: 'Brand' },
  count: { id: 'console.violations.count', defaultMessage: 'Times' },
  last: { id: 'console.violations.last', defaultMessage: 'Last' },
});
