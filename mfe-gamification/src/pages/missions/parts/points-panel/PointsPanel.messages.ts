import { defineMessages } from '@foyer/i18n';
import type { PointsAnswer } from '@foyer/kernel/engagement';

type Reason = PointsAnswer['history'][number]['reason'];
type Product = PointsAnswer['earning'][number]['product'];

export const reasons = defineMessages<Reason>({
  play: { id: 'gamification.missions.reason.play', defaultMessage: 'Play' },
  mission: { id: 'gamification.missions.reason.mission', defaultMessage: 'Mission' },
  'level-up': { id: 'gamification.missions.reason.levelUp', defaultMessage: 'New level' },
  purchase: { id: 'gamification.missions.reason.purchase', defaultMessage: 'Rewards shop' },
  tournament: { id: 'gamification.missions.reason.tournament', defaultMessage: 'Tournament' },
  calendar: { id: 'gamification.missions.reason.calendar', defaultMessage: 'Calendar' },
  'mini-game': { id: 'gamification.missions.reason.miniGame', defaultMessage: 'Mini-game' },
  refund: { id: 'gamification.missions.reason.refund', defaultMessage: 'Refund' },
});

export const earnings = defineMessages<Product>({
  casino: {
    id: 'gamification.missions.earning.casino',
    defaultMessage:
      'Casino: {points, plural, one {# point} other {# points}} for each {amount} of real money staked',
  },
  sportsbook: {
    id: 'gamification.missions.earning.sportsbook',
    defaultMessage:
      'Sports: {points, plural, one {# point} other {# points}} for each {amount} of real money staked, once the bet is settled',
  },
});

export const messages = defineMessages({
  rules: { id: 'gamification.missions.rules', defaultMessage: 'How points work' },
  value: {
    id: 'gamification.missions.value',
    defaultMessage:
      '{points, plural, one {# point is} other {# points are}} worth {amount} in the rewards shop.',
  },
  never: { id: 'gamification.missions.never', defaultMessage: 'Points never expire.' },
  bonusMoney: {
    id: 'gamification.missions.bonusMoney',
    defaultMessage: 'Bets with bonus money don’t earn points.',
  },
  toShop: { id: 'gamification.missions.toShop', defaultMessage: 'Go to the rewards shop' },
  history: { id: 'gamification.missions.history', defaultMessage: 'Points history' },
  historyEmpty: {
    id: 'gamification.missions.historyEmpty',
    defaultMessage: 'No points yet. They appear here as soon as a bet is settled.',
  },
  date: { id: 'gamification.missions.date', defaultMessage: 'Date' },
  reason: { id: 'gamification.missions.reason', defaultMessage: 'Activity' },
  amount: { id: 'gamification.missions.amount', defaultMessage: 'Points' },
  balance: { id: 'gamification.missions.balance', defaultMessage: 'Balance' },
  subject: { id: 'gamification.missions.subject', defaultMessage: '{reason}: {subject}' },
  more: { id: 'gamification.missions.more', defaultMessage: 'Show earlier entries' },
  moreFailed: {
    id: 'gamification.missions.moreFailed',
    defaultMessage: 'We couldn’t load earlier entries. Try again in a moment.',
  },
});
