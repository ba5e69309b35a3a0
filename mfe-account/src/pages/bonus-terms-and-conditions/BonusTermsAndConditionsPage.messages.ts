import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'account.bonusTerms.title', defaultMessage: 'Bonus terms and conditions' },
  who: { id: 'account.bonusTerms.who', defaultMessage: 'Who offers these bonuses' },
  whoText: {
    id: 'account.bonusTerms.whoText',
    defaultMessage:
      'Bonuses on {brand} are offered by {company} under licence {licence} of {regulator}, to players aged {age} or over with an open account. These terms supplement the general terms and conditions; the terms shown with an offer supplement these.',
  },
  choice: { id: 'account.bonusTerms.choice', defaultMessage: 'Always your choice' },
  choiceText: {
    id: 'account.bonusTerms.choiceText',
    defaultMessage:
      'You opt in to every bonus yourself; opening a link or making a deposit never does it for you. You can forfeit a bonus at any time. The bonus and any winnings from it are then removed, and your own money stays.',
  },
  offer: { id: 'account.bonusTerms.offer', defaultMessage: 'What every offer states before you opt in' },
  offerText: {
    id: 'account.bonusTerms.offerText',
    defaultMessage:
      'The amount in {currency}, the wagering requirement and deadline, which games count and how much, the maximum stake while the bonus is active, and the maximum winnings. The terms at the time you opt in apply until the bonus ends.',
  },
  wagering: { id: 'account.bonusTerms.wagering', defaultMessage: 'Wagering' },
  wageringText: {
    id: 'account.bonusTerms.wageringText',
    defaultMessage:
      'Bonus money is converted to cash once you meet the wagering requirement. Returned stakes don’t count. A stake above the offer’s maximum is rejected before it is placed and never penalised afterwards.',
  },
  wageringMost: { id: 'account.bonusTerms.wageringMost', defaultMessage: 'Maximum wagering requirement' },
  wageringMostText: {
    id: 'account.bonusTerms.wageringMostText',
    defaultMessage:
      'Under the rules of {regulator}, no wagering requirement can exceed {factor} times the bonus amount.',
  },
  ownMoney: { id: 'account.bonusTerms.ownMoney', defaultMessage: 'Your own money' },
  ownMoneyText: {
    id: 'account.bonusTerms.ownMoneyText',
    defaultMessage:
      'Deposits and winnings from them are never tied to a bonus: you can withdraw them at any time, even while a bonus is active.',
  },
  identity: { id: 'account.bonusTerms.identity', defaultMessage: 'Identity comes first' },
  identityText: {
    id: 'account.bonusTerms.identityText',
    defaultMessage:
      'Under this licence we have to verify your identity before you play for real money. Bonuses are available after that.',
  },
  safety: { id: 'account.bonusTerms.safety', defaultMessage: 'Limits and breaks' },
  safetyText: {
    id: 'account.bonusTerms.safetyText',
    defaultMessage:
      'Your limits also apply to play with a bonus. During a time-out or self-exclusion we offer you no bonuses, and a bonus that expires in that time costs you none of your own money.',
  },
  calm: { id: 'account.bonusTerms.calm', defaultMessage: 'No pressure' },
  calmText: {
    id: 'account.bonusTerms.calmText',
    defaultMessage:
      'The rules of {regulator} don’t allow us to pressure you: no countdowns, no “last chance”, and no offers because you are losing.',
  },
  missions: { id: 'account.bonusTerms.missions', defaultMessage: 'Missions and challenges' },
  missionsText: {
    id: 'account.bonusTerms.missionsText',
    defaultMessage: 'Each of them shows a link to its complete terms beside the button that starts it.',
  },
  misuse: { id: 'account.bonusTerms.misuse', defaultMessage: 'Bonus abuse' },
  misuseText: {
    id: 'account.bonusTerms.misuseText',
    defaultMessage:
      'Each person can use an offer once. Multiple accounts, borrowed identities or coordinated play end a bonus and remove any winnings from it. We give you the reason in writing. Your own money is not affected.',
  },
  complaints: { id: 'account.bonusTerms.complaints', defaultMessage: 'If you disagree' },
  complaintsText: {
    id: 'account.bonusTerms.complaintsText',
    defaultMessage:
      'Contact {email}. We reply within ten days. If we can’t agree, you can take your complaint to {regulator}.',
  },
});
