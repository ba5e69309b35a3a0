import type { OffReason } from './off-reasons.ts';
import type { ReleaseSet, ReleaseSetEntry } from './release-set.ts';

export { OFF_REASONS, type OffReason } from './off-reasons.ts';

/** Visitors are dealt into this many buckets, numbered from 0; a hundredth of a percent each. */
export const BUCKETS = 10_000;

/** The effect of a rule on one application. */
export type Decision =
  | { readonly kind: 'release'; readonly release: string }
  | { readonly kind: 'off'; readonly reason: OffReason };

/** A release that some visitors meet before the others. */
export interface RolloutRule {
  readonly id: string;
  readonly app: string;
  readonly release: string;
  /** Bounds of the buckets, `from` included and `to` not, so that neighbouring rules tile: 0 ≤ from < to ≤ {@link BUCKETS}. */
  readonly from: number;
  readonly to: number;
  /** Absent: all brands. */
  readonly brands?: readonly string[];
}

/** Whom a market rule is for: all that is given must fit, and at least one is given. */
export interface MarketScope {
  readonly brand?: string;
  readonly licence?: string;
  readonly operator?: string;
  readonly locale?: string;
}

/** A release pinned, or an application switched off, for part of the market. */
export interface MarketRule {
  readonly id: string;
  readonly app: string;
  readonly scope: MarketScope;
  readonly decision: Decision;
}

/**
 * A release that one member of the staff previews, on one brand, for a limited time. Only the edge reads it:
 * browsers never receive it, and it carries its own entry, so a release that no visitor gets is in no layer
 * that visitors resolve.
 */
export interface StaffOverride {
  /** Id in the link; random, so that it cannot be guessed. */
  readonly id: string;
  readonly kind: 'override' | 'preview';
  readonly app: string;
  readonly release: string;
  readonly brand: string;
  /** Subject in the staff realm: the only account that may see the release. */
  readonly subject: string;
  readonly email: string;
  /** ISO 8601, UTC. */
  readonly expiresAt: string;
  readonly entry: ReleaseSetEntry;
}

/**
 * The plan that the registry signs and the edge resolves for each visitor: `apps` are the defaults, the rest
 * are the layers above them. A plan without layers is a release set.
 */
export interface ReleasePlan extends Omit<ReleaseSet, 'off' | 'staff'> {
  /** ISO 8601, UTC: from then on the plan is not taken any more by an edge that does not have it (a frozen edge is an attack too). */
  readonly expiresAt?: string;
  /** Releases that the layers name beside the defaults, and those of `before`. */
  readonly others?: readonly ReleaseSetEntry[];
  /** Previous default by application: the fallback where the present one does not run. */
  readonly before?: Readonly<Record<string, string>>;
  readonly rollouts?: readonly RolloutRule[];
  readonly rules?: readonly MarketRule[];
  /** `app@release` of releases that must not run any more, whatever names them. */
  readonly withdrawn?: readonly string[];
  /** Those of `withdrawn` that work badly and are trusted: no page begins with them, and a page that has one open gets its files until it changes over. */
  readonly stillServed?: readonly string[];
  readonly overrides?: readonly StaffOverride[];
}

/** `app@release`, how the plan, the audit and the command line name a release. */
export function releaseName(app: string, release: string): string {
  return `${app}@${release}`;
}

/** The visitor's attributes that rules can match. */
export interface Visitor {
  readonly brand: string;
  readonly licence: string;
  readonly operator: string;
  readonly locale: string;
  /** 0 to {@link BUCKETS} - 1, kept by the browser for ever: it is the same for every release. */
  readonly bucket: number;
  /** Releases by application that a member of the staff previews; always empty for a player. */
  readonly overrides?: Readonly<Record<string, string>>;
  /**
   * `app@release` of releases that failed in this very page: the fallback is used instead, unless the market
   * has a pin.
   */
  readonly without?: readonly string[];
}

export type Layer = 'default' | 'rollout' | 'market' | 'override';
