import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'console.timeline.title', defaultMessage: 'Timeline' },
  intro: {
    id: 'console.timeline.intro',
    defaultMessage: 'Everything that was ever decided, by whom and why. Nothing here can be changed.',
  },
  export: { id: 'console.timeline.export', defaultMessage: 'Export' },
  verify: { id: 'console.timeline.verify', defaultMessage: 'Verify the chain' },
  verified: {
    id: 'console.timeline.verified',
    defaultMessage: 'The chain is whole: {entries} entries, each follows the one before it.',
  },
  broken: {
    id: 'console.timeline.broken',
    defaultMessage: 'The chain is broken in {count, plural, one {# place} other {# places}}: {places}',
  },
  fault: { id: 'console.timeline.fault', defaultMessage: '{chain} {number}: {problem}' },
  app: { id: 'console.timeline.app', defaultMessage: 'Application' },
  brand: { id: 'console.timeline.brand', defaultMessage: 'Brand' },
  kind: { id: 'console.timeline.kind', defaultMessage: 'Kind' },
  any: { id: 'console.timeline.any', defaultMessage: 'All' },
  by: { id: 'console.timeline.by', defaultMessage: '{actor}, as {role}' },
  justNow: { id: 'console.timeline.justNow', defaultMessage: 'just now' },
  version: { id: 'console.timeline.version', defaultMessage: 'version {version}' },
  nobody: { id: 'console.timeline.nobody', defaultMessage: 'no brand notices' },
  everybody: { id: 'console.timeline.everybody', defaultMessage: 'all brands' },
  link: { id: 'console.timeline.link', defaultMessage: 'Link' },
  linkOf: { id: 'console.timeline.linkOf', defaultMessage: 'Link to entry {number} of {chain}' },
  undo: { id: 'console.timeline.undo', defaultMessage: 'Take back' },
  undoReason: { id: 'console.timeline.undoReason', defaultMessage: 'Takes back version {version}' },
  older: { id: 'console.timeline.older', defaultMessage: 'Older' },
  none: { id: 'console.timeline.none', defaultMessage: 'Nothing was decided that fits.' },
  single: { id: 'console.timeline.single', defaultMessage: 'One entry is shown, with what it stood on.' },
  all: { id: 'console.timeline.all', defaultMessage: 'Show all' },
});
