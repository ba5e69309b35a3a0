import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  filter: { id: 'casino.browse.filter', defaultMessage: 'Filter and sort' },
  close: { id: 'casino.browse.close', defaultMessage: 'Hide filters' },
  clear: { id: 'casino.browse.clear', defaultMessage: 'Clear filters' },
  search: { id: 'casino.browse.search', defaultMessage: 'Name or studio' },
  sort: { id: 'casino.browse.sort', defaultMessage: 'Sort by' },
  sortPopular: { id: 'casino.browse.sort-popular', defaultMessage: 'Recommended' },
  sortNewest: { id: 'casino.browse.sort-newest', defaultMessage: 'Newest first' },
  sortName: { id: 'casino.browse.sort-name', defaultMessage: 'Name (A–Z)' },
  sortRtp: { id: 'casino.browse.sort-rtp', defaultMessage: 'Highest RTP' },
  sortMaxWin: { id: 'casino.browse.sort-max-win', defaultMessage: 'Highest maximum win' },
  studios: { id: 'casino.browse.studios', defaultMessage: 'Studios' },
  features: { id: 'casino.browse.features', defaultMessage: 'Features' },
  volatility: { id: 'casino.browse.volatility', defaultMessage: 'Volatility' },
  rtp: { id: 'casino.browse.rtp', defaultMessage: 'Minimum return to player (RTP)' },
  rtpAny: { id: 'casino.browse.rtp-any', defaultMessage: 'Any' },
  choice: { id: 'casino.browse.choice', defaultMessage: '{name} ({count, number})' },
  found: {
    id: 'casino.browse.found',
    defaultMessage: '{count, plural, =0 {No games} one {# game} other {# games}}',
  },
  none: { id: 'casino.browse.none', defaultMessage: 'No games match your filters' },
  noneText: {
    id: 'casino.browse.none-text',
    defaultMessage: 'Remove a filter, or clear all filters.',
  },
});
