import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  disabled: { id: 'jackpot-raffle.missing.disabled', defaultMessage: 'The jackpot isn’t available here' },
  disabledText: {
    id: 'jackpot-raffle.missing.disabled-text',
    defaultMessage: 'You can play all our other games.',
  },
  settings: { id: 'jackpot-raffle.missing.settings', defaultMessage: 'Jackpot settings are missing' },
  settingsText: {
    id: 'jackpot-raffle.missing.settings-text',
    defaultMessage: 'Something went wrong on our side. Your balance wasn’t charged.',
  },
  failed: { id: 'jackpot-raffle.missing.failed', defaultMessage: 'We couldn’t load the jackpot' },
  failedText: {
    id: 'jackpot-raffle.missing.failed-text',
    defaultMessage: 'Your opt-in is unchanged.',
  },
  retry: { id: 'jackpot-raffle.missing.retry', defaultMessage: 'Try again' },
  home: { id: 'jackpot-raffle.missing.home', defaultMessage: 'Back to home' },
});
