import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  enabled: { id: 'console.content.raffle.enabled', defaultMessage: 'Raffles' },
  add: { id: 'console.content.raffle.add', defaultMessage: 'Add raffle' },
  studio: { id: 'console.content.raffle.studio', defaultMessage: 'Game studio' },
  studioHelp: {
    id: 'console.content.raffle.studioHelp',
    defaultMessage: 'Name of the studio in its address, such as emberwick.',
  },
  startsOn: { id: 'console.content.raffle.startsOn', defaultMessage: 'First day' },
  startsOnHelp: {
    id: 'console.content.raffle.startsOnHelp',
    defaultMessage:
      'yyyy-mm-dd in the time zone of the licence; empty: at once. It replaces the earlier raffle.',
  },
  hourly: { id: 'console.content.raffle.hourly', defaultMessage: 'Hourly prizes in euros' },
  daily: { id: 'console.content.raffle.daily', defaultMessage: 'Daily prizes in euros' },
  weekly: { id: 'console.content.raffle.weekly', defaultMessage: 'Weekly prizes in euros' },
  prizesHelp: {
    id: 'console.content.raffle.prizesHelp',
    defaultMessage: 'One amount for each winner of a drop, such as 12.50, 10; empty: no drops.',
  },
  amounts: { id: 'console.content.raffle.amounts', defaultMessage: '{help} Prizes: {amounts}.' },
  unclearAmount: {
    id: 'console.content.raffle.unclearAmount',
    defaultMessage:
      '“{written}” is not an amount. Enter cents after a point (12.50), and a comma and a space between prizes (12, 50).',
  },
  cost: {
    id: 'console.content.raffle.cost',
    defaultMessage:
      'Cost per week: {cost} (168 hourly, 7 daily and 1 weekly drop). Running drops keep their prizes.',
  },
  approval: {
    id: 'console.content.raffle.approval',
    defaultMessage: 'Above {ceiling} per week, another member of staff has to publish this.',
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
