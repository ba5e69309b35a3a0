import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'account.legal.title', defaultMessage: 'Our terms have changed' },
  intro: {
    id: 'account.legal.intro',
    defaultMessage:
      'This is what is new. Please accept it before you play for money again; your money and your history are yours either way.',
  },
  TERMS: { id: 'account.legal.terms', defaultMessage: 'Terms and conditions' },
  PRIVACY_POLICY: { id: 'account.legal.privacy', defaultMessage: 'Privacy policy' },
  inForceSince: { id: 'account.legal.inForceSince', defaultMessage: 'In force since {date}' },
  termsBonus: {
    id: 'account.legal.changed.termsBonus',
    defaultMessage: 'Everything about bonuses now stands on a page of its own.',
  },
  termsRounds: {
    id: 'account.legal.changed.termsRounds',
    defaultMessage:
      'We say what happens to a round that was interrupted: it is finished, or its stake is returned.',
  },
  termsComplaints: {
    id: 'account.legal.changed.termsComplaints',
    defaultMessage: 'We answer complaints within ten days and name who decides if we cannot agree.',
  },
  privacyKeeping: {
    id: 'account.legal.changed.privacyKeeping',
    defaultMessage: 'We say how long we keep your data and why.',
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
    defaultMessage: 'You can look around. To play for money, please accept them first.',
  },
  review: { id: 'account.legal.review', defaultMessage: 'See what changed' },
  accepted: { id: 'account.legal.accepted', defaultMessage: 'Thank you. Your acceptance is recorded.' },
  failed: {
    id: 'account.legal.failed',
    defaultMessage: 'Your answer was not recorded. Please try once more.',
  },
});
