import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'shell.internal.title', defaultMessage: 'Internal pages' },
  device: { id: 'shell.internal.device', defaultMessage: 'This device' },
  cookies: { id: 'shell.internal.cookies', defaultMessage: 'Cookie settings' },
  brand: { id: 'shell.internal.brand', defaultMessage: 'Brand and licence' },
  locale: { id: 'shell.internal.locale', defaultMessage: 'Locale' },
  country: { id: 'shell.internal.country', defaultMessage: 'Country and currency' },
  mode: { id: 'shell.internal.mode', defaultMessage: 'Product mode' },
  system: { id: 'shell.internal.system', defaultMessage: 'Device and system' },
  session: { id: 'shell.internal.session', defaultMessage: 'Session' },
  release: { id: 'shell.internal.release', defaultMessage: 'Shell release' },
});
