import { defineMessages } from '@foyer/i18n';
import type { MissionLabel } from '@foyer/kernel/engagement';

/** Headings of the groups. */
export const labels = defineMessages<MissionLabel>({
  claim: { id: 'gamification.missions.label.claim', defaultMessage: 'Ready to claim' },
  going: { id: 'gamification.missions.label.going', defaultMessage: 'In progress' },
  locked: { id: 'gamification.missions.label.locked', defaultMessage: 'Not started' },
  incomplete: { id: 'gamification.missions.label.incomplete', defaultMessage: 'Missed' },
  completed: { id: 'gamification.missions.label.completed', defaultMessage: 'Completed' },
});

export const messages = defineMessages({
  title: { id: 'gamification.missions.title', defaultMessage: 'Missions' },
  intro: {
    id: 'gamification.missions.intro',
    defaultMessage:
      'Play at your own pace: missions reward what you do anyway, and your own limits lower their targets.',
  },
  views: { id: 'gamification.missions.views', defaultMessage: 'View' },
  missions: { id: 'gamification.missions.missions', defaultMessage: 'Missions' },
  points: { id: 'gamification.missions.points', defaultMessage: 'Points' },
  filter: { id: 'gamification.missions.filter', defaultMessage: 'Show missions' },
  all: { id: 'gamification.missions.all', defaultMessage: 'All ({count})' },
  filterLabel: { id: 'gamification.missions.filterLabel', defaultMessage: '{label} ({count})' },
  empty: { id: 'gamification.missions.empty', defaultMessage: 'No missions right now' },
  emptyText: { id: 'gamification.missions.emptyText', defaultMessage: 'New missions appear here.' },
  toGames: { id: 'gamification.missions.toGames', defaultMessage: 'Browse games' },
  stale: {
    id: 'gamification.missions.stale',
    defaultMessage: 'We couldn’t update this. Your progress is saved, and we’re trying again.',
  },
  staleOffline: {
    id: 'gamification.missions.staleOffline',
    defaultMessage: 'You’re offline, so this may be out of date. Your progress is saved.',
  },
  failed: { id: 'gamification.missions.failed', defaultMessage: 'We couldn’t load this' },
  failedText: {
    id: 'gamification.missions.failedText',
    defaultMessage: 'Your progress is saved. Try again in a moment.',
  },
  retry: { id: 'gamification.missions.retry', defaultMessage: 'Try again' },
  started: { id: 'gamification.missions.started', defaultMessage: '{mission}: started' },
  claimed: { id: 'gamification.missions.claimed', defaultMessage: 'Claimed: {reward}' },
  claimedReward: {
    id: 'gamification.missions.claimedReward',
    defaultMessage: 'Claimed: {reward}. You can find it under Rewards.',
  },
  unconfirmed: {
    id: 'gamification.missions.unconfirmed',
    defaultMessage:
      'We couldn’t confirm this. We’re checking it now. Trying again is safe: nothing counts twice.',
  },
});
