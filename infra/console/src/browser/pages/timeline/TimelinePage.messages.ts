import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'console.timeline.title', defaultMessage: 'Audit log' },
  intro: {
    id: 'console.timeline.intro',
    defaultMessage: 'All decisions with author and reason. Entries cannot be changed.',
  },
  export: { id: 'console.timeline.export', defaultMessage: 'Export' },
  verify: { id: 'console.timeline.verify', defaultMessage: 'Verify hash chain' },
  verified: {
    id: 'console.timeline.verified',
    defaultMessage: 'The hash chain is valid: {entries} entries.',
  },
  broken: {
    id: 'console.timeline.broken',
    defaultMessage: 'The hash chain is broken in {count, plural, one {# place} other {# places}}: {places}',
  },
  fault: { id: 'console.timeline.fault', defaultMessage: '{chain} {number}: {problem}' },
  app: { id: 'console.timeline.app', defaultMessage: 'Application' },
  brand: { id: 'console.timeline.brand', defaultMessage: 'Brand' },
  kind: { id: 'console.timeline.kind', defaultMessage: 'Decision' },
  any: { id: 'console.timeline.any', defaultMessage: 'All' },
  by: { id: 'console.timeline.by', defaultMessage: '{actor}, as {role}' },
  justNow: { id: 'console.timeline.justNow', defaultMessage: 'just now' },
  requestedBy: { id: 'console.timeline.requestedBy', defaultMessage: 'Requested by {person}' },
  unchecked: { id: 'console.timeline.unchecked', defaultMessage: 'Check overridden: {code}' },
  version: { id: 'console.timeline.version', defaultMessage: 'version {version}' },
  noBrand: { id: 'console.timeline.noBrand', defaultMessage: 'no brand affected' },
  everyBrand: { id: 'console.timeline.everyBrand', defaultMessage: 'all brands' },
  link: { id: 'console.timeline.link', defaultMessage: 'Permalink' },
  linkOf: { id: 'console.timeline.linkOf', defaultMessage: 'Link to entry {number} of {chain}' },
  undo: { id: 'console.timeline.undo', defaultMessage: 'Revert' },
  undoReason: { id: 'console.timeline.undoReason', defaultMessage: 'Reverts version {version}' },
  older: { id: 'console.timeline.older', defaultMessage: 'Older' },
  none: { id: 'console.timeline.none', defaultMessage: 'No matching decisions.' },
  single: { id: 'console.timeline.single', defaultMessage: 'Showing one entry with its context.' },
  all: { id: 'console.timeline.all', defaultMessage: 'Show all' },
});
