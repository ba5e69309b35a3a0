import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'console.restrictions.title', defaultMessage: 'Restrictions in force' },
  none: {
    id: 'console.restrictions.none',
    defaultMessage: 'Nothing is restricted. The player can deposit, withdraw and play.',
  },
  restriction: { id: 'console.restrictions.restriction', defaultMessage: 'Restriction' },
  blocks: { id: 'console.restrictions.blocks', defaultMessage: 'Blocks' },
  decidedBy: { id: 'console.restrictions.decidedBy', defaultMessage: 'Decided by' },
  rule: { id: 'console.restrictions.rule', defaultMessage: 'Rule and source' },
  ends: { id: 'console.restrictions.ends', defaultMessage: 'Ends' },
  limitReached: { id: 'console.restrictions.limitReached', defaultMessage: 'Limit reached: {limit}' },
  since: { id: 'console.restrictions.since', defaultMessage: '{party}, {at}' },
  byStaff: { id: 'console.restrictions.byStaff', defaultMessage: '{staff}, {at}: “{reason}”' },
  ruleOf: { id: 'console.restrictions.ruleOf', defaultMessage: '{rule} ({regulator}, licence {licence})' },
  section: { id: 'console.restrictions.section', defaultMessage: '{basis}, {section}' },
  ownRule: { id: 'console.restrictions.ownRule', defaultMessage: 'Rule of the operator' },
  at: { id: 'console.restrictions.at', defaultMessage: '{at}' },
});

export const uses = defineMessages({
  deposits: { id: 'console.restrictions.use.deposits', defaultMessage: 'Deposits' },
  withdrawals: { id: 'console.restrictions.use.withdrawals', defaultMessage: 'Withdrawals' },
  casino: { id: 'console.restrictions.use.casino', defaultMessage: 'Casino' },
  sports: { id: 'console.restrictions.use.sports', defaultMessage: 'Sports' },
});

export const parties = defineMessages({
  player: { id: 'console.restrictions.party.player', defaultMessage: 'Player' },
  licence: { id: 'console.restrictions.party.licence', defaultMessage: 'Licence' },
  register: { id: 'console.restrictions.party.register', defaultMessage: 'National register' },
  operator: { id: 'console.restrictions.party.operator', defaultMessage: 'Operator' },
  staff: { id: 'console.restrictions.party.staff', defaultMessage: 'Staff' },
});

/** Codes of play, in addition to those of payments. */
export const playCodes = defineMessages({
  PRODUCT_EXCLUDED: {
    id: 'console.restrictions.code.productExcluded',
    defaultMessage: 'Self-excluded from a group of games',
  },
  UNDER_AGE: {
    id: 'console.restrictions.code.underAge',
    defaultMessage: 'Too young for this group of games',
  },
});

/** The event that ends a restriction without a known time. */
export const endings = defineMessages({
  ACCOUNT_CLOSED: {
    id: 'console.restrictions.end.accountClosed',
    defaultMessage: 'When the account is reopened',
  },
  SELF_EXCLUDED: {
    id: 'console.restrictions.end.selfExcluded',
    defaultMessage: 'When a request of the player to end it is approved',
  },
  PRODUCT_EXCLUDED: {
    id: 'console.restrictions.end.productExcluded',
    defaultMessage: 'When a request of the player to end it is approved',
  },
  UNDER_AGE: { id: 'console.restrictions.end.underAge', defaultMessage: 'With the birthday' },
  DEPOSITS_BLOCKED: {
    id: 'console.restrictions.end.depositsBlocked',
    defaultMessage: 'When staff release the block (Markers of harm)',
  },
  WITHDRAWALS_BLOCKED: {
    id: 'console.restrictions.end.withdrawalsBlocked',
    defaultMessage: 'When an operator releases the block',
  },
  KYC_REQUIRED: {
    id: 'console.restrictions.end.kycRequired',
    defaultMessage: 'When the player’s identity is confirmed (Documents)',
  },
  SOURCE_OF_WEALTH_EXPIRED: {
    id: 'console.restrictions.end.wealth',
    defaultMessage: 'When the source of wealth is confirmed (Documents)',
  },
  TERMS_NOT_ACCEPTED: {
    id: 'console.restrictions.end.terms',
    defaultMessage: 'When the player accepts the terms, after signing in',
  },
  COUNTRY_NOT_ALLOWED: {
    id: 'console.restrictions.end.country',
    defaultMessage: 'When the player is in a country of the licence',
  },
  LIMIT_REQUIRED: {
    id: 'console.restrictions.end.limitRequired',
    defaultMessage: 'When the player sets a deposit limit',
  },
  LIMIT_OFFERED: {
    id: 'console.restrictions.end.limitOffered',
    defaultMessage: 'When the player sets or declines a deposit limit',
  },
  DEBT_OPEN: { id: 'console.restrictions.end.debt', defaultMessage: 'When the debt is settled' },
});

/** An exclusion stays in force after its term. */
export const afterTerm = defineMessages({
  SELF_EXCLUDED: {
    id: 'console.restrictions.term.selfExcluded',
    defaultMessage: 'After {at}, once a request of the player to end it is approved',
  },
  PRODUCT_EXCLUDED: {
    id: 'console.restrictions.term.productExcluded',
    defaultMessage: 'After {at}, once a request of the player to end it is approved',
  },
});
