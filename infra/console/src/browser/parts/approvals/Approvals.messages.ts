import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'console.approvals.title', defaultMessage: 'Overrides that wait for approval' },
  intro: {
    id: 'console.approvals.intro',
    defaultMessage:
      'An operator asks to override a check or a freeze. Another operator has to approve within an hour.',
  },
  promote: { id: 'console.approvals.promote', defaultMessage: '{app}: promote {release}' },
  rollout: { id: 'console.approvals.rollout', defaultMessage: '{app}: roll out {release} to {share}' },
  pin: { id: 'console.approvals.pin', defaultMessage: '{app}: pin {release}' },
  by: { id: 'console.approvals.by', defaultMessage: 'Requested by {person}, open until {until}' },
  own: {
    id: 'console.approvals.own',
    defaultMessage: 'You requested this. Another operator has to approve it.',
  },
  approve: { id: 'console.approvals.approve', defaultMessage: 'Approve' },
  reject: { id: 'console.approvals.reject', defaultMessage: 'Reject' },
  withdraw: { id: 'console.approvals.withdraw', defaultMessage: 'Withdraw request' },
  approveTitle: { id: 'console.approvals.approveTitle', defaultMessage: 'Approve {app} {release}' },
  rejectTitle: { id: 'console.approvals.rejectTitle', defaultMessage: 'Reject {app} {release}' },
  approveEffect: {
    id: 'console.approvals.approveEffect',
    defaultMessage:
      'Players get this release although its check did not pass. The audit log names you and the person who requested it.',
  },
  rejectEffect: {
    id: 'console.approvals.rejectEffect',
    defaultMessage: 'Nothing changes for players. The audit log records the rejection.',
  },
  reason: { id: 'console.approvals.reason', defaultMessage: 'Reason of {person}: {reason}' },
  cancel: { id: 'console.approvals.cancel', defaultMessage: 'Cancel' },
  notDone: { id: 'console.approvals.notDone', defaultMessage: 'Not done' },
});
