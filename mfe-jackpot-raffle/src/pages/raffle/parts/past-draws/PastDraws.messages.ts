import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'jackpot-raffle.draws.title', defaultMessage: 'Verify a draw' },
  lead: {
    id: 'jackpot-raffle.draws.lead',
    defaultMessage:
      'Before the first ticket, we fix a random seed and publish its hash. After the draw, your browser can recompute the winners from the public record.',
  },
  verify: { id: 'jackpot-raffle.draws.verify', defaultMessage: 'Verify this draw' },
  record: { id: 'jackpot-raffle.draws.record', defaultMessage: 'Public record (JSON)' },
  verified: {
    id: 'jackpot-raffle.draws.verified',
    defaultMessage: 'Verified: the seed, the ticket list and the winners match what was published.',
  },
  notVerified: {
    id: 'jackpot-raffle.draws.not-verified',
    defaultMessage: 'This draw can’t be verified. Contact support and keep a copy of the record.',
  },
  failed: { id: 'jackpot-raffle.draws.failed', defaultMessage: 'We couldn’t load the record of this draw' },
  retry: { id: 'jackpot-raffle.draws.retry', defaultMessage: 'Try again' },
  entries: {
    id: 'jackpot-raffle.draws.entries',
    defaultMessage:
      '{entries, plural, one {# entry} other {# entries}}, {tickets, plural, one {# ticket} other {# tickets}}',
  },
  entriesLabel: { id: 'jackpot-raffle.draws.entries-label', defaultMessage: 'Ticket list' },
  seedHash: {
    id: 'jackpot-raffle.draws.seed-hash',
    defaultMessage: 'Hash of the seed, published before the drop',
  },
  listHash: { id: 'jackpot-raffle.draws.list-hash', defaultMessage: 'Hash of the ticket list' },
  seed: { id: 'jackpot-raffle.draws.seed', defaultMessage: 'Seed' },
  winner: { id: 'jackpot-raffle.draws.winner', defaultMessage: 'Winner of prize {place}' },
  winnerTicket: {
    id: 'jackpot-raffle.draws.winner-ticket',
    defaultMessage: 'Ticket {ticket}, entry {entry}',
  },
  noWinner: { id: 'jackpot-raffle.draws.no-winner', defaultMessage: 'No one had a ticket' },
  ownEntry: { id: 'jackpot-raffle.draws.own-entry', defaultMessage: 'Your entry' },
  ownTickets: {
    id: 'jackpot-raffle.draws.own-tickets',
    defaultMessage: '{entry}: {count, plural, one {# ticket} other {# tickets}}',
  },
  empty: { id: 'jackpot-raffle.draws.empty', defaultMessage: 'The first draw is still to come.' },
});
