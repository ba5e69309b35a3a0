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
  JSON: {
    id: 'console.content.problem.json',
    defaultMessage: 'Is not valid JSON: check commas, quotes and brackets.',
  },
});
