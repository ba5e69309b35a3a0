import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  deposited: { id: 'shell.wallet.deposited', defaultMessage: '{amount} is in your wallet.' },
  withdrawn: { id: 'shell.wallet.withdrawn', defaultMessage: 'Your withdrawal of {amount} is paid.' },
  withdrawalBegun: {
    id: 'shell.wallet.withdrawalBegun',
    defaultMessage: 'Your withdrawal of {amount} is on its way.',
  },
  withdrawalBack: {
    id: 'shell.wallet.withdrawalBack',
    defaultMessage: 'Your withdrawal of {amount} is back in your balance.',
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
