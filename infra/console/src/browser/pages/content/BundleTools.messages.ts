import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  export: { id: 'console.content.export', defaultMessage: 'Export' },
  import: { id: 'console.content.import', defaultMessage: 'Import' },
  file: { id: 'console.content.file', defaultMessage: 'Content file' },
  noBundle: {
    id: 'console.content.noBundle',
    defaultMessage: '{file} is not an exported content file. Export content to see the format.',
  },
  imported: {
    id: 'console.content.imported',
    defaultMessage:
      '{count, plural, =0 {Nothing to import: the file equals the newest versions.} one {# draft saved. Review and publish it below.} other {# drafts saved. Review and publish them below.}}',
  },
  importTitle: { id: 'console.content.importTitle', defaultMessage: 'Import content of {brand}' },
  importEffect: {
    id: 'console.content.importEffect',
    defaultMessage:
      'Saves a draft of each section that differs: {sections}. Players see nothing until a draft is published. The file is from {brand}, exported {at}.',
  },
  importAction: { id: 'console.content.importAction', defaultMessage: 'Save drafts' },
  importRefused: {
    id: 'console.content.importRefused',
    defaultMessage: 'Nothing was imported',
  },
});
