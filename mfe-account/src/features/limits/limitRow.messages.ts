import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  notSet: { id: 'account.limitsPage.notSet', defaultMessage: 'Not set' },
  left: { id: 'account.limitsPage.left', defaultMessage: '{left} left of {ceiling}' },
  renews: { id: 'account.limitsPage.renews', defaultMessage: 'Resets {when}' },
  set: { id: 'account.limitsPage.set', defaultMessage: 'Set' },
  change: { id: 'account.limitsPage.change', defaultMessage: 'Change' },
  save: { id: 'account.limitsPage.save', defaultMessage: 'Save' },
  remove: { id: 'account.limitsPage.remove', defaultMessage: 'Remove this limit' },
  keep: { id: 'account.limitsPage.keep', defaultMessage: 'Keep current limit' },
  newValue: { id: 'account.limitsPage.newValue', defaultMessage: 'New limit {period} ({unit})' },
  correct: { id: 'account.limitsPage.correct', defaultMessage: 'Correct the following' },
  minutesUnit: { id: 'account.limitsPage.minutesUnit', defaultMessage: 'minutes' },
  atOnce: { id: 'account.limitsPage.atOnce', defaultMessage: 'Your new limit is active.' },
  later: {
    id: 'account.limitsPage.later',
    defaultMessage: 'You can confirm the change from {when}. Until then your current limit applies.',
  },
  afterPeriod: {
    id: 'account.limitsPage.afterPeriod',
    defaultMessage: 'You can’t raise or remove this limit before its day, week or month ends.',
  },
  notSaved: {
    id: 'account.limitsPage.notSaved',
    defaultMessage: 'We couldn’t save your limit. Your current limit still applies. Try again.',
  },
  pendingTo: {
    id: 'account.limitsPage.pendingTo',
    defaultMessage: 'Change to {value} requested. You can confirm it from {when}.',
  },
  pendingRemoval: {
    id: 'account.limitsPage.pendingRemoval',
    defaultMessage: 'Removal requested. You can confirm it from {when}.',
  },
  readyTo: {
    id: 'account.limitsPage.readyTo',
    defaultMessage:
      'Do you still want to change the limit to {value}? Confirm by {when}, or it stays as it is.',
  },
  readyRemoval: {
    id: 'account.limitsPage.readyRemoval',
    defaultMessage: 'Do you still want to remove this limit? Confirm by {when}, or it stays active.',
  },
  confirm: { id: 'account.limitsPage.confirm', defaultMessage: 'Yes, change it' },
  cancel: { id: 'account.limitsPage.cancel', defaultMessage: 'No, keep my limit' },
});
