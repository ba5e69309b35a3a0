/** Answers of the registry about the releases that visitors get now. Times are ISO 8601 in UTC. */
import * as v from 'valibot';
import type { StepReason } from '../release-choice/resolve-release.ts';
import { ENVIRONMENTS } from './environments.ts';
import { listOf } from '../lib/list-schema.ts';
import { sourceSchema } from './release-document.ts';
import { decisionSchema, freezeSchema, layerSchema, lockSchema } from './release-rules.ts';

const statusCellSchema = v.object({
  brand: v.string(),
  decision: decisionSchema,
  /** Version of the release, `r14`; absent for an application that is switched off. */
  version: v.exactOptional(v.string()),
  layer: layerSchema,
  rule: v.optional(v.string()),
  /** Share in buckets out of 10,000. */
  rollout: v.exactOptional(v.object({ id: v.string(), release: v.string(), share: v.number() })),
  isLocked: v.boolean(),
});
/**
 * An application on a brand: the release for visitors outside every rollout, and the conditions that block a
 * change.
 */
export type StatusCell = v.InferOutput<typeof statusCellSchema>;

/** `GET /v1/status` */
export const statusSchema = v.object({
  environment: v.picklist(ENVIRONMENTS),
  version: v.number(),
  issuedAt: v.string(),
  /** Absent for a plan that does not end. */
  expiresAt: v.optional(v.string()),
  locks: listOf(lockSchema),
  /** Active freezes; absent from registries of earlier releases. */
  freezes: v.exactOptional(listOf(freezeSchema)),
  withdrawn: listOf(v.string()),
  apps: listOf(v.object({ app: v.string(), brands: listOf(statusCellSchema) })),
});
export type Status = v.InferOutput<typeof statusSchema>;

const STEP_REASONS = [
  'is-the-default',
  'has-no-default',
  'bucket-inside',
  'bucket-outside',
  'brand-not-included',
  'scope-fits',
  'scope-differs',
  'off-outranks-pins',
  'another-rule-is-closer',
  'staff-preview',
  'release-unknown',
  'release-withdrawn',
  'did-not-run',
  'previous-default',
  'nothing-left',
] as const satisfies readonly StepReason[];

/** `GET /v1/explain`: the release that one visitor gets, with every candidate that was considered. */
export const explanationSchema = v.object({
  version: v.number(),
  decision: decisionSchema,
  layer: layerSchema,
  rule: v.exactOptional(v.string()),
  /** Version of the release. */
  releaseVersion: v.exactOptional(v.string()),
  /** Source of the release, where it was published with one. */
  source: v.exactOptional(sourceSchema),
  /** The latest decision for the release overrode its check. */
  unchecked: v.exactOptional(
    v.object({
      code: v.string(),
      reason: v.string(),
      at: v.string(),
      /** Person who approved it, or the machine that built the release. */
      by: v.string(),
      requestedBy: v.exactOptional(v.string()),
    }),
  ),
  /** Bucket of the visitor for this application. */
  bucket: v.number(),
  steps: listOf(
    v.object({
      layer: layerSchema,
      rule: v.exactOptional(v.string()),
      taken: v.boolean(),
      reason: v.picklist(STEP_REASONS),
      decision: v.exactOptional(decisionSchema),
    }),
  ),
});
export type Explanation = v.InferOutput<typeof explanationSchema>;
