import type { EngagementBlock } from '@foyer/kernel/engagement';

/** Next steps of a player to whom engagement is closed. */
export type BlockAction = 'verify' | 'declare' | 'support' | 'helpline' | 'lobby';

/** Tone and next steps of the notice of a block. */
export interface BlockAdvice {
  readonly tone: 'info' | 'warning';
  readonly actions: readonly BlockAction[];
}

/** Advice for every block but the missing opt-in, which the opt-in card replaces. */
export const BLOCK_ADVICE: Readonly<Record<Exclude<EngagementBlock, 'NOT_OPTED_IN'>, BlockAdvice>> = {
  ACCOUNT_CLOSED: { tone: 'warning', actions: ['support'] },
  SELF_EXCLUDED: { tone: 'info', actions: ['helpline'] },
  TIMED_OUT: { tone: 'info', actions: ['helpline'] },
  SOURCE_OF_WEALTH_EXPIRED: { tone: 'warning', actions: ['declare', 'support'] },
  KYC_REQUIRED: { tone: 'warning', actions: ['verify', 'support'] },
  BLOCKED_AT_PROVIDER: { tone: 'warning', actions: ['support'] },
  CLIENT_ID_MISSING: { tone: 'info', actions: ['lobby'] },
  FEATURE_OFF: { tone: 'info', actions: ['lobby'] },
};
