import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  intro: {
    id: 'console.content.boosts.intro',
    defaultMessage:
      'Adds a share of the profit to one bet of each player, who selects it in the bet slip. Every change needs a second operator.',
  },
  none: { id: 'console.content.boosts.none', defaultMessage: 'No profit boosts' },
  noneText: {
    id: 'console.content.boosts.noneText',
    defaultMessage: 'Add one to offer it in the bet slip of this brand.',
  },
  add: { id: 'console.content.boosts.add', defaultMessage: 'Add profit boost' },
  unnamed: { id: 'console.content.boosts.unnamed', defaultMessage: 'Profit boost {place}' },
  id: { id: 'console.content.boosts.id', defaultMessage: 'Boost ID' },
  idHelp: {
    id: 'console.content.boosts.idHelp',
    defaultMessage: 'A player uses each ID once.',
  },
  percent: { id: 'console.content.boosts.percent', defaultMessage: 'Share of the profit (%)' },
  percentHelp: { id: 'console.content.boosts.percentHelp', defaultMessage: 'A whole number from 1 to 100.' },
  minimumSelections: {
    id: 'console.content.boosts.minimumSelections',
    defaultMessage: 'Minimum selections',
  },
  minimumSelectionsHelp: {
    id: 'console.content.boosts.minimumSelectionsHelp',
    defaultMessage: 'In each line of the bet, from 1 to 20.',
  },
  minimumPrice: { id: 'console.content.boosts.minimumPrice', defaultMessage: 'Minimum odds' },
  minimumPriceHelp: {
    id: 'console.content.boosts.minimumPriceHelp',
    defaultMessage: 'Decimal odds of each selection.',
  },
  maximumStake: { id: 'console.content.boosts.maximumStake', defaultMessage: 'Maximum stake' },
  maximumStakeHelp: {
    id: 'console.content.boosts.maximumStakeHelp',
    defaultMessage: 'Of the whole bet.',
  },
  maximumProfit: { id: 'console.content.boosts.maximumProfit', defaultMessage: 'Maximum boost' },
  maximumProfitHelp: {
    id: 'console.content.boosts.maximumProfitHelp',
    defaultMessage: 'Added to the payout of one bet.',
  },
  startsAt: { id: 'console.content.boosts.startsAt', defaultMessage: 'Start (UTC)' },
  startsAtHelp: {
    id: 'console.content.boosts.startsAtHelp',
    defaultMessage: 'Offered to players from this time.',
  },
  endsAt: { id: 'console.content.boosts.endsAt', defaultMessage: 'End (UTC)' },
  endsAtHelp: {
    id: 'console.content.boosts.endsAtHelp',
    defaultMessage: 'Bets placed before keep their boost.',
  },
  example: {
    id: 'console.content.boosts.example',
    defaultMessage:
      'Example: {stake} on {selections, plural, =1 {# selection} other {# selections}} at the minimum odds returns {returns} and a boost of {boost}.',
  },
});
