import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'account.terms.title', defaultMessage: 'Terms and conditions' },
  who: { id: 'account.terms.who', defaultMessage: 'Who we are' },
  whoText: {
    id: 'account.terms.whoText',
    defaultMessage: '{brand} is run by {company}, {address}, under licence {licence} of {regulator}.',
  },
  account: { id: 'account.terms.account', defaultMessage: 'Your account' },
  accountText: {
    id: 'account.terms.accountText',
    defaultMessage:
      'You must be at least {age} years old, live in a country we are licensed for, and give true details. One person has one account; it is yours alone.',
  },
  money: { id: 'account.terms.money', defaultMessage: 'Your money' },
  moneyText: {
    id: 'account.terms.moneyText',
    defaultMessage:
      'Your balance is kept apart from our own funds. Winnings can be withdrawn once we know who you are. Money goes back the way it came where the law asks for that.',
  },
  games: { id: 'account.terms.games', defaultMessage: 'Games' },
  gamesText: {
    id: 'account.terms.gamesText',
    defaultMessage:
      'Results are decided on the provider’s server by a random number generator. A round that was interrupted is finished or its stake is returned. Every round stays in your history for at least {months} months.',
  },
  safety: { id: 'account.terms.safety', defaultMessage: 'Playing safely' },
  safetyText: {
    id: 'account.terms.safetyText',
    defaultMessage:
      'You can set limits, take a break or exclude yourself at any time. A lower limit holds at once. We never ask you to justify it.',
  },
  complaints: { id: 'account.terms.complaints', defaultMessage: 'Complaints' },
  complaintsText: {
    id: 'account.terms.complaintsText',
    defaultMessage:
      'Write to {email}. We answer within ten days. If we cannot agree, you may take the matter to {regulator}.',
  },
});
