import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  enabled: { id: 'console.content.loyalty.enabled', defaultMessage: 'Loyalty programme' },
  page: { id: 'console.content.loyalty.page', defaultMessage: 'Own loyalty page' },
  pageHelp: {
    id: 'console.content.loyalty.pageHelp',
    defaultMessage: 'Switched off: the page has no content of its own.',
  },
  description: { id: 'console.content.loyalty.description', defaultMessage: 'Description key' },
  termsAndConditions: {
    id: 'console.content.loyalty.termsAndConditions',
    defaultMessage: 'Terms and conditions key',
  },
  backgroundImage: { id: 'console.content.loyalty.backgroundImage', defaultMessage: 'Background on phones' },
  backgroundDesktopImage: {
    id: 'console.content.loyalty.backgroundDesktopImage',
    defaultMessage: 'Background on desktops',
  },
  mainImage: { id: 'console.content.loyalty.mainImage', defaultMessage: 'Main picture on phones' },
  mainDesktopImage: {
    id: 'console.content.loyalty.mainDesktopImage',
    defaultMessage: 'Main picture on desktops',
  },
  shopImage: { id: 'console.content.loyalty.shopImage', defaultMessage: 'Picture of the shop on phones' },
  shopDesktopImage: {
    id: 'console.content.loyalty.shopDesktopImage',
    defaultMessage: 'Picture of the shop on desktops',
  },
  gamesImage: { id: 'console.content.loyalty.gamesImage', defaultMessage: 'Picture of the games' },
  rankCards: { id: 'console.content.loyalty.rankCards', defaultMessage: 'Ranks' },
  addRank: { id: 'console.content.loyalty.addRank', defaultMessage: 'Add rank' },
  rewardCards: { id: 'console.content.loyalty.rewardCards', defaultMessage: 'Rewards' },
  addReward: { id: 'console.content.loyalty.addReward', defaultMessage: 'Add reward' },
  steps: { id: 'console.content.loyalty.steps', defaultMessage: 'Steps' },
  addStep: { id: 'console.content.loyalty.addStep', defaultMessage: 'Add step' },
  rank: { id: 'console.content.loyalty.rank', defaultMessage: 'Rank key' },
  title: { id: 'console.content.loyalty.title', defaultMessage: 'Title key' },
  subtitle: { id: 'console.content.loyalty.subtitle', defaultMessage: 'Subtitle key' },
  benefitsTitle: {
    id: 'console.content.loyalty.benefitsTitle',
    defaultMessage: 'Benefits title key',
  },
  benefits: { id: 'console.content.loyalty.benefits', defaultMessage: 'Benefit keys' },
  benefitsHelp: {
    id: 'console.content.loyalty.benefitsHelp',
    defaultMessage: 'One key per benefit, separated by commas.',
  },
  color: { id: 'console.content.loyalty.color', defaultMessage: 'Colour' },
  colorHelp: {
    id: 'console.content.loyalty.colorHelp',
    defaultMessage: 'Leave empty to use the colour of the theme.',
  },
  logo: { id: 'console.content.loyalty.logo', defaultMessage: 'Logo' },
  image: { id: 'console.content.loyalty.image', defaultMessage: 'Picture' },
});
