import { defineMessages } from '@foyer/i18n';
import type { ClaimProblem } from '../../../../model/rewardList.ts';

export const messages = defineMessages({
  claim: { id: 'gamification.stub.claim', defaultMessage: 'Claim {amount}' },
  processing: { id: 'gamification.stub.processing', defaultMessage: 'On its way to your wallet' },
  credited: { id: 'gamification.stub.credited', defaultMessage: 'In your wallet' },
  bonusCredited: { id: 'gamification.stub.bonusCredited', defaultMessage: 'In your bonus balance' },
  expired: {
    id: 'gamification.stub.expired',
    defaultMessage: 'This reward is over. It leaves the list with your next visit.',
  },
  blocked: { id: 'gamification.stub.blocked', defaultMessage: 'Cannot be claimed now. The reason is above.' },
  support: {
    id: 'gamification.stub.support',
    defaultMessage: 'Write to {email} and give this number: {number}',
  },
});

export const problems = defineMessages<ClaimProblem>({
  UNHEARD: {
    id: 'gamification.stub.unheard',
    defaultMessage:
      'We did not hear whether it worked. Press again: it is paid once, however often you press.',
  },
  FAILED: {
    id: 'gamification.stub.failed',
    defaultMessage: 'It could not be paid, which is our fault. The reward stays yours.',
  },
  NOT_YET: {
    id: 'gamification.stub.notYet',
    defaultMessage: 'It has not opened yet. Try again in a moment.',
  },
  NOT_CLAIMABLE: {
    id: 'gamification.stub.notClaimable',
    defaultMessage: 'This one comes by itself; there is nothing to press.',
  },
});
