import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'console.protection.title', defaultMessage: 'Player protection' },
  intro: {
    id: 'console.protection.intro',
    defaultMessage:
      'Rules that protect the players of each brand. Where licence and operator differ, the stricter one applies.',
  },
  notFor: {
    id: 'console.protection.notFor',
    defaultMessage: 'Player protection is restricted to operators and auditors.',
  },
  instance: {
    id: 'console.protection.instance',
    defaultMessage:
      'This instance runs with FOYER_PROTECTION_MODE={mode}. The setting can raise the mode of an operator, but not lower it.',
  },
  modes: { id: 'console.protection.modes', defaultMessage: 'Protection modes' },
  brand: { id: 'console.protection.brand', defaultMessage: 'Brand' },
  licence: { id: 'console.protection.licence', defaultMessage: 'Licence' },
  operator: { id: 'console.protection.operator', defaultMessage: 'Operator' },
  operatorMode: { id: 'console.protection.operatorMode', defaultMessage: 'Mode of the operator' },
  mode: { id: 'console.protection.mode', defaultMessage: 'Effective mode' },
  specification: { id: 'console.protection.specification', defaultMessage: 'Licence only' },
  strict: { id: 'console.protection.strict', defaultMessage: 'Strict' },
  licenceText: { id: 'console.protection.licenceText', defaultMessage: '{regulator}, {number}' },
  rulesOf: { id: 'console.protection.rulesOf', defaultMessage: 'Rules of {brand}' },
  rule: { id: 'console.protection.rule', defaultMessage: 'Rule' },
  value: { id: 'console.protection.value', defaultMessage: 'Value' },
  source: { id: 'console.protection.source', defaultMessage: 'Required by' },
  none: { id: 'console.protection.none', defaultMessage: 'Not required' },
  allowed: { id: 'console.protection.allowed', defaultMessage: 'Allowed' },
});

/** Names of the rules. */
/** Values that are codes; the others are durations. */
export const valueNames = defineMessages({
  Day: { id: 'console.protection.value.Day', defaultMessage: 'Daily' },
  Week: { id: 'console.protection.value.Week', defaultMessage: 'Weekly' },
  Month: { id: 'console.protection.value.Month', defaultMessage: 'Monthly' },
  registration: { id: 'console.protection.value.registration', defaultMessage: 'At registration' },
  'first-deposit': {
    id: 'console.protection.value.first-deposit',
    defaultMessage: 'Before the first deposit',
  },
  mandatory: { id: 'console.protection.value.mandatory', defaultMessage: 'Mandatory' },
  'not-dismissible': {
    id: 'console.protection.value.not-dismissible',
    defaultMessage: 'Cannot be dismissed without an answer',
  },
  'active-play': {
    id: 'console.protection.value.active-play',
    defaultMessage: 'Counts time with an open game',
  },
  'before-play': { id: 'console.protection.value.before-play', defaultMessage: 'Before play and deposits' },
  'before-withdrawal': {
    id: 'console.protection.value.before-withdrawal',
    defaultMessage: 'Before every withdrawal',
  },
  'not-shown': { id: 'console.protection.value.not-shown', defaultMessage: 'Not allowed' },
  ask: { id: 'console.protection.value.ask', defaultMessage: 'Chosen by the player' },
  operator: { id: 'console.protection.value.operator', defaultMessage: 'All brands of the operator' },
  early: { id: 'console.protection.value.early', defaultMessage: 'At any time' },
  'after-term': { id: 'console.protection.value.after-term', defaultMessage: 'After the term' },
  'for-life': { id: 'console.protection.value.for-life', defaultMessage: 'Not for exclusions without end' },
  'two-approvals': { id: 'console.protection.value.two-approvals', defaultMessage: 'Two members of staff' },
  nationality: { id: 'console.protection.value.nationality', defaultMessage: 'Nationality' },
  placeOfBirth: { id: 'console.protection.value.placeOfBirth', defaultMessage: 'Place of birth' },
  occupation: { id: 'console.protection.value.occupation', defaultMessage: 'Occupation' },
  indefinite: { id: 'console.protection.value.indefinite', defaultMessage: 'Without end' },
});

/** Durations, by the unit of ISO 8601; minutes by their name. */
export const durations = defineMessages({
  minutes: {
    id: 'console.protection.duration.minutes',
    defaultMessage: '{count, plural, one {# minute} other {# minutes}}',
  },
  H: { id: 'console.protection.duration.H', defaultMessage: '{count, plural, one {# hour} other {# hours}}' },
  D: { id: 'console.protection.duration.D', defaultMessage: '{count, plural, one {# day} other {# days}}' },
  M: {
    id: 'console.protection.duration.M',
    defaultMessage: '{count, plural, one {# month} other {# months}}',
  },
  Y: { id: 'console.protection.duration.Y', defaultMessage: '{count, plural, one {# year} other {# years}}' },
});

/** Authorities that demand a value. */
export const sources = defineMessages({
  licence: { id: 'console.protection.source.licence', defaultMessage: 'Licence ({licence})' },
  operator: { id: 'console.protection.source.operator', defaultMessage: 'Operator ({company})' },
  instance: { id: 'console.protection.source.instance', defaultMessage: 'This instance' },
});
