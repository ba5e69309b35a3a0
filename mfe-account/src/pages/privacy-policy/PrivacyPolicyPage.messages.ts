import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'account.privacy.title', defaultMessage: 'Privacy policy' },
  who: { id: 'account.privacy.who', defaultMessage: 'Who is responsible' },
  whoText: {
    id: 'account.privacy.whoText',
    defaultMessage:
      '{company}, {address}, decides how your data is used on {brand}. Questions go to {email}.',
  },
  what: { id: 'account.privacy.what', defaultMessage: 'What we store' },
  whatText: {
    id: 'account.privacy.whatText',
    defaultMessage:
      'Your registration details, payments, rounds, limits, and the times and devices of your visits. The law requires us to keep most of it for five years after your account is closed.',
  },
  why: { id: 'account.privacy.why', defaultMessage: 'Why we store it' },
  whyText: {
    id: 'account.privacy.whyText',
    defaultMessage:
      'To run your account, pay you, protect you and others from harm and fraud, and comply with the requirements of {regulator}.',
  },
  share: { id: 'account.privacy.share', defaultMessage: 'Who we share it with' },
  shareText: {
    id: 'account.privacy.shareText',
    defaultMessage:
      'Payment providers, game providers and authorities receive only what they need. Game providers don’t receive your name. We never sell your data.',
  },
  cookies: { id: 'account.privacy.cookies', defaultMessage: 'Cookies' },
  cookiesText: {
    id: 'account.privacy.cookiesText',
    defaultMessage:
      'Necessary cookies keep you signed in. All others need your consent, which you can change at any time in the cookie settings.',
  },
  rights: { id: 'account.privacy.rights', defaultMessage: 'Your rights' },
  rightsText: {
    id: 'account.privacy.rightsText',
    defaultMessage:
      'You can access, correct and export your data, and ask us to delete what we aren’t required to keep by law. Contact {email}.',
  },
});
