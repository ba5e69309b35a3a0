import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'gamification.bonuses.title', defaultMessage: 'Bonuses' },
  none: { id: 'gamification.bonuses.none', defaultMessage: 'You have not had a bonus yet. A reward of bonus money stands here once you have claimed it.' },
  failed: { id: 'gamification.bonuses.failed', defaultMessage: 'Your bonuses did not load' },
  failedText: { id: 'gamification.bonuses.failedText', defaultMessage: 'They are kept, with everything you have staked towards them.' },
  retry: { id: 'gamification.bonuses.retry', defaultMessage: 'Try again' },
  csv: { id: 'gamification.bonuses.csv', defaultMessage: 'CSV, 6 months' },
  pdf: { id: 'gamification.bonuses.pdf', defaultMessage: 'PDF, 6 months' },
  making: { id: 'gamification.bonuses.making', defaultMessage: 'We are making your file. It comes by itself.' },
  exportFailed: { id: 'gamification.bonuses.exportFailed', defaultMessage: 'The file could not be made. Try again in a moment.' },
});
