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
  pendingTitle: { id: 'account.limitsPage.pendingTitle', defaultMessage: 'Change requested' },
  readyTitle: { id: 'account.limitsPage.readyTitle', defaultMessage: 'Do you still want this change?' },
  current: { id: 'account.limitsPage.current', defaultMessage: 'Current limit' },
  requested: { id: 'account.limitsPage.requested', defaultMessage: 'Requested limit' },
  noLimit: { id: 'account.limitsPage.noLimit', defaultMessage: 'No limit' },
  confirmFrom: { id: 'account.limitsPage.confirmFrom', defaultMessage: 'You can confirm it from' },
  confirmBy: {
    id: 'account.limitsPage.confirmBy',
    defaultMessage: 'Confirm by (otherwise your limit stays the same)',
  },
  timeLeft: { id: 'account.limitsPage.timeLeft', defaultMessage: 'Time left' },
  raise: { id: 'account.limitsPage.raise', defaultMessage: 'Request higher limit' },
  raiseWaits: {
    id: 'account.limitsPage.raiseWaits',
    defaultMessage:
      'This is higher than your limit. It takes at least {hours} hours, and you have to confirm it.',
  },
  simulate: { id: 'account.limitsPage.simulate', defaultMessage: 'Test it on last month' },
  simulated: {
    id: 'account.limitsPage.simulated',
    defaultMessage:
      'With this limit you would have stopped on {when}. It would have applied on {days, plural, one {# day} other {# days}} of that month.',
  },
  simulatedFree: {
    id: 'account.limitsPage.simulatedFree',
    defaultMessage:
      'This limit wouldn’t have stopped you last month. The most you used in one period was {most}.',
  },
  simulationFailed: {
    id: 'account.limitsPage.simulationFailed',
    defaultMessage: 'We couldn’t test this limit. Try again.',
  },
  confirm: { id: 'account.limitsPage.confirm', defaultMessage: 'Change limit' },
  cancel: { id: 'account.limitsPage.cancel', defaultMessage: 'No, keep my limit' },
});
