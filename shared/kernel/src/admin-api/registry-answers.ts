/**
 * Answers of the registry under `/v1`, shared by the registry, its console and its command line. Times are
 * ISO 8601 in UTC, shares are buckets out of 10,000.
 */
import type { Decision, Layer, MarketRule, OffReason, RolloutRule } from '../releases/release-plan.ts';
import type { RolloutStep } from '../releases/rollout-schedule.ts';

/** Where a plan lives. */
export const ENVIRONMENTS = ['dev', 'staging', 'production'] as const;
export type EnvironmentName = (typeof ENVIRONMENTS)[number];

/** Everything that can be decided about an environment. */
export const CHANGE_KINDS = [
  'promote',
  'rollout',
  'rollout-stop',
  'rollback',
  'pin',
  'unpin',
  'off',
  'on',
  'lock',
  'unlock',
  'withdraw',
  'reinstate',
] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/**
 * An application on a brand: the release for visitors outside every rollout, and the conditions that block a
 * change.
 */
export interface StatusCell {
  readonly brand: string;
  readonly decision: Decision;
  readonly layer: Layer;
  readonly rule?: string | undefined;
  readonly rollout?: { readonly id: string; readonly release: string; readonly share: number };
  readonly isLocked: boolean;
}

/** `GET /v1/status` */
export interface Status {
  readonly environment: EnvironmentName;
  readonly version: number;
  readonly issuedAt: string;
  /** Absent for a plan that does not end. */
  readonly expiresAt?: string | undefined;
  readonly locks: readonly { readonly id: string; readonly brand?: string }[];
  readonly withdrawn: readonly string[];
  readonly apps: readonly { readonly app: string; readonly brands: readonly StatusCell[] }[];
}

/** The last result of `foyer check` for a release. */
export interface CheckSummary {
  readonly at: string;
  readonly environment: EnvironmentName;
  readonly result: 'passed' | 'failed' | 'incomplete';
  readonly findings: number;
}

/** A release in `GET /v1/releases`. */
export interface ListedRelease {
  readonly app: string;
  readonly release: string;
  readonly version: string;
  readonly contract: number;
  readonly owner: string;
  readonly sequence: number;
  readonly publishedAt: string;
  readonly publishedBy: string;
  readonly signedBy: readonly string[];
  /** Null where it was never asked. */
  readonly checked: CheckSummary | null;
}

/** Counts of pages and how long it took until they showed what they are for; times in milliseconds. */
export interface Figures {
  /** Pages that wanted the release. */
  readonly loads: number;
  /** Number of these mounts that were not shown or broke later. */
  readonly failures: number;
  /** Number of the failures on pages that had shown the release before. */
  readonly broke: number;
  readonly measured: number;
  readonly readyP50: number | null;
  readonly readyP95: number | null;
}

export interface ReleaseHealth extends Figures {
  readonly app: string;
  readonly release: string;
  /** Role of the release in the environment now. */
  readonly role: 'default' | 'canary' | 'other';
  readonly codes: Readonly<Record<string, number>>;
  readonly brands: readonly (Figures & { readonly brand: string })[];
  /** One point a step, in the order of time; steps in which nothing was counted are left out. */
  readonly series: readonly (Figures & { readonly at: string })[];
}

/** `GET /v1/health` */
export interface Health {
  readonly environment: EnvironmentName;
  readonly minutes: number;
  readonly stepSeconds: number;
  readonly from: string;
  readonly to: string;
  readonly releases: readonly ReleaseHealth[];
}

/** A violation in `GET /v1/violations`: the same ones added up. */
export interface Violation {
  readonly kind: string;
  readonly app: string | null;
  readonly release: string | null;
  readonly brand: string | null;
  readonly subject: string;
  readonly blocked: string;
  readonly count: number;
  readonly first: string;
  readonly last: string;
}

/** The release that a share of a brand's visitors gets. */
export interface VisitorShare {
  readonly decision: Decision;
  readonly layer: Layer;
  readonly rule?: string;
  readonly share: number;
}

/** The release that visitors of a brand in these locales get. */
export interface Outcome {
  readonly locales: readonly string[];
  readonly meets: readonly VisitorShare[];
}

/** `POST /v1/changes/preview` */
export interface ChangePreview {
  readonly version: number;
  readonly brands: readonly string[];
  readonly differences: readonly {
    readonly brand: string;
    readonly app: string;
    readonly before: readonly Outcome[];
    readonly after: readonly Outcome[];
  }[];
  /**
   * For a rollout with a schedule: brands whose visitors all get the release at its end, including those that
   * it does not start with.
   */
  readonly end?: readonly string[];
}

/** A rollout, or a promotion that is watched for a while, in `GET /v1/rollouts`. */
export interface JudgedTrial {
  readonly kind: 'rollout' | 'promotion';
  readonly app: string;
  readonly release: string;
  readonly baseline: string;
  /** Null: all. */
  readonly brands: readonly string[] | null;
  readonly share: number;
  readonly schedule: readonly RolloutStep[] | null;
  readonly step: number;
  readonly startedAt: string;
  readonly stepStartedAt: string;
  readonly nextAt: string | null;
  /** Why it does not go on although it might. */
  readonly held: string | null;
  readonly verdict: { readonly kind: 'continue' | 'wait' | 'roll-back'; readonly reason: string };
}

/** `GET /v1/rollouts` */
export interface JudgedTrials {
  readonly environment: EnvironmentName;
  readonly version: number;
  /** With fewer loads than these of a release, its judge waits. */
  readonly fewestLoads: number;
  readonly rollouts: readonly JudgedTrial[];
  readonly promotions: readonly JudgedTrial[];
}

/** Everything that is decided of one application, or the locks, as the audit keeps it. */
export interface DecidedPart {
  readonly default?: string | null;
  readonly rollouts?: readonly RolloutRule[];
  /** How far the rollout was; null where none ran. */
  readonly progress?: { readonly release: string; readonly schedule?: readonly RolloutStep[] } | null;
  readonly rules?: readonly MarketRule[];
  readonly withdrawn?: readonly string[];
  readonly isForced?: boolean;
  readonly locks?: readonly { readonly id: string; readonly brand?: string }[];
}

/** An entry of `GET /v1/audit`, newest first. */
export interface TimelineEntry {
  readonly id: number;
  readonly hash: string;
  readonly chain: string;
  readonly number: number;
  readonly at: string;
  readonly actor: string;
  readonly role: string;
  readonly kind: string;
  readonly app?: string;
  readonly release?: string;
  readonly brands: readonly string[];
  readonly reason: string;
  readonly before: DecidedPart | null;
  readonly after: DecidedPart | null;
  /** Version of the plan that this change created. */
  readonly version?: number;
}

/** `POST /v1/changes` */
export interface Decided {
  /** Version of the plan from which on the decision applies. */
  readonly version: number;
  /** Brands whose visitors get another release, and brands that the change names. */
  readonly brands: readonly string[];
  /** The audit entry of the decision, from which its inverse can be derived. */
  readonly entry: TimelineEntry;
  /** The decision is stored but did not reach the edge yet; it is retried several times a minute. */
  readonly isLate: boolean;
}

/** `POST /v1/changes`, `POST /v1/changes/preview`: a decision as it is requested. */
export interface ChangeRequest {
  readonly environment: EnvironmentName;
  readonly kind: ChangeKind;
  readonly app?: string | undefined;
  readonly release?: string | undefined;
  /** Promotion: take the default release of this environment. */
  readonly from?: EnvironmentName | undefined;
  readonly scope?: MarketRule['scope'] | undefined;
  readonly brands?: readonly string[] | undefined;
  /** Buckets out of 10,000. */
  readonly share?: number | undefined;
  /** Rollouts only: advances through these steps and is promoted at the end, while evidence allows. */
  readonly schedule?: readonly RolloutStep[] | undefined;
  /** Rollouts only: reduces the share. Visitors who lose the release get the default again. */
  readonly narrower?: boolean | undefined;
  /** For the audit; never shown to players. */
  readonly reason: string;
  /** Shown to players. */
  readonly publicReason?: OffReason | undefined;
  /** Does not wait for the update gate. */
  readonly force?: boolean | undefined;
  /** Withdrawals only: open pages keep the release's files until they switch, because it fails but is trusted. */
  readonly keepsFiles?: boolean | undefined;
  /** Refused unless the environment is still at this version. */
  readonly expectedVersion?: number | undefined;
}

/**
 * Consecutive checks without a payment page before an alert is raised: two may be a restart; after three the
 * content that browsers receive has been unknown for minutes (PCI DSS 11.6.1).
 */
export const PAGE_TRIES_BEFORE_ALERT = 3;

/** A deviation of a payment page that was fetched, or that could not be fetched. */
export interface PageFinding {
  readonly problem:
    | 'header-changed'
    | 'header-added'
    | 'header-missing'
    | 'script-unknown'
    | 'script-unprotected'
    | 'markup-forbidden'
    | 'file-changed'
    | 'inventory-unsigned'
    | 'unreachable'
    | 'file-unreachable';
  /** The header, address, element or answer; never more than that of a page. */
  readonly subject: string;
}

/** A finding with its place. */
/** Pages as a real browser loaded them, held against the signed inventory. */
export interface BrowserPageCheck {
  readonly pages: number;
  /** Scripts and external style sheets that the browser parsed. */
  readonly scripts: number;
  readonly styles: number;
  readonly findings: readonly SiteFinding[];
}
export interface SiteFinding extends PageFinding {
  /** {@link EVERY_BRAND} for the provider's frame, which all brands open. */
  readonly brand: string;
  readonly page: string;
  /** For a page that could not be fetched: the number of consecutive checks, this one included. */
  readonly tries?: number;
  /** The edge has said that it starts, and its time is not over: missed, and not an alert yet. */
  readonly isAwaited?: boolean;
}

/**
 * Whether a finding needs an alert: the content that browsers receive is unknown, and no operator has marked
 * it as expected.
 */
export function isUnverified({ tries = 0, isAwaited = false }: SiteFinding): boolean {
  return tries >= PAGE_TRIES_BEFORE_ALERT && !isAwaited;
}

export const EVERY_BRAND = '*';

/** The last one in `GET /v1/page-check`. */
export interface PageCheckResult {
  readonly at: string;
  readonly cause: 'clock' | 'demand';
  readonly pages: number;
  readonly files: number;
  readonly milliseconds: number;
  readonly findings: readonly SiteFinding[];
}
