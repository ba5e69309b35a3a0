import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  label: { id: 'sportsbook.parts.label', defaultMessage: 'Selections of the bet builder' },
});
