import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'console.map.title', defaultMessage: 'Overview' },
  summary: {
    id: 'console.map.summary',
    defaultMessage: '{apps} applications, {brands} brands, plan version {version}',
  },
  offCount: {
    id: 'console.map.offCount',
    defaultMessage: '{count, plural, =0 {nothing switched off} one {# switched off} other {# switched off}}',
  },
  rolloutCount: {
    id: 'console.map.rolloutCount',
    defaultMessage:
      '{count, plural, =0 {no active rollouts} one {# active rollout} other {# active rollouts}}',
  },
  search: { id: 'console.map.search', defaultMessage: 'Search applications and releases' },
  filters: { id: 'console.map.filters', defaultMessage: 'Filter' },
  all: { id: 'console.map.all', defaultMessage: 'All' },
  off: { id: 'console.map.off', defaultMessage: 'Off' },
  rollout: { id: 'console.map.rollout', defaultMessage: 'Rolling out' },
  pinned: { id: 'console.map.pinned', defaultMessage: 'Pinned' },
  locked: { id: 'console.map.locked', defaultMessage: 'Locked' },
  unwell: { id: 'console.map.unwell', defaultMessage: 'Failing' },
  caption: {
    id: 'console.map.caption',
    defaultMessage: 'Applications by brand: release, rule and health',
  },
  app: { id: 'console.map.app', defaultMessage: 'Application' },
  squad: { id: 'console.map.squad', defaultMessage: 'Squad {squad}' },
  brand: { id: 'console.map.brand', defaultMessage: 'Brand' },
  lock: { id: 'console.map.lock', defaultMessage: 'Lock {brand}' },
  unlock: { id: 'console.map.unlock', defaultMessage: 'Unlock {brand}' },
  lockAll: { id: 'console.map.lockAll', defaultMessage: 'Lock the environment' },
  unlockAll: { id: 'console.map.unlockAll', defaultMessage: 'Unlock the environment' },
  freezeAll: { id: 'console.map.freezeAll', defaultMessage: 'Freeze releases' },
  restore: { id: 'console.map.restore', defaultMessage: 'Restore an earlier time' },
  frozen: {
    id: 'console.map.frozen',
    defaultMessage: '{brand, select, all {All brands are} other {{brand} is}} frozen until {until}',
  },
  endFreeze: { id: 'console.map.endFreeze', defaultMessage: 'End freeze' },
  healthFailed: { id: 'console.map.healthFailed', defaultMessage: 'Health could not be loaded' },
  noneTitle: { id: 'console.map.noneTitle', defaultMessage: 'No releases yet' },
  noneText: {
    id: 'console.map.noneText',
    defaultMessage: 'No release has been promoted in this environment.',
  },
  noMatch: { id: 'console.map.noMatch', defaultMessage: 'No matches. Change the search or the filter.' },
  cellName: { id: 'console.map.cellName', defaultMessage: '{app} for {brand}' },
  offBadge: { id: 'console.map.offBadge', defaultMessage: 'Off · {reason}' },
  nothing: { id: 'console.map.nothing', defaultMessage: 'None' },
  pinnedBadge: { id: 'console.map.pinnedBadge', defaultMessage: 'Pinned' },
  rolloutLine: { id: 'console.map.rolloutLine', defaultMessage: '{share} get {release}' },
  lockedBadge: { id: 'console.map.lockedBadge', defaultMessage: 'Locked' },
});
