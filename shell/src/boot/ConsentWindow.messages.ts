import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'shell.consent.title', defaultMessage: 'Cookies and your choice' },
  text: {
    id: 'shell.consent.text',
    defaultMessage:
      'We keep what the site needs to work. The rest is up to you, and you can change your mind at any time.',
  },
  all: { id: 'shell.consent.all', defaultMessage: 'Accept all' },
  necessaryOnly: { id: 'shell.consent.necessaryOnly', defaultMessage: 'Necessary only' },
  choose: { id: 'shell.consent.choose', defaultMessage: 'Choose' },
  save: { id: 'shell.consent.save', defaultMessage: 'Save my choice' },
  preferencesTitle: { id: 'shell.consent.preferencesTitle', defaultMessage: 'Your cookie choices' },
  necessary: { id: 'shell.consent.necessary', defaultMessage: 'Necessary' },
  necessaryText: {
    id: 'shell.consent.necessaryText',
    defaultMessage: 'Sign-in, security and this choice itself. Always on.',
  },
  preferences: { id: 'shell.consent.preferences', defaultMessage: 'Preferences' },
  preferencesText: {
    id: 'shell.consent.preferencesText',
    defaultMessage: 'Your last games and the way you like the site.',
  },
  analytics: { id: 'shell.consent.analytics', defaultMessage: 'Analytics' },
  analyticsText: {
    id: 'shell.consent.analyticsText',
    defaultMessage: 'How fast the site is and what fails.',
  },
  marketing: { id: 'shell.consent.marketing', defaultMessage: 'Marketing' },
  marketingText: {
    id: 'shell.consent.marketingText',
    defaultMessage: 'Offers that fit you, here and elsewhere.',
  },
  uncategorized: { id: 'shell.consent.uncategorized', defaultMessage: 'Other' },
  uncategorizedText: {
    id: 'shell.consent.uncategorizedText',
    defaultMessage: 'What has not been sorted yet.',
  },
});
