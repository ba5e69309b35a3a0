import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  intro: {
    id: 'console.content.combinations.intro',
    defaultMessage:
      'Better odds for outcomes of several matches together, until the first match starts. A player uses each once. A second member of staff publishes them.',
  },
  none: { id: 'console.content.combinations.none', defaultMessage: 'No boosted combinations' },
  noneText: {
    id: 'console.content.combinations.noneText',
    defaultMessage: 'Add one to show it on the sports page of this brand.',
  },
  add: { id: 'console.content.combinations.add', defaultMessage: 'Add combination' },
  id: { id: 'console.content.combinations.id', defaultMessage: 'Combination ID' },
  idHelp: {
    id: 'console.content.combinations.idHelp',
    defaultMessage: 'Lower case, digits and hyphens. Uses by players are stored under the ID.',
  },
  selections: { id: 'console.content.combinations.selections', defaultMessage: 'Selections' },
  addSelection: { id: 'console.content.combinations.addSelection', defaultMessage: 'Add selection' },
  selection: { id: 'console.content.combinations.selection', defaultMessage: 'Selection {place}' },
  find: { id: 'console.content.combinations.find', defaultMessage: 'Find a match' },
  findHelp: {
    id: 'console.content.combinations.findHelp',
    defaultMessage: 'At least two letters of a team or competition.',
  },
  found: { id: 'console.content.combinations.found', defaultMessage: 'Matches found' },
  notFound: {
    id: 'console.content.combinations.notFound',
    defaultMessage: 'No match that has not started. Check the name.',
  },
  match: { id: 'console.content.combinations.match', defaultMessage: '{home} – {away}' },
  matchDetails: {
    id: 'console.content.combinations.matchDetails',
    defaultMessage: '{competition}, {start}',
  },
  notOffered: {
    id: 'console.content.combinations.notOffered',
    defaultMessage: 'Match {event} has started or is not offered. Choose another match.',
  },
  change: { id: 'console.content.combinations.change', defaultMessage: 'Choose another match' },
  market: { id: 'console.content.combinations.market', defaultMessage: 'Market' },
  chooseMarket: { id: 'console.content.combinations.chooseMarket', defaultMessage: 'Choose a market' },
  outcome: { id: 'console.content.combinations.outcome', defaultMessage: 'Outcome' },
  chooseOutcome: { id: 'console.content.combinations.chooseOutcome', defaultMessage: 'Choose an outcome' },
  outcomeAt: { id: 'console.content.combinations.outcomeAt', defaultMessage: '{outcome}, {price}' },
  price: { id: 'console.content.combinations.price', defaultMessage: 'Boosted odds' },
  regular: {
    id: 'console.content.combinations.regular',
    defaultMessage: 'Regular odds now: {regular}.',
  },
  boost: {
    id: 'console.content.combinations.boost',
    defaultMessage: 'Regular odds now: {regular}. The boost adds {percent} % of the profit.',
  },
  noBoost: {
    id: 'console.content.combinations.noBoost',
    defaultMessage: 'Regular odds now: {regular}. Boosted odds must be higher.',
  },
  tooMuch: {
    id: 'console.content.combinations.tooMuch',
    defaultMessage:
      'Regular odds now: {regular}. Boosted odds can at most double the profit: {highest} or lower.',
  },
  unknown: {
    id: 'console.content.combinations.unknown',
    defaultMessage: 'Choose all selections to see the regular odds.',
  },
  maximumStake: { id: 'console.content.combinations.maximumStake', defaultMessage: 'Maximum stake' },
  startsAt: { id: 'console.content.combinations.startsAt', defaultMessage: 'Start (UTC)' },
  startsAtHelp: {
    id: 'console.content.combinations.startsAtHelp',
    defaultMessage: 'Shown to players from this time.',
  },
  endsAt: { id: 'console.content.combinations.endsAt', defaultMessage: 'End (UTC)' },
  endsAtHelp: {
    id: 'console.content.combinations.endsAtHelp',
    defaultMessage: 'Also ends when the first match starts.',
  },
});
