import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  csv: { id: 'profile.export.csv', defaultMessage: 'CSV' },
  pdf: { id: 'profile.export.pdf', defaultMessage: 'PDF' },
  making: {
    id: 'profile.export.making',
    defaultMessage: 'Preparing your file. The download starts automatically.',
  },
  failed: {
    id: 'profile.export.failed',
    defaultMessage: 'We couldn’t create the file. Try again in a moment.',
  },
  failedOfPeriod: {
    id: 'profile.export.failedOfPeriod',
    defaultMessage: 'We couldn’t create the file. Choose a period of up to two years or try again.',
  },
});
