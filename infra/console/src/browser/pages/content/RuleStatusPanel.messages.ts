import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  inForce: {
    id: 'console.content.rules.inForce',
    defaultMessage:
      'Engagement service: version {number} in force since {since}. Reaches {players, plural, one {# player} other {# players}} who take part. Rule set {rules}.',
  },
  refused: {
    id: 'console.content.rules.refused',
    defaultMessage:
      'The engagement service refused version {number} at {at}; the version before stays in force',
  },
  waiting: {
    id: 'console.content.rules.waiting',
    defaultMessage: 'Version {number} is published and comes into force within 5 seconds.',
  },
  preview: { id: 'console.content.rules.preview', defaultMessage: 'Preview as a player' },
  previewHelp: {
    id: 'console.content.rules.previewHelp',
    defaultMessage:
      'A player who takes part, without limits and progress. Computed by the engagement service from the content above.',
  },
  language: { id: 'console.content.rules.language', defaultMessage: 'Language' },
  level: { id: 'console.content.rules.level', defaultMessage: 'Level of the player' },
  points: { id: 'console.content.rules.points', defaultMessage: 'Points of the player' },
  reward: { id: 'console.content.rules.reward', defaultMessage: 'Reward: {reward}' },
  pointsReward: { id: 'console.content.rules.pointsReward', defaultMessage: '{points, number} points' },
  spins: {
    id: 'console.content.rules.spins',
    defaultMessage: '{count, plural, one {# free spin} other {# free spins}}',
  },
  money: { id: 'console.content.rules.money', defaultMessage: '{amount} in money' },
  bonusMoney: { id: 'console.content.rules.bonusMoney', defaultMessage: '{amount} in bonus money' },
  target: { id: 'console.content.rules.target', defaultMessage: '{title}: {none} of {target}' },
  from: { id: 'console.content.rules.from', defaultMessage: 'From {at}' },
  till: { id: 'console.content.rules.till', defaultMessage: 'Until {at}' },
  places: { id: 'console.content.rules.places', defaultMessage: 'Places {from}–{to}: {reward}' },
  fee: { id: 'console.content.rules.fee', defaultMessage: 'Entry fee: {points, number} points ({value})' },
  free: { id: 'console.content.rules.free', defaultMessage: 'Free entry' },
  registration: {
    id: 'console.content.rules.registration',
    defaultMessage: 'Registration {from} to {till}',
  },
  runs: { id: 'console.content.rules.runs', defaultMessage: 'Takes place {from} to {till}' },
  price: { id: 'console.content.rules.price', defaultMessage: '{points, number} points ({value})' },
  left: { id: 'console.content.rules.left', defaultMessage: '{count, number} left' },
  canBuy: { id: 'console.content.rules.canBuy', defaultMessage: 'Can be bought' },
  cannotBuy: { id: 'console.content.rules.cannotBuy', defaultMessage: 'Cannot be bought: {reason}' },
  doors: {
    id: 'console.content.rules.doors',
    defaultMessage: '{count, plural, one {# door} other {# doors}}, each from midnight in {timeZone}',
  },
  doorsStay: { id: 'console.content.rules.doorsStay', defaultMessage: 'Doors stay open until the end' },
  doorsClose: { id: 'console.content.rules.doorsClose', defaultMessage: 'Each door closes with its day' },
  contents: {
    id: 'console.content.rules.contents',
    defaultMessage:
      'Behind the doors: points {points}, money {money}, bonus money {bonusMoney}, free spins {freeSpins}, nothing {none}',
  },
  odds: {
    id: 'console.content.rules.odds',
    defaultMessage: '{reward}: {parts, number} of {total, number} parts',
  },
  nothing: { id: 'console.content.rules.nothing', defaultMessage: 'No prize' },
  playsLeft: {
    id: 'console.content.rules.playsLeft',
    defaultMessage: '{count, number} plays left, {limit, number} per player and day',
  },
  playPrice: {
    id: 'console.content.rules.playPrice',
    defaultMessage: 'A play costs {points, number} points ({value})',
  },
  levelNumber: { id: 'console.content.rules.levelNumber', defaultMessage: 'Level {level}' },
  levelPoints: {
    id: 'console.content.rules.levelPoints',
    defaultMessage: 'From {points, number} points earned in all',
  },
  rate: {
    id: 'console.content.rules.rate',
    defaultMessage: '{points, plural, one {# point} other {# points}} for each {stake} staked',
  },
  market: {
    id: 'console.content.rules.market',
    defaultMessage: '{brand}, licence {licence}, amounts in {currency}.',
  },
});
