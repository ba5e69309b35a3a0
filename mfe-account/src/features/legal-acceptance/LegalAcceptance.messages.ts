import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'account.legal.title', defaultMessage: 'Our terms have changed' },
  intro: {
    id: 'account.legal.intro',
    defaultMessage:
      'Here’s what changed. Accept the changes to keep playing for real money. You can access your money and history either way.',
  },
  TERMS: { id: 'account.legal.terms', defaultMessage: 'Terms and conditions' },
  PRIVACY_POLICY: { id: 'account.legal.privacy', defaultMessage: 'Privacy policy' },
  inForceSince: { id: 'account.legal.inForceSince', defaultMessage: 'Effective from {date}' },
  termsBonus: {
    id: 'account.legal.changed.termsBonus',
    defaultMessage: 'The bonus terms are now on a page of their own.',
  },
  termsRounds: {
    id: 'account.legal.changed.termsRounds',
    defaultMessage:
      'We explain what happens to an interrupted round: it is completed, or its stake is returned.',
  },
  termsComplaints: {
    id: 'account.legal.changed.termsComplaints',
    defaultMessage:
      'We reply to complaints within ten days. If we can’t agree, you can take your complaint to the regulator.',
  },
  privacyKeeping: {
    id: 'account.legal.changed.privacyKeeping',
    defaultMessage: 'We explain how long we keep your data and why.',
  },
  privacyGames: {
    id: 'account.legal.changed.privacyGames',
    defaultMessage: 'Game providers no longer learn your name.',
  },
  unknown: {
    id: 'account.legal.changed.unknown',
    defaultMessage: 'There is a new version. Please read it before you accept.',
  },
  readTERMS: { id: 'account.legal.readTerms', defaultMessage: 'Read the terms and conditions' },
  readPRIVACY_POLICY: { id: 'account.legal.readPrivacy', defaultMessage: 'Read the privacy policy' },
  accept: { id: 'account.legal.accept', defaultMessage: 'I accept' },
  later: { id: 'account.legal.later', defaultMessage: 'Not now' },
  noticeText: {
    id: 'account.legal.noticeText',
    defaultMessage: 'Accept them to play for real money.',
  },
  review: { id: 'account.legal.review', defaultMessage: 'See what changed' },
  accepted: { id: 'account.legal.accepted', defaultMessage: 'Thank you. We’ve recorded your acceptance.' },
  failedTitle: { id: 'account.legal.failedTitle', defaultMessage: 'Your acceptance wasn’t recorded' },
  tryAgain: { id: 'account.legal.tryAgain', defaultMessage: 'Try again' },
  failed: {
    id: 'account.legal.failed',
    defaultMessage: 'We couldn’t reach our servers. Check your connection and try again.',
  },
});
