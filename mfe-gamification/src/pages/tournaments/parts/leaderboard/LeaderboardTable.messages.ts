import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'gamification.tournament.leaderboard', defaultMessage: 'Leaderboard' },
  place: { id: 'gamification.tournament.place', defaultMessage: 'Place' },
  player: { id: 'gamification.tournament.player', defaultMessage: 'Player' },
  you: { id: 'gamification.tournament.you', defaultMessage: 'You' },
  none: { id: 'gamification.tournament.noScores', defaultMessage: 'No scores yet.' },
  players: {
    id: 'gamification.tournament.players',
    defaultMessage: '{players, plural, one {# player registered.} other {# players registered.}}',
  },
  mine: { id: 'gamification.tournament.yourPlace', defaultMessage: 'Your place' },
  mineNote: {
    id: 'gamification.tournament.yourPlaceNote',
    defaultMessage: '{scoreName}: {score} · {rounds, plural, one {# round counted} other {# rounds counted}}',
  },
  noPlaceYet: { id: 'gamification.tournament.noPlaceYet', defaultMessage: 'No place yet' },
  noPlaceNote: {
    id: 'gamification.tournament.noPlaceNote',
    defaultMessage: 'You get a place with your first score. Rounds counted: {rounds}',
  },
  nameNote: {
    id: 'gamification.tournament.nameNote',
    defaultMessage: 'Other players see only your initials.',
  },
});
