import type { AppErrorKind } from '@foyer/data/errors';
import { defineMessages } from '@foyer/i18n';

/** One text for each kind of failed call; what the server wrote is never shown. */
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
    defaultMessage: 'This is not available right now. Try again in a moment.',
  },
  authentication: { id: 'platform.error.authentication', defaultMessage: 'Sign in to go on.' },
  session: { id: 'platform.error.session', defaultMessage: 'Your session has ended. Sign in again.' },
  validation: { id: 'platform.error.validation', defaultMessage: 'Check what you entered and try again.' },
  permission: {
    id: 'platform.error.permission',
    defaultMessage: 'Your account cannot do this at the moment. Support can tell you why.',
  },
  limit: { id: 'platform.error.limit', defaultMessage: 'This would go over a limit of yours.' },
  'not-found': { id: 'platform.error.not-found', defaultMessage: 'We could not find this.' },
  'too-complex': {
    id: 'platform.error.too-complex',
    defaultMessage: 'This request was too large. Try again with less.',
  },
  outdated: {
    id: 'platform.error.outdated',
    defaultMessage: 'This page is out of date. Reload it to go on.',
  },
  internal: { id: 'platform.error.internal', defaultMessage: 'Something went wrong.' },
});
