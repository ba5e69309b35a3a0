import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  intro: {
    id: 'console.content.experiments.intro',
    defaultMessage:
      'A visitor keeps the assigned variant while the test contains it. Other weights apply to new visitors only.',
  },
  addTest: { id: 'console.content.experiments.addTest', defaultMessage: 'Add A/B test' },
  name: { id: 'console.content.experiments.name', defaultMessage: 'Name of the test' },
  nameHelp: {
    id: 'console.content.experiments.nameHelp',
    defaultMessage: 'Used in code and reports: letters, digits, hyphens, underscores.',
  },
  addVariant: { id: 'console.content.experiments.addVariant', defaultMessage: 'Add variant' },
  variant: { id: 'console.content.experiments.variant', defaultMessage: 'Name of the variant' },
  weight: { id: 'console.content.experiments.weight', defaultMessage: 'Weight' },
  share: { id: 'console.content.experiments.share', defaultMessage: '{percent} % of new visitors' },
});
