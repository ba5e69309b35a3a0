import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  intro: {
    id: 'console.content.boostedOdds.intro',
    defaultMessage:
      'A better price for one outcome of a match, until the match starts. Every change needs a second operator.',
  },
  none: { id: 'console.content.boostedOdds.none', defaultMessage: 'No boosted odds' },
  noneText: {
    id: 'console.content.boostedOdds.noneText',
    defaultMessage: 'The sportsbook shows the prices of the feed only.',
  },
  add: { id: 'console.content.boostedOdds.add', defaultMessage: 'Add boosted odds' },
  unnamed: { id: 'console.content.boostedOdds.unnamed', defaultMessage: 'Boosted odds {place}' },
  id: { id: 'console.content.boostedOdds.id', defaultMessage: 'ID' },
  idHelp: {
    id: 'console.content.boostedOdds.idHelp',
    defaultMessage: 'The highest stake of each player is counted by ID.',
  },
  price: { id: 'console.content.boostedOdds.price', defaultMessage: 'Boosted odds' },
  maximumStake: {
    id: 'console.content.boostedOdds.maximumStake',
    defaultMessage: 'Highest stake per player',
  },
  startsAt: { id: 'console.content.boostedOdds.startsAt', defaultMessage: 'Start (UTC)' },
  startsAtHelp: {
    id: 'console.content.boostedOdds.startsAtHelp',
    defaultMessage: 'The boosted odds are offered from this time.',
  },
  endsAt: { id: 'console.content.boostedOdds.endsAt', defaultMessage: 'End (UTC)' },
  endsAtHelp: {
    id: 'console.content.boostedOdds.endsAtHelp',
    defaultMessage: 'They also end when the match starts.',
  },
});
