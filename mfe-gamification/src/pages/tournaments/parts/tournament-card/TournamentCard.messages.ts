import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  details: { id: 'gamification.tournament.details', defaultMessage: 'Details and leaderboard' },
  firstPrize: { id: 'gamification.tournament.firstPrize', defaultMessage: 'First prize' },
  cost: { id: 'gamification.tournament.cost', defaultMessage: 'Cost' },
  free: { id: 'gamification.tournament.free', defaultMessage: 'Free' },
  players: { id: 'gamification.tournament.playersLabel', defaultMessage: 'Players' },
  playersOf: {
    id: 'gamification.tournament.playersOf',
    defaultMessage: '{players, number} of up to {max, number}',
  },
  conditions: { id: 'gamification.tournament.conditions', defaultMessage: 'Conditions' },
  level: { id: 'gamification.tournament.level', defaultMessage: 'Level' },
  fromLevel: { id: 'gamification.tournament.fromLevel', defaultMessage: 'From level {level}' },
  anyLevel: { id: 'gamification.tournament.anyLevel', defaultMessage: 'Any level' },
  minStake: { id: 'gamification.tournament.minStake', defaultMessage: 'Minimum stake' },
  anyStake: { id: 'gamification.tournament.anyStake', defaultMessage: 'None' },
  minPlayers: { id: 'gamification.tournament.minPlayers', defaultMessage: 'Minimum players' },
  games: { id: 'gamification.tournament.games', defaultMessage: 'Games' },
  allGames: { id: 'gamification.tournament.allGames', defaultMessage: 'All casino games' },
  studios: { id: 'gamification.tournament.studios', defaultMessage: 'Studios' },
  registration: { id: 'gamification.tournament.registrationTimes', defaultMessage: 'Registration' },
  duration: { id: 'gamification.tournament.duration', defaultMessage: 'Tournament' },
  fullTerms: { id: 'gamification.tournament.fullTerms', defaultMessage: 'Full terms' },
  period: { id: 'gamification.tournament.period', defaultMessage: '{from} to {to}' },
});
