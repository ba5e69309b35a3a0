/** Answers of the registry about overrides: releases that one staff member sees. Times are ISO 8601 in UTC. */
import * as v from 'valibot';
import { ENVIRONMENTS } from './environments.ts';
import { listOf } from '../lib/list-schema.ts';

/** `override`: a developer's own change on a deployed page. `preview`: a release for another staff member. */
export const OVERRIDE_KINDS = ['override', 'preview'] as const;
export type OverrideKind = (typeof OVERRIDE_KINDS)[number];

const overrideSchema = v.object({
  id: v.string(),
  /** Id in the link: that of the override itself, or of the first override whose link it continues. */
  link: v.string(),
  kind: v.picklist(OVERRIDE_KINDS),
  environment: v.picklist(ENVIRONMENTS),
  app: v.string(),
  release: v.string(),
  brand: v.string(),
  /** Staff member by id of the staff realm. */
  subject: v.string(),
  email: v.string(),
  reason: v.string(),
  issuedBy: v.string(),
  issuedAt: v.string(),
  expiresAt: v.string(),
  revokedAt: v.nullable(v.string()),
});
export type Override = v.InferOutput<typeof overrideSchema>;

/** `GET /v1/overrides`, newest first. */
export const overridesSchema = v.object({ overrides: listOf(overrideSchema) });

/** `POST /v1/overrides`: `link` is a path with query on the brand's site. */
export const createdOverrideSchema = v.object({
  ...overrideSchema.entries,
  /** The override is stored, but the edge could not be notified. */
  isLate: v.boolean(),
});
export type CreatedOverride = v.InferOutput<typeof createdOverrideSchema>;

/** `POST /v1/overrides/revoke` */
export const revokedOverrideSchema = v.object({ id: v.string(), isLate: v.boolean() });
