import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  deposited: { id: 'shell.wallet.deposited', defaultMessage: '{amount} has been added to your balance.' },
  withdrawn: { id: 'shell.wallet.withdrawn', defaultMessage: 'Your withdrawal of {amount} has been paid.' },
  withdrawalStarted: {
    id: 'shell.wallet.withdrawalBegun',
    defaultMessage: 'Your withdrawal of {amount} is being processed.',
  },
  withdrawalBack: {
    id: 'shell.wallet.withdrawalBack',
    defaultMessage: 'Your withdrawal of {amount} has been returned to your balance.',
  },
  fundsTitle: { id: 'shell.wallet.fundsTitle', defaultMessage: 'Would you like to deposit?' }, // requirements/screens#overlays-and-toasts
  fundsText: { id: 'shell.wallet.fundsText', defaultMessage: 'You are running out of funds.' }, // requirements/screens#overlays-and-toasts
  fundsBonusText: {
    id: 'shell.wallet.fundsBonusText',
    defaultMessage: 'You are running out of funds, bonus money included.',
  },
  fundsYes: { id: 'shell.wallet.fundsYes', defaultMessage: 'Yes' },
  fundsBack: { id: 'shell.wallet.fundsBack', defaultMessage: 'Go back' },
});
