import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'console.payment-pages.title', defaultMessage: 'Payment pages' },
  intro: {
    id: 'console.payment-pages.intro',
    defaultMessage:
      'Every minute, all brands’ payment pages and the payment provider’s frame are fetched and compared with the signed releases: headers, scripts and files. Quick deposit can open on any page, so all live scripts are included.',
  },
  run: { id: 'console.payment-pages.run', defaultMessage: 'Run check' },
  never: { id: 'console.payment-pages.never', defaultMessage: 'No check has run yet.' },
  whole: { id: 'console.payment-pages.whole', defaultMessage: 'Pages match the signed releases' },
  changed: {
    id: 'console.payment-pages.changed',
    defaultMessage: '{count, plural, one {# mismatch} other {# mismatches}}',
  },
  when: { id: 'console.payment-pages.when', defaultMessage: 'Time' },
  pages: { id: 'console.payment-pages.pages', defaultMessage: 'Pages' },
  files: { id: 'console.payment-pages.files', defaultMessage: 'Files' },
  took: { id: 'console.payment-pages.took', defaultMessage: 'Duration' },
  milliseconds: { id: 'console.payment-pages.milliseconds', defaultMessage: '{value} ms' },
  findings: { id: 'console.payment-pages.findings', defaultMessage: 'Mismatches' },
  page: { id: 'console.payment-pages.page', defaultMessage: 'Page' },
  problem: { id: 'console.payment-pages.problem', defaultMessage: 'Problem' },
  subject: { id: 'console.payment-pages.subject', defaultMessage: 'Subject' },
  everyBrand: { id: 'console.payment-pages.everyBrand', defaultMessage: 'All brands' },
  tried: {
    id: 'console.payment-pages.tried',
    defaultMessage: '{problem}, {tries, plural, one {once} other {# consecutive times}}',
  },
  awaited: {
    id: 'console.payment-pages.awaited',
    defaultMessage:
      '{problem}, {tries, plural, one {once} other {# consecutive times}}; the edge is starting',
  },
  unverified: {
    id: 'console.payment-pages.unverified',
    defaultMessage:
      '{count, plural, one {# resource} other {# resources}} could not be fetched in {tries} or more consecutive checks, so delivery is unverified. The alert clears when all resources can be fetched.',
  },
  scripts: { id: 'console.payment-pages.scripts', defaultMessage: 'Allowed scripts' },
  scriptsText: {
    id: 'console.payment-pages.scriptsText',
    defaultMessage:
      'Inventory of the signed releases in plan {version}: {files, number} files. Browsers reject every script that is not listed or whose hash differs.',
  },
  owner: { id: 'console.payment-pages.owner', defaultMessage: 'Application' },
  reason: { id: 'console.payment-pages.reason', defaultMessage: 'Purpose' },
  count: { id: 'console.payment-pages.count', defaultMessage: 'Files' },
  noFiles: { id: 'console.payment-pages.noFiles', defaultMessage: '–' },
  document: { id: 'console.payment-pages.document', defaultMessage: 'In the document: {name}' },
  everyFile: { id: 'console.payment-pages.everyFile', defaultMessage: 'All files with hashes:' },
});

export const problems = defineMessages({
  'header-changed': {
    id: 'console.payment-pages.problem.header-changed',
    defaultMessage: 'Header changed',
  },
  'header-added': {
    id: 'console.payment-pages.problem.header-added',
    defaultMessage: 'Unexpected header',
  },
  'header-missing': {
    id: 'console.payment-pages.problem.header-missing',
    defaultMessage: 'Missing header',
  },
  'script-unknown': {
    id: 'console.payment-pages.problem.script-unknown',
    defaultMessage: 'Unknown script',
  },
  'script-unprotected': {
    id: 'console.payment-pages.problem.script-unprotected',
    defaultMessage: 'Script without integrity hash',
  },
  'markup-forbidden': {
    id: 'console.payment-pages.problem.markup-forbidden',
    defaultMessage: 'Forbidden markup',
  },
  'file-changed': {
    id: 'console.payment-pages.problem.file-changed',
    defaultMessage: 'File does not match its signature',
  },
  'inventory-unsigned': {
    id: 'console.payment-pages.problem.inventory-unsigned',
    defaultMessage: 'Provider inventory has no valid signature',
  },
  unreachable: {
    id: 'console.payment-pages.problem.unreachable',
    defaultMessage: 'Page could not be fetched',
  },
  'file-unreachable': {
    id: 'console.payment-pages.problem.file-unreachable',
    defaultMessage: 'File could not be fetched',
  },
});
