import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  back: { id: 'sportsbook.bet-list.back', defaultMessage: 'Sports' },
  all: { id: 'sportsbook.bet-list.all', defaultMessage: 'All' },
  sport: { id: 'sportsbook.bet-list.sport', defaultMessage: 'Sport' },
  allSports: { id: 'sportsbook.bet-list.all-sports', defaultMessage: 'All sports' },
  result: { id: 'sportsbook.bet-list.result', defaultMessage: 'Result' },
  allResults: { id: 'sportsbook.bet-list.all-results', defaultMessage: 'All results' },
  bets: { id: 'sportsbook.bet-list.bets', defaultMessage: 'Bets' },
  stake: { id: 'sportsbook.bet-list.stake', defaultMessage: 'Stakes' },
  openStake: { id: 'sportsbook.bet-list.open-stake', defaultMessage: 'Staked on open bets' },
  returns: { id: 'sportsbook.bet-list.returns', defaultMessage: 'Payouts' },
  net: { id: 'sportsbook.bet-list.net', defaultMessage: 'Net of settled bets' },
  empty: { id: 'sportsbook.bet-list.empty', defaultMessage: 'No bets in this period' },
  emptyHint: {
    id: 'sportsbook.bet-list.empty-hint',
    defaultMessage: 'Your bets appear here as soon as you place them.',
  },
  failedHint: {
    id: 'sportsbook.bet-list.failed-hint',
    defaultMessage: 'Your bets are safe. Try again in a moment.',
  },
});
