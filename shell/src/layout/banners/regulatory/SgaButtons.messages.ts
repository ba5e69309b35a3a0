import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  selfExclusion: { id: 'shell.sga.selfExclusion', defaultMessage: 'Self-exclusion' },
  selfTest: { id: 'shell.sga.selfTest', defaultMessage: 'Self-test' },
});
