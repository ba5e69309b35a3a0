import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  enabled: { id: 'console.content.raffle.enabled', defaultMessage: 'Raffles' },
  add: { id: 'console.content.raffle.add', defaultMessage: 'Add raffle' },
  studio: { id: 'console.content.raffle.studio', defaultMessage: 'Game studio' },
  studioHelp: {
    id: 'console.content.raffle.studioHelp',
    defaultMessage: 'Name of the studio in its address, such as emberwick.',
  },
  spotlight: { id: 'console.content.raffle.spotlight', defaultMessage: 'Picture of the studio' },
  text: { id: 'console.content.raffle.text', defaultMessage: 'Text key' },
  termsAndConditions: {
    id: 'console.content.raffle.termsAndConditions',
    defaultMessage: 'Terms and conditions key',
  },
  pageMobileBackgroundImage: {
    id: 'console.content.raffle.pageMobileBackgroundImage',
    defaultMessage: 'Background on phones',
  },
  pageDesktopBackgroundImage: {
    id: 'console.content.raffle.pageDesktopBackgroundImage',
    defaultMessage: 'Background on desktops',
  },
});
