import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  features: { id: 'console.content.section.features', defaultMessage: 'Feature toggles' },
  flags: { id: 'console.content.section.flags', defaultMessage: 'Variations' },
  experiments: { id: 'console.content.section.experiments', defaultMessage: 'A/B tests' },
  themes: { id: 'console.content.section.themes', defaultMessage: 'Themes' },
  site: { id: 'console.content.section.site', defaultMessage: 'Site settings' },
  wallet: { id: 'console.content.section.wallet', defaultMessage: 'Wallet minimums' },
  lobby: { id: 'console.content.section.lobby', defaultMessage: 'Lobby and menu' },
  notices: { id: 'console.content.section.notices', defaultMessage: 'Notice campaigns' },
  texts: { id: 'console.content.section.texts', defaultMessage: 'Texts: {language}' },
});
