import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  back: { id: 'ui.carousel.back', defaultMessage: 'Scroll back: {label}' },
  on: { id: 'ui.carousel.on', defaultMessage: 'Scroll forward: {label}' },
});
