import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'console.players.engagement.title', defaultMessage: 'Missions, points and tournaments' },
  open: { id: 'console.players.engagement.open', defaultMessage: 'Show' },
  recorded: { id: 'console.players.engagement.recorded', defaultMessage: 'Opening it is recorded.' },
  participates: { id: 'console.players.engagement.participates', defaultMessage: 'Takes part' },
  yes: { id: 'console.players.engagement.yes', defaultMessage: 'Yes' },
  no: { id: 'console.players.engagement.no', defaultMessage: 'No' },
  none: { id: 'console.players.engagement.none', defaultMessage: 'None' },
  blocks: { id: 'console.players.engagement.blocks', defaultMessage: 'Blocks now' },
  blocksUnknown: {
    id: 'console.players.engagement.blocksUnknown',
    defaultMessage: 'Unknown: the player service is not responding',
  },
  level: { id: 'console.players.engagement.level', defaultMessage: 'Level' },
  balance: { id: 'console.players.engagement.balance', defaultMessage: 'Points' },
  pointsOf: {
    id: 'console.players.engagement.pointsOf',
    defaultMessage: '{balance, number} ({earned, number} earned)',
  },
  missions: { id: 'console.players.engagement.missions', defaultMessage: 'Missions' },
  name: { id: 'console.players.engagement.name', defaultMessage: 'Name' },
  state: { id: 'console.players.engagement.state', defaultMessage: 'Status' },
  progress: { id: 'console.players.engagement.progress', defaultMessage: 'Progress' },
  task: {
    id: 'console.players.engagement.task',
    defaultMessage: '{title}: {progress} of {target}',
  },
  cappedTask: {
    id: 'console.players.engagement.cappedTask',
    defaultMessage: '{title}: {progress} of {target}, lowered by the {limit} limit',
  },
  completions: { id: 'console.players.engagement.completions', defaultMessage: 'Completions' },
  tournaments: { id: 'console.players.engagement.tournaments', defaultMessage: 'Tournaments' },
  noTournaments: {
    id: 'console.players.engagement.noTournaments',
    defaultMessage: 'No tournament registrations.',
  },
  starts: { id: 'console.players.engagement.starts', defaultMessage: 'Start (UTC)' },
  place: { id: 'console.players.engagement.place', defaultMessage: 'Place' },
  placeOf: {
    id: 'console.players.engagement.placeOf',
    defaultMessage: '{place} of {players, number}, score {score}, {rounds, number} rounds',
  },
  purchases: { id: 'console.players.engagement.purchases', defaultMessage: 'Purchases in the rewards shop' },
  noPurchases: { id: 'console.players.engagement.noPurchases', defaultMessage: 'No purchases.' },
  price: { id: 'console.players.engagement.price', defaultMessage: 'Price in points' },
  at: { id: 'console.players.engagement.at', defaultMessage: 'Time (UTC)' },
  facts: { id: 'console.players.engagement.facts', defaultMessage: 'Events with their effects' },
  noFacts: { id: 'console.players.engagement.noFacts', defaultMessage: 'No events.' },
  fact: { id: 'console.players.engagement.fact', defaultMessage: 'Event' },
  effect: { id: 'console.players.engagement.effect', defaultMessage: 'Effect' },
  notCounted: { id: 'console.players.engagement.notCounted', defaultMessage: 'Not counted: {reasons}' },
  noEffect: {
    id: 'console.players.engagement.noEffect',
    defaultMessage: 'Counted; no mission, tournament or points changed',
  },
  change: {
    id: 'console.players.engagement.change',
    defaultMessage: '{subject} {name}: {before, number} → {after, number}',
  },
  mission: { id: 'console.players.engagement.mission', defaultMessage: 'Mission' },
  tournament: { id: 'console.players.engagement.tournament', defaultMessage: 'Tournament' },
  points: { id: 'console.players.engagement.points', defaultMessage: 'Points' },
  reward: { id: 'console.players.engagement.reward', defaultMessage: 'Reward' },
  rules: { id: 'console.players.engagement.rules', defaultMessage: 'Rules' },
  versions: {
    id: 'console.players.engagement.versions',
    defaultMessage:
      'Missions {missions}, tournaments {tournaments}, shop {shop}, calendars {calendars}, mini-games {miniGames}, levels {levels}, rates {earning}',
  },
  ref: { id: 'console.players.engagement.ref', defaultMessage: 'Reference' },
  older: { id: 'console.players.engagement.older', defaultMessage: 'Show older events' },
  olderNotShown: {
    id: 'console.players.engagement.olderNotShown',
    defaultMessage: 'Older events could not be loaded',
  },
  shown: {
    id: 'console.players.engagement.shown',
    defaultMessage:
      '{count, plural, one {The newest event is shown.} other {The newest # events are shown.}}',
  },
  allShown: {
    id: 'console.players.engagement.allShown',
    defaultMessage: '{count, plural, one {# event, no older ones.} other {# events, no older ones.}}',
  },
});
