import { defineMessages, type Message } from '@foyer/i18n';
import type { RecordedReward } from '@foyer/market/player-reward-answers';

type Texts<Code extends string> = Readonly<Record<Code, Message>>;
type FreeSpins = NonNullable<RecordedReward['freeSpins']>;

export const messages = defineMessages({
  title: { id: 'console.players.rewards.title', defaultMessage: 'Rewards and free spins' },
  open: { id: 'console.players.rewards.open', defaultMessage: 'Show rewards' },
  recorded: { id: 'console.players.rewards.recorded', defaultMessage: 'Opening it is recorded.' },
  refresh: { id: 'console.players.rewards.refresh', defaultMessage: 'Refresh rewards' },
  noRewards: { id: 'console.players.rewards.noRewards', defaultMessage: 'No rewards.' },
  truncated: {
    id: 'console.players.rewards.truncated',
    defaultMessage: 'The newest {count, number} rewards are shown.',
  },
  blocked: {
    id: 'console.players.rewards.blocked',
    defaultMessage: 'The player cannot claim rewards or play free spins now: {reasons}',
  },
  reward: { id: 'console.players.rewards.reward', defaultMessage: 'Reward' },
  value: { id: 'console.players.rewards.value', defaultMessage: 'Value' },
  terms: { id: 'console.players.rewards.terms', defaultMessage: 'Terms' },
  status: { id: 'console.players.rewards.status', defaultMessage: 'Status' },
  spins: { id: 'console.players.rewards.spins', defaultMessage: 'Free spins' },
  times: { id: 'console.players.rewards.times', defaultMessage: 'Times' },
  cash: { id: 'console.players.rewards.cash', defaultMessage: '{amount} cash' },
  bonus: { id: 'console.players.rewards.bonus', defaultMessage: '{amount} bonus money' },
  freeSpins: {
    id: 'console.players.rewards.freeSpins',
    defaultMessage: '{count, plural, one {# free spin} other {# free spins}} at {value} in {game}',
  },
  noWagering: { id: 'console.players.rewards.noWagering', defaultMessage: 'No wagering requirement' },
  cashWins: {
    id: 'console.players.rewards.cashWins',
    defaultMessage: 'Winnings are cash, no wagering requirement',
  },
  wagering: { id: 'console.players.rewards.wagering', defaultMessage: 'Wagering requirement {factor}×' },
  bonusWins: {
    id: 'console.players.rewards.bonusWins',
    defaultMessage: 'Winnings are bonus money, wagering requirement {factor}×',
  },
  maxPayout: { id: 'console.players.rewards.maxPayout', defaultMessage: 'Maximum payout {amount}' },
  used: {
    id: 'console.players.rewards.used',
    defaultMessage: '{used, number} used, {left, number} left',
  },
  won: { id: 'console.players.rewards.won', defaultMessage: 'Winnings {amount}' },
  forfeited: { id: 'console.players.rewards.forfeited', defaultMessage: '{reason}, {at}' },
  assigned: { id: 'console.players.rewards.assigned', defaultMessage: 'Assigned {at}' },
  starts: { id: 'console.players.rewards.starts', defaultMessage: 'Starts {at}' },
  claimed: { id: 'console.players.rewards.claimed', defaultMessage: 'Claimed {at}' },
  claimBy: { id: 'console.players.rewards.claimBy', defaultMessage: 'Claim by {at}' },
  playBy: { id: 'console.players.rewards.playBy', defaultMessage: 'Play by {at}' },
});

export const statuses: Texts<RecordedReward['status']> = defineMessages({
  Scheduled: { id: 'console.players.rewards.status.scheduled', defaultMessage: 'Scheduled' },
  Unclaimed: { id: 'console.players.rewards.status.unclaimed', defaultMessage: 'Not claimed' },
  Processing: { id: 'console.players.rewards.status.processing', defaultMessage: 'Processing' },
  Credited: { id: 'console.players.rewards.status.credited', defaultMessage: 'Claimed' },
  FailedProcessing: { id: 'console.players.rewards.status.failed', defaultMessage: 'Failed' },
  Expired: { id: 'console.players.rewards.status.expired', defaultMessage: 'Expired unclaimed' },
  Removed: { id: 'console.players.rewards.status.removed', defaultMessage: 'Removed from the list' },
});

export const spinStatuses: Texts<FreeSpins['status']> = defineMessages({
  Ready: { id: 'console.players.rewards.spins.ready', defaultMessage: 'Ready to play' },
  InUse: { id: 'console.players.rewards.spins.in-use', defaultMessage: 'Partly used' },
  Used: { id: 'console.players.rewards.spins.used', defaultMessage: 'All used' },
  Expired: { id: 'console.players.rewards.spins.expired', defaultMessage: 'Expired' },
  Forfeited: { id: 'console.players.rewards.spins.forfeited', defaultMessage: 'Forfeited' },
});

export const forfeitReasons: Texts<NonNullable<FreeSpins['forfeitReason']>> = defineMessages({
  SELF_EXCLUDED: {
    id: 'console.players.rewards.forfeit.self-excluded',
    defaultMessage: 'The player is self-excluded',
  },
  ACCOUNT_CLOSED: {
    id: 'console.players.rewards.forfeit.account-closed',
    defaultMessage: 'The account was closed',
  },
});

export const conditions: Texts<'EXISTING_DEPOSITS' | 'FIRST_TIME_DEPOSIT'> = defineMessages({
  EXISTING_DEPOSITS: {
    id: 'console.players.rewards.condition.existing',
    defaultMessage: 'Requires a deposit',
  },
  FIRST_TIME_DEPOSIT: {
    id: 'console.players.rewards.condition.first',
    defaultMessage: 'Requires the first deposit',
  },
});

/** Reasons for which rewards are closed to a player. */
export const blocks = defineMessages({
  ACCOUNT_CLOSED: { id: 'console.players.rewards.block.account-closed', defaultMessage: 'Account closed' },
  SELF_EXCLUDED: { id: 'console.players.rewards.block.self-excluded', defaultMessage: 'Self-excluded' },
  TIMED_OUT: { id: 'console.players.rewards.block.timed-out', defaultMessage: 'On a time-out' },
  KYC_REQUIRED: {
    id: 'console.players.rewards.block.kyc-required',
    defaultMessage: 'Identity not confirmed',
  },
  SOURCE_OF_WEALTH_EXPIRED: {
    id: 'console.players.rewards.block.source-of-wealth-expired',
    defaultMessage: 'Source of wealth declaration expired',
  },
  TERMS_NOT_ACCEPTED: {
    id: 'console.players.rewards.block.terms-not-accepted',
    defaultMessage: 'Terms not accepted',
  },
  REWARDS_BLOCKED: { id: 'console.players.rewards.block.rewards-blocked', defaultMessage: 'Rewards blocked' },
});
