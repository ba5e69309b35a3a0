import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'account.privacy.title', defaultMessage: 'Privacy policy' },
  who: { id: 'account.privacy.who', defaultMessage: 'Who is responsible' },
  whoText: {
    id: 'account.privacy.whoText',
    defaultMessage:
      '{company}, {address}, decides how your data is used on {brand}. Questions go to {email}.',
  },
  what: { id: 'account.privacy.what', defaultMessage: 'What we keep' },
  whatText: {
    id: 'account.privacy.whatText',
    defaultMessage:
      'What you tell us when you register, your payments, your rounds, your limits, and the times and devices of your visits. The law asks us to keep most of it for five years after your account is closed.',
  },
  why: { id: 'account.privacy.why', defaultMessage: 'Why we keep it' },
  whyText: {
    id: 'account.privacy.whyText',
    defaultMessage:
      'To run your account, to pay you, to protect you and others from harm and fraud, and to meet the demands of {regulator}.',
  },
  share: { id: 'account.privacy.share', defaultMessage: 'Who else sees it' },
  shareText: {
    id: 'account.privacy.shareText',
    defaultMessage:
      'Payment providers, game providers and authorities see what they need and no more. Game providers do not learn your name. We sell nothing.',
  },
  cookies: { id: 'account.privacy.cookies', defaultMessage: 'Cookies' },
  cookiesText: {
    id: 'account.privacy.cookiesText',
    defaultMessage:
      'Necessary cookies keep you signed in. Everything else waits for your consent, and you can change your mind at any time in the cookie settings.',
  },
  rights: { id: 'account.privacy.rights', defaultMessage: 'Your rights' },
  rightsText: {
    id: 'account.privacy.rightsText',
    defaultMessage:
      'You may see, correct and take your data with you, and ask us to delete what the law does not make us keep. Write to {email}.',
  },
});
