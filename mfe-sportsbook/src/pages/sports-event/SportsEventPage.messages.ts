import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  gone: { id: 'sportsbook.match.gone', defaultMessage: 'This match isn’t available' },
  goneText: {
    id: 'sportsbook.match.gone-text',
    defaultMessage: 'It may have ended, or the link may be wrong. See what’s in play now.',
  },
  final: {
    id: 'sportsbook.match.final',
    defaultMessage: 'Final result. Bets are settled on this score.',
  },
  walkover: { id: 'sportsbook.match.walkover', defaultMessage: 'One side won without play (walkover)' },
  abandoned: { id: 'sportsbook.match.abandoned', defaultMessage: 'This match was abandoned' },
  abandonedText: {
    id: 'sportsbook.match.abandoned-text',
    defaultMessage: 'Bets on this match are void, and their stakes are returned.',
  },
  goneAction: { id: 'sportsbook.match.gone-action', defaultMessage: 'See all matches' },
  failed: { id: 'sportsbook.match.failed', defaultMessage: 'We couldn’t load this match' },
  loading: { id: 'sportsbook.match.loading', defaultMessage: 'Loading the match' },
  back: { id: 'sportsbook.match.back', defaultMessage: 'All matches' },
});
