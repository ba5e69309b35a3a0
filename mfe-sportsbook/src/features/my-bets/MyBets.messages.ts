import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'sportsbook.bets.title', defaultMessage: 'My bets' },
  open: { id: 'sportsbook.bets.open', defaultMessage: 'Open' },
  settled: { id: 'sportsbook.bets.settled', defaultMessage: 'Settled' },
  emptyOpen: { id: 'sportsbook.bets.empty-open', defaultMessage: 'You have no open bets' },
  emptySettled: { id: 'sportsbook.bets.empty-settled', defaultMessage: 'You have no settled bets' },
  failed: { id: 'sportsbook.bets.failed', defaultMessage: 'Your bets couldn’t be loaded' },
  retry: { id: 'sportsbook.bets.retry', defaultMessage: 'Try again' },
  loading: { id: 'sportsbook.bets.loading', defaultMessage: 'Loading your bets' },
  more: { id: 'sportsbook.bets.more', defaultMessage: 'Show more' },
  stake: { id: 'sportsbook.bets.stake', defaultMessage: 'Stake' },
  possible: { id: 'sportsbook.bets.possible', defaultMessage: 'Possible payout' },
  returns: { id: 'sportsbook.bets.returns', defaultMessage: 'Payout' },
  placed: { id: 'sportsbook.bets.placed', defaultMessage: 'Placed {at} · Bet number {id}' },
  OPEN: { id: 'sportsbook.bets.result-open', defaultMessage: 'Open' },
  WON: { id: 'sportsbook.bets.result-won', defaultMessage: 'Won' },
  LOST: { id: 'sportsbook.bets.result-lost', defaultMessage: 'Lost' },
  VOID: { id: 'sportsbook.bets.result-void', defaultMessage: 'Void' },
  CASHED_OUT: { id: 'sportsbook.bets.result-cashed-out', defaultMessage: 'Cashed out' },
  returned: { id: 'sportsbook.bets.result-returned', defaultMessage: 'Stake returned' },
});
