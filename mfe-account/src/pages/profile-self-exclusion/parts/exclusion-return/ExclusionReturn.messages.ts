import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'account.selfExclusion.return.title', defaultMessage: 'End your self-exclusion' },
  text: {
    id: 'account.selfExclusion.return.text',
    defaultMessage:
      'Your exclusion doesn’t end automatically. You can ask us to end it and give a reason. We answer within {days, plural, one {# day} other {# days}}, and then {hours, plural, one {# hour passes} other {# hours pass}} before you can play these games.',
  },
  reason: { id: 'account.selfExclusion.return.reason', defaultMessage: 'Your reason' },
  reasonMissing: {
    id: 'account.selfExclusion.return.reasonMissing',
    defaultMessage: 'Enter at least three characters.',
  },
  correct: { id: 'account.selfExclusion.return.correct', defaultMessage: 'Please check your request' },
  ask: { id: 'account.selfExclusion.return.ask', defaultMessage: 'Ask us to end it' },
  withdraw: { id: 'account.selfExclusion.return.withdraw', defaultMessage: 'Cancel my request' },
  withdrawFailed: {
    id: 'account.selfExclusion.return.withdrawFailed',
    defaultMessage: 'Your request couldn’t be cancelled. Try again; if it doesn’t work, contact support.',
  },
  requested: {
    id: 'account.selfExclusion.return.requested',
    defaultMessage:
      'We’ve received your request. We email you our decision within {days, plural, one {# day} other {# days}}.',
  },
  coolingOff: {
    id: 'account.selfExclusion.return.coolingOff',
    defaultMessage: 'We’ve approved your request. You can play these games again from {date}.',
  },
  notYet: {
    id: 'account.selfExclusion.return.notYet',
    defaultMessage: 'You can ask us to end your exclusion after {date}. It doesn’t end automatically.',
  },
  forLife: { id: 'account.selfExclusion.return.forLife', defaultMessage: 'This exclusion can’t be lifted.' },
  atRegister: {
    id: 'account.selfExclusion.return.atRegister',
    defaultMessage:
      'Your exclusion is in the national register {register}. Only the register can end it: apply there after its term.',
  },
  failed: {
    id: 'account.selfExclusion.return.failed',
    defaultMessage: 'Your request couldn’t be sent. Try again; if it doesn’t work, contact support.',
  },
  help: {
    id: 'account.selfExclusion.return.help',
    defaultMessage: 'You can stay excluded for as long as you like.',
  },
});
