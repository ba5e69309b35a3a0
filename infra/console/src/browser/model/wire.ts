import type { Decision, Layer, MarketRule, OffReason, RolloutRule } from '@foyer/kernel/release-plan';

/** What the registry answers, as this page reads it; its README says the same by address. */
export const ENVIRONMENTS = ['dev', 'staging', 'production'] as const;
export type EnvironmentName = (typeof ENVIRONMENTS)[number];

export interface Cell {
  readonly brand: string;
  /** What those meet who are in no rollout. */
  readonly decision?: Decision;
  readonly layer: Layer;
  readonly rule?: string;
  readonly rollout?: { readonly id: string; readonly release: string; readonly share: number };
  readonly isLocked: boolean;
}

export interface Status {
  readonly environment: EnvironmentName;
  readonly version: number;
  readonly issuedAt: string;
  readonly expiresAt: string;
  readonly locks: readonly { readonly id: string; readonly brand?: string }[];
  readonly withdrawn: readonly string[];
  readonly apps: readonly { readonly app: string; readonly brands: readonly Cell[] }[];
}

export interface PublishedRelease {
  readonly app: string;
  readonly release: string;
  readonly version: string;
  readonly contract: number;
  readonly owner: string;
  readonly sequence: number;
  readonly publishedAt: string;
  readonly publishedBy: string;
  readonly signedBy: readonly string[];
  /** What `foyer check` said of it last; null where it was never asked. */
  readonly checked: { readonly at: string; readonly environment: EnvironmentName; readonly result: 'passed' | 'failed' | 'incomplete'; readonly findings: number } | null;
}

export interface Figures {
  readonly loads: number;
  readonly failures: number;
  readonly broke: number;
  readonly measured: number;
  readonly readyP50: number | null;
  readonly readyP95: number | null;
}

export interface ReleaseHealth extends Figures {
  readonly app: string;
  readonly release: string;
  readonly role: 'default' | 'canary' | 'other';
  readonly codes: Readonly<Record<string, number>>;
  readonly brands: readonly (Figures & { readonly brand: string })[];
  readonly series: readonly (Figures & { readonly at: string })[];
}

export interface Health {
  readonly minutes: number;
  readonly stepSeconds: number;
  readonly from: string;
  readonly to: string;
  readonly releases: readonly ReleaseHealth[];
}

export interface Violation {
  readonly kind: string;
  readonly app: string | null;
  readonly release: string | null;
  readonly brand: string;
  readonly subject: string;
  readonly blocked: string;
  readonly count: number;
  readonly first: string;
  readonly last: string;
}

/** Everything that is decided of one application, as the audit keeps it. */
export interface Part {
  readonly default?: string | null;
  readonly rollouts?: readonly RolloutRule[];
  readonly rules?: readonly MarketRule[];
  readonly withdrawn?: readonly string[];
  readonly isForced?: boolean;
  readonly locks?: readonly { readonly id: string; readonly brand?: string }[];
}

export interface AuditEntry {
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
  readonly before: Part | null;
  readonly after: Part | null;
  readonly version?: number;
}

export const CHANGE_KINDS = ['promote', 'rollout', 'rollout-stop', 'rollback', 'pin', 'unpin', 'off', 'on', 'lock', 'unlock', 'withdraw', 'reinstate'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

export interface Change {
  readonly kind: ChangeKind;
  readonly app?: string;
  readonly release?: string;
  readonly brands?: readonly string[];
  readonly scope?: MarketRule['scope'];
  readonly share?: number;
  readonly schedule?: readonly { readonly share: number; readonly minutes: number }[];
  readonly publicReason?: OffReason;
  readonly force?: boolean;
}

export interface Meeting {
  readonly decision: Decision;
  readonly layer: Layer;
  readonly share: number;
}

export interface Preview {
  readonly version: number;
  readonly brands: readonly string[];
  readonly differences: readonly {
    readonly brand: string;
    readonly app: string;
    readonly before: readonly { readonly locales: readonly string[]; readonly meets: readonly Meeting[] }[];
    readonly after: readonly { readonly locales: readonly string[]; readonly meets: readonly Meeting[] }[];
  }[];
}

export interface Person {
  readonly name: string;
  readonly email: string;
  readonly roles: readonly string[];
}
