import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  CONTENT_INVALID: {
    id: 'console.content.refused.invalid',
    defaultMessage: '{count, plural, one {# invalid value:} other {# invalid values:}}',
  },
  CONTENT_CONFLICT: {
    id: 'console.content.refused.conflict',
    defaultMessage:
      'Another operator has saved version {version} since. Your input is kept; open the newest version and apply your change to it.',
  },
  APPROVAL_REQUIRED: {
    id: 'console.content.refused.approval',
    defaultMessage:
      'A second operator must publish this version, because it changes protected values ({places}) and you wrote it.',
  },
  UNKNOWN_VERSION: {
    id: 'console.content.refused.unknownVersion',
    defaultMessage: 'This version does not exist. Reload the page.',
  },
  KEY_REUSED: {
    id: 'console.content.refused.keyReused',
    defaultMessage: 'This request was already sent with different content. Reload the page and try again.',
  },
  ALREADY_LIVE: {
    id: 'console.content.refused.alreadyLive',
    defaultMessage: 'This version is already live.',
  },
  AUTHOR_UNKNOWN: {
    id: 'console.content.refused.authorUnknown',
    defaultMessage:
      'This version changes protected values ({places}) and was imported with a key without a staff email, so its author cannot be compared with you. Save the content again as a draft and ask a second operator to publish it.',
  },
});
