import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'console.payment-pages.title', defaultMessage: 'Payment pages' },
  intro: {
    id: 'console.payment-pages.intro',
    defaultMessage:
      'Every minute the pages with money of every brand, and the payment provider’s frame, are fetched as a browser would, and their headers, scripts and files compared with what is signed. Quick deposit opens over any page, so whatever is live may be in one.',
  },
  run: { id: 'console.payment-pages.run', defaultMessage: 'Look now' },
  never: { id: 'console.payment-pages.never', defaultMessage: 'They were not looked at yet.' },
  whole: { id: 'console.payment-pages.whole', defaultMessage: 'Browsers receive what was signed' },
  changed: {
    id: 'console.payment-pages.changed',
    defaultMessage:
      '{count, plural, one {# thing is not as it was signed} other {# things are not as they were signed}}',
  },
  when: { id: 'console.payment-pages.when', defaultMessage: 'When' },
  pages: { id: 'console.payment-pages.pages', defaultMessage: 'Pages' },
  files: { id: 'console.payment-pages.files', defaultMessage: 'Files' },
  took: { id: 'console.payment-pages.took', defaultMessage: 'Took' },
  milliseconds: { id: 'console.payment-pages.milliseconds', defaultMessage: '{value} ms' },
  findings: { id: 'console.payment-pages.findings', defaultMessage: 'What is not as it was signed' },
  page: { id: 'console.payment-pages.page', defaultMessage: 'Page' },
  problem: { id: 'console.payment-pages.problem', defaultMessage: 'Problem' },
  subject: { id: 'console.payment-pages.subject', defaultMessage: 'What' },
  everyBrand: { id: 'console.payment-pages.everyBrand', defaultMessage: 'Every brand' },
  tried: {
    id: 'console.payment-pages.tried',
    defaultMessage: '{problem}, {tries, plural, one {once} other {# times in a row}}',
  },
  awaited: {
    id: 'console.payment-pages.awaited',
    defaultMessage:
      '{problem}, {tries, plural, one {once} other {# times in a row}}; the edge says that it is starting',
  },
  unverified: {
    id: 'console.payment-pages.unverified',
    defaultMessage:
      '{count, plural, one {# thing} other {# things}} could not be fetched {tries} times in a row or more: nobody knows what browsers receive. The alert ends by itself when everything can be fetched again.',
  },
  scripts: { id: 'console.payment-pages.scripts', defaultMessage: 'Scripts that may run' },
  scriptsText: {
    id: 'console.payment-pages.scriptsText',
    defaultMessage:
      'Made from the signed releases of plan {version}. {files, number} files: a browser runs none of them whose bytes differ from its hash, and none that is not here.',
  },
  owner: { id: 'console.payment-pages.owner', defaultMessage: 'Application' },
  reason: { id: 'console.payment-pages.reason', defaultMessage: 'Why it is there' },
  count: { id: 'console.payment-pages.count', defaultMessage: 'Files' },
  document: { id: 'console.payment-pages.document', defaultMessage: 'In the document: {name}' },
  everyFile: { id: 'console.payment-pages.everyFile', defaultMessage: 'Every file with its hash:' },
});

export const problems = defineMessages({
  'header-changed': {
    id: 'console.payment-pages.problem.header-changed',
    defaultMessage: 'A header is not what we send',
  },
  'header-added': {
    id: 'console.payment-pages.problem.header-added',
    defaultMessage: 'A header that we do not send',
  },
  'header-missing': {
    id: 'console.payment-pages.problem.header-missing',
    defaultMessage: 'A header is missing',
  },
  'script-unknown': {
    id: 'console.payment-pages.problem.script-unknown',
    defaultMessage: 'A script that nobody signed',
  },
  'script-unprotected': {
    id: 'console.payment-pages.problem.script-unprotected',
    defaultMessage: 'A script without its hash',
  },
  'markup-forbidden': {
    id: 'console.payment-pages.problem.markup-forbidden',
    defaultMessage: 'Markup that may not be there',
  },
  'file-changed': {
    id: 'console.payment-pages.problem.file-changed',
    defaultMessage: 'A file is not what was signed',
  },
  'inventory-unsigned': {
    id: 'console.payment-pages.problem.inventory-unsigned',
    defaultMessage: 'The provider’s inventory is not signed by its key',
  },
  unreachable: { id: 'console.payment-pages.problem.unreachable', defaultMessage: 'Could not be fetched' },
  'file-unreachable': {
    id: 'console.payment-pages.problem.file-unreachable',
    defaultMessage: 'A file could not be fetched',
  },
});
