import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'account.bonusTerms.title', defaultMessage: 'Bonus terms and conditions' },
  who: { id: 'account.bonusTerms.who', defaultMessage: 'Whose offers these are' },
  whoText: {
    id: 'account.bonusTerms.whoText',
    defaultMessage:
      'Bonuses on {brand} are offered by {company} under licence {licence} of {regulator}. They are for players aged {age} or over with an open account. These terms add to the general terms and conditions; the terms shown with an offer add to these.',
  },
  choice: { id: 'account.bonusTerms.choice', defaultMessage: 'Always your choice' },
  choiceText: {
    id: 'account.bonusTerms.choiceText',
    defaultMessage:
      'You opt in to every bonus yourself; opening a link or paying in never does it for you. You can give a bonus up at any time. Then the bonus and what was won with it lapse, and your own money stays.',
  },
  offer: { id: 'account.bonusTerms.offer', defaultMessage: 'What every offer says before you opt in' },
  offerText: {
    id: 'account.bonusTerms.offerText',
    defaultMessage:
      'The amount in {currency}, how much has to be staked and by when, which games count and how much, the largest stake while the bonus runs, and the most that can be won with it. What stood there when you opted in holds to the end.',
  },
  wagering: { id: 'account.bonusTerms.wagering', defaultMessage: 'Wagering' },
  wageringText: {
    id: 'account.bonusTerms.wageringText',
    defaultMessage:
      'Bonus money becomes your own once the offer’s stakes are made. A stake that was returned does not count, and a stake above the offer’s largest is refused before it is made, never punished afterwards.',
  },
  wageringMost: { id: 'account.bonusTerms.wageringMost', defaultMessage: 'The most we may ask' },
  wageringMostText: {
    id: 'account.bonusTerms.wageringMostText',
    defaultMessage: '{regulator} lets no bonus ask for more than {factor} times its amount.',
  },
  ownMoney: { id: 'account.bonusTerms.ownMoney', defaultMessage: 'Your own money' },
  ownMoneyText: {
    id: 'account.bonusTerms.ownMoneyText',
    defaultMessage:
      'Deposits and what you win with them are never tied to a bonus: you can withdraw them at any time, also while a bonus runs.',
  },
  identity: { id: 'account.bonusTerms.identity', defaultMessage: 'Identity comes first' },
  identityText: {
    id: 'account.bonusTerms.identityText',
    defaultMessage:
      'Under this licence we must know who you are before you play for money. Bonuses begin after that.',
  },
  safety: { id: 'account.bonusTerms.safety', defaultMessage: 'Limits and breaks' },
  safetyText: {
    id: 'account.bonusTerms.safetyText',
    defaultMessage:
      'Your limits hold for play with a bonus too. While you take a break or have excluded yourself, we offer you none, and a bonus that runs out in that time costs you nothing of your own.',
  },
  calm: { id: 'account.bonusTerms.calm', defaultMessage: 'No pressure' },
  calmText: {
    id: 'account.bonusTerms.calmText',
    defaultMessage:
      'The rules of {regulator} forbid us to urge you: no countdown, no “last chance”, and no offer because you are losing.',
  },
  missions: { id: 'account.bonusTerms.missions', defaultMessage: 'Missions and challenges' },
  missionsText: {
    id: 'account.bonusTerms.missionsText',
    defaultMessage: 'Each of them shows a link to its complete terms beside the button that starts it.',
  },
  misuse: { id: 'account.bonusTerms.misuse', defaultMessage: 'What we do not accept' },
  misuseText: {
    id: 'account.bonusTerms.misuseText',
    defaultMessage:
      'One person may use an offer once. Several accounts, borrowed identities or agreed play between people end a bonus and what was won with it. We tell you the reason in writing, and your own money stays yours.',
  },
  complaints: { id: 'account.bonusTerms.complaints', defaultMessage: 'If you disagree' },
  complaintsText: {
    id: 'account.bonusTerms.complaintsText',
    defaultMessage:
      'Write to {email}. We answer within ten days. If we cannot agree, you may take the matter to {regulator}.',
  },
});
