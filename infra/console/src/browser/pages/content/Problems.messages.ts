import { defineMessages } from '@foyer/i18n';

/** Texts by code of the schemas; other problems are shown as the server sent them. */
export const messages = defineMessages({
  MARKUP: {
    id: 'console.content.problem.markup',
    defaultMessage: 'Texts are plain: remove the HTML.',
  },
  CONTROL_CHARACTER: {
    id: 'console.content.problem.controlCharacter',
    defaultMessage: 'Contains a control character. Type the text instead of pasting it.',
  },
  ARGUMENTS: {
    id: 'console.content.problem.arguments',
    defaultMessage: "Braces may contain only the name of a value, such as '{'amount'}'.",
  },
  TEXT_KEY: {
    id: 'console.content.problem.textKey',
    defaultMessage: 'A key has letters, digits, dots, hyphens and underscores.',
  },
  ID: {
    id: 'console.content.problem.id',
    defaultMessage: 'An id has lower-case letters, digits and hyphens.',
  },
  PATH: {
    id: 'console.content.problem.path',
    defaultMessage: 'Must be a path of this site, starting with one slash.',
  },
  ADDRESS: {
    id: 'console.content.problem.address',
    defaultMessage: 'Must be a path of this site or an https address.',
  },
  HTTPS_ONLY: {
    id: 'console.content.problem.httpsOnly',
    defaultMessage: 'Must be an address that starts with https://.',
  },
  COLOR: { id: 'console.content.problem.color', defaultMessage: 'Is not a colour.' },
  NO_SUCH_PAGE: {
    id: 'console.content.problem.noSuchPage',
    defaultMessage: 'No page of the site has this path.',
  },
  NO_SUCH_TEXT: {
    id: 'console.content.problem.noSuchText',
    defaultMessage: 'No text has this key.',
  },
  DUPLICATE: {
    id: 'console.content.problem.duplicate',
    defaultMessage: 'Two items have the same id or name.',
  },
  TOO_MANY: { id: 'console.content.problem.tooMany', defaultMessage: 'Has too many entries.' },
  NO_WEIGHT: {
    id: 'console.content.problem.noWeight',
    defaultMessage: 'At least one variant needs a weight above 0.',
  },
  CURRENCY: {
    id: 'console.content.problem.currency',
    defaultMessage: 'A currency has three capital letters, such as EUR.',
  },
  UNKNOWN_SECTION: {
    id: 'console.content.problem.unknownSection',
    defaultMessage: 'This section does not exist.',
  },
  TIME: {
    id: 'console.content.problem.time',
    defaultMessage: 'Enter a date and a time in UTC.',
  },
  PERIOD: {
    id: 'console.content.problem.period',
    defaultMessage: 'The end must be after the start.',
  },
  TITLE_MISSING: {
    id: 'console.content.problem.titleMissing',
    defaultMessage: 'A notice of this kind needs the key of a title.',
  },
  COUNTRY: {
    id: 'console.content.problem.country',
    defaultMessage: 'A country has two capital letters, such as FI.',
  },
  UNKNOWN_COUNTRY: {
    id: 'console.content.problem.unknownCountry',
    defaultMessage: 'The brand has no registration in one of these countries.',
  },
  UNKNOWN_CONTRIBUTION: {
    id: 'console.content.problem.unknownContribution',
    defaultMessage: 'The jackpot service does not accept one of these contributions.',
  },
  DECIMAL: {
    id: 'console.content.problem.decimal',
    defaultMessage: 'Enter an amount such as 0.10.',
  },
  UNKNOWN_LIST: {
    id: 'console.content.problem.unknownList',
    defaultMessage: 'No list of games has this name.',
  },
  JSON: {
    id: 'console.content.problem.json',
    defaultMessage: 'Is not valid JSON: check commas, quotes and brackets.',
  },
});
