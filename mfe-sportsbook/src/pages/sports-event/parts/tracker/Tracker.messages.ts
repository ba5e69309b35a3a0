import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  tracker: {
    id: 'sportsbook.match.tracker',
    defaultMessage: 'Match tracker',
    description: 'Title of the course of a match in play, as text and as a drawing of the pitch',
  },
  none: { id: 'sportsbook.match.moment-none', defaultMessage: 'No events yet' },
  all: { id: 'sportsbook.match.moment-all', defaultMessage: 'Show all {count} events' },
  latest: { id: 'sportsbook.match.moment-latest', defaultMessage: 'Show latest only' },
  goals: { id: 'sportsbook.match.moment-goal', defaultMessage: 'Goal for {team}, {score}' },
  scorer: {
    id: 'sportsbook.match.moment-scorer',
    defaultMessage: 'Goal for {team}, {score} ({player})',
  },
  points: { id: 'sportsbook.match.moment-points', defaultMessage: 'Points for {team}, {score}' },
  sets: { id: 'sportsbook.match.moment-set', defaultMessage: 'Set won by {team}, {score}' },
  maps: { id: 'sportsbook.match.moment-map', defaultMessage: 'Map won by {team}, {score}' },
  corner: { id: 'sportsbook.match.moment-corner', defaultMessage: 'Corner for {team}' },
  card: { id: 'sportsbook.match.moment-card', defaultMessage: 'Card for {team}' },
  attack: {
    id: 'sportsbook.match.attack',
    defaultMessage: '{team} attacking',
    description: 'Below the pitch, while a team attacks and prices are suspended',
  },
  break: {
    id: 'sportsbook.match.announce-break',
    defaultMessage: 'Break: {home} {score} {away}',
    description: 'Announced to screen readers',
  },
  ended: {
    id: 'sportsbook.match.announce-ended',
    defaultMessage: 'Final score: {home} {score} {away}',
    description: 'Announced to screen readers',
  },
});
