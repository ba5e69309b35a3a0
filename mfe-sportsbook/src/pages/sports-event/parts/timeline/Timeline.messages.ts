import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  goals: { id: 'sportsbook.match.moment-goal', defaultMessage: 'Goal for {team}, {score}' },
  scorer: {
    id: 'sportsbook.match.moment-scorer',
    defaultMessage: 'Goal for {team}, {score} ({player})',
  },
  points: { id: 'sportsbook.match.moment-points', defaultMessage: 'Points for {team}, {score}' },
  sets: { id: 'sportsbook.match.moment-set', defaultMessage: 'Set won by {team}, {score}' },
  maps: { id: 'sportsbook.match.moment-map', defaultMessage: 'Map won by {team}, {score}' },
});
