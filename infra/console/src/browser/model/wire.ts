import type { ChangeKind } from '@foyer/kernel/registry-answers';
import type { MarketRule, OffReason } from '@foyer/kernel/release-plan';
import type { RolloutStep } from '@foyer/kernel/rollout-schedule';

/** A decision in the registry's format. */
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
  /** Rollouts only: the decision reduces the share. */
  readonly narrower?: true;
}

/** The registry's response to a decision. */
export interface Decided {
  readonly version: number;
  /** The decision is saved but not yet delivered to the edge. */
  readonly isLate: boolean;
}

/** The signed-in person as reported by the console's server. */
export interface Person {
  readonly name: string;
  readonly email: string;
  readonly roles: readonly string[];
}
