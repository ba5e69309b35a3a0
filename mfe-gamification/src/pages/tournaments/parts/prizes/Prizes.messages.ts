import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'gamification.tournament.prizes', defaultMessage: 'Prizes' },
  place: { id: 'gamification.tournament.prizePlace', defaultMessage: 'Place {place}' },
  places: { id: 'gamification.tournament.prizePlaces', defaultMessage: 'Places {from}–{to}' },
});
