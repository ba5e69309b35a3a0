import { defineMessages } from '@foyer/i18n';
import type { LimitPeriod } from '@foyer/graphql/main';

export const messages = defineMessages({
  title: { id: 'cashier.cashback.title', defaultMessage: 'Cashback' },
  intro: {
    id: 'cashier.cashback.intro',
    defaultMessage: 'Get part of your net losses back. You don’t need to opt in.',
  },
  soFar: { id: 'cashier.cashback.soFar', defaultMessage: 'This period so far' },
  until: { id: 'cashier.cashback.until', defaultMessage: '{from} to {until}' },
  paysAt: { id: 'cashier.cashback.paysAt', defaultMessage: 'Next payment {when}' },
  ahead: {
    id: 'cashier.cashback.ahead',
    defaultMessage: 'You have no net loss in this period, so no cashback is due.',
  },
  tooLittle: { id: 'cashier.cashback.tooLittle', defaultMessage: 'Amounts below {minimum} aren’t paid.' },
  most: {
    id: 'cashier.cashback.most',
    defaultMessage: 'You’ve reached the maximum for this period.',
  },
  formula: { id: 'cashier.cashback.formula', defaultMessage: 'How it’s calculated' },
  staked: { id: 'cashier.cashback.staked', defaultMessage: 'Real-money stakes' },
  returned: { id: 'cashier.cashback.returned', defaultMessage: 'Returns' },
  netLoss: { id: 'cashier.cashback.netLoss', defaultMessage: 'Net loss' },
  rate: { id: 'cashier.cashback.rate', defaultMessage: 'Cashback rate: {percent}' },
  history: { id: 'cashier.cashback.history', defaultMessage: 'Paid cashback' },
  historyCaption: {
    id: 'cashier.cashback.historyCaption',
    defaultMessage: 'Cashback that was paid, newest first',
  },
  noHistory: { id: 'cashier.cashback.noHistory', defaultMessage: 'No cashback paid yet' },
  paid: { id: 'cashier.cashback.paid', defaultMessage: 'Paid on' },
  period: { id: 'cashier.cashback.period', defaultMessage: 'Period' },
  amount: { id: 'cashier.cashback.amount', defaultMessage: 'Cashback' },
  terms: { id: 'cashier.cashback.terms', defaultMessage: 'Key terms' },
  termReal: {
    id: 'cashier.cashback.termReal',
    defaultMessage: 'Only real-money stakes and their returns count. Bonus money doesn’t.',
  },
  termBounds: {
    id: 'cashier.cashback.termBounds',
    defaultMessage: 'Minimum {minimum}, maximum {maximum} per period.',
  },
  termOwn: {
    id: 'cashier.cashback.termOwn',
    defaultMessage: 'Paid as cash. You can withdraw it right away.',
  },
  termBonus: {
    id: 'cashier.cashback.termBonus',
    defaultMessage:
      'Paid as bonus money. Wager it {factor, plural, =1 {once} other {# times}} to convert it to cash.',
  },
  termBlocked: {
    id: 'cashier.cashback.termBlocked',
    defaultMessage: 'No cashback is paid during a time-out or self-exclusion.',
  },
  fullTerms: { id: 'cashier.cashback.fullTerms', defaultMessage: 'Full bonus terms' },
  none: { id: 'cashier.cashback.none', defaultMessage: '{site} doesn’t offer cashback' },
  noneText: {
    id: 'cashier.cashback.noneText',
    defaultMessage: 'See Rewards for your current offers.',
  },
  toRewards: { id: 'cashier.cashback.toRewards', defaultMessage: 'View rewards' },
  failed: { id: 'cashier.cashback.failed', defaultMessage: 'We couldn’t load your cashback.' },
  failedHint: {
    id: 'cashier.cashback.failedHint',
    defaultMessage: 'Your cashback isn’t affected. Try again in a moment.',
  },
  retry: { id: 'cashier.cashback.retry', defaultMessage: 'Try again' },
});

export const periods = defineMessages<LimitPeriod>({
  Day: { id: 'cashier.cashback.day', defaultMessage: 'Calculated daily.' },
  Week: { id: 'cashier.cashback.week', defaultMessage: 'Calculated weekly.' },
  Month: { id: 'cashier.cashback.month', defaultMessage: 'Calculated monthly.' },
});
