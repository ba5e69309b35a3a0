import type { IdentityDocument, Verification } from '@foyer/market';

/** What was asked or decided about a player's identity, as the api tells it; amounts in minor units, instants in ISO. */
export interface IdentityCheck {
  readonly kind: 'asked' | 'confirmed' | 'asked-again';
  readonly at: string;
  readonly deposited: number | null;
  readonly threshold: number | null;
  /** Null: of all that was ever deposited. */
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
  /** Id or e-mail address. */
  readonly who: string;
}

export type DecisionKind = 'confirm' | 'ask';

/** With what somebody's waiting began: the first asking after the last confirmation. */
export function firstAsked(checks: readonly IdentityCheck[]): IdentityCheck | undefined {
  return checks[checks.findLastIndex(({ kind }) => kind === 'confirmed') + 1];
}
