import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  jackpot: { id: 'casino.lobby.jackpot', defaultMessage: 'Jackpot' },
  jackpotText: {
    id: 'casino.lobby.jackpot-text',
    defaultMessage:
      'One jackpot across many games. See how it grows, how it is drawn and how much you contribute.',
  },
  jackpotAction: { id: 'casino.lobby.jackpot-action', defaultMessage: 'See the jackpot' },
  raffle: { id: 'casino.lobby.raffle', defaultMessage: 'Raffle' },
  raffleText: {
    id: 'casino.lobby.raffle-text',
    defaultMessage: 'Hourly, daily and weekly draws with the studio of the week.',
  },
  raffleAction: { id: 'casino.lobby.raffle-action', defaultMessage: 'See the draws' },
  sports: { id: 'casino.lobby.sports', defaultMessage: 'Sports' },
  sportsText: {
    id: 'casino.lobby.sports-text',
    defaultMessage: 'The next match in each sport.',
  },
  sportsAction: { id: 'casino.lobby.sports-action', defaultMessage: 'Go to sports' },
  closed: { id: 'casino.lobby.feature-closed', defaultMessage: 'Not available' },
});
