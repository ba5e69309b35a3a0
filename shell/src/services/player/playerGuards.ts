import type { Flags, GuardStatus } from '@foyer/contract';

/** The player data that decides whether the player may continue. */
export interface PlayerConditions {
  readonly termsAccepted: boolean;
  readonly privacyPolicyAccepted: boolean;
  readonly kycCheckStatus: { readonly status: string };
}

export type PlayerGuard = 'account' | 'terms' | 'kyc';

/** The active guards; an unknown player is a separate guard, so that protection fails closed. */
export function guardsOf(
  conditions: PlayerConditions | undefined,
  flags: Pick<Flags, 'has'>,
): Readonly<Partial<Record<PlayerGuard, GuardStatus>>> {
  if (!conditions) return { account: 'pending' };
  return {
    ...(!(conditions.termsAccepted && conditions.privacyPolicyAccepted) && { terms: 'active' as const }),
    ...(conditions.kycCheckStatus.status === 'Required' &&
      flags.has('kycRequired') && { kyc: 'pending' as const }),
  };
}
