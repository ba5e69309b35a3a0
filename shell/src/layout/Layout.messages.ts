import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  skipToContent: { id: 'shell.layout.skipToContent', defaultMessage: 'Skip to main content' },
  skipToFooter: { id: 'shell.layout.skipToFooter', defaultMessage: 'Skip to help and limits' },
});
