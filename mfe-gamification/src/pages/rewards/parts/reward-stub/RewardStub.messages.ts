import { defineMessages } from '@foyer/i18n';
import type { ClaimProblem } from '../../../../features/rewards/rewardList.ts';

export const messages = defineMessages({
  claim: { id: 'gamification.stub.claim', defaultMessage: 'Claim {amount}' },
  processing: { id: 'gamification.stub.processing', defaultMessage: 'Adding to your wallet' },
  credited: { id: 'gamification.stub.credited', defaultMessage: 'Added to your wallet' },
  bonusCredited: { id: 'gamification.stub.bonusCredited', defaultMessage: 'Added to your bonus balance' },
  expired: {
    id: 'gamification.stub.expired',
    defaultMessage: 'This reward has expired.',
  },
  blocked: {
    id: 'gamification.stub.blocked',
    defaultMessage: 'You can’t claim this right now. See the reason above.',
  },
  deposit: { id: 'gamification.stub.deposit', defaultMessage: 'Deposit' },
  support: {
    id: 'gamification.stub.support',
    defaultMessage: 'Contact {email} with reference {number}',
  },
});

export const problems = defineMessages<ClaimProblem>({
  UNCONFIRMED: {
    id: 'gamification.stub.unconfirmed',
    defaultMessage: 'We couldn’t confirm the claim. Try again; you’ll be paid only once.',
  },
  FAILED: {
    id: 'gamification.stub.failed',
    defaultMessage: 'We couldn’t pay this reward. It’s still yours.',
  },
  NOT_YET: {
    id: 'gamification.stub.notYet',
    defaultMessage: 'This reward isn’t available yet. Try again in a moment.',
  },
  DEPOSIT_REQUIRED: {
    id: 'gamification.stub.depositRequired',
    defaultMessage: 'Make the deposit this reward requires, then claim it.',
  },
  NOT_CLAIMABLE: {
    id: 'gamification.stub.notClaimable',
    defaultMessage: 'This reward is added automatically.',
  },
});
