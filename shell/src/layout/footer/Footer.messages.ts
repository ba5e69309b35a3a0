import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  label: { id: 'shell.footer.label', defaultMessage: 'About this site' },
  safer: { id: 'shell.footer.safer', defaultMessage: 'Safer gambling' },
  saferText: {
    id: 'shell.footer.saferText',
    defaultMessage:
      'Set limits before you start, check what you’ve spent, and stop whenever you want. Losing is part of the game: only play with money you can afford to lose.',
  },
  limits: { id: 'shell.footer.limits', defaultMessage: 'Set limits' },
  history: { id: 'shell.footer.history', defaultMessage: 'View your game history' },
  selfExclusion: { id: 'shell.footer.selfExclusion', defaultMessage: 'Take a break or self-exclude' },
  help: { id: 'shell.footer.help', defaultMessage: 'Help' },
  helpline: { id: 'shell.footer.helpline', defaultMessage: 'Free and confidential: {name}' },
  support: { id: 'shell.footer.support', defaultMessage: 'Contact support: {email}' },
  rules: { id: 'shell.footer.rules', defaultMessage: 'Rules' },
  terms: { id: 'shell.footer.terms', defaultMessage: 'Terms and conditions' },
  privacy: { id: 'shell.footer.privacy', defaultMessage: 'Privacy' },
  bonusTerms: { id: 'shell.footer.bonusTerms', defaultMessage: 'Bonus terms' },
  cookies: { id: 'shell.footer.cookies', defaultMessage: 'Cookie settings' },
  moreCasinos: { id: 'shell.footer.moreCasinos', defaultMessage: 'Our other brands' },
  licence: {
    id: 'shell.footer.licence',
    defaultMessage:
      '{site} is operated by {company}, {address}, licensed by {regulator} under licence number {number}.',
  },
  age: { id: 'shell.footer.age', defaultMessage: 'You must be {age} or over to play.' },
  ageSign: { id: 'shell.footer.ageSign', defaultMessage: '{age}+' },
  language: { id: 'shell.footer.language', defaultMessage: 'Language' },
});
