import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'account.globalLimits.title', defaultMessage: 'Global limits' },
  intro: {
    id: 'account.globalLimits.intro',
    defaultMessage:
      'One limit for everything you play on this account, whatever the product. Lowering it works at once; raising or removing it takes {hours} hours, and we ask you again.',
  },
  covers: { id: 'account.globalLimits.covers', defaultMessage: 'What it covers' },
  coversProducts: {
    id: 'account.globalLimits.coversProducts',
    defaultMessage:
      'Everything you play for money here counts together, whatever the product: a loss in one leaves less for the others.',
  },
  coversPeriods: {
    id: 'account.globalLimits.coversPeriods',
    defaultMessage: 'Day, week and month hold at the same time. The one that leaves least decides.',
  },
  coversServer: {
    id: 'account.globalLimits.coversServer',
    defaultMessage: 'Our server looks at it before each stake. A stake that would go over it is not taken.',
  },
  notCovers: {
    id: 'account.globalLimits.notCovers',
    defaultMessage:
      'It is a limit of your account at {site}. Other sites do not know of it: to stop everywhere, ask the national register {register}.',
  },
  notCoversPlain: {
    id: 'account.globalLimits.notCoversPlain',
    defaultMessage: 'It is a limit of your account at {site}. Other sites do not know of it.',
  },
  byKind: { id: 'account.globalLimits.byKind', defaultMessage: 'Limits of deposits, stakes and time' },
  none: { id: 'account.globalLimits.none', defaultMessage: 'There are no global limits here' },
  noneText: {
    id: 'account.globalLimits.noneText',
    defaultMessage:
      'Under the licence of {site} limits are set one by one. Each of them covers every product of your account.',
  },
  toLimits: { id: 'account.globalLimits.toLimits', defaultMessage: 'Set limits' },
  failed: {
    id: 'account.globalLimits.failed',
    defaultMessage: 'We could not load your limits. They still hold.',
  },
  retry: { id: 'account.globalLimits.retry', defaultMessage: 'Try again' },
});
