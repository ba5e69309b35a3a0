import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  promote: {
    id: 'console.words.promote',
    defaultMessage: '{app}: {after} promoted, replacing {before}',
  },
  firstPromote: { id: 'console.words.firstPromote', defaultMessage: '{app}: {after} promoted' },
  rollout: {
    id: 'console.words.rollout',
    defaultMessage: '{app}: {after} rolled out to {share} of visitors',
  },
  rolloutNarrowed: {
    id: 'console.words.rolloutNarrowed',
    defaultMessage:
      '{app}: rollout of {after} narrowed to {share} of visitors{brands, select, all {} other { of {brands}}}',
  },
  rolloutStop: { id: 'console.words.rolloutStop', defaultMessage: '{app}: rollout of {before} stopped' },
  rollback: { id: 'console.words.rollback', defaultMessage: '{app}: rolled back from {before} to {after}' },
  pin: { id: 'console.words.pin', defaultMessage: '{app}: {release} pinned' },
  unpin: { id: 'console.words.unpin', defaultMessage: '{app}: unpinned' },
  off: { id: 'console.words.off', defaultMessage: '{app}: switched off' },
  on: { id: 'console.words.on', defaultMessage: '{app}: switched on' },
  lock: { id: 'console.words.lock', defaultMessage: 'Locked' },
  unlock: { id: 'console.words.unlock', defaultMessage: 'Unlocked' },
  withdraw: { id: 'console.words.withdraw', defaultMessage: '{app}: {release} withdrawn' },
  reinstate: { id: 'console.words.reinstate', defaultMessage: '{app}: {release} reinstated' },
  published: { id: 'console.words.published', defaultMessage: '{app}: {release} published' },
  keyAdded: { id: 'console.words.keyAdded', defaultMessage: 'Key added' },
  keyRevoked: { id: 'console.words.keyRevoked', defaultMessage: 'Key revoked' },
  staffInvited: { id: 'console.words.staffInvited', defaultMessage: 'Staff member invited' },
  pageChanged: {
    id: 'console.words.pageChanged',
    defaultMessage: 'Payment page does not match the signed releases',
  },
  edgeBehind: {
    id: 'console.words.edgeBehind',
    defaultMessage: 'An edge serves an outdated plan',
  },
  edgeCurrent: {
    id: 'console.words.edgeCurrent',
    defaultMessage: 'All edges serve the current plan',
  },
  pageUnverified: {
    id: 'console.words.pageUnverified',
    defaultMessage: 'Payment page cannot be fetched; delivery is unverified',
  },
  pageVerified: { id: 'console.words.pageVerified', defaultMessage: 'Payment pages can be fetched again' },
  scriptReported: {
    id: 'console.words.scriptReported',
    defaultMessage: 'A browser reported an unknown script',
  },
  other: { id: 'console.words.other', defaultMessage: '{app} {kind}' },
  unreadable: {
    id: 'console.words.unreadable',
    defaultMessage: '{app} {kind} (unreadable: written by another version)',
  },
  nothing: { id: 'console.words.nothing', defaultMessage: 'nothing' },
});
