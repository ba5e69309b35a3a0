import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  new: { id: 'casino.tile.new', defaultMessage: 'New' },
  live: { id: 'casino.tile.live', defaultMessage: 'Live' },
  demo: { id: 'casino.tile.demo', defaultMessage: 'Play demo' },
  bonus: { id: 'casino.tile.bonus', defaultMessage: 'Check your bonus: {game}' },
  rtp: { id: 'casino.tile.rtp', defaultMessage: 'RTP {rtp}' },
  lines: { id: 'casino.tile.lines', defaultMessage: '{lines, plural, one {# line} other {# lines}}' },
  ways: { id: 'casino.tile.ways', defaultMessage: '{ways, plural, one {# way} other {# ways}}' },
});
