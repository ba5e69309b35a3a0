import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'gamification.tournament.scoring', defaultMessage: 'How scoring works' },
  wager: {
    id: 'gamification.tournament.ruleWager',
    defaultMessage: 'Your score is the total of your real-money stakes.',
  },
  multiple: {
    id: 'gamification.tournament.ruleMultiple',
    defaultMessage:
      'Your best round counts: its payout divided by its stake. A small stake has the same chance as a large one.',
  },
  rounds: {
    id: 'gamification.tournament.ruleRounds',
    defaultMessage: 'Each round counts as 1, regardless of its stake and result.',
  },
  points: {
    id: 'gamification.tournament.rulePoints',
    defaultMessage: 'Each round scores by its payout, regardless of its stake:',
  },
  step: {
    id: 'gamification.tournament.ruleStep',
    defaultMessage: 'From {multiple}× the stake: +{points}',
  },
  capMoney: {
    id: 'gamification.tournament.capMoney',
    defaultMessage: 'Fair pace: at most {cap} counts in any one hour, so you can take breaks.',
  },
  capRounds: {
    id: 'gamification.tournament.capRounds',
    defaultMessage:
      'Fair pace: at most {cap, plural, one {# round counts} other {# rounds count}} in any one hour, so you can take breaks.',
  },
  capPoints: {
    id: 'gamification.tournament.capPoints',
    defaultMessage: 'Fair pace: your score rises by at most {cap} in any one hour, so you can take breaks.',
  },
  late: {
    id: 'gamification.tournament.late',
    defaultMessage: 'Rounds placed before {end} count if they’re settled before {cutoff}.',
  },
  ties: {
    id: 'gamification.tournament.ties',
    defaultMessage: 'If scores are equal, the player who reached the score first takes the better place.',
  },
  registered: {
    id: 'gamification.tournament.fromRegistration',
    defaultMessage: 'Only rounds placed after you register count.',
  },
});
