import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  noCashier: { id: 'casino.funds.no-cashier-title', defaultMessage: 'The cashier is not open here yet' },
  noCashierText: {
    id: 'casino.funds.no-cashier',
    defaultMessage: 'Deposits are not available at the moment. Your balance and your game stay as they are.',
  },
  helpTitle: { id: 'casino.help.title', defaultMessage: 'Help with {game}' },
  help: {
    id: 'casino.help.text',
    defaultMessage:
      'Write to {email} and mention the round number that the game shows. If playing stops being fun, {helpline} listens, free of charge.',
  },
  rules: { id: 'casino.rules.title', defaultMessage: 'About {game}' },
});
