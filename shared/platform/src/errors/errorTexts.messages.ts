import type { AppErrorKind } from '@foyer/data/errors';
import { defineMessages } from '@foyer/i18n';

/** One message per kind of API error. Messages of the server are never shown to players. */
export const errorTexts = defineMessages<AppErrorKind>({
  network: {
    id: 'platform.error.network',
    defaultMessage: 'You seem to be offline. Check your connection and try again.',
  },
  timeout: {
    id: 'platform.error.timeout',
    defaultMessage: 'This is taking too long. Try again in a moment.',
  },
  unavailable: {
    id: 'platform.error.unavailable',
    defaultMessage: 'This isn’t available right now. Try again in a moment.',
  },
  authentication: { id: 'platform.error.authentication', defaultMessage: 'Sign in to continue.' },
  session: { id: 'platform.error.session', defaultMessage: 'Your session has ended. Sign in again.' },
  validation: { id: 'platform.error.validation', defaultMessage: 'Check what you entered and try again.' },
  permission: {
    id: 'platform.error.permission',
    defaultMessage: 'You can’t do this right now. Contact support for details.',
  },
  limit: { id: 'platform.error.limit', defaultMessage: 'This would exceed one of your limits.' },
  'not-found': { id: 'platform.error.not-found', defaultMessage: 'We couldn’t find this.' },
  'too-complex': {
    id: 'platform.error.too-complex',
    defaultMessage: 'This request was too large. Narrow it and try again.',
  },
  outdated: {
    id: 'platform.error.outdated',
    defaultMessage: 'This page is out of date. Reload it to continue.',
  },
  internal: { id: 'platform.error.internal', defaultMessage: 'Something went wrong.' },
});
