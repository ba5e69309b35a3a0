import type { GuardStatus } from '@foyer/contract';
import type { Market } from '@foyer/market';

/** What of the player decides whether they may go on. */
export interface PlayerStanding {
  readonly termsAccepted: boolean;
  readonly privacyPolicyAccepted: boolean;
  readonly kycCheckStatus: { readonly status: string };
}

export type PlayerGuard = 'account' | 'terms' | 'kyc';

/** Which conditions stand; an unknown player is a reason of its own, because protection fails closed. */
export function guardsOf(
  standing: PlayerStanding | undefined,
  market: Pick<Market, 'has'>,
): Readonly<Partial<Record<PlayerGuard, GuardStatus>>> {
  if (!standing) return { account: 'pending' };
  return {
    ...(!(standing.termsAccepted && standing.privacyPolicyAccepted) && { terms: 'active' as const }),
    ...(standing.kycCheckStatus.status === 'Required' &&
      market.has('kycRequired') && { kyc: 'pending' as const }),
  };
}
