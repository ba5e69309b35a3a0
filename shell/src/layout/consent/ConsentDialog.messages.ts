import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'shell.consent.title', defaultMessage: 'Your cookie settings' },
  text: {
    id: 'shell.consent.text',
    defaultMessage:
      'We use essential cookies to make the site work. You choose which others to allow, and you can change your mind at any time.',
  },
  all: { id: 'shell.consent.all', defaultMessage: 'Accept all' },
  necessaryOnly: { id: 'shell.consent.necessaryOnly', defaultMessage: 'Necessary only' },
  choose: { id: 'shell.consent.choose', defaultMessage: 'Manage' },
  save: { id: 'shell.consent.save', defaultMessage: 'Save choices' },
  preferencesTitle: { id: 'shell.consent.preferencesTitle', defaultMessage: 'Cookie settings' },
  necessary: { id: 'shell.consent.necessary', defaultMessage: 'Necessary' },
  necessaryText: {
    id: 'shell.consent.necessaryText',
    defaultMessage: 'Sign-in, security and saving these settings. Always on.',
  },
  preferences: { id: 'shell.consent.preferences', defaultMessage: 'Preferences' },
  preferencesText: {
    id: 'shell.consent.preferencesText',
    defaultMessage: 'Your recently played games and display settings.',
  },
  analytics: { id: 'shell.consent.analytics', defaultMessage: 'Analytics' },
  analyticsText: {
    id: 'shell.consent.analyticsText',
    defaultMessage: 'How fast the site loads and which errors occur.',
  },
  marketing: { id: 'shell.consent.marketing', defaultMessage: 'Marketing' },
  marketingText: {
    id: 'shell.consent.marketingText',
    defaultMessage: 'Offers that are relevant to you, here and on other sites.',
  },
  uncategorized: { id: 'shell.consent.uncategorized', defaultMessage: 'Other' },
  uncategorizedText: {
    id: 'shell.consent.uncategorizedText',
    defaultMessage: 'Cookies that haven’t been classified yet.',
  },
});
