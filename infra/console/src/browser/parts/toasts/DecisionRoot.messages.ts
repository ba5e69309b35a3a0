import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  done: { id: 'console.decision.done', defaultMessage: 'Done' },
  version: { id: 'console.decision.version', defaultMessage: '{what}. The plan is at version {version}.' },
  requested: { id: 'console.decision.requested', defaultMessage: 'Approval requested' },
  requestedText: {
    id: 'console.decision.requestedText',
    defaultMessage:
      '{app}: another operator has to approve within an hour, on Overview or Releases. Nothing changes until then.',
  },
  late: { id: 'console.decision.late', defaultMessage: 'Decided, not delivered yet' },
  lateVersion: {
    id: 'console.decision.lateVersion',
    defaultMessage:
      '{what}. The decision is saved (version {version}) but the plan could not be delivered to the edge; pages are unchanged. Delivery is retried automatically several times a minute. Do not repeat the decision.',
  },
  undo: { id: 'console.decision.undo', defaultMessage: 'Undo' },
  undoReason: { id: 'console.decision.undoReason', defaultMessage: 'Reverts version {version}' },
});
