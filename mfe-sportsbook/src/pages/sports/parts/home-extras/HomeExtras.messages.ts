import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  top: { id: 'sportsbook.programme.top', defaultMessage: 'Top matches' },
});
