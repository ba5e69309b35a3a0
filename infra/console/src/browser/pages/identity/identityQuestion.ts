import type { IdentityCheck } from '@foyer/market/identity-answers';

export type DecisionKind = 'confirm' | 'ask';

/** The request that started the current check: the first one after the last confirmation. */
export function firstRequest(checks: readonly IdentityCheck[]): IdentityCheck | undefined {
  return checks[checks.findLastIndex(({ kind }) => kind === 'confirmed') + 1];
}
