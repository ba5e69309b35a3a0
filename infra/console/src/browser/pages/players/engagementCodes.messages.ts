import { defineMessages, type Message } from '@foyer/i18n';
import type { EngagementBlock, MissionState } from '@foyer/kernel/engagement';
import type { RegistrationStatus, TournamentPhase } from '@foyer/kernel/tournaments';

type Texts<Code extends string> = Readonly<Record<Code, Message>>;

/** Reasons for which engagement is closed to a player, and for which an event did not count. */
export const engagementBlocks: Texts<EngagementBlock> = defineMessages({
  ACCOUNT_CLOSED: { id: 'console.engagement.block.account-closed', defaultMessage: 'Account closed' },
  SELF_EXCLUDED: { id: 'console.engagement.block.self-excluded', defaultMessage: 'Self-excluded' },
  TIMED_OUT: { id: 'console.engagement.block.timed-out', defaultMessage: 'On a time-out' },
  SOURCE_OF_WEALTH_EXPIRED: {
    id: 'console.engagement.block.source-of-wealth-expired',
    defaultMessage: 'Source of wealth declaration expired',
  },
  KYC_REQUIRED: { id: 'console.engagement.block.kyc-required', defaultMessage: 'Identity not confirmed' },
  BLOCKED_AT_PROVIDER: {
    id: 'console.engagement.block.blocked-at-provider',
    defaultMessage: 'Blocked at the engagement service',
  },
  CLIENT_ID_MISSING: {
    id: 'console.engagement.block.client-id-missing',
    defaultMessage: 'The brand has no client ID',
  },
  FEATURE_OFF: { id: 'console.engagement.block.feature-off', defaultMessage: 'Switched off for the brand' },
  NOT_OPTED_IN: {
    id: 'console.engagement.block.not-opted-in',
    defaultMessage: 'The player had not opted in',
  },
});

export const missionStates: Texts<MissionState> = defineMessages({
  BeforeStart: { id: 'console.engagement.mission.before-start', defaultMessage: 'Not started yet' },
  Locked: { id: 'console.engagement.mission.locked', defaultMessage: 'Locked' },
  AwaitingOptIn: { id: 'console.engagement.mission.awaiting-opt-in', defaultMessage: 'Not joined' },
  Open: { id: 'console.engagement.mission.open', defaultMessage: 'Open' },
  OpenUntilEnd: { id: 'console.engagement.mission.open-until-end', defaultMessage: 'Open until its end' },
  OpenUntilLimit: {
    id: 'console.engagement.mission.open-until-limit',
    defaultMessage: 'Open until its time limit',
  },
  InProgress: { id: 'console.engagement.mission.in-progress', defaultMessage: 'In progress' },
  InProgressUntilEnd: {
    id: 'console.engagement.mission.in-progress-until-end',
    defaultMessage: 'In progress until its end',
  },
  InProgressUntilLimit: {
    id: 'console.engagement.mission.in-progress-until-limit',
    defaultMessage: 'In progress until its time limit',
  },
  MissedByEnd: {
    id: 'console.engagement.mission.missed-by-end',
    defaultMessage: 'Not completed before its end',
  },
  MissedByLimit: {
    id: 'console.engagement.mission.missed-by-limit',
    defaultMessage: 'Not completed within its time limit',
  },
  Claimable: { id: 'console.engagement.mission.claimable', defaultMessage: 'Reward not claimed yet' },
  ClaimExpired: {
    id: 'console.engagement.mission.claim-expired',
    defaultMessage: 'Reward not claimed in time',
  },
  Completed: { id: 'console.engagement.mission.completed', defaultMessage: 'Completed' },
});

export const tournamentPhases: Texts<TournamentPhase> = defineMessages({
  ANNOUNCED: { id: 'console.engagement.phase.announced', defaultMessage: 'Announced' },
  REGISTRATION: { id: 'console.engagement.phase.registration', defaultMessage: 'Registration open' },
  RUNNING: { id: 'console.engagement.phase.running', defaultMessage: 'Running' },
  SETTLING: { id: 'console.engagement.phase.settling', defaultMessage: 'Ended, result pending' },
  FINAL: { id: 'console.engagement.phase.final', defaultMessage: 'Result final' },
  CANCELLED: { id: 'console.engagement.phase.cancelled', defaultMessage: 'Cancelled' },
});

export const registrationStatuses: Texts<RegistrationStatus> = defineMessages({
  NOT_REGISTERED: { id: 'console.engagement.registration.not-registered', defaultMessage: 'not registered' },
  REGISTERED: { id: 'console.engagement.registration.registered', defaultMessage: 'registered' },
  PENDING: { id: 'console.engagement.registration.pending', defaultMessage: 'registration pending' },
  QUALIFIED_PENDING_REGISTRATION: {
    id: 'console.engagement.registration.qualified',
    defaultMessage: 'qualified, not registered',
  },
  REGISTERED_PENDING_QUALIFICATION: {
    id: 'console.engagement.registration.unqualified',
    defaultMessage: 'registered, not qualified yet',
  },
  FINISHED: { id: 'console.engagement.registration.finished', defaultMessage: 'finished' },
  CANCELLED: { id: 'console.engagement.registration.cancelled', defaultMessage: 'cancelled' },
  UNKNOWN: { id: 'console.engagement.registration.unknown', defaultMessage: 'unknown' },
});

export const deliveries: Texts<'PENDING' | 'SENT' | 'REFUNDED'> = defineMessages({
  PENDING: { id: 'console.engagement.delivery.pending', defaultMessage: 'Being delivered' },
  SENT: { id: 'console.engagement.delivery.sent', defaultMessage: 'Delivered' },
  REFUNDED: { id: 'console.engagement.delivery.refunded', defaultMessage: 'Points returned' },
});

/** Limits of the player that lower a target. */
export const limits: Texts<'WAGER' | 'LOSS' | 'DEPOSIT'> = defineMessages({
  WAGER: { id: 'console.engagement.limit.wager', defaultMessage: 'wager' },
  LOSS: { id: 'console.engagement.limit.loss', defaultMessage: 'loss' },
  DEPOSIT: { id: 'console.engagement.limit.deposit', defaultMessage: 'deposit' },
});

/** Kinds of events, by the name that the service stores. */
export const eventKinds = defineMessages({
  bet: { id: 'console.engagement.event.bet', defaultMessage: 'Settled bet' },
  deposit: { id: 'console.engagement.event.deposit', defaultMessage: 'Deposit' },
  'sign-in': { id: 'console.engagement.event.sign-in', defaultMessage: 'Sign-in' },
  participation: { id: 'console.engagement.event.participation', defaultMessage: 'Opt-in or opt-out' },
  'mission-opt-in': { id: 'console.engagement.event.mission-opt-in', defaultMessage: 'Mission joined' },
  'mission-claim': { id: 'console.engagement.event.mission-claim', defaultMessage: 'Mission reward claimed' },
  'tournament-registration': {
    id: 'console.engagement.event.tournament-registration',
    defaultMessage: 'Tournament registration',
  },
  'tournament-result': {
    id: 'console.engagement.event.tournament-result',
    defaultMessage: 'Tournament result',
  },
  'tournament-return': {
    id: 'console.engagement.event.tournament-return',
    defaultMessage: 'Tournament cost returned',
  },
  'shop-purchase': { id: 'console.engagement.event.shop-purchase', defaultMessage: 'Purchase' },
  'shop-refund': { id: 'console.engagement.event.shop-refund', defaultMessage: 'Purchase returned' },
  'calendar-door': { id: 'console.engagement.event.calendar-door', defaultMessage: 'Calendar door opened' },
  'mini-game-play': { id: 'console.engagement.event.mini-game-play', defaultMessage: 'Mini-game played' },
  cap: { id: 'console.engagement.event.cap', defaultMessage: 'Targets lowered by limits' },
});
