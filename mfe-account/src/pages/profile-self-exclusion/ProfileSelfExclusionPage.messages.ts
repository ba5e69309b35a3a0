import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'account.selfExclusion.title', defaultMessage: 'Take a break or self-exclude' },
  effects: { id: 'account.selfExclusion.effects', defaultMessage: 'What happens when you start' },
  signedOut: {
    id: 'account.selfExclusion.signedOut',
    defaultMessage:
      'You’re signed out on all your devices at once, and every game closes. A round in progress is finished first and its result is paid.',
  },
  rounds: {
    id: 'account.selfExclusion.rounds',
    defaultMessage: 'Unfinished rounds now: {count, number}. Their results are paid to your balance.',
  },
  bets: {
    id: 'account.selfExclusion.bets',
    defaultMessage:
      'Open sports bets stay in place and are settled as usual{count, plural, =0 {} other {: # at the moment}}. Winnings are paid to your balance.',
  },
  withdrawals: {
    id: 'account.selfExclusion.withdrawals',
    defaultMessage:
      'Withdrawals in progress are paid out{count, plural, =0 {} other {: # at the moment}}. You can withdraw the rest of your balance at any time: sign in and choose to withdraw.',
  },
  bonuses: {
    id: 'account.selfExclusion.bonuses',
    defaultMessage: 'You can’t use bonuses and rewards during this time. They expire on their usual dates.',
  },
  deposits: {
    id: 'account.selfExclusion.deposits',
    defaultMessage: 'You can’t deposit or play. Deposits that arrive later are refunded.',
  },
  marketing: {
    id: 'account.selfExclusion.marketing',
    defaultMessage:
      'All marketing stops, and your recently played games are deleted. We email you a confirmation.',
  },
  choose: { id: 'account.selfExclusion.choose', defaultMessage: 'Choose your break' },
  timeOuts: { id: 'account.selfExclusion.timeOuts', defaultMessage: 'How long?' },
  timeOut: { id: 'account.selfExclusion.timeOut', defaultMessage: 'Time-out: {length}' },
  timeOutEnds: {
    id: 'account.selfExclusion.timeOutEnds',
    defaultMessage: 'Ends automatically. It can’t be shortened.',
  },
  exclusion: { id: 'account.selfExclusion.exclusion', defaultMessage: 'Self-exclusion: {length}' },
  afterTerm: {
    id: 'account.selfExclusion.afterTerm',
    defaultMessage: 'Doesn’t end automatically. You can ask us to end it after this time.',
  },
  early: {
    id: 'account.selfExclusion.early',
    defaultMessage:
      'Doesn’t end automatically. You can ask us to end it and give a reason; we answer within {days, plural, one {# day} other {# days}}, and then {hours, plural, one {# hour passes} other {# hours pass}} before you can play.',
  },
  endless: {
    id: 'account.selfExclusion.endless',
    defaultMessage:
      'Indefinite. You can ask us to end it and give a reason; we answer within {days, plural, one {# day} other {# days}}, and then {hours, plural, =168 {7 days pass} one {# hour passes} other {# hours pass}} before you can play.',
  },
  forLife: {
    id: 'account.selfExclusion.forLife',
    defaultMessage: 'Can’t be lifted. Your account stays blocked permanently.',
  },
  registered: {
    id: 'account.selfExclusion.registered',
    defaultMessage:
      'Can’t be changed. Ends only if you ask us to end it after this time. We add it to the national register {register}, so it applies at every operator.',
  },
  groups: { id: 'account.selfExclusion.groups', defaultMessage: 'Exclude me from' },
  groupsMissing: {
    id: 'account.selfExclusion.groupsMissing',
    defaultMessage: 'Choose at least one kind of game.',
  },
  optionMissing: { id: 'account.selfExclusion.optionMissing', defaultMessage: 'Choose how long.' },
  scope: { id: 'account.selfExclusion.scope', defaultMessage: 'Where should it apply?' },
  allBrands: {
    id: 'account.selfExclusion.allBrands',
    defaultMessage: 'At {site} and our other brands: {brands}',
  },
  thisBrand: { id: 'account.selfExclusion.thisBrand', defaultMessage: 'Only at {site}' },
  everywhere: {
    id: 'account.selfExclusion.everywhere',
    defaultMessage: 'It also applies at our other brands: {brands}.',
  },
  already: {
    id: 'account.selfExclusion.already',
    defaultMessage: 'You’re already excluded from: {groups}.',
  },
  correct: { id: 'account.selfExclusion.correct', defaultMessage: 'Please check your choice' },
  next: { id: 'account.selfExclusion.next', defaultMessage: 'Continue' },
  start: { id: 'account.selfExclusion.start', defaultMessage: 'Start my break now' },
  confirmTitle: { id: 'account.selfExclusion.confirmTitle', defaultMessage: 'Start this break now?' },
  back: { id: 'account.selfExclusion.back', defaultMessage: 'Change my choice' },
  ends: { id: 'account.selfExclusion.ends', defaultMessage: 'It ends on {date}.' },
  asksAfter: {
    id: 'account.selfExclusion.asksAfter',
    defaultMessage: 'It applies until at least {date}, and then until you ask us to end it.',
  },
  noEnd: { id: 'account.selfExclusion.noEnd', defaultMessage: 'It has no end date.' },
  atOnce: {
    id: 'account.selfExclusion.atOnce',
    defaultMessage: 'It starts immediately and can’t be undone.',
  },
  effectsFailed: {
    id: 'account.selfExclusion.effectsFailed',
    defaultMessage:
      'We couldn’t load your open rounds, bets, withdrawals and current exclusions. You can take a break anyway.',
  },
  effectsRetry: { id: 'account.selfExclusion.effectsRetry', defaultMessage: 'Try again' },
  failed: {
    id: 'account.selfExclusion.failed',
    defaultMessage:
      'Your break couldn’t be started. Try again; if it doesn’t work, contact support and we’ll start it for you.',
  },
  done: { id: 'account.selfExclusion.done', defaultMessage: 'Your break has started' },
  doneText: {
    id: 'account.selfExclusion.doneText',
    defaultMessage: 'We’ve emailed you a confirmation. You can withdraw your balance at any time.',
  },
  withdraw: { id: 'account.selfExclusion.withdraw', defaultMessage: 'Withdraw my balance' },
  doneGroups: { id: 'account.selfExclusion.doneGroups', defaultMessage: 'You’re excluded from: {groups}.' },
  help: {
    id: 'account.selfExclusion.help',
    defaultMessage: 'Free, confidential help: {helpline}',
  },
  longer: {
    id: 'account.selfExclusion.longer',
    defaultMessage: 'For a longer break, contact {email}: we exclude you on request.',
  },
});
