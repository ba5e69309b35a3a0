import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'console.rollouts.title', defaultMessage: 'Rollouts' },
  intro: {
    id: 'console.rollouts.intro',
    defaultMessage: 'New releases served to a share of visitors, compared with the current release.',
  },
  none: { id: 'console.rollouts.none', defaultMessage: 'No active rollouts' },
  noneText: {
    id: 'console.rollouts.noneText',
    defaultMessage: 'Start a rollout from an application’s release list.',
  },
  map: { id: 'console.rollouts.map', defaultMessage: 'Go to overview' },
  of: { id: 'console.rollouts.of', defaultMessage: '{app}: {release}' },
  share: { id: 'console.rollouts.share', defaultMessage: '{share} of the visitors of {brands}' },
  allBrands: { id: 'console.rollouts.allBrands', defaultMessage: 'all brands' },
  canary: { id: 'console.rollouts.canary', defaultMessage: 'get the new release' },
  base: { id: 'console.rollouts.base', defaultMessage: 'get {release}' },
  byHand: {
    id: 'console.rollouts.byHand',
    defaultMessage: 'Manual: the share does not change until an operator decides.',
  },
  continue: { id: 'console.rollouts.continue', defaultMessage: 'Can advance' },
  wait: { id: 'console.rollouts.wait', defaultMessage: 'Not enough data' },
  review: { id: 'console.rollouts.review', defaultMessage: 'Decision required' },
  possiblyWorse: { id: 'console.rollouts.possiblyWorse', defaultMessage: 'Possibly worse' },
  possiblyWorseNext: {
    id: 'console.rollouts.possiblyWorseNext',
    defaultMessage:
      'The share does not grow. The registry rolls back on its own when the difference is significant; narrow or stop the rollout to affect fewer visitors until then.',
  },
  rollBack: { id: 'console.rollouts.rollBack', defaultMessage: 'Rolling back' },
  paused: { id: 'console.rollouts.paused', defaultMessage: 'Paused: {why}' },
  allVisitors: { id: 'console.rollouts.allVisitors', defaultMessage: 'then all visitors' },
  promotions: { id: 'console.rollouts.promotions', defaultMessage: 'Recently promoted, still monitored' },
  until: { id: 'console.rollouts.until', defaultMessage: 'until {at}' },
  steps: { id: 'console.rollouts.steps', defaultMessage: 'Steps' },
  step: {
    id: 'console.rollouts.step',
    defaultMessage: '{share} for {minutes, plural, one {# minute} other {# minutes}}',
  },
  now: { id: 'console.rollouts.now', defaultMessage: 'now' },
  next: { id: 'console.rollouts.next', defaultMessage: 'next at {at}' },
  advance: { id: 'console.rollouts.advance', defaultMessage: 'Advance to {share}' },
  narrow: { id: 'console.rollouts.narrow', defaultMessage: 'Narrow to {share}' },
  promote: { id: 'console.rollouts.promote', defaultMessage: 'Promote to all visitors' },
  stop: { id: 'console.rollouts.stop', defaultMessage: 'Stop and roll back' },
  recent: { id: 'console.rollouts.recent', defaultMessage: 'Recent decisions about releases' },
  timeline: { id: 'console.rollouts.timeline', defaultMessage: 'View audit log' },
  withdraw: { id: 'console.rollouts.withdraw', defaultMessage: 'Withdraw the release' },
});
