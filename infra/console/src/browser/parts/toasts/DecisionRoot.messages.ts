import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  done: { id: 'console.decision.done', defaultMessage: 'Done' },
  version: { id: 'console.decision.version', defaultMessage: '{what}. The plan is at version {version}.' },
  undo: { id: 'console.decision.undo', defaultMessage: 'Undo' },
  undoReason: { id: 'console.decision.undoReason', defaultMessage: 'Takes back version {version}' },
});
