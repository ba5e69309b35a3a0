import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'jackpot-raffle.pot.must-hit', defaultMessage: 'Must drop by' },
  amount: { id: 'jackpot-raffle.pot.must-hit-amount', defaultMessage: 'Must drop by {amount}' },
  time: { id: 'jackpot-raffle.pot.must-hit-time', defaultMessage: 'Must drop by {time}' },
  both: { id: 'jackpot-raffle.pot.must-hit-both', defaultMessage: 'Must drop by {amount} or {time}' },
  either: { id: 'jackpot-raffle.pot.must-hit-either', defaultMessage: '{amount} or {time}' },
  overdue: {
    id: 'jackpot-raffle.pot.must-hit-overdue',
    defaultMessage: 'Drops with the next contribution',
  },
  note: {
    id: 'jackpot-raffle.pot.must-hit-note',
    defaultMessage:
      'The contribution that reaches the amount wins. At the time limit, one contribution is drawn.',
  },
});
