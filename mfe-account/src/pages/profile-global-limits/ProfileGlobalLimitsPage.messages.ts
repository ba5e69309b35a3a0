import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'account.globalLimits.title', defaultMessage: 'Global limits' },
  intro: {
    id: 'account.globalLimits.intro',
    defaultMessage:
      'One limit for all play on this account. Lowering it takes effect immediately. Raising or removing it takes {hours} hours, and you have to confirm it again.',
  },
  covers: { id: 'account.globalLimits.covers', defaultMessage: 'What it covers' },
  coversProducts: {
    id: 'account.globalLimits.coversProducts',
    defaultMessage:
      'All real-money play counts together, across all products: a loss in one leaves less for the others.',
  },
  coversPeriods: {
    id: 'account.globalLimits.coversPeriods',
    defaultMessage:
      'Daily, weekly and monthly limits apply at the same time. The one with the least remaining counts.',
  },
  coversServer: {
    id: 'account.globalLimits.coversServer',
    defaultMessage: 'We check the limit before each stake and reject stakes that would exceed it.',
  },
  notCovers: {
    id: 'account.globalLimits.notCovers',
    defaultMessage:
      'This limit applies to your account at {site} only. To block yourself from all sites, use the national register {register}.',
  },
  notCoversPlain: {
    id: 'account.globalLimits.notCoversPlain',
    defaultMessage: 'This limit applies to your account at {site} only, not to other sites.',
  },
  byKind: { id: 'account.globalLimits.byKind', defaultMessage: 'Deposit, stake and time limits' },
  none: { id: 'account.globalLimits.none', defaultMessage: 'Global limits aren’t available here' },
  noneText: {
    id: 'account.globalLimits.noneText',
    defaultMessage: 'At {site}, you set each limit separately. Each one covers your whole account.',
  },
  toLimits: { id: 'account.globalLimits.toLimits', defaultMessage: 'Set limits' },
  failed: {
    id: 'account.globalLimits.failed',
    defaultMessage: 'We couldn’t load your limits. They still apply.',
  },
  retry: { id: 'account.globalLimits.retry', defaultMessage: 'Try again' },
});
