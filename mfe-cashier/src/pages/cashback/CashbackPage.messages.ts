import { defineMessages } from '@foyer/i18n';
import type { LimitPeriod } from '@foyer/graphql/main';

export const messages = defineMessages({
  title: { id: 'cashier.cashback.title', defaultMessage: 'Cashback' },
  intro: {
    id: 'cashier.cashback.intro',
    defaultMessage: 'When you lose on balance, we give a part of it back. You need do nothing for it.',
  },
  soFar: { id: 'cashier.cashback.soFar', defaultMessage: 'So far in this period' },
  until: { id: 'cashier.cashback.until', defaultMessage: '{from} to {until}' },
  paysAt: { id: 'cashier.cashback.paysAt', defaultMessage: 'Paid on {when}' },
  ahead: {
    id: 'cashier.cashback.ahead',
    defaultMessage: 'You have not lost anything on balance in this period, so there is nothing to give back.',
  },
  tooLittle: { id: 'cashier.cashback.tooLittle', defaultMessage: 'Less than {minimum} is not paid out.' },
  most: {
    id: 'cashier.cashback.most',
    defaultMessage: 'You have reached the most that is paid for one period.',
  },
  formula: { id: 'cashier.cashback.formula', defaultMessage: 'How it is worked out' },
  staked: { id: 'cashier.cashback.staked', defaultMessage: 'Staked with real money' },
  returned: { id: 'cashier.cashback.returned', defaultMessage: 'Won back' },
  netLoss: { id: 'cashier.cashback.netLoss', defaultMessage: 'Lost on balance' },
  rate: { id: 'cashier.cashback.rate', defaultMessage: 'Of that, {percent}' },
  history: { id: 'cashier.cashback.history', defaultMessage: 'Paid so far' },
  historyCaption: {
    id: 'cashier.cashback.historyCaption',
    defaultMessage: 'Cashback that was paid, newest first',
  },
  noHistory: { id: 'cashier.cashback.noHistory', defaultMessage: 'No cashback has been paid to you yet.' },
  paid: { id: 'cashier.cashback.paid', defaultMessage: 'Paid on' },
  period: { id: 'cashier.cashback.period', defaultMessage: 'Period' },
  amount: { id: 'cashier.cashback.amount', defaultMessage: 'Cashback' },
  terms: { id: 'cashier.cashback.terms', defaultMessage: 'The rules in short' },
  termReal: {
    id: 'cashier.cashback.termReal',
    defaultMessage: 'Only stakes with real money count, and what they won. Bonus money does not.',
  },
  termBounds: {
    id: 'cashier.cashback.termBounds',
    defaultMessage: 'We pay from {minimum} to {maximum} for a period.',
  },
  termOwn: {
    id: 'cashier.cashback.termOwn',
    defaultMessage: 'It is paid as your own money: you can withdraw it at once.',
  },
  termBonus: {
    id: 'cashier.cashback.termBonus',
    defaultMessage: 'It is paid as bonus money. Stake it {factor} times and it becomes your own.',
  },
  termBlocked: {
    id: 'cashier.cashback.termBlocked',
    defaultMessage: 'While you take a break or have excluded yourself nothing is paid.',
  },
  fullTerms: { id: 'cashier.cashback.fullTerms', defaultMessage: 'Full bonus terms' },
  none: { id: 'cashier.cashback.none', defaultMessage: '{site} gives no cashback' },
  noneText: {
    id: 'cashier.cashback.noneText',
    defaultMessage: 'What there is for you stands under rewards.',
  },
  toRewards: { id: 'cashier.cashback.toRewards', defaultMessage: 'See my rewards' },
  failed: { id: 'cashier.cashback.failed', defaultMessage: 'We could not load your cashback.' },
  failedHint: { id: 'cashier.cashback.failedHint', defaultMessage: 'It is counted all the same.' },
  retry: { id: 'cashier.cashback.retry', defaultMessage: 'Try again' },
});

export const periods = defineMessages<LimitPeriod>({
  Day: { id: 'cashier.cashback.day', defaultMessage: 'It is counted by the day.' },
  Week: { id: 'cashier.cashback.week', defaultMessage: 'It is counted by the week.' },
  Month: { id: 'cashier.cashback.month', defaultMessage: 'It is counted by the month.' },
});
