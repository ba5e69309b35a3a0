import { defineMessages } from '@foyer/i18n';

/** Texts of requirements/screens#jackpot. */
export const messages = defineMessages({
  title: { id: 'jackpot-raffle.leaderboard.title', defaultMessage: 'LIVE LEADERBOARD' },
  subtitle: { id: 'jackpot-raffle.leaderboard.subtitle', defaultMessage: 'Top 50 Contributors' },
  position: { id: 'jackpot-raffle.leaderboard.position', defaultMessage: 'Pos' },
  player: { id: 'jackpot-raffle.leaderboard.player', defaultMessage: 'Player ID' },
  rank: { id: 'jackpot-raffle.leaderboard.rank', defaultMessage: 'Rank' },
  prize: { id: 'jackpot-raffle.leaderboard.prize', defaultMessage: 'Estimated prize*' },
  more: { id: 'jackpot-raffle.leaderboard.more', defaultMessage: 'Show More' },
  moreOptedOut: {
    id: 'jackpot-raffle.leaderboard.more-opted-out',
    defaultMessage: 'Opt in to see more of the leaderboard.',
  },
  you: { id: 'jackpot-raffle.leaderboard.you', defaultMessage: 'You' },
  note: {
    id: 'jackpot-raffle.leaderboard.note',
    defaultMessage:
      '* Your share of the EPIC pot by contributions of the last 24 hours. Not a guaranteed prize: one draw decides who wins the pot.',
  },
  empty: { id: 'jackpot-raffle.leaderboard.empty', defaultMessage: 'No contributions in the last 24 hours.' },
  failed: { id: 'jackpot-raffle.leaderboard.failed', defaultMessage: 'We couldn’t load the leaderboard' },
  retry: { id: 'jackpot-raffle.leaderboard.retry', defaultMessage: 'Try again' },
});
