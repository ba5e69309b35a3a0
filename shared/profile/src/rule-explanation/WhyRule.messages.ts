import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  why: { id: 'profile.rule.why', defaultMessage: 'Why do I see this rule?' },
  requiredBy: { id: 'profile.rule.requiredBy', defaultMessage: 'Required by' },
  licence: { id: 'profile.rule.licence', defaultMessage: '{regulator}, licence {number}' },
  operator: { id: 'profile.rule.operator', defaultMessage: '{company}, in addition to its licence' },
  instance: { id: 'profile.rule.instance', defaultMessage: 'This site’s strictest protection' },
  ownChoice: {
    id: 'profile.rule.ownChoice',
    defaultMessage: 'No licence requires this. It applies because you’ve chosen it.',
  },
  when: { id: 'profile.rule.when', defaultMessage: 'When' },
  source: { id: 'profile.rule.source', defaultMessage: 'Source' },
  noSource: {
    id: 'profile.rule.noSource',
    defaultMessage: 'Terms and conditions of {company}, section “Safer gambling”',
  },
  rule: { id: 'profile.rule.rule', defaultMessage: 'Rule' },
  failed: {
    id: 'profile.rule.failed',
    defaultMessage: 'We couldn’t load the explanation. The rule still applies.',
  },
});

/** The rules that a page may explain, as one sentence each. */
export const ruleTexts = defineMessages({
  depositLimit: {
    id: 'profile.ruleText.depositLimit',
    defaultMessage: 'You can limit how much you deposit.',
  },
  lossLimit: { id: 'profile.ruleText.lossLimit', defaultMessage: 'You can limit how much you lose.' },
  wagerLimit: { id: 'profile.ruleText.wagerLimit', defaultMessage: 'You can limit how much you stake.' },
  sessionLimit: { id: 'profile.ruleText.sessionLimit', defaultMessage: 'You can limit how long you play.' },
  limitPrompt: {
    id: 'profile.ruleText.limitPrompt',
    defaultMessage: 'We ask you about a deposit limit before you deposit.',
  },
  globalLossLimit: {
    id: 'profile.ruleText.globalLossLimit',
    defaultMessage: 'One loss limit covers everything you play.',
  },
  realityCheck: {
    id: 'profile.ruleText.realityCheck',
    defaultMessage: 'We show you your time and money at regular intervals while you play.',
  },
  forcedBreak: {
    id: 'profile.ruleText.forcedBreak',
    defaultMessage: 'After a set time of play, games pause for a break.',
  },
  selfExclusion: {
    id: 'profile.ruleText.selfExclusion',
    defaultMessage: 'During a self-exclusion you can’t play or deposit.',
  },
  timeOut: { id: 'profile.ruleText.timeOut', defaultMessage: 'During a time-out you can’t play or deposit.' },
  returnRequest: {
    id: 'profile.ruleText.returnRequest',
    defaultMessage: 'Ending a self-exclusion follows a fixed procedure.',
  },
  identityCheck: { id: 'profile.ruleText.identityCheck', defaultMessage: 'We verify who you are.' },
  closedLoop: {
    id: 'profile.ruleText.closedLoop',
    defaultMessage: 'Withdrawals go back to the accounts you’ve deposited from.',
  },
});

/** Values of a rule that its sentence does not contain. */
export const valueTexts = defineMessages({
  Day: { id: 'profile.ruleValue.day', defaultMessage: 'Daily' },
  Week: { id: 'profile.ruleValue.week', defaultMessage: 'Weekly' },
  Month: { id: 'profile.ruleValue.month', defaultMessage: 'Monthly' },
  registration: { id: 'profile.ruleValue.registration', defaultMessage: 'At registration' },
  'before-play': { id: 'profile.ruleValue.beforePlay', defaultMessage: 'Before you play' },
  'before-withdrawal': { id: 'profile.ruleValue.beforeWithdrawal', defaultMessage: 'Before a withdrawal' },
});
