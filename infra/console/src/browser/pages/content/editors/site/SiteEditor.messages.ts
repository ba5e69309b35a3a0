import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  intro: {
    id: 'console.content.site.intro',
    defaultMessage:
      'Changes of sign-in, registration, funding and contributions need a second operator. Loyalty pages and raffles are edited as JSON.',
  },
  flows: { id: 'console.content.site.flows', defaultMessage: 'Sign-in and registration' },
  funding: { id: 'console.content.site.funding', defaultMessage: 'Documents for source of wealth' },
  jackpot: { id: 'console.content.site.jackpot', defaultMessage: 'Jackpot' },
  chat: { id: 'console.content.site.chat', defaultMessage: 'Live chat for visitors' },
  chatHelp: {
    id: 'console.content.site.chatHelp',
    defaultMessage: 'Visitors who are not signed in can chat with support, too.',
  },
  login: { id: 'console.content.site.login', defaultMessage: 'Login flow' },
  loginHelp: { id: 'console.content.site.loginHelp', defaultMessage: 'How players of this brand sign in.' },
  addCountry: { id: 'console.content.site.addCountry', defaultMessage: 'Add country' },
  country: { id: 'console.content.site.country', defaultMessage: 'Country' },
  countryHelp: {
    id: 'console.content.site.countryHelp',
    defaultMessage: 'Two capital letters of a country of the brand, such as FI.',
  },
  registration: { id: 'console.content.site.registration', defaultMessage: 'Registration flow' },
  addFunding: { id: 'console.content.site.addFunding', defaultMessage: 'Add source' },
  fundingType: { id: 'console.content.site.fundingType', defaultMessage: 'Source of wealth' },
  addDocument: { id: 'console.content.site.addDocument', defaultMessage: 'Add document' },
  titleKey: { id: 'console.content.site.titleKey', defaultMessage: 'Key of the title' },
  helpKey: { id: 'console.content.site.helpKey', defaultMessage: 'Key of the help text' },
  countries: { id: 'console.content.site.countries', defaultMessage: 'Countries' },
  countriesHelp: {
    id: 'console.content.site.countriesHelp',
    defaultMessage: 'Such as FI, EE. Empty: all countries.',
  },
  Dividends: { id: 'console.content.site.Dividends', defaultMessage: 'Dividends' },
  Inheritance: { id: 'console.content.site.Inheritance', defaultMessage: 'Inheritance' },
  Other: { id: 'console.content.site.Other', defaultMessage: 'Other' },
  Salary: { id: 'console.content.site.Salary', defaultMessage: 'Salary' },
  SaleOfCompany: { id: 'console.content.site.SaleOfCompany', defaultMessage: 'Sale of a company' },
  SaleOfProperty: { id: 'console.content.site.SaleOfProperty', defaultMessage: 'Sale of property' },
  community: { id: 'console.content.site.community', defaultMessage: 'Community jackpot' },
  contributions: { id: 'console.content.site.contributions', defaultMessage: 'Contribution options' },
  contributionsHelp: {
    id: 'console.content.site.contributionsHelp',
    defaultMessage: 'Amounts per round that the jackpot service accepts, such as 0.10, 0.50.',
  },
  initial: { id: 'console.content.site.initial', defaultMessage: 'First selected contribution' },
  initialHelp: { id: 'console.content.site.initialHelp', defaultMessage: 'One of the options.' },
  noInitial: { id: 'console.content.site.noInitial', defaultMessage: 'None' },
  titleRows: { id: 'console.content.site.titleRows', defaultMessage: 'Keys of the title rows' },
  titleRowsHelp: {
    id: 'console.content.site.titleRowsHelp',
    defaultMessage: 'One key per row, separated by commas.',
  },
  subtitle: { id: 'console.content.site.subtitle', defaultMessage: 'Key of the subtitle' },
  text: { id: 'console.content.site.text', defaultMessage: 'Key of the text' },
  termsAndConditions: {
    id: 'console.content.site.termsAndConditions',
    defaultMessage: 'Key of the terms and conditions',
  },
  logo: { id: 'console.content.site.logo', defaultMessage: 'Logo' },
  winnerNotificationImage: {
    id: 'console.content.site.winnerNotificationImage',
    defaultMessage: 'Picture of winner notifications',
  },
  desktopImage: { id: 'console.content.site.desktopImage', defaultMessage: 'Picture on desktops' },
  mobileImage: { id: 'console.content.site.mobileImage', defaultMessage: 'Picture on phones' },
  ownColors: { id: 'console.content.site.ownColors', defaultMessage: 'Own colours' },
  ownColorsHelp: {
    id: 'console.content.site.ownColorsHelp',
    defaultMessage: 'Switched off: the colours of the theme.',
  },
  color_highlight: { id: 'console.content.site.color.highlight', defaultMessage: 'Highlight' },
  color_background: { id: 'console.content.site.color.background', defaultMessage: 'Background' },
  color_darkBackground: {
    id: 'console.content.site.color.darkBackground',
    defaultMessage: 'Dark background',
  },
  color_backgroundGradient: {
    id: 'console.content.site.color.backgroundGradient',
    defaultMessage: 'Background gradient',
  },
  color_detailsContentBackground: {
    id: 'console.content.site.color.detailsContentBackground',
    defaultMessage: 'Content of the details',
  },
  color_detailsBackground: { id: 'console.content.site.color.detailsBackground', defaultMessage: 'Details' },
  color_detailsModalBackground: {
    id: 'console.content.site.color.detailsModalBackground',
    defaultMessage: 'Dialog of the details',
  },
  color_body: { id: 'console.content.site.color.body', defaultMessage: 'Text' },
  color_backgroundContrast: {
    id: 'console.content.site.color.backgroundContrast',
    defaultMessage: 'Contrast to the background',
  },
  color_buttonBackground: { id: 'console.content.site.color.buttonBackground', defaultMessage: 'Button' },
});
