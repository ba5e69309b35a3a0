import type { RewardBlock } from '@foyer/graphql/main';

/** Actions for a blocked player; the notice contains their texts. */
export type BlockAction = 'verify' | 'phone' | 'terms' | 'support' | 'helpline';

export interface BlockAdvice {
  readonly tone: 'info' | 'warning';
  readonly actions: readonly BlockAction[];
}

const ADVICE: Readonly<Record<RewardBlock, BlockAdvice>> = {
  ACCOUNT_CLOSED: { tone: 'warning', actions: ['support'] },
  SELF_EXCLUDED: { tone: 'warning', actions: ['helpline'] },
  TIMED_OUT: { tone: 'info', actions: ['helpline'] },
  KYC_REQUIRED: { tone: 'warning', actions: ['verify', 'support'] },
  SOURCE_OF_WEALTH_EXPIRED: { tone: 'warning', actions: ['verify', 'support'] },
  TERMS_NOT_ACCEPTED: { tone: 'info', actions: ['terms'] },
  REWARDS_BLOCKED: { tone: 'warning', actions: ['support'] },
  PHONE_NOT_VERIFIED: { tone: 'info', actions: ['phone'] },
};

/** Self-excluded or closed accounts: rewards must not be shown to them. */
const HIDES_REWARDS: ReadonlySet<RewardBlock> = new Set(['ACCOUNT_CLOSED', 'SELF_EXCLUDED', 'TIMED_OUT']);

export function adviceFor(block: RewardBlock): BlockAdvice {
  return ADVICE[block];
}

/** True if rewards may be shown at all. */
export function mayShowRewards(blocks: readonly RewardBlock[]): boolean {
  return !blocks.some((block) => HIDES_REWARDS.has(block));
}
