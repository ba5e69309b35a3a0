import { defineMessages } from '@foyer/i18n';
import type { ClaimProblem } from '../../../../features/rewards/rewardList.ts';

export const messages = defineMessages({
  claim: { id: 'gamification.rewardAction.claim', defaultMessage: 'Claim {amount}' },
  claimSpins: {
    id: 'gamification.rewardAction.claimSpins',
    defaultMessage: 'Claim {count, plural, one {# free spin} other {# free spins}}',
  },
  processing: { id: 'gamification.rewardAction.processing', defaultMessage: 'Adding to your wallet' },
  credited: { id: 'gamification.rewardAction.credited', defaultMessage: 'Added to your wallet' },
  bonusCredited: {
    id: 'gamification.rewardAction.bonusCredited',
    defaultMessage: 'Added to your bonus balance',
  },
  expired: {
    id: 'gamification.rewardAction.expired',
    defaultMessage: 'This reward has expired.',
  },
  blocked: {
    id: 'gamification.rewardAction.blocked',
    defaultMessage: 'You can’t claim this right now. See the reason above.',
  },
  deposit: { id: 'gamification.rewardAction.deposit', defaultMessage: 'Deposit' },
  support: {
    id: 'gamification.rewardAction.support',
    defaultMessage: 'Contact {email} with reference {number}',
  },
});

export const problems = defineMessages<ClaimProblem>({
  UNCONFIRMED: {
    id: 'gamification.rewardAction.unconfirmed',
    defaultMessage: 'We couldn’t confirm the claim. Try again; you’ll be paid only once.',
  },
  FAILED: {
    id: 'gamification.rewardAction.failed',
    defaultMessage: 'We couldn’t pay this reward. It’s still yours.',
  },
  NOT_YET: {
    id: 'gamification.rewardAction.notYet',
    defaultMessage: 'This reward isn’t available yet. Try again in a moment.',
  },
  DEPOSIT_REQUIRED: {
    id: 'gamification.rewardAction.depositRequired',
    defaultMessage: 'Make the deposit this reward requires, then claim it.',
  },
  NOT_CLAIMABLE: {
    id: 'gamification.rewardAction.notClaimable',
    defaultMessage: 'This reward is added automatically.',
  },
});
