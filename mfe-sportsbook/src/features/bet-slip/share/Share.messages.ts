import { defineMessages } from '@foyer/i18n';
import type { SportsSlipRefusal } from '@foyer/graphql/main';

export const messages = defineMessages({
  share: { id: 'sportsbook.share.share', defaultMessage: 'Share selections' },
  code: { id: 'sportsbook.share.code', defaultMessage: 'Your code: {code}' },
  codeText: {
    id: 'sportsbook.share.code-text',
    defaultMessage: 'Anyone with the link can open these selections, without your stake, until {date}.',
  },
  copy: { id: 'sportsbook.share.copy', defaultMessage: 'Copy link' },
  copied: { id: 'sportsbook.share.copied', defaultMessage: 'Link copied' },
  failed: { id: 'sportsbook.share.failed', defaultMessage: 'The selections couldn’t be shared. Try again.' },
  title: { id: 'sportsbook.share.title', defaultMessage: 'Shared selections' },
  loading: { id: 'sportsbook.share.loading', defaultMessage: 'Loading shared selections' },
  added: {
    id: 'sportsbook.share.added',
    defaultMessage:
      '{count, plural, =0 {None of the selections is available any more.} one {# selection is in your bet slip at its current price.} other {# selections are in your bet slip at their current prices.}}',
  },
  gone: { id: 'sportsbook.share.gone', defaultMessage: 'No longer available:' },
  question: {
    id: 'sportsbook.share.question',
    defaultMessage:
      'Your bet slip has {own, plural, one {# selection} other {# selections}}. Replace {own, plural, one {it} other {them}} with {count, plural, one {# shared selection} other {# shared selections}}?',
  },
  replace: { id: 'sportsbook.share.replace', defaultMessage: 'Replace' },
  keep: { id: 'sportsbook.share.keep', defaultMessage: 'Keep mine' },
  retry: { id: 'sportsbook.share.retry', defaultMessage: 'Try again' },
  openFailed: {
    id: 'sportsbook.share.open-failed',
    defaultMessage: 'The shared selections couldn’t be loaded.',
  },
});

/** Reasons why a slip was not shared or opened. */
export const refusals = defineMessages<SportsSlipRefusal>({
  UNKNOWN_CODE: {
    id: 'sportsbook.share.unknown-code',
    defaultMessage: 'This code doesn’t exist or has expired.',
  },
  TOO_MANY_REQUESTS: {
    id: 'sportsbook.share.too-many',
    defaultMessage: 'Too many attempts. Try again in a few minutes.',
  },
  SELECTIONS_INVALID: {
    id: 'sportsbook.share.invalid',
    defaultMessage: 'None of these selections is available any more.',
  },
  FEED_UNAVAILABLE: {
    id: 'sportsbook.share.feed',
    defaultMessage: 'We can’t check the prices right now. Try again in a moment.',
  },
  NOT_OFFERED: {
    id: 'sportsbook.share.not-offered',
    defaultMessage: 'Sports betting isn’t available here.',
  },
});
