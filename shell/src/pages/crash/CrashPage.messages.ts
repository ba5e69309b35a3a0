import { defineMessages } from '@foyer/i18n';

// requirements/screens#overlays-and-toasts: title and text of the crash fallback
export const messages = defineMessages({
  title: { id: 'shell.crash.title', defaultMessage: 'Error' },
  text: { id: 'shell.crash.text', defaultMessage: 'Something went wrong.' },
  safe: {
    id: 'shell.crash.safe',
    defaultMessage: 'Your money is safe: your balance is kept on our servers, not on this page.',
  },
  safeMode: { id: 'shell.crash.safe-mode', defaultMessage: 'Open in safe mode' },
  reload: { id: 'shell.crash.reload', defaultMessage: 'Reload page' },
});
