import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'console.releaseAlerts.title', defaultMessage: 'Release alerts' },
  intro: {
    id: 'console.releaseAlerts.intro',
    defaultMessage:
      'Signed messages to the address of a squad: new errors, high error rates, exceeded budgets, switch-offs, rollbacks and restores.',
  },
  webhooks: { id: 'console.releaseAlerts.webhooks', defaultMessage: 'Webhooks' },
  add: { id: 'console.releaseAlerts.add', defaultMessage: 'Set a webhook' },
  appOf: { id: 'console.releaseAlerts.appOf', defaultMessage: '{app}, squad {owner}' },
  boundOf: { id: 'console.releaseAlerts.boundOf', defaultMessage: 'error rate above {value} %' },
  none: { id: 'console.releaseAlerts.none', defaultMessage: 'No webhook is set.' },
  app: { id: 'console.releaseAlerts.app', defaultMessage: 'Application' },
  address: { id: 'console.releaseAlerts.address', defaultMessage: 'Address' },
  addressHelp: {
    id: 'console.releaseAlerts.addressHelp',
    defaultMessage: 'https only. Private addresses are refused, and redirects are not followed.',
  },
  events: { id: 'console.releaseAlerts.events', defaultMessage: 'Events' },
  bound: { id: 'console.releaseAlerts.bound', defaultMessage: 'Error bound' },
  boundValue: { id: 'console.releaseAlerts.boundValue', defaultMessage: '{value} %' },
  boundHelp: {
    id: 'console.releaseAlerts.boundHelp',
    defaultMessage: 'Failed page loads of the last 15 minutes; at least 50 page loads.',
  },
  changed: { id: 'console.releaseAlerts.changed', defaultMessage: 'Changed' },
  changedBy: { id: 'console.releaseAlerts.changedBy', defaultMessage: '{at} by {actor}' },
  actions: { id: 'console.releaseAlerts.actions', defaultMessage: 'Actions' },
  edit: { id: 'console.releaseAlerts.edit', defaultMessage: 'Change' },
  test: { id: 'console.releaseAlerts.test', defaultMessage: 'Send test' },
  remove: { id: 'console.releaseAlerts.remove', defaultMessage: 'Remove' },
  removeTitle: { id: 'console.releaseAlerts.removeTitle', defaultMessage: 'Remove the webhook of {app}' },
  setTitle: { id: 'console.releaseAlerts.setTitle', defaultMessage: 'Webhook of {app}' },
  save: { id: 'console.releaseAlerts.save', defaultMessage: 'Save' },
  cancel: { id: 'console.releaseAlerts.cancel', defaultMessage: 'Cancel' },
  newSecret: { id: 'console.releaseAlerts.newSecret', defaultMessage: 'Replace the secret' },
  failed: { id: 'console.releaseAlerts.failed', defaultMessage: 'The webhook was not changed' },
  tested: { id: 'console.releaseAlerts.tested', defaultMessage: 'Test of {app} delivered: {outcome}' },
  notTested: {
    id: 'console.releaseAlerts.notTested',
    defaultMessage: 'Test of {app} not delivered: {outcome}',
  },
  secretTitle: { id: 'console.releaseAlerts.secretTitle', defaultMessage: 'Secret of {app}' },
  secretText: {
    id: 'console.releaseAlerts.secretText',
    defaultMessage:
      'Shown once. The receiver compares x-foyer-signature with v1= and the HMAC-SHA256 of timestamp, a full stop and the body.',
  },
  deliveries: { id: 'console.releaseAlerts.deliveries', defaultMessage: 'Deliveries' },
  noDeliveries: { id: 'console.releaseAlerts.noDeliveries', defaultMessage: 'Nothing was sent yet.' },
  time: { id: 'console.releaseAlerts.time', defaultMessage: 'Time' },
  event: { id: 'console.releaseAlerts.event', defaultMessage: 'Event' },
  message: { id: 'console.releaseAlerts.message', defaultMessage: 'Message' },
  state: { id: 'console.releaseAlerts.state', defaultMessage: 'State' },
  delivered: {
    id: 'console.releaseAlerts.delivered',
    defaultMessage: 'Delivered, {attempts, plural, one {# attempt} other {# attempts}}',
  },
  waiting: {
    id: 'console.releaseAlerts.waiting',
    defaultMessage: '{attempts, plural, =0 {Waiting} one {# attempt} other {# attempts}}, next at {at}',
  },
  givenUp: {
    id: 'console.releaseAlerts.givenUp',
    defaultMessage: 'Not delivered, {attempts, plural, one {# attempt} other {# attempts}}',
  },
  outcome: { id: 'console.releaseAlerts.outcome', defaultMessage: 'Last answer' },
  eventErrorGroup: { id: 'console.releaseAlerts.eventErrorGroup', defaultMessage: 'New error' },
  eventErrorRate: { id: 'console.releaseAlerts.eventErrorRate', defaultMessage: 'High error rate' },
  eventOverBudget: {
    id: 'console.releaseAlerts.eventOverBudget',
    defaultMessage: 'Live release over its size budget',
  },
  eventSwitchedOff: { id: 'console.releaseAlerts.eventSwitchedOff', defaultMessage: 'Switched off' },
  eventRolledBack: { id: 'console.releaseAlerts.eventRolledBack', defaultMessage: 'Rolled back' },
  eventRestored: { id: 'console.releaseAlerts.eventRestored', defaultMessage: 'Restored' },
  eventTest: { id: 'console.releaseAlerts.eventTest', defaultMessage: 'Test' },
});

/** Texts of events by their name. */
export const eventTexts = {
  'error-group': messages.eventErrorGroup,
  'error-rate': messages.eventErrorRate,
  'over-budget': messages.eventOverBudget,
  'switched-off': messages.eventSwitchedOff,
  'rolled-back': messages.eventRolledBack,
  restored: messages.eventRestored,
  test: messages.eventTest,
} as const;
