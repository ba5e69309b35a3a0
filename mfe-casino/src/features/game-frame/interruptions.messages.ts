import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  runningOutTitle: { id: 'casino.funds.title', defaultMessage: 'Would you like to deposit?' },
  runningOut: { id: 'casino.funds.text', defaultMessage: 'You are running out of funds. This is also a good moment for a break.' },
  runningOutBonus: { id: 'casino.funds.text-bonus', defaultMessage: 'You are running out of funds, bonus money included. This is also a good moment for a break.' },
  yes: { id: 'casino.funds.yes', defaultMessage: 'Yes' },
  back: { id: 'casino.funds.back', defaultMessage: 'Go back' },
  noCashier: { id: 'casino.funds.no-cashier-title', defaultMessage: 'The cashier is not open here yet' },
  noCashierText: { id: 'casino.funds.no-cashier', defaultMessage: 'Deposits are not available at the moment. Your balance and your game stay as they are.' },
  helpTitle: { id: 'casino.help.title', defaultMessage: 'Help with {game}' },
  help: { id: 'casino.help.text', defaultMessage: 'Write to {email} and mention the round number that the game shows. If playing stops being fun, {helpline} listens, free of charge.' },
  rules: { id: 'casino.rules.title', defaultMessage: 'About {game}' },
});
