import { defineMessages } from '@foyer/i18n';
import type { TournamentScoring } from '@foyer/kernel/tournaments';

export const messages = defineMessages({
  times: { id: 'gamification.tournament.times', defaultMessage: '{multiple}×' },
});

/** Names of scores. */
export const scoreNames = defineMessages<TournamentScoring['kind']>({
  wager: { id: 'gamification.tournament.scoreWager', defaultMessage: 'Stakes' },
  multiple: { id: 'gamification.tournament.scoreMultiple', defaultMessage: 'Best win' },
  rounds: { id: 'gamification.tournament.scoreRounds', defaultMessage: 'Rounds' },
  points: { id: 'gamification.tournament.scorePoints', defaultMessage: 'Score' },
});
