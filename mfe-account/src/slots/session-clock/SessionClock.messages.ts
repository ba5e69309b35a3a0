import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  region: { id: 'account.clock.region', defaultMessage: 'This session' },
  time: { id: 'account.clock.time', defaultMessage: 'Time played' },
  net: { id: 'account.clock.net', defaultMessage: 'Net' },
});
