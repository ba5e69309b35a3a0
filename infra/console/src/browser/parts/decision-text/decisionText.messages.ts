import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  promote: {
    id: 'console.decision.promote',
    defaultMessage: '{app}: {after} promoted, replacing {before}',
  },
  firstPromote: { id: 'console.decision.firstPromote', defaultMessage: '{app}: {after} promoted' },
  rollout: {
    id: 'console.decision.rollout',
    defaultMessage: '{app}: {after} rolled out to {share} of visitors',
  },
  rolloutNarrowed: {
    id: 'console.decision.rolloutNarrowed',
    defaultMessage:
      '{app}: rollout of {after} narrowed to {share} of visitors{brands, select, all {} other { of {brands}}}',
  },
  rolloutStop: { id: 'console.decision.rolloutStop', defaultMessage: '{app}: rollout of {before} stopped' },
  rollback: {
    id: 'console.decision.rollback',
    defaultMessage: '{app}: rolled back from {before} to {after}',
  },
  pin: { id: 'console.decision.pin', defaultMessage: '{app}: {release} pinned' },
  unpin: { id: 'console.decision.unpin', defaultMessage: '{app}: unpinned' },
  off: { id: 'console.decision.off', defaultMessage: '{app}: switched off' },
  on: { id: 'console.decision.on', defaultMessage: '{app}: switched on' },
  lock: { id: 'console.decision.lock', defaultMessage: 'Locked' },
  unlock: { id: 'console.decision.unlock', defaultMessage: 'Unlocked' },
  withdraw: { id: 'console.decision.withdraw', defaultMessage: '{app}: {release} withdrawn' },
  reinstate: { id: 'console.decision.reinstate', defaultMessage: '{app}: {release} reinstated' },
  freeze: { id: 'console.decision.freeze', defaultMessage: 'Releases frozen' },
  unfreeze: { id: 'console.decision.unfreeze', defaultMessage: 'Freeze of releases ended' },
  restore: { id: 'console.decision.restore', defaultMessage: 'Releases of an earlier time restored' },
  published: { id: 'console.decision.published', defaultMessage: '{app}: {release} published' },
  breakGlassRequested: {
    id: 'console.decision.breakGlassRequested',
    defaultMessage: '{app}: approval requested for {release} without a passed check',
  },
  breakGlassRejected: {
    id: 'console.decision.breakGlassRejected',
    defaultMessage: '{app}: request for {release} without a passed check rejected',
  },
  keyAdded: { id: 'console.decision.keyAdded', defaultMessage: 'Key added' },
  keyRevoked: { id: 'console.decision.keyRevoked', defaultMessage: 'Key revoked' },
  staffInvited: { id: 'console.decision.staffInvited', defaultMessage: 'Staff member invited' },
  contentImported: {
    id: 'console.decision.contentImported',
    defaultMessage: 'Content of {brands} imported as drafts',
  },
  pageChanged: {
    id: 'console.decision.pageChanged',
    defaultMessage: 'Payment page does not match the signed releases',
  },
  edgeBehind: {
    id: 'console.decision.edgeBehind',
    defaultMessage: 'An edge serves an outdated plan',
  },
  edgeCurrent: {
    id: 'console.decision.edgeCurrent',
    defaultMessage: 'All edges serve the current plan',
  },
  pageUnverified: {
    id: 'console.decision.pageUnverified',
    defaultMessage: 'Payment page cannot be fetched; delivery is unverified',
  },
  pageVerified: { id: 'console.decision.pageVerified', defaultMessage: 'Payment pages can be fetched again' },
  scriptReported: {
    id: 'console.decision.scriptReported',
    defaultMessage: 'A browser reported an unknown script',
  },
  other: { id: 'console.decision.other', defaultMessage: '{app} {kind}' },
  unreadable: {
    id: 'console.decision.unreadable',
    defaultMessage: '{app} {kind} (unreadable: written by another version)',
  },
  nothing: { id: 'console.decision.nothing', defaultMessage: 'nothing' },
});
