import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  check: { id: 'casino.game.bonus', defaultMessage: 'Check your bonus' },
});
