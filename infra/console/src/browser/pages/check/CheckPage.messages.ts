import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'console.check.title', defaultMessage: 'Control check' },
  intro: {
    id: 'console.check.intro',
    defaultMessage:
      'Every file of what runs is hashed again and compared with what its squad signed: at start, daily, when a file changes, and on demand. What differs is withdrawn by itself.',
  },
  run: { id: 'console.check.run', defaultMessage: 'Check now' },
  never: { id: 'console.check.never', defaultMessage: 'Nothing was checked yet.' },
  whole: { id: 'console.check.whole', defaultMessage: 'Everything is what was signed' },
  spoilt: {
    id: 'console.check.spoilt',
    defaultMessage:
      '{count, plural, one {# file is not what was signed} other {# files are not what was signed}}',
  },
  when: { id: 'console.check.when', defaultMessage: 'When' },
  cause: { id: 'console.check.cause', defaultMessage: 'Cause' },
  releases: { id: 'console.check.releases', defaultMessage: 'Releases' },
  files: { id: 'console.check.files', defaultMessage: 'Files' },
  took: { id: 'console.check.took', defaultMessage: 'Took' },
  milliseconds: { id: 'console.check.milliseconds', defaultMessage: '{value} ms' },
  file: { id: 'console.check.file', defaultMessage: 'File' },
  problem: { id: 'console.check.problem', defaultMessage: 'Problem' },
  release: { id: 'console.check.release', defaultMessage: 'Release' },
});
