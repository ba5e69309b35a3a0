import { defineMessages } from '@foyer/i18n';

/** Names of outcomes. */
export const messages = defineMessages({
  yes: { id: 'sportsbook.outcome.yes', defaultMessage: 'Yes' },
  no: { id: 'sportsbook.outcome.no', defaultMessage: 'No' },
  odd: { id: 'sportsbook.outcome.odd', defaultMessage: 'Odd' },
  even: { id: 'sportsbook.outcome.even', defaultMessage: 'Even' },
  either: {
    id: 'sportsbook.outcome.either',
    defaultMessage: '{home} or {away}',
    description: 'Double chance: one of the two teams wins',
  },
  orDraw: {
    id: 'sportsbook.outcome.or-draw',
    defaultMessage: '{team} or draw',
    description: 'Double chance: the team wins, or the match is drawn',
  },
  equal: {
    id: 'sportsbook.outcome.equal',
    defaultMessage: 'Equal',
    description: 'Both halves have the same number of goals',
  },
  handicapDraw: {
    id: 'sportsbook.outcome.handicap-draw',
    defaultMessage: 'Draw ({team} {line})',
    description: 'The match is drawn once the handicap has been added: Draw (Rovers −1)',
  },
  by: {
    id: 'sportsbook.outcome.by',
    defaultMessage: '{team} by {margin}',
    description: 'Winning margin: the team wins by exactly this number of goals, points or sets',
  },
  byOrMore: { id: 'sportsbook.outcome.by-or-more', defaultMessage: '{team} by {margin} or more' },
  orMore: { id: 'sportsbook.outcome.or-more', defaultMessage: '{count} or more' },
  noGoal: { id: 'sportsbook.outcome.no-goal', defaultMessage: 'No further goal' },
  goalNumber: {
    id: 'sportsbook.outcome.goal-number',
    defaultMessage: '{choice} (goal {number})',
    description: 'The team or player of a goal by its number: Rovers (goal 3)',
  },
  player: {
    id: 'sportsbook.outcome.player',
    defaultMessage: '{team}, player {number}',
    description: 'A player whose name is not known, by the number in the team',
  },
  inPlaces: {
    id: 'sportsbook.outcome.in-places',
    defaultMessage: '{runner} (first {places})',
    description: 'A runner that finishes in one of the first places: Silver Echo (first 3)',
  },
  runner: {
    id: 'sportsbook.outcome.runner',
    defaultMessage: 'Runner {number}',
    description: 'A runner of a race whose name is not known, by its number',
  },
  otherScore: { id: 'sportsbook.outcome.other-score', defaultMessage: 'Other score' },
});
