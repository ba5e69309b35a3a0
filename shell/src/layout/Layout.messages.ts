import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  skipToContent: { id: 'shell.frame.skipToContent', defaultMessage: 'Skip to main content' },
  skipToFooter: { id: 'shell.frame.skipToFooter', defaultMessage: 'Skip to help and limits' },
});
