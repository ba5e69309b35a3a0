/** Decisions about an environment, and the answers of the registry to them. */
import * as v from 'valibot';
import type { MarketRule, OffReason } from '../releases/release-plan.ts';
import type { RolloutStep } from '../releases/rollout-schedule.ts';
import { ENVIRONMENTS, type EnvironmentName } from './environments.ts';
import { listOf } from '../lib/list-schema.ts';
import { decisionSchema, layerSchema } from './release-rules.ts';
import { timelineEntrySchema } from './timeline-answers.ts';

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
  'freeze',
  'unfreeze',
  'restore',
] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

const visitorShareSchema = v.object({
  decision: decisionSchema,
  layer: layerSchema,
  rule: v.exactOptional(v.string()),
  /** Buckets out of 10,000. */
  share: v.number(),
});
/** The release that a share of a brand's visitors gets. */
export type VisitorShare = v.InferOutput<typeof visitorShareSchema>;

const outcomeSchema = v.object({ locales: listOf(v.string()), shares: listOf(visitorShareSchema) });
/** The release that visitors of a brand in these locales get. */
export type Outcome = v.InferOutput<typeof outcomeSchema>;

/** `POST /v1/changes/preview` */
export const changePreviewSchema = v.object({
  version: v.number(),
  brands: listOf(v.string()),
  differences: listOf(
    v.object({
      brand: v.string(),
      app: v.string(),
      before: listOf(outcomeSchema),
      after: listOf(outcomeSchema),
    }),
  ),
  /**
   * For a rollout with a schedule: brands whose visitors all get the release at its end, including those that
   * it does not start with.
   */
  end: v.exactOptional(listOf(v.string())),
  /** For a restore: applications that keep their present release, because the earlier one may not run. */
  kept: v.exactOptional(
    listOf(v.object({ app: v.string(), release: v.string(), code: v.string(), text: v.string() })),
  ),
  /** The release has not passed its check: only `breakGlass` lets an operator apply the change. */
  unchecked: v.exactOptional(v.object({ code: v.string(), text: v.string() })),
});
export type ChangePreview = v.InferOutput<typeof changePreviewSchema>;

/** `POST /v1/changes` */
export const decidedSchema = v.object({
  /** Version of the plan from which on the decision applies. */
  version: v.number(),
  /** Brands whose visitors get another release, and brands that the change names. */
  brands: listOf(v.string()),
  /** The audit entry of the decision, from which its inverse can be derived. */
  entry: timelineEntrySchema,
  /** The decision is stored but has not reached the edge yet; delivery is retried several times a minute. */
  isLate: v.boolean(),
});
export type Decided = v.InferOutput<typeof decidedSchema>;

/** A change that overrides the release check, until a second person approves or rejects it. */
const breakGlassRequestSchema = v.object({
  id: v.string(),
  environment: v.picklist(ENVIRONMENTS),
  app: v.string(),
  release: v.string(),
  /** `promote`, `rollout` or `pin` with its members. */
  change: v.custom<ChangeRequest>((value) => typeof value === 'object' && value !== null),
  /** The refusal that would be overridden. */
  code: v.string(),
  problem: v.string(),
  reason: v.string(),
  /** Email of a staff account. */
  requestedBy: v.string(),
  requestedAt: v.string(),
  expiresAt: v.string(),
});
export type BreakGlassRequest = v.InferOutput<typeof breakGlassRequestSchema>;

/** `POST /v1/break-glass`: the stored request. */
export const requestedBreakGlassSchema = breakGlassRequestSchema;

/** `GET /v1/break-glass`: requests that can still be approved. */
export const breakGlassRequestsSchema = v.object({ requests: listOf(breakGlassRequestSchema) });

/** `POST /v1/break-glass/reject` */
export const rejectedBreakGlassSchema = v.object({ id: v.string(), app: v.string(), release: v.string() });

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
  /** Operators only: releases to players without a passed check, after the approval of a second one. */
  readonly breakGlass?: boolean | undefined;
  /** Freezes only: when it ends (ISO 8601). */
  readonly until?: string | undefined;
  /** Restores only: the time (ISO 8601) whose releases and switch-offs apply again. */
  readonly at?: string | undefined;
  /** Withdrawals only: open pages keep the release's files until they switch, because it fails but is trusted. */
  readonly keepsFiles?: boolean | undefined;
  /** Refused unless the environment is still at this version. */
  readonly expectedVersion?: number | undefined;
}
