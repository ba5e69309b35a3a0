import { defineMessages } from '@foyer/i18n';
import type { TournamentPhase } from '@foyer/kernel/tournaments';

export const messages = defineMessages({
  title: { id: 'gamification.tournament.title', defaultMessage: 'Tournaments' },
  intro: {
    id: 'gamification.tournament.intro',
    defaultMessage: 'Register, play as usual, and see your place live.',
  },
  points: { id: 'gamification.tournament.points', defaultMessage: 'Your points' },
  running: { id: 'gamification.tournament.running', defaultMessage: 'Running now' },
  open: { id: 'gamification.tournament.open', defaultMessage: 'Registration open' },
  announced: { id: 'gamification.tournament.announced', defaultMessage: 'Coming up' },
  finished: { id: 'gamification.tournament.finished', defaultMessage: 'Finished' },
  empty: { id: 'gamification.tournament.empty', defaultMessage: 'No tournaments right now' },
  emptyText: {
    id: 'gamification.tournament.emptyText',
    defaultMessage: 'New tournaments appear here as soon as they’re announced.',
  },
  toGames: { id: 'gamification.tournament.toGames', defaultMessage: 'Browse games' },
  failed: { id: 'gamification.tournament.failed', defaultMessage: 'We couldn’t load the tournaments' },
  failedText: { id: 'gamification.tournament.failedText', defaultMessage: 'Try again in a moment.' },
  offline: {
    id: 'gamification.tournament.offline',
    defaultMessage: 'You’re offline. We’ll try again when you’re back online.',
  },
  stale: {
    id: 'gamification.tournament.stale',
    defaultMessage: 'Places and times may be out of date. Your rounds still count.',
  },
  retry: { id: 'gamification.tournament.retry', defaultMessage: 'Try again' },
  back: { id: 'gamification.tournament.back', defaultMessage: 'All tournaments' },
  unknown: { id: 'gamification.tournament.unknown', defaultMessage: 'This tournament is no longer shown' },
  unknownText: {
    id: 'gamification.tournament.unknownText',
    defaultMessage: 'Results are shown for a limited time. Your prizes are on the rewards page.',
  },
});

export const phases = defineMessages<TournamentPhase>({
  ANNOUNCED: { id: 'gamification.tournament.phaseAnnounced', defaultMessage: 'Announced' },
  REGISTRATION: { id: 'gamification.tournament.phaseRegistration', defaultMessage: 'Registration open' },
  RUNNING: { id: 'gamification.tournament.phaseRunning', defaultMessage: 'Running' },
  SETTLING: { id: 'gamification.tournament.phaseSettling', defaultMessage: 'Ended, result pending' },
  FINAL: { id: 'gamification.tournament.phaseFinal', defaultMessage: 'Final result' },
  CANCELLED: { id: 'gamification.tournament.phaseCancelled', defaultMessage: 'Cancelled' },
});
