import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  intro: {
    id: 'console.content.bonusTerms.intro',
    defaultMessage:
      'Every change needs a second operator. Bonuses that were granted before keep their terms; new ones get these within five seconds of publication.',
  },
  lastsDays: { id: 'console.content.bonusTerms.lastsDays', defaultMessage: 'Days to wager' },
  lastsDaysHelp: {
    id: 'console.content.bonusTerms.lastsDaysHelp',
    defaultMessage: '1 to 90. Bonus money that is left afterwards expires.',
  },
  maximumStake: {
    id: 'console.content.bonusTerms.maximumStake',
    defaultMessage: 'Highest stake with bonus money',
  },
  casino: {
    id: 'console.content.bonusTerms.casino',
    defaultMessage: 'Contribution of casino games in percent',
  },
  SLOT: { id: 'console.content.bonusTerms.SLOT', defaultMessage: 'Slots' },
  INSTANT: { id: 'console.content.bonusTerms.INSTANT', defaultMessage: 'Instant games' },
  TABLE: { id: 'console.content.bonusTerms.TABLE', defaultMessage: 'Table games' },
  ROULETTE: { id: 'console.content.bonusTerms.ROULETTE', defaultMessage: 'Roulette' },
  BLACKJACK: { id: 'console.content.bonusTerms.BLACKJACK', defaultMessage: 'Blackjack' },
  LIVE: { id: 'console.content.bonusTerms.LIVE', defaultMessage: 'Live casino' },
  JACKPOT: { id: 'console.content.bonusTerms.JACKPOT', defaultMessage: 'Games with a jackpot' },
  sports: { id: 'console.content.bonusTerms.sports', defaultMessage: 'Sports bets with bonus money' },
  sportsHelp: {
    id: 'console.content.bonusTerms.sportsHelp',
    defaultMessage: 'Without effect where the licence forbids bonuses of more than one product.',
  },
  sportsShare: { id: 'console.content.bonusTerms.sportsShare', defaultMessage: 'Contribution in percent' },
  minimumOdds: {
    id: 'console.content.bonusTerms.minimumOdds',
    defaultMessage: 'Minimum odds of each selection',
  },
  minimumOddsHelp: {
    id: 'console.content.bonusTerms.minimumOddsHelp',
    defaultMessage: 'Decimal odds from 1.001 to 10.',
  },
  maximumLines: { id: 'console.content.bonusTerms.maximumLines', defaultMessage: 'Highest number of lines' },
  maximumLinesHelp: {
    id: 'console.content.bonusTerms.maximumLinesHelp',
    defaultMessage: '1 excludes systems and several singles at once.',
  },
  excluded: { id: 'console.content.bonusTerms.excluded', defaultMessage: 'Excluded markets' },
  excludedHelp: {
    id: 'console.content.bonusTerms.excludedHelp',
    defaultMessage: 'Codes separated by commas, such as doubleChance, drawNoBet.',
  },
  preview: { id: 'console.content.bonusTerms.preview', defaultMessage: 'Preview for the player' },
  previewStake: {
    id: 'console.content.bonusTerms.previewStake',
    defaultMessage: 'Maximum stake with bonus money: {amount}',
  },
  previewDays: {
    id: 'console.content.bonusTerms.previewDays',
    defaultMessage: '{days, plural, one {Wager within # day} other {Wager within # days}}',
  },
  previewShare: {
    id: 'console.content.bonusTerms.previewShare',
    defaultMessage: '{product}: {percent} % of each stake counts',
  },
  previewNone: {
    id: 'console.content.bonusTerms.previewNone',
    defaultMessage: '{product}: not playable with bonus money',
  },
  sportsBets: { id: 'console.content.bonusTerms.sportsBets', defaultMessage: 'Sports bets' },
  previewSports: {
    id: 'console.content.bonusTerms.previewSports',
    defaultMessage:
      'Sports bets: minimum odds {odds} for each selection, {lines, plural, one {one line} other {up to # lines}}',
  },
  previewExcluded: {
    id: 'console.content.bonusTerms.previewExcluded',
    defaultMessage: 'Not with bonus money: {markets}',
  },
});
