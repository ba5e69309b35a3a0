import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'gamification.seasonal.title', defaultMessage: 'Countdown calendar' },
  intro: {
    id: 'gamification.seasonal.intro',
    defaultMessage: 'A door for every day. Open them whenever it suits you.',
  },
  empty: { id: 'gamification.seasonal.empty', defaultMessage: 'No calendar at the moment' },
  emptyText: { id: 'gamification.seasonal.emptyText', defaultMessage: 'The next calendar starts on {when}.' },
  emptyNone: { id: 'gamification.seasonal.emptyNone', defaultMessage: 'The next one appears here.' },
  toGames: { id: 'gamification.seasonal.toGames', defaultMessage: 'Go to games' },
});
