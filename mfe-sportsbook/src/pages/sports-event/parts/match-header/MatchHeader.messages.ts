import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  timeline: {
    id: 'sportsbook.match.timeline',
    defaultMessage: 'Timeline ({count})',
    description: 'Title of the list of goals, points or sets of a match, with their number',
  },
});
