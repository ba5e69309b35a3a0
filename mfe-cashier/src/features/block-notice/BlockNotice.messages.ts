import { defineMessages } from '@foyer/i18n';

export const titles = defineMessages({
  ACCOUNT_CLOSED: { id: 'cashier.block.closed.title', defaultMessage: 'Your account is closed' },
  SELF_EXCLUDED: { id: 'cashier.block.excluded.title', defaultMessage: 'You’re self-excluded' },
  TIMED_OUT: { id: 'cashier.block.timeOut.title', defaultMessage: 'You’re on a time-out' },
  DEPOSITS_BLOCKED: {
    id: 'cashier.block.deposits.title',
    defaultMessage: 'Deposits are blocked on your account',
  },
  WITHDRAWALS_BLOCKED: { id: 'cashier.block.withdrawals.title', defaultMessage: 'Withdrawals are on hold' },
  INSTANT_BANKING_BLOCKED: {
    id: 'cashier.block.bank.title',
    defaultMessage: 'Bank payments are unavailable',
  },
  KYC_REQUIRED: { id: 'cashier.block.kyc.title', defaultMessage: 'Verify your identity' },
  SOURCE_OF_WEALTH_EXPIRED: {
    id: 'cashier.block.sow.title',
    defaultMessage: 'Confirm your source of wealth',
  },
  TERMS_NOT_ACCEPTED: { id: 'cashier.block.terms.title', defaultMessage: 'Our terms have changed' },
  COUNTRY_NOT_ALLOWED: { id: 'cashier.block.country.title', defaultMessage: 'Not available in your country' },
  LIMIT_REQUIRED: { id: 'cashier.block.limitRequired.title', defaultMessage: 'Set a deposit limit first' },
  LIMIT_OFFERED: {
    id: 'cashier.block.limitOffered.title',
    defaultMessage: 'Would you like a deposit limit?',
  },
  LIMIT_REACHED: { id: 'cashier.block.limit.title', defaultMessage: 'You’ve reached your deposit limit' },
  DEBT_OPEN: { id: 'cashier.block.debt.title', defaultMessage: 'You have an outstanding amount' },
});

export const texts = defineMessages({
  ACCOUNT_CLOSED: {
    id: 'cashier.block.closed.text',
    defaultMessage: 'You can’t deposit. Your balance is still yours: contact support to have it paid out.',
  },
  SELF_EXCLUDED: {
    id: 'cashier.block.excluded.text',
    defaultMessage:
      'You can’t deposit while you’re self-excluded. You can withdraw your balance at any time.',
  },
  TIMED_OUT: {
    id: 'cashier.block.timeOut.text',
    defaultMessage: 'You can’t deposit until your time-out ends.',
  },
  DEPOSITS_BLOCKED: {
    id: 'cashier.block.deposits.text',
    defaultMessage: 'Contact support to find out why and what you can do.',
  },
  WITHDRAWALS_BLOCKED: {
    id: 'cashier.block.withdrawals.text',
    defaultMessage: 'Your money is safe. Contact support to find out why and how long it will take.',
  },
  INSTANT_BANKING_BLOCKED: {
    id: 'cashier.block.bank.text',
    defaultMessage: 'You can still use other payment methods.',
  },
  KYC_REQUIRED: {
    id: 'cashier.block.kyc.text',
    defaultMessage:
      'We’re required to verify your identity. Your profile shows what’s missing. It takes a few minutes, and you don’t need a face scan: documents are enough.',
  },
  SOURCE_OF_WEALTH_EXPIRED: {
    id: 'cashier.block.sow.text',
    defaultMessage:
      'The deadline for your declaration has passed. You can use the cashier again once we have it.',
  },
  TERMS_NOT_ACCEPTED: {
    id: 'cashier.block.terms.text',
    defaultMessage: 'Read and accept them to continue.',
  },
  COUNTRY_NOT_ALLOWED: {
    id: 'cashier.block.country.text',
    defaultMessage: 'We can’t accept payments from your current country.',
  },
  LIMIT_REQUIRED: {
    id: 'cashier.block.limitRequired.text',
    defaultMessage: 'A deposit limit is required. You choose the amount.',
  },
  LIMIT_OFFERED: {
    id: 'cashier.block.limitOffered.text',
    defaultMessage:
      'We’re required to ask before your first deposit. You can continue with or without a limit.',
  },
  LIMIT_REACHED: {
    id: 'cashier.block.limit.text',
    defaultMessage: 'You can’t deposit more in this period.',
  },
  DEBT_OPEN: {
    id: 'cashier.block.debt.text',
    defaultMessage:
      'One of your deposits was reversed after you had played with it. Pay the outstanding amount to withdraw again.',
  },
});

/** Texts of these blocks where the page that resolves them is not available: the player contacts support. */
export const bySupport = defineMessages({
  KYC_REQUIRED: {
    id: 'cashier.block.kyc.bySupport',
    defaultMessage:
      'We’re required to verify your identity. Contact support to find out which documents we need and how to send them safely. You don’t need a face scan.',
  },
  SOURCE_OF_WEALTH_EXPIRED: {
    id: 'cashier.block.sow.bySupport',
    defaultMessage:
      'The deadline for your declaration has passed. Contact support to find out what we need. You can use the cashier again once we have it.',
  },
});

export const actions = defineMessages({
  support: { id: 'cashier.block.action.support', defaultMessage: 'Contact support' },
  helpline: { id: 'cashier.block.action.helpline', defaultMessage: 'Talk to {helpline}' },
  withdraw: { id: 'cashier.block.action.withdraw', defaultMessage: 'Withdraw' },
  later: { id: 'cashier.block.action.later', defaultMessage: 'Later' },
  verify: { id: 'cashier.block.action.verify', defaultMessage: 'See what is missing' },
  sow: { id: 'cashier.block.action.sow', defaultMessage: 'Answer now' },
  terms: { id: 'cashier.block.action.terms', defaultMessage: 'Read the terms' },
  limits: { id: 'cashier.block.action.limits', defaultMessage: 'View my limits' },
  owed: { id: 'cashier.block.owed', defaultMessage: 'You owe {amount}.' },
  owedPartly: {
    id: 'cashier.block.owedPartly',
    defaultMessage: 'You owe {amount}. Your balance covers {part} of it.',
  },
  settle: { id: 'cashier.block.action.settle', defaultMessage: 'Pay from my balance' },
  settled: { id: 'cashier.block.settled', defaultMessage: '{amount} was paid from your balance.' },
  settledNothing: {
    id: 'cashier.block.settledNothing',
    defaultMessage: 'Your balance is empty. Contact support to arrange payment.',
  },
  settleFailed: {
    id: 'cashier.block.settleFailed',
    defaultMessage: 'The payment failed. Try again: you won’t be charged twice.',
  },
  until: { id: 'cashier.block.until', defaultMessage: 'Ends on {date}.' },
});
