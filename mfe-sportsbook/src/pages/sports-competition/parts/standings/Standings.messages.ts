import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  caption: { id: 'sportsbook.standings.caption', defaultMessage: 'Standings of the season' },
  position: { id: 'sportsbook.standings.position', defaultMessage: 'Position' },
  team: { id: 'sportsbook.standings.team', defaultMessage: 'Team' },
  played: { id: 'sportsbook.standings.played', defaultMessage: 'Played' },
  playedShort: {
    id: 'sportsbook.standings.played-short',
    defaultMessage: 'P',
    description: 'Played, in little space',
  },
  won: { id: 'sportsbook.standings.won', defaultMessage: 'Won' },
  wonShort: {
    id: 'sportsbook.standings.won-short',
    defaultMessage: 'W',
    description: 'Won, in little space',
  },
  drawn: { id: 'sportsbook.standings.drawn', defaultMessage: 'Drawn' },
  drawnShort: {
    id: 'sportsbook.standings.drawn-short',
    defaultMessage: 'D',
    description: 'Drawn, in little space',
  },
  lost: { id: 'sportsbook.standings.lost', defaultMessage: 'Lost' },
  lostShort: {
    id: 'sportsbook.standings.lost-short',
    defaultMessage: 'L',
    description: 'Lost, in little space',
  },
  score: { id: 'sportsbook.standings.score', defaultMessage: 'Scored – conceded' },
  scoreShort: {
    id: 'sportsbook.standings.score-short',
    defaultMessage: '+/−',
    description: 'Scored and conceded, in little space',
  },
  points: { id: 'sportsbook.standings.points', defaultMessage: 'Points' },
  pointsShort: {
    id: 'sportsbook.standings.points-short',
    defaultMessage: 'Pts',
    description: 'Points, in little space',
  },
  form: { id: 'sportsbook.standings.form', defaultMessage: 'Form' },
  formText: {
    id: 'sportsbook.standings.form-text',
    defaultMessage: 'Latest first: {results}',
    description: 'Results of the last matches, read out by screen readers',
  },
});
