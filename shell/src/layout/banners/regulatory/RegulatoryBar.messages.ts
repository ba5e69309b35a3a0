import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  label: { id: 'shell.regulatory.label', defaultMessage: 'Session time and limits' },
  age: { id: 'shell.regulatory.age', defaultMessage: '{age}+ only' },
  limits: { id: 'shell.regulatory.limits', defaultMessage: 'Limits' },
  pause: { id: 'shell.regulatory.pause', defaultMessage: 'Take a break' },
});
