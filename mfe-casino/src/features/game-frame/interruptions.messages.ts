import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  noCashier: { id: 'casino.funds.no-cashier-title', defaultMessage: 'Deposits aren’t available' },
  noCashierText: {
    id: 'casino.funds.no-cashier',
    defaultMessage: 'Deposits aren’t available right now. Your balance and your game aren’t affected.',
  },
  helpTitle: { id: 'casino.help.title', defaultMessage: 'Help with {game}' },
  help: {
    id: 'casino.help.text',
    defaultMessage:
      'Contact {email} with the round number shown in the game. For free gambling support, contact {helpline}.',
  },
  rules: { id: 'casino.rules.title', defaultMessage: 'About {game}' },
});
