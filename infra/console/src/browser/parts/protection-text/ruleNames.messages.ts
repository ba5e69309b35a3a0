import { defineMessages } from '@foyer/i18n';

/** Rules of player protection. */
export const ruleNames = defineMessages({
  depositLimit: { id: 'console.protection.rule.depositLimit', defaultMessage: 'Deposit limits' },
  lossLimit: { id: 'console.protection.rule.lossLimit', defaultMessage: 'Loss limits' },
  wagerLimit: { id: 'console.protection.rule.wagerLimit', defaultMessage: 'Wager limits' },
  sessionLimit: { id: 'console.protection.rule.sessionLimit', defaultMessage: 'Session time limits' },
  limitPrompt: { id: 'console.protection.rule.limitPrompt', defaultMessage: 'Deposit limit offered' },
  limitCoolOff: {
    id: 'console.protection.rule.limitCoolOff',
    defaultMessage: 'Cool-off before a limit increase',
  },
  limitReview: { id: 'console.protection.rule.limitReview', defaultMessage: 'Review of limits' },
  globalLossLimit: {
    id: 'console.protection.rule.globalLossLimit',
    defaultMessage: 'Loss limit across products',
  },
  realityCheck: { id: 'console.protection.rule.realityCheck', defaultMessage: 'Reality check' },
  forcedBreak: {
    id: 'console.protection.rule.forcedBreak',
    defaultMessage: 'Break after a reality check',
  },
  sessionClock: { id: 'console.protection.rule.sessionClock', defaultMessage: 'Session clock' },
  netPosition: { id: 'console.protection.rule.netPosition', defaultMessage: 'Net position in games' },
  singleSession: {
    id: 'console.protection.rule.singleSession',
    defaultMessage: 'One session per player',
  },
  selfExclusion: { id: 'console.protection.rule.selfExclusion', defaultMessage: 'Self-exclusion' },
  timeOut: { id: 'console.protection.rule.timeOut', defaultMessage: 'Time-outs' },
  breakButton: { id: 'console.protection.rule.breakButton', defaultMessage: 'Break button' },
  breakConfirmation: {
    id: 'console.protection.rule.breakConfirmation',
    defaultMessage: 'Confirmation of a break',
  },
  breakScope: { id: 'console.protection.rule.breakScope', defaultMessage: 'Brands that a break covers' },
  returnRequest: {
    id: 'console.protection.rule.returnRequest',
    defaultMessage: 'Request to end an exclusion',
  },
  returnAnswer: {
    id: 'console.protection.rule.returnAnswer',
    defaultMessage: 'Answer to the request within',
  },
  returnApproval: { id: 'console.protection.rule.returnApproval', defaultMessage: 'Approval of the request' },
  returnCoolOff: {
    id: 'console.protection.rule.returnCoolOff',
    defaultMessage: 'Cool-off after the approval',
  },
  exclusionRegister: {
    id: 'console.protection.rule.exclusionRegister',
    defaultMessage: 'National exclusion register',
  },
  identityFacts: {
    id: 'console.protection.rule.identityFacts',
    defaultMessage: 'Additional identity information',
  },
  documentReviewers: {
    id: 'console.protection.rule.documentReviewers',
    defaultMessage: 'Review of documents',
  },
  recordYears: { id: 'console.protection.rule.recordYears', defaultMessage: 'Retention of records' },
  identityCheck: { id: 'console.protection.rule.identityCheck', defaultMessage: 'Identity check' },
  closedLoop: { id: 'console.protection.rule.closedLoop', defaultMessage: 'Closed loop of payouts' },
  fundsDialog: { id: 'console.protection.rule.fundsDialog', defaultMessage: 'Dialog when funds run out' },
  urgencyTexts: { id: 'console.protection.rule.urgencyTexts', defaultMessage: 'Urgency in promotions' },
});
