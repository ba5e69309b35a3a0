import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  publish: {
    id: 'console.content.publishTitle',
    defaultMessage: 'Publish version {version} of {section}, {brand}',
  },
  rollback: {
    id: 'console.content.rollbackTitle',
    defaultMessage: 'Roll back {section}, {brand}, to version {version}',
  },
  publishAction: { id: 'console.content.publishAction', defaultMessage: 'Publish now' },
  rollbackAction: { id: 'console.content.rollbackAction', defaultMessage: 'Roll back now' },
  refused: { id: 'console.content.publishRefused', defaultMessage: 'Not published' },
  effect: {
    id: 'console.content.publishEffect',
    defaultMessage: 'All visitors of {brand} see this within seconds, also on open pages:',
  },
  needsOther: {
    id: 'console.content.publishNeedsOther',
    defaultMessage:
      'This version changes protected values ({places}) and you saved it: another operator has to publish it.',
  },
  asSecond: {
    id: 'console.content.publishAsSecond',
    defaultMessage:
      'This version changes protected values ({places}). {author} saved it; publishing it counts as the second approval.',
  },
});
