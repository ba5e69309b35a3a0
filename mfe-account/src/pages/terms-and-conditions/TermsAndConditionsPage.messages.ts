import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'account.terms.title', defaultMessage: 'Terms and conditions' },
  who: { id: 'account.terms.who', defaultMessage: 'Who we are' },
  whoText: {
    id: 'account.terms.whoText',
    defaultMessage: '{brand} is operated by {company}, {address}, under licence {licence} of {regulator}.',
  },
  account: { id: 'account.terms.account', defaultMessage: 'Your account' },
  accountText: {
    id: 'account.terms.accountText',
    defaultMessage:
      'You must be {age} or over, live in a country covered by our licence, and provide true information. Each person can have one account, for personal use only.',
  },
  money: { id: 'account.terms.money', defaultMessage: 'Your money' },
  moneyText: {
    id: 'account.terms.moneyText',
    defaultMessage:
      'Your balance is kept separate from our own funds. You can withdraw winnings after we verify your identity. Where the law requires it, we pay to the account you deposited from.',
  },
  games: { id: 'account.terms.games', defaultMessage: 'Games' },
  gamesText: {
    id: 'account.terms.gamesText',
    defaultMessage:
      'Results are determined on the provider’s server by a random number generator. An interrupted round is completed or its stake is returned. Rounds stay in your history for at least {months} months.',
  },
  safety: { id: 'account.terms.safety', defaultMessage: 'Safer gambling' },
  safetyText: {
    id: 'account.terms.safetyText',
    defaultMessage:
      'You can set limits, take a break or self-exclude at any time. A lower limit applies immediately. You never have to give a reason.',
  },
  complaints: { id: 'account.terms.complaints', defaultMessage: 'Complaints' },
  complaintsText: {
    id: 'account.terms.complaintsText',
    defaultMessage:
      'Contact {email}. We reply within ten days. If we can’t agree, you can take your complaint to {regulator}.',
  },
});
