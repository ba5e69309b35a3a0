import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  starts: { id: 'gamification.calendar.starts', defaultMessage: 'Starts' },
  ends: { id: 'gamification.calendar.ends', defaultMessage: 'Ends' },
  dated: { id: 'gamification.calendar.dated', defaultMessage: 'Upcoming dates' },
  none: { id: 'gamification.calendar.none', defaultMessage: 'No promotions are about to start or end.' },
  openEnded: { id: 'gamification.calendar.openEnded', defaultMessage: 'Running without an end date' },
});
