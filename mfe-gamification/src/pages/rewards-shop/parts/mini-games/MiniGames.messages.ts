import { defineMessages } from '@foyer/i18n';
import type { MiniGameKind } from '@foyer/kernel/mini-games';
import type { LimitPeriod } from '@foyer/kernel/rewards-shop';

export const messages = defineMessages({
  title: { id: 'gamification.miniGames.title', defaultMessage: 'Mini-games' },
  intro: {
    id: 'gamification.miniGames.intro',
    defaultMessage:
      'Each result is drawn at random with the odds shown. Earlier results don’t change your odds.',
  },
  failed: {
    id: 'gamification.miniGames.failed',
    defaultMessage: 'We couldn’t load the mini-games. Your plays are safe.',
  },
  retry: { id: 'gamification.miniGames.retry', defaultMessage: 'Try again' },
  play: { id: 'gamification.miniGames.play', defaultMessage: 'Play' },
  prizes: { id: 'gamification.miniGames.prizes', defaultMessage: 'Prizes and odds' },
  prize: { id: 'gamification.miniGames.prize', defaultMessage: 'Prize' },
  odds: { id: 'gamification.miniGames.odds', defaultMessage: 'Odds' },
  chance: {
    id: 'gamification.miniGames.chance',
    defaultMessage: '{chance} ({parts, number} in {total, number})',
  },
  left: {
    id: 'gamification.miniGames.left',
    defaultMessage: '{prize} ({count, number} left)',
  },
  nothing: { id: 'gamification.miniGames.nothing', defaultMessage: 'No prize' },
  plays: { id: 'gamification.miniGames.plays', defaultMessage: 'Your plays' },
  freePlays: {
    id: 'gamification.miniGames.freePlays',
    defaultMessage: '{count, plural, one {# free play} other {# free plays}}',
  },
  earnedPlays: {
    id: 'gamification.miniGames.earnedPlays',
    defaultMessage: '{count, plural, one {# earned play} other {# earned plays}}, use by {when}',
  },
  noPlays: { id: 'gamification.miniGames.noPlays', defaultMessage: 'None left' },
  nextFree: { id: 'gamification.miniGames.nextFree', defaultMessage: 'Next free play' },
  price: { id: 'gamification.miniGames.price', defaultMessage: 'Price of a play' },
  today: { id: 'gamification.miniGames.today', defaultMessage: 'Today' },
  playedToday: {
    id: 'gamification.miniGames.playedToday',
    defaultMessage: '{played, number} of {limit, number} plays',
  },
  until: { id: 'gamification.miniGames.until', defaultMessage: 'Available until' },
  earn: { id: 'gamification.miniGames.earn', defaultMessage: 'Earn plays' },
  byMission: {
    id: 'gamification.miniGames.byMission',
    defaultMessage: '{count, plural, one {# play} other {# plays}} for the mission {name}',
  },
  byLevel: {
    id: 'gamification.miniGames.byLevel',
    defaultMessage: '{count, plural, one {# play} other {# plays}} for reaching level {level}, {name}',
  },
  byCalendar: {
    id: 'gamification.miniGames.byCalendar',
    defaultMessage: '{count, plural, one {# play} other {# plays}} for each door of the {name}',
  },
  bonusTerms: {
    id: 'gamification.miniGames.bonusTerms',
    defaultMessage:
      'Bonus money has to be wagered before you can withdraw it. You see its terms under Rewards before you claim it.',
  },
  unconfirmed: { id: 'gamification.miniGames.unconfirmed', defaultMessage: 'Play not confirmed' },
  unconfirmedText: {
    id: 'gamification.miniGames.unconfirmedText',
    defaultMessage: 'We couldn’t confirm your last play: {name}. Trying again is safe: you play only once.',
  },
});

export const freePeriods = defineMessages<LimitPeriod>({
  day: {
    id: 'gamification.miniGames.freeDay',
    defaultMessage: '{count, plural, one {# free play} other {# free plays}} a day',
  },
  week: {
    id: 'gamification.miniGames.freeWeek',
    defaultMessage: '{count, plural, one {# free play} other {# free plays}} a week',
  },
  month: {
    id: 'gamification.miniGames.freeMonth',
    defaultMessage: '{count, plural, one {# free play} other {# free plays}} a month',
  },
  ever: {
    id: 'gamification.miniGames.freeEver',
    defaultMessage: '{count, plural, one {# free play} other {# free plays}} in all',
  },
});

export const blocked = defineMessages({
  NOT_ELIGIBLE: { id: 'gamification.miniGames.notEligible', defaultMessage: 'You can’t play now.' },
  PRODUCT_BLOCKED: {
    id: 'gamification.miniGames.product',
    defaultMessage: 'Mini-games aren’t available while you’re excluded from games of chance.',
  },
  ENDED: { id: 'gamification.miniGames.ended', defaultMessage: 'This mini-game has ended.' },
  CONDITION: { id: 'gamification.miniGames.level', defaultMessage: 'Reach level {level} to play.' },
  POOL_EMPTY: {
    id: 'gamification.miniGames.soldOut',
    defaultMessage: 'This mini-game has ended: a limited prize has been given for the last time.',
  },
  DAILY_LIMIT: {
    id: 'gamification.miniGames.dailyLimit',
    defaultMessage: 'You’ve used today’s plays. You can play again from {when}.',
  },
  NO_PLAYS: { id: 'gamification.miniGames.noneLeft', defaultMessage: 'You have no plays left.' },
  NO_BALANCE: {
    id: 'gamification.miniGames.noPoints',
    defaultMessage:
      'A play costs {points, plural, one {# point} other {# points}}. You have {balance, number}.',
  },
});

export const dialog = defineMessages<MiniGameKind>({
  wheel: { id: 'gamification.miniGames.spin', defaultMessage: 'Spin the wheel' },
  scratch: { id: 'gamification.miniGames.reveal', defaultMessage: 'Reveal the prize' },
  box: { id: 'gamification.miniGames.openBox', defaultMessage: 'Open the box' },
});

export const result = defineMessages({
  pay: {
    id: 'gamification.miniGames.pay',
    defaultMessage: '{action} for {points, plural, one {# point} other {# points}}',
  },
  cost: { id: 'gamification.miniGames.cost', defaultMessage: 'This play costs {price}.' },
  free: { id: 'gamification.miniGames.costsNothing', defaultMessage: 'This play is free.' },
  won: { id: 'gamification.miniGames.won', defaultMessage: 'You won {prize}' },
  none: { id: 'gamification.miniGames.wonNothing', defaultMessage: 'No prize this time' },
  points: { id: 'gamification.miniGames.credited', defaultMessage: 'The points are in your account.' },
  reward: {
    id: 'gamification.miniGames.claim',
    defaultMessage: 'Claim it under Rewards. It may take a moment to appear there.',
  },
  undelivered: {
    id: 'gamification.miniGames.undelivered',
    defaultMessage: 'We couldn’t deliver this prize. Contact support.',
  },
  toRewards: { id: 'gamification.miniGames.toRewards', defaultMessage: 'Go to rewards' },
  close: { id: 'gamification.miniGames.close', defaultMessage: 'Close' },
  box: { id: 'gamification.miniGames.box', defaultMessage: 'Box {place}' },
  boxes: { id: 'gamification.miniGames.boxes', defaultMessage: 'Your box' },
  boxesHelp: {
    id: 'gamification.miniGames.boxesHelp',
    defaultMessage: 'The box that you pick doesn’t change your odds.',
  },
  calm: { id: 'gamification.miniGames.calm', defaultMessage: 'Show the result without animation' },
  unknown: {
    id: 'gamification.miniGames.unknown',
    defaultMessage: 'We couldn’t confirm your play. Trying again is safe: you play only once.',
  },
  repeat: { id: 'gamification.miniGames.repeat', defaultMessage: 'Try again' },
  proof: { id: 'gamification.miniGames.proof', defaultMessage: 'Check the draw' },
  proofText: {
    id: 'gamification.miniGames.proofText',
    defaultMessage:
      'The fingerprint of the seed was fixed before you played, and your browser added the key. Together they give the number of the draw.',
  },
  fingerprint: {
    id: 'gamification.miniGames.fingerprint',
    defaultMessage: 'Fingerprint of the seed (SHA-256)',
  },
  seed: { id: 'gamification.miniGames.seed', defaultMessage: 'Seed' },
  key: { id: 'gamification.miniGames.key', defaultMessage: 'Key of your browser' },
  number: { id: 'gamification.miniGames.number', defaultMessage: 'Number drawn, from 0 to 9,999' },
  verified: {
    id: 'gamification.miniGames.verified',
    defaultMessage: 'Your browser recomputed this draw: it is correct.',
  },
  refuted: {
    id: 'gamification.miniGames.refuted',
    defaultMessage: 'Your browser computed another result. Contact support.',
  },
});
