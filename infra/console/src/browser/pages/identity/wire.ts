import type { IdentityDocument, Verification } from '@foyer/market';

/** Identity checks as returned by the api; amounts in minor units, times in ISO 8601. */
export interface IdentityCheck {
  readonly kind: 'asked' | 'confirmed' | 'asked-again';
  readonly at: string;
  readonly deposited: number | null;
  readonly threshold: number | null;
  /** Null: all deposits. */
  readonly since: string | null;
  readonly documents: readonly IdentityDocument[];
  readonly staff: string | null;
  readonly reason: string | null;
}

export interface IdentityCase {
  readonly brand: string;
  readonly playerId: string;
  readonly currency: string;
  readonly status: 'Done' | 'NotRequired' | 'Required';
  readonly accountStatus: string;
  readonly deadline: string | null;
  readonly missing: readonly Verification[];
  /** Oldest first. */
  readonly checks: readonly IdentityCheck[];
}

export interface IdentityPerson extends IdentityCase {
  readonly person: {
    readonly name: string;
    readonly dateOfBirth: string;
    readonly address: string;
    readonly country: string;
  };
}

export interface Question {
  readonly brand: string;
  /** Player id or email address. */
  readonly who: string;
}

export type DecisionKind = 'confirm' | 'ask';

/** The request that started the current check: the first one after the last confirmation. */
export function firstAsked(checks: readonly IdentityCheck[]): IdentityCheck | undefined {
  return checks[checks.findLastIndex(({ kind }) => kind === 'confirmed') + 1];
}
