import type { ChangeKind } from '@foyer/kernel/registry-answers';
import type { MarketRule, OffReason } from '@foyer/kernel/release-plan';
import type { RolloutStep } from '@foyer/kernel/rollout-schedule';

/** A decision as the registry takes it. */
export interface Change {
  readonly kind: ChangeKind;
  readonly app?: string;
  readonly release?: string;
  readonly brands?: readonly string[];
  readonly scope?: MarketRule['scope'];
  readonly share?: number;
  readonly schedule?: readonly RolloutStep[];
  readonly publicReason?: OffReason;
  readonly force?: boolean;
  /** Of a rollout: it is to reach fewer. */
  readonly narrower?: true;
}

/** What the registry says of a decision that was taken. */
export interface Decided {
  readonly version: number;
  /** It holds, and the edge could not be told of it yet. */
  readonly isLate: boolean;
}

/** Who is signed in, as this console's own server says. */
export interface Person {
  readonly name: string;
  readonly email: string;
  readonly roles: readonly string[];
}
