import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  loading: { id: 'sportsbook.bet-page.loading', defaultMessage: 'Loading the bet' },
  gone: { id: 'sportsbook.bet-page.gone', defaultMessage: 'Bet not found' },
  goneText: {
    id: 'sportsbook.bet-page.gone-text',
    defaultMessage: 'You have no bet with this number.',
  },
  goneAction: { id: 'sportsbook.bet-page.gone-action', defaultMessage: 'See my bets' },
  failed: { id: 'sportsbook.bet-page.failed', defaultMessage: 'We couldn’t load the bet' },
  print: { id: 'sportsbook.bet-page.print', defaultMessage: 'Print' },
  number: { id: 'sportsbook.bet-page.number', defaultMessage: 'Bet number' },
  placed: { id: 'sportsbook.bet-page.placed', defaultMessage: 'Placed' },
  settled: { id: 'sportsbook.bet-page.settled', defaultMessage: 'Settled' },
  cashedOut: { id: 'sportsbook.bet-page.cashed-out', defaultMessage: 'Cashed out' },
  corrected: { id: 'sportsbook.bet-page.corrected', defaultMessage: 'Corrected' },
  lines: { id: 'sportsbook.bet-page.lines', defaultMessage: 'Lines' },
  perLine: { id: 'sportsbook.bet-page.per-line', defaultMessage: '{lines} × {stake}' },
  stake: { id: 'sportsbook.bet-page.stake', defaultMessage: 'Total stake' },
  net: { id: 'sportsbook.bet-page.net', defaultMessage: 'Net' },
  zone: { id: 'sportsbook.bet-page.zone', defaultMessage: 'All times are in {zone}.' },
  selections: { id: 'sportsbook.bet-page.selections', defaultMessage: 'Selections' },
});
