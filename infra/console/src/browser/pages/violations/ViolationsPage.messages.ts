import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'console.violations.title', defaultMessage: 'Policy violations' },
  intro: {
    id: 'console.violations.intro',
    defaultMessage:
      'Resources that browsers blocked in the last 24 hours because of integrity mismatches or the content security policy.',
  },
  none: { id: 'console.violations.none', defaultMessage: 'No violations' },
  noneText: {
    id: 'console.violations.noneText',
    defaultMessage: 'No policy or integrity violations in the last 24 hours.',
  },
  app: { id: 'console.violations.app', defaultMessage: 'Application' },
  page: { id: 'console.violations.page', defaultMessage: 'Document' },
  kind: { id: 'console.violations.kind', defaultMessage: 'Kind' },
  policy: { id: 'console.violations.policy', defaultMessage: 'Policy' },
  integrity: { id: 'console.violations.integrity', defaultMessage: 'Integrity' },
  subject: { id: 'console.violations.subject', defaultMessage: 'Rule' },
  blocked: { id: 'console.violations.blocked', defaultMessage: 'Blocked resource' },
  brand: { id: 'console.violations.brand', defaultMessage: 'Brand' },
  count: { id: 'console.violations.count', defaultMessage: 'Count' },
  last: { id: 'console.violations.last', defaultMessage: 'Last seen' },
});
