import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  placed: { id: 'console.sportsbook.metrics.placed', defaultMessage: 'Bets accepted' },
  refused: { id: 'console.sportsbook.metrics.refused', defaultMessage: 'Bets refused' },
  meanTime: { id: 'console.sportsbook.metrics.meanTime', defaultMessage: 'Mean time to accept' },
  fast: { id: 'console.sportsbook.metrics.fast', defaultMessage: 'Accepted within 250 ms' },
  lag: { id: 'console.sportsbook.metrics.lag', defaultMessage: 'Settlement lag' },
  feedAge: { id: 'console.sportsbook.metrics.feedAge', defaultMessage: 'Age of the feed' },
  seconds: { id: 'console.sportsbook.metrics.seconds', defaultMessage: '{seconds} s' },
  unknown: { id: 'console.sportsbook.metrics.unknown', defaultMessage: 'No data yet' },
  reasons: { id: 'console.sportsbook.metrics.reasons', defaultMessage: 'Refusals by reason' },
  reason: { id: 'console.sportsbook.metrics.reason', defaultMessage: 'Reason' },
  count: { id: 'console.sportsbook.metrics.count', defaultMessage: 'Requests' },
  share: { id: 'console.sportsbook.metrics.share', defaultMessage: 'Share of all requests' },
  noRefusals: { id: 'console.sportsbook.metrics.noRefusals', defaultMessage: 'No bets refused' },
  noRefusalsText: {
    id: 'console.sportsbook.metrics.noRefusalsText',
    defaultMessage: 'Refused bets appear here by reason.',
  },
  since: {
    id: 'console.sportsbook.metrics.since',
    defaultMessage:
      'All brands. Requests are those of one api process since {since}; the time to accept contains the delay of matches in play.',
  },
});
