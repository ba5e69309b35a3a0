import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  done: { id: 'console.decision.done', defaultMessage: 'Done' },
  version: { id: 'console.decision.version', defaultMessage: '{what}. The plan is at version {version}.' },
  late: { id: 'console.decision.late', defaultMessage: 'Decided, and not on pages yet' },
  lateVersion: {
    id: 'console.decision.lateVersion',
    defaultMessage:
      '{what}. It holds (version {version}), but the plan could not be given to the edge: pages go on as before. It is tried again by itself, several times a minute; do not decide it twice.',
  },
  undo: { id: 'console.decision.undo', defaultMessage: 'Undo' },
  undoReason: { id: 'console.decision.undoReason', defaultMessage: 'Takes back version {version}' },
});
