import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  results: { id: 'sportsbook.search.results', defaultMessage: 'Search results' },
  count: {
    id: 'sportsbook.search.count',
    defaultMessage: '{count, plural, =0 {Nothing found for “{query}”} one {# result} other {# results}}',
  },
  hint: {
    id: 'sportsbook.search.hint',
    defaultMessage: 'Check the spelling, or try the name of a competition or a sport.',
  },
  loading: { id: 'sportsbook.search.loading', defaultMessage: 'Loading the matches' },
  close: { id: 'sportsbook.search.close', defaultMessage: 'Close search' },
  competition: {
    id: 'sportsbook.search.competition',
    defaultMessage: '{sport} · {country}',
    description: 'Below the name of a competition in a list of search results',
  },
  event: {
    id: 'sportsbook.search.event',
    defaultMessage: '{competition} · {time}',
    description: 'Below the teams of a match in a list of search results; time is also "In play"',
  },
  live: { id: 'sportsbook.search.live', defaultMessage: 'In play' },
});
