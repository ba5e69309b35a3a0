import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  caption: { id: 'sportsbook.match.score-caption', defaultMessage: 'Score by period' },
  team: { id: 'sportsbook.match.team', defaultMessage: 'Team' },
  half: {
    id: 'sportsbook.match.half',
    defaultMessage: '{period, selectordinal, one {#st half} two {#nd half} few {#rd half} other {#th half}}',
  },
  third: {
    id: 'sportsbook.match.third',
    defaultMessage: 'P{period}',
    description: 'Column of a period of ice hockey, in little space',
  },
  quarter: {
    id: 'sportsbook.match.quarter',
    defaultMessage: 'Q{period}',
    description: 'Column of a quarter of basketball, in little space',
  },
  score: {
    id: 'sportsbook.match.score',
    defaultMessage: 'Score',
    description: 'Column of the goals or points of a match',
  },
  sets: { id: 'sportsbook.match.sets', defaultMessage: 'Sets' },
  maps: { id: 'sportsbook.match.maps', defaultMessage: 'Maps' },
});
