import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  notSet: { id: 'account.limitsPage.notSet', defaultMessage: 'Not set' },
  left: { id: 'account.limitsPage.left', defaultMessage: '{left} left of {ceiling}' },
  renews: { id: 'account.limitsPage.renews', defaultMessage: 'Starts again {when}' },
  set: { id: 'account.limitsPage.set', defaultMessage: 'Set' },
  change: { id: 'account.limitsPage.change', defaultMessage: 'Change' },
  save: { id: 'account.limitsPage.save', defaultMessage: 'Save' },
  remove: { id: 'account.limitsPage.remove', defaultMessage: 'Remove this limit' },
  keep: { id: 'account.limitsPage.keep', defaultMessage: 'Keep as it is' },
  newValue: { id: 'account.limitsPage.newValue', defaultMessage: 'New limit {period} ({unit})' },
  correct: { id: 'account.limitsPage.correct', defaultMessage: 'Please correct this' },
  minutesUnit: { id: 'account.limitsPage.minutesUnit', defaultMessage: 'minutes' },
  atOnce: { id: 'account.limitsPage.atOnce', defaultMessage: 'Your new limit holds from now.' },
  later: {
    id: 'account.limitsPage.later',
    defaultMessage: 'You can confirm the change from {when}. Until then your present limit holds.',
  },
  afterPeriod: {
    id: 'account.limitsPage.afterPeriod',
    defaultMessage: 'It is not raised or removed before its own day, week or month is over.',
  },
  notSaved: {
    id: 'account.limitsPage.notSaved',
    defaultMessage: 'That was not saved. Your present limit still holds; try again.',
  },
  pendingTo: {
    id: 'account.limitsPage.pendingTo',
    defaultMessage: 'You asked for {value}. You can confirm it from {when}.',
  },
  pendingRemoval: {
    id: 'account.limitsPage.pendingRemoval',
    defaultMessage: 'You asked to remove it. You can confirm that from {when}.',
  },
  readyTo: {
    id: 'account.limitsPage.readyTo',
    defaultMessage: 'Do you still want {value}? Answer by {when}, or it stays as it is.',
  },
  readyRemoval: {
    id: 'account.limitsPage.readyRemoval',
    defaultMessage: 'Do you still want to remove it? Answer by {when}, or it stays as it is.',
  },
  confirm: { id: 'account.limitsPage.confirm', defaultMessage: 'Yes, change it' },
  cancel: { id: 'account.limitsPage.cancel', defaultMessage: 'No, keep my limit' },
});
