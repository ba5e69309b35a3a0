import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  intro: {
    id: 'console.content.promotions.intro',
    defaultMessage:
      'Promotions of the page /promotions/. A promotion needs all six significant terms, and a second member of staff publishes it. Players who are excluded, on a time-out or without marketing see none.',
  },
  none: { id: 'console.content.promotions.none', defaultMessage: 'No promotions' },
  noneText: {
    id: 'console.content.promotions.noneText',
    defaultMessage: 'Add one to show it to the players of this brand.',
  },
  add: { id: 'console.content.promotions.add', defaultMessage: 'Add promotion' },
  id: { id: 'console.content.promotions.id', defaultMessage: 'Promotion ID' },
  idHelp: {
    id: 'console.content.promotions.idHelp',
    defaultMessage: 'Lower case, digits and hyphens. Opt-ins of players are stored under the ID.',
  },
  title: { id: 'console.content.promotions.title', defaultMessage: 'Title key' },
  text: { id: 'console.content.promotions.text', defaultMessage: 'Text key' },
  textHelp: {
    id: 'console.content.promotions.textHelp',
    defaultMessage: 'First line: description. Further lines: details.',
  },
  keyHelp: {
    id: 'console.content.promotions.keyHelp',
    defaultMessage: 'Such as {example}. Write the text in the Texts section of each language.',
  },
  image: { id: 'console.content.promotions.image', defaultMessage: 'Picture' },
  audience: { id: 'console.content.promotions.audience', defaultMessage: 'Eligible players' },
  ALL: { id: 'console.content.promotions.all', defaultMessage: 'All players' },
  NEW: { id: 'console.content.promotions.new', defaultMessage: 'Without a completed deposit' },
  DEPOSITORS: { id: 'console.content.promotions.depositors', defaultMessage: 'With a completed deposit' },
  countries: { id: 'console.content.promotions.countries', defaultMessage: 'Countries' },
  countriesHelp: {
    id: 'console.content.promotions.countriesHelp',
    defaultMessage: 'Registered countries, such as FI, EE. Empty: all countries of the brand.',
  },
  announcedAt: { id: 'console.content.promotions.announcedAt', defaultMessage: 'Announced from (UTC)' },
  announcedAtHelp: {
    id: 'console.content.promotions.announcedAtHelp',
    defaultMessage: 'Shown as upcoming from this time. Empty: from the start.',
  },
  startsAt: { id: 'console.content.promotions.startsAt', defaultMessage: 'Start (UTC)' },
  startsAtHelp: {
    id: 'console.content.promotions.startsAtHelp',
    defaultMessage: 'Players can opt in from this time.',
  },
  endsAt: { id: 'console.content.promotions.endsAt', defaultMessage: 'End (UTC)' },
  endsAtHelp: {
    id: 'console.content.promotions.endsAtHelp',
    defaultMessage: 'Leave empty to run the promotion until it is removed.',
  },
  needsOptIn: { id: 'console.content.promotions.needsOptIn', defaultMessage: 'Players opt in' },
  reward: { id: 'console.content.promotions.reward', defaultMessage: 'Reward' },
  rewardHelp: {
    id: 'console.content.promotions.rewardHelp',
    defaultMessage: 'ID of a reward that players get with the opt-in. The terms must match it.',
  },
  terms: { id: 'console.content.promotions.terms', defaultMessage: 'Significant terms' },
  who: { id: 'console.content.promotions.who', defaultMessage: '1. Who can take part: key' },
  minimumKind: { id: 'console.content.promotions.minimumKind', defaultMessage: '2. Minimum amount' },
  NONE: { id: 'console.content.promotions.noMinimum', defaultMessage: 'No minimum' },
  DEPOSIT: { id: 'console.content.promotions.minimumDeposit', defaultMessage: 'Deposit' },
  STAKE: { id: 'console.content.promotions.minimumStake', defaultMessage: 'Stake' },
  minimumAmount: { id: 'console.content.promotions.minimumAmount', defaultMessage: 'Minimum' },
  wageringFactor: {
    id: 'console.content.promotions.wageringFactor',
    defaultMessage: '3. Wagering requirement (times the bonus)',
  },
  zeroHelp: { id: 'console.content.promotions.zeroHelp', defaultMessage: '0: none.' },
  maximumStake: { id: 'console.content.promotions.maximumStake', defaultMessage: '4. Maximum bet' },
  maximumWin: { id: 'console.content.promotions.maximumWin', defaultMessage: '4. Maximum win' },
  maximumHelp: {
    id: 'console.content.promotions.maximumHelp',
    defaultMessage: 'Leave empty for no maximum.',
  },
  days: { id: 'console.content.promotions.days', defaultMessage: '5. Days after the opt-in' },
  wageringDays: { id: 'console.content.promotions.wageringDays', defaultMessage: '5. Days to wager' },
  wageringDaysHelp: {
    id: 'console.content.promotions.wageringDaysHelp',
    defaultMessage: 'Leave empty without a wagering requirement.',
  },
  games: { id: 'console.content.promotions.games', defaultMessage: '6. Games: key' },
  callToActionType: { id: 'console.content.promotions.callToAction', defaultMessage: 'Button' },
  opensDeposit: { id: 'console.content.promotions.opensDeposit', defaultMessage: 'Opens the deposit' },
  opensPage: { id: 'console.content.promotions.opensPage', defaultMessage: 'Opens the page' },
  path: { id: 'console.content.promotions.path', defaultMessage: 'Path of the page' },
  termsPath: { id: 'console.content.promotions.termsPath', defaultMessage: 'Path of the full terms' },
});
