import type { GuardStatus } from '@foyer/contract';
import type { Market } from '@foyer/market';

/** The player data that decides whether the player may continue. */
export interface PlayerConditions {
  readonly termsAccepted: boolean;
  readonly privacyPolicyAccepted: boolean;
  readonly kycCheckStatus: { readonly status: string };
}

export type PlayerGuard = 'account' | 'terms' | 'kyc';

/** The active guards; an unknown player is a reason of its own, so that protection fails closed. */
export function guardsOf(
  conditions: PlayerConditions | undefined,
  market: Pick<Market, 'has'>,
): Readonly<Partial<Record<PlayerGuard, GuardStatus>>> {
  if (!conditions) return { account: 'pending' };
  return {
    ...(!(conditions.termsAccepted && conditions.privacyPolicyAccepted) && { terms: 'active' as const }),
    ...(conditions.kycCheckStatus.status === 'Required' &&
      market.has('kycRequired') && { kyc: 'pending' as const }),
  };
}
