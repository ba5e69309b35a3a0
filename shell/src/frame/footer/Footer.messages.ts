import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  label: { id: 'shell.footer.label', defaultMessage: 'About this site' },
  safer: { id: 'shell.footer.safer', defaultMessage: 'Play stays play' },
  saferText: {
    id: 'shell.footer.saferText',
    defaultMessage:
      'Set limits before you start, look at what you have spent, and stop whenever you want. Losing is part of the game: play only with money you can do without.',
  },
  limits: { id: 'shell.footer.limits', defaultMessage: 'Set limits' },
  history: { id: 'shell.footer.history', defaultMessage: 'See what you have played' },
  selfExclusion: { id: 'shell.footer.selfExclusion', defaultMessage: 'Take a break or exclude yourself' },
  help: { id: 'shell.footer.help', defaultMessage: 'Help' },
  helpline: { id: 'shell.footer.helpline', defaultMessage: 'Free and confidential: {name}' },
  support: { id: 'shell.footer.support', defaultMessage: 'Write to us: {email}' },
  rules: { id: 'shell.footer.rules', defaultMessage: 'Rules' },
  terms: { id: 'shell.footer.terms', defaultMessage: 'Terms and conditions' },
  privacy: { id: 'shell.footer.privacy', defaultMessage: 'Privacy' },
  bonusTerms: { id: 'shell.footer.bonusTerms', defaultMessage: 'Bonus terms' },
  cookies: { id: 'shell.footer.cookies', defaultMessage: 'Cookie choices' },
  moreCasinos: { id: 'shell.footer.moreCasinos', defaultMessage: 'Our other houses' },
  licence: {
    id: 'shell.footer.licence',
    defaultMessage: '{site} is run by {company}, {address}, licensed by {regulator} under number {number}.',
  },
  age: { id: 'shell.footer.age', defaultMessage: 'No one under {age} may play here.' },
  ageSign: { id: 'shell.footer.ageSign', defaultMessage: '{age}+' },
  language: { id: 'shell.footer.language', defaultMessage: 'Language' },
});
