import type { InvitedSquad } from './invited-squad.ts';
import type { OffReason } from './off-reasons.ts';
import type { ReleaseSet, ReleaseSetEntry } from './release-set.ts';

export { OFF_REASONS, type OffReason } from './off-reasons.ts';

/** Number of buckets into which visitors are divided, numbered from 0; one is 0.01 %. */
export const BUCKETS = 10_000;

/** The effect of a rule on one application. */
export type Decision =
  | { readonly kind: 'release'; readonly release: string }
  | { readonly kind: 'off'; readonly reason: OffReason };

/** A release that a share of the visitors gets before the others. */
export interface RolloutRule {
  readonly id: string;
  readonly app: string;
  readonly release: string;
  /** Range of buckets, `from` inclusive and `to` exclusive: 0 ≤ from < to ≤ {@link BUCKETS}. */
  readonly from: number;
  readonly to: number;
  /** Absent: all brands. */
  readonly brands?: readonly string[];
}

/** Scope of a market rule: all given attributes must match, and at least one is given. */
export interface MarketScope {
  readonly brand?: string;
  readonly licence?: string;
  readonly operator?: string;
  readonly locale?: string;
}

/** A pinned release, or an application that is switched off, for part of the market. */
export interface MarketRule {
  readonly id: string;
  readonly app: string;
  readonly scope: MarketScope;
  readonly decision: Decision;
}

/**
 * A release that one member of staff previews, on one brand, for a limited time. Read by the edge only,
 * never sent to browsers. It contains the release's own entry, because no other layer has it.
 */
export interface StaffOverride {
  /** Random id in the link, so that it cannot be guessed. */
  readonly id: string;
  readonly kind: 'override' | 'preview';
  readonly app: string;
  readonly release: string;
  readonly brand: string;
  /** Subject in the staff realm: the only account that may use the override. */
  readonly subject: string;
  readonly email: string;
  /** ISO 8601, UTC. */
  readonly expiresAt: string;
  readonly entry: ReleaseSetEntry;
}

/**
 * The plan that the registry signs and the edge resolves for each visitor: default releases (`apps`) and the
 * layers that override them. Without layers it equals a release set.
 */
export interface ReleasePlan extends Omit<ReleaseSet, 'off' | 'staff' | 'invited'> {
  /**
   * ISO 8601, UTC. After this time an edge does not adopt the plan, which limits the replay of an old plan.
   */
  readonly expiresAt?: string;
  /** Releases that the layers and `before` refer to, besides the defaults. */
  readonly others?: readonly ReleaseSetEntry[];
  /** Previous default release by application: the fallback when the current one does not run. */
  readonly before?: Readonly<Record<string, string>>;
  readonly rollouts?: readonly RolloutRule[];
  readonly rules?: readonly MarketRule[];
  /** `app@release` of releases that must not run, whichever layer names them. */
  readonly withdrawn?: readonly string[];
  /**
   * Releases of `withdrawn` that malfunction but are trusted: new pages do not get them, and open pages can
   * load their files until they switch.
   */
  readonly stillServed?: readonly string[];
  readonly overrides?: readonly StaffOverride[];
  /** Squads with addresses that are registry data. Shells and edges from before it ignore the member. */
  readonly squads?: readonly InvitedSquad[];
}

/** Returns `app@release`, the name of a release in the plan, the audit and the command line. */
export function releaseName(app: string, release: string): string {
  return `${app}@${release}`;
}

/** Attributes of a visitor that rules can match. */
export interface Visitor {
  readonly brand: string;
  readonly licence: string;
  readonly operator: string;
  readonly locale: string;
  /** 0 to {@link BUCKETS} - 1, stored by the browser: the same for every release. */
  readonly bucket: number;
  /** Releases by application that a member of staff previews; always empty for players. */
  readonly overrides?: Readonly<Record<string, string>>;
  /**
   * `app@release` of releases that failed in this page: the fallback is used instead, unless the market
   * has a pin.
   */
  readonly without?: readonly string[];
}

export type Layer = 'default' | 'rollout' | 'market' | 'override';
