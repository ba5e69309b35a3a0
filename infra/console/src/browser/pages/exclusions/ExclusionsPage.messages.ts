import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'console.exclusions.title', defaultMessage: 'Exclusions' },
  intro: {
    id: 'console.exclusions.intro',
    defaultMessage:
      'Requests to end a self-exclusion, oldest first. The licence decides when a request is possible, how many approvals it needs and how long the cool-off is.',
  },
  notFor: {
    id: 'console.exclusions.notFor',
    defaultMessage: 'Support agents and operators decide about exclusions.',
  },
  none: { id: 'console.exclusions.none', defaultMessage: 'No open requests' },
  noneText: {
    id: 'console.exclusions.noneText',
    defaultMessage:
      'Requests appear here when an excluded player asks to end the exclusion, at sign-in or on the Take a break page.',
  },
  player: { id: 'console.exclusions.player', defaultMessage: 'Player' },
  brand: { id: 'console.exclusions.brand', defaultMessage: 'Brand' },
  exclusion: { id: 'console.exclusions.exclusion', defaultMessage: 'Exclusion' },
  reason: { id: 'console.exclusions.reason', defaultMessage: 'Player’s reason' },
  due: { id: 'console.exclusions.due', defaultMessage: 'Answer by' },
  approvals: { id: 'console.exclusions.approvals', defaultMessage: 'Approvals' },
  approvalCount: {
    id: 'console.exclusions.approvalCount',
    defaultMessage: '{given} of {needed}{given, plural, =0 {} other {, by {staff}}}',
  },
  actions: { id: 'console.exclusions.actions', defaultMessage: 'Actions' },
  since: { id: 'console.exclusions.since', defaultMessage: '{games}, {length}: {start} to {end}' },
  sinceWithoutEnd: {
    id: 'console.exclusions.sinceWithoutEnd',
    defaultMessage: '{games}, indefinite: since {start}',
  },
  asked: { id: 'console.exclusions.asked', defaultMessage: 'Asked' },
  second: {
    id: 'console.exclusions.second',
    defaultMessage: 'You approved. Another member of staff must approve.',
  },
  coolOff: { id: 'console.exclusions.coolOff', defaultMessage: 'Cool-off after the approval' },
  coolOffHours: {
    id: 'console.exclusions.coolOffHours',
    defaultMessage: '{hours, plural, one {# hour} other {# hours}}',
  },
  coolOffDays: {
    id: 'console.exclusions.coolOffDays',
    defaultMessage: '{days, plural, one {# day} other {# days}}',
  },
  approve: { id: 'console.exclusions.approve', defaultMessage: 'Approve' },
  refuse: { id: 'console.exclusions.refuse', defaultMessage: 'Reject' },
  approveTitle: {
    id: 'console.exclusions.approveTitle',
    defaultMessage: 'Approve the end of {playerId}’s exclusion',
  },
  refuseTitle: { id: 'console.exclusions.refuseTitle', defaultMessage: 'Reject the request of {playerId}' },
  approveEffect: {
    id: 'console.exclusions.approveEffect',
    defaultMessage:
      'After the last approval the cool-off starts, and the player can play again when it ends. The player receives an email.',
  },
  refuseEffect: {
    id: 'console.exclusions.refuseEffect',
    defaultMessage:
      'The exclusion stays in force, and the player may ask again. The player receives an email without your reason.',
  },
  cancel: { id: 'console.exclusions.cancel', defaultMessage: 'Cancel' },
  notDone: { id: 'console.exclusions.notDone', defaultMessage: 'Decision not stored' },
  doneApproved: {
    id: 'console.exclusions.doneApproved',
    defaultMessage: 'Approved. {playerId} can play again from {at}. The player receives an email.',
  },
  doneSecond: {
    id: 'console.exclusions.doneSecond',
    defaultMessage: 'Approval stored. A second member of staff must approve it for {playerId}.',
  },
  doneRefused: {
    id: 'console.exclusions.doneRefused',
    defaultMessage:
      'Rejected. The exclusion of {playerId} stays in force. The player receives an email without your reason.',
  },
});
