import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  promote: {
    id: 'console.words.promote',
    defaultMessage: '{app}: {after} for everybody instead of {before}',
  },
  rollout: { id: 'console.words.rollout', defaultMessage: '{app}: {after} for {share} of the visitors' },
  rolloutNarrowed: {
    id: 'console.words.rolloutNarrowed',
    defaultMessage:
      '{app}: rollout of {after} narrowed to {share} of the visitors{brands, select, all {} other { of {brands}}}',
  },
  rolloutStop: { id: 'console.words.rolloutStop', defaultMessage: '{app}: rollout of {before} stopped' },
  rollback: { id: 'console.words.rollback', defaultMessage: '{app}: back from {before} to {after}' },
  pin: { id: 'console.words.pin', defaultMessage: '{app}: {release} pinned' },
  unpin: { id: 'console.words.unpin', defaultMessage: '{app}: no longer pinned' },
  off: { id: 'console.words.off', defaultMessage: '{app}: switched off' },
  on: { id: 'console.words.on', defaultMessage: '{app}: switched on again' },
  lock: { id: 'console.words.lock', defaultMessage: 'Locked' },
  unlock: { id: 'console.words.unlock', defaultMessage: 'Lock taken away' },
  withdraw: { id: 'console.words.withdraw', defaultMessage: '{app}: {release} withdrawn' },
  reinstate: { id: 'console.words.reinstate', defaultMessage: '{app}: {release} reinstated' },
  published: { id: 'console.words.published', defaultMessage: '{app}: {release} published' },
  keyAdded: { id: 'console.words.keyAdded', defaultMessage: 'Key added to the ring' },
  keyRevoked: { id: 'console.words.keyRevoked', defaultMessage: 'Key revoked' },
  staffInvited: { id: 'console.words.staffInvited', defaultMessage: 'Staff member invited' },
  pageChanged: { id: 'console.words.pageChanged', defaultMessage: 'A payment page is not what was signed' },
  edgeBehind: {
    id: 'console.words.edgeBehind',
    defaultMessage: 'An edge gives pages an older plan: what was decided does not reach them',
  },
  edgeCurrent: {
    id: 'console.words.edgeCurrent',
    defaultMessage: 'Every edge gives pages the present plan again',
  },
  pageUnverified: {
    id: 'console.words.pageUnverified',
    defaultMessage: 'A payment page cannot be fetched: nobody knows what browsers receive',
  },
  pageVerified: { id: 'console.words.pageVerified', defaultMessage: 'Payment pages can be fetched again' },
  scriptReported: {
    id: 'console.words.scriptReported',
    defaultMessage: 'A browser reported a script that is not ours',
  },
  other: { id: 'console.words.other', defaultMessage: '{app} {kind}' },
  nothing: { id: 'console.words.nothing', defaultMessage: 'nothing' },
});
