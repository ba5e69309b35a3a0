import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  results: { id: 'sportsbook.competition-page.results', defaultMessage: 'Latest results' },
  later: { id: 'sportsbook.competition-page.later', defaultMessage: 'Later matches' },
  standings: { id: 'sportsbook.competition-page.standings', defaultMessage: 'Standings' },
  season: {
    id: 'sportsbook.competition-page.season',
    defaultMessage: '{country} · Season {number}, {from} to {until}',
    description: 'Below the name of a competition; from and until are dates',
  },
  failed: {
    id: 'sportsbook.competition-page.failed',
    defaultMessage: 'We couldn’t load the standings and results',
  },
  outdated: {
    id: 'sportsbook.competition-page.outdated',
    defaultMessage: 'Standings and results may be out of date',
  },
});
