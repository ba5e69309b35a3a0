import type { IdentityCheck } from '@foyer/market/identity-answers';

export interface Question {
  readonly brand: string;
  /** Player id or email address. */
  readonly who: string;
}

export type DecisionKind = 'confirm' | 'ask';

/** The request that started the current check: the first one after the last confirmation. */
export function firstRequest(checks: readonly IdentityCheck[]): IdentityCheck | undefined {
  return checks[checks.findLastIndex(({ kind }) => kind === 'confirmed') + 1];
}
