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
  promotions: { id: 'console.content.section.promotions', defaultMessage: 'Promotions' },
  bonusTerms: { id: 'console.content.section.bonusTerms', defaultMessage: 'Bonus terms' },
  boosts: { id: 'console.content.section.boosts', defaultMessage: 'Profit boosts' },
  boostedOdds: { id: 'console.content.section.boostedOdds', defaultMessage: 'Boosted odds' },
  boostedCombinations: {
    id: 'console.content.section.boostedCombinations',
    defaultMessage: 'Boosted combinations',
  },
  missions: { id: 'console.content.section.missions', defaultMessage: 'Missions' },
  tournaments: { id: 'console.content.section.tournaments', defaultMessage: 'Tournaments' },
  shop: { id: 'console.content.section.shop', defaultMessage: 'Rewards shop' },
  calendars: { id: 'console.content.section.calendars', defaultMessage: 'Seasonal calendars' },
  miniGames: { id: 'console.content.section.miniGames', defaultMessage: 'Mini-games' },
  levels: { id: 'console.content.section.levels', defaultMessage: 'Levels' },
  earning: { id: 'console.content.section.earning', defaultMessage: 'Earning rates' },
  texts: { id: 'console.content.section.texts', defaultMessage: 'Texts: {language}' },
});
