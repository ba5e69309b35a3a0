import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  disabled: { id: 'jackpot-raffle.missing.disabled', defaultMessage: 'There is no jackpot here' },
  disabledText: {
    id: 'jackpot-raffle.missing.disabled-text',
    defaultMessage: 'The games are all here, and so are you.',
  },
  settings: { id: 'jackpot-raffle.missing.settings', defaultMessage: 'Jackpot settings are missing' },
  settingsText: {
    id: 'jackpot-raffle.missing.settings-text',
    defaultMessage: 'This is our mistake. Nothing was taken from your balance for it.',
  },
  failed: { id: 'jackpot-raffle.missing.failed', defaultMessage: 'The jackpot could not be loaded' },
  failedText: {
    id: 'jackpot-raffle.missing.failed-text',
    defaultMessage: 'What you have agreed to still holds.',
  },
  retry: { id: 'jackpot-raffle.missing.retry', defaultMessage: 'Try again' },
  home: { id: 'jackpot-raffle.missing.home', defaultMessage: 'Back to home' },
});
