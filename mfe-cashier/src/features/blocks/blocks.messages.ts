import { defineMessages } from '@foyer/i18n';

export const titles = defineMessages({
  ACCOUNT_CLOSED: { id: 'cashier.block.closed.title', defaultMessage: 'Your account is closed' },
  SELF_EXCLUDED: { id: 'cashier.block.excluded.title', defaultMessage: 'You have excluded yourself' },
  TIMED_OUT: { id: 'cashier.block.timeOut.title', defaultMessage: 'You are taking a break' },
  DEPOSITS_BLOCKED: {
    id: 'cashier.block.deposits.title',
    defaultMessage: 'Deposits are off for your account',
  },
  WITHDRAWALS_BLOCKED: { id: 'cashier.block.withdrawals.title', defaultMessage: 'Withdrawals are on hold' },
  INSTANT_BANKING_BLOCKED: {
    id: 'cashier.block.bank.title',
    defaultMessage: 'Bank payments are off for now',
  },
  KYC_REQUIRED: { id: 'cashier.block.kyc.title', defaultMessage: 'We have to know who you are first' },
  SOURCE_OF_WEALTH_EXPIRED: {
    id: 'cashier.block.sow.title',
    defaultMessage: 'We still need your source of wealth',
  },
  TERMS_NOT_ACCEPTED: { id: 'cashier.block.terms.title', defaultMessage: 'Our terms have changed' },
  COUNTRY_NOT_ALLOWED: { id: 'cashier.block.country.title', defaultMessage: 'Not offered where you are' },
  LIMIT_REQUIRED: { id: 'cashier.block.limitRequired.title', defaultMessage: 'Set a deposit limit first' },
  LIMIT_OFFERED: {
    id: 'cashier.block.limitOffered.title',
    defaultMessage: 'Tell us first whether you want a deposit limit',
  },
  LIMIT_REACHED: { id: 'cashier.block.limit.title', defaultMessage: 'You have reached your limit' },
  DEBT_OPEN: { id: 'cashier.block.debt.title', defaultMessage: 'Something has to be settled first' },
});

export const texts = defineMessages({
  ACCOUNT_CLOSED: {
    id: 'cashier.block.closed.text',
    defaultMessage:
      'No money comes in any more. What is in it is still yours: write to us and we pay it out.',
  },
  SELF_EXCLUDED: {
    id: 'cashier.block.excluded.text',
    defaultMessage: 'As you asked, no money comes in. You can withdraw your balance at any time.',
  },
  TIMED_OUT: {
    id: 'cashier.block.timeOut.text',
    defaultMessage: 'As you asked, no money comes in until your break is over.',
  },
  DEPOSITS_BLOCKED: {
    id: 'cashier.block.deposits.text',
    defaultMessage: 'Write to us: we tell you why and what can be done.',
  },
  WITHDRAWALS_BLOCKED: {
    id: 'cashier.block.withdrawals.text',
    defaultMessage: 'Your money is safe and stays yours. Write to us: we tell you why and how long it takes.',
  },
  INSTANT_BANKING_BLOCKED: {
    id: 'cashier.block.bank.text',
    defaultMessage: 'The other ways to pay are open to you.',
  },
  KYC_REQUIRED: {
    id: 'cashier.block.kyc.text',
    defaultMessage:
      'The licence asks us to check your identity. Your profile says what is missing; it takes a few minutes.',
  },
  SOURCE_OF_WEALTH_EXPIRED: {
    id: 'cashier.block.sow.text',
    defaultMessage:
      'The date for your declaration has passed. The cashier opens again as soon as we have it.',
  },
  TERMS_NOT_ACCEPTED: {
    id: 'cashier.block.terms.text',
    defaultMessage: 'Please read and accept them; then you can go on here.',
  },
  COUNTRY_NOT_ALLOWED: {
    id: 'cashier.block.country.text',
    defaultMessage: 'We may not take payments from the country you are in.',
  },
  LIMIT_REQUIRED: {
    id: 'cashier.block.limitRequired.text',
    defaultMessage: 'Here nobody deposits without one. Any amount that suits you will do.',
  },
  LIMIT_OFFERED: {
    id: 'cashier.block.limitOffered.text',
    defaultMessage:
      'The licence has us ask before the first deposit. With one or without, you go on right after.',
  },
  LIMIT_REACHED: {
    id: 'cashier.block.limit.text',
    defaultMessage: 'It does what you set it for. Nothing more can be deposited in this period.',
  },
  DEBT_OPEN: {
    id: 'cashier.block.debt.text',
    defaultMessage:
      'A payment of yours was taken back after its money had been played. Once what is missing is settled, you can withdraw again.',
  },
});

/** Instead of the text above, where there is no page that asks for it. */
export const byLetter = defineMessages({
  KYC_REQUIRED: {
    id: 'cashier.block.kyc.byLetter',
    defaultMessage:
      'The licence asks us to check your identity. Write to us: we tell you what is missing and how to send it safely.',
  },
  SOURCE_OF_WEALTH_EXPIRED: {
    id: 'cashier.block.sow.byLetter',
    defaultMessage:
      'The date for your declaration has passed. Write to us: we tell you what we need, and the cashier opens again as soon as we have it.',
  },
});

export const actions = defineMessages({
  support: { id: 'cashier.block.action.support', defaultMessage: 'Write to us' },
  helpline: { id: 'cashier.block.action.helpline', defaultMessage: 'Talk to {helpline}' },
  withdraw: { id: 'cashier.block.action.withdraw', defaultMessage: 'Withdraw' },
  verify: { id: 'cashier.block.action.verify', defaultMessage: 'See what is missing' },
  sow: { id: 'cashier.block.action.sow', defaultMessage: 'Answer now' },
  terms: { id: 'cashier.block.action.terms', defaultMessage: 'Read the terms' },
  limits: { id: 'cashier.block.action.limits', defaultMessage: 'See my limits' },
  owed: { id: 'cashier.block.owed', defaultMessage: 'You owe {amount}.' },
  owedPartly: {
    id: 'cashier.block.owedPartly',
    defaultMessage: 'You owe {amount}. Your balance covers {part} of it.',
  },
  settle: { id: 'cashier.block.action.settle', defaultMessage: 'Settle it from my balance' },
  settled: { id: 'cashier.block.settled', defaultMessage: '{amount} is settled from your balance.' },
  settledNothing: {
    id: 'cashier.block.settledNothing',
    defaultMessage: 'There is nothing in your balance to settle it with. Write to us: we find a way.',
  },
  settleFailed: {
    id: 'cashier.block.settleFailed',
    defaultMessage: 'That did not work. Press again: it is settled once.',
  },
  until: { id: 'cashier.block.until', defaultMessage: 'It ends by itself on {date}.' },
});
