import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'console.check.title', defaultMessage: 'Integrity check' },
  intro: {
    id: 'console.check.intro',
    defaultMessage:
      'Compares the hash of every live file with the signed manifest: at start, daily, when a file changes and on demand. A release with a mismatch is withdrawn automatically.',
  },
  run: { id: 'console.check.run', defaultMessage: 'Run check' },
  never: { id: 'console.check.never', defaultMessage: 'No check has run yet.' },
  whole: { id: 'console.check.whole', defaultMessage: 'All files match their signatures' },
  spoilt: {
    id: 'console.check.spoilt',
    defaultMessage:
      '{count, plural, one {# file does not match its signature} other {# files do not match their signatures}}',
  },
  when: { id: 'console.check.when', defaultMessage: 'Time' },
  cause: { id: 'console.check.cause', defaultMessage: 'Trigger' },
  releases: { id: 'console.check.releases', defaultMessage: 'Releases' },
  files: { id: 'console.check.files', defaultMessage: 'Files' },
  took: { id: 'console.check.took', defaultMessage: 'Duration' },
  milliseconds: { id: 'console.check.milliseconds', defaultMessage: '{value} ms' },
  file: { id: 'console.check.file', defaultMessage: 'File' },
  problem: { id: 'console.check.problem', defaultMessage: 'Problem' },
  release: { id: 'console.check.release', defaultMessage: 'Release' },
});
