/** Answers of the registry about release plans. Times are ISO 8601 in UTC. */
import * as v from 'valibot';
import { parseReleasePlan } from '../releases/parse-release-plan.ts';
import type { ReleasePlan } from '../releases/release-plan.ts';
import { signedReleaseSetSchema } from '../releases/signed-release-set.ts';
import type { GrantedWaiver } from '../releases/waivers.ts';
import { ENVIRONMENTS } from './environments.ts';
import { listOf } from '../lib/list-schema.ts';
import { releaseSchema } from './release-document.ts';
import { rolloutRuleSchema } from './release-rules.ts';

/**
 * `GET /v1/plan`: only the members that receivers read. A plan that edges reject can still be answered, so
 * that `foyer doctor` and a start of Foyer work while it is repaired.
 */
export const planSchema = v.object({
  plan: v.looseObject({
    version: v.number(),
    /** Absent for a plan that does not end. */
    expiresAt: v.exactOptional(v.string()),
    /** Default releases. */
    apps: listOf(v.looseObject({ app: v.string(), release: v.string() })),
    rollouts: v.exactOptional(listOf(rolloutRuleSchema)),
    /** `app@release`. */
    withdrawn: v.exactOptional(listOf(v.string())),
  }),
  signed: signedReleaseSetSchema,
});
export type PlanSummary = v.InferOutput<typeof planSchema>['plan'];

/** Parsed as edges do, so that a plan has one definition. */
const wholePlanSchema = v.pipe(
  v.unknown(),
  v.rawTransform(({ dataset, addIssue, NEVER }): ReleasePlan => {
    try {
      return parseReleasePlan(JSON.stringify(dataset.value));
    } catch (error) {
      addIssue({ message: error instanceof Error ? error.message : 'The release plan is not usable.' });
      return NEVER;
    }
  }),
);

const grantedWaiverSchema = v.object({
  app: v.string(),
  rule: v.string(),
  about: v.string(),
  reason: v.string(),
  until: v.string(),
}) satisfies v.GenericSchema<unknown, GrantedWaiver>;

/** `GET /v1/live`: the releases that some visitor can get, for the release gate. */
export const liveEvidenceSchema = v.object({
  environment: v.picklist(ENVIRONMENTS),
  version: v.number(),
  plan: wholePlanSchema,
  releases: listOf(
    v.object({
      app: v.string(),
      release: v.string(),
      brands: listOf(v.string()),
      /** The previous default, which a rollback restores. */
      isRollbackTarget: v.exactOptional(v.literal(true)),
      /** Absent for a release that was never published. */
      document: v.exactOptional(releaseSchema),
    }),
  ),
  /** Squads that the registry stores; absent from an earlier registry. */
  squads: v.exactOptional(
    listOf(
      v.object({
        name: v.string(),
        prefix: v.string(),
        brands: listOf(v.string()),
        budget: v.object({ js: v.number(), css: v.number() }),
        /** Absent from a registry before slots were data. */
        slots: v.exactOptional(listOf(v.object({ name: v.string(), places: listOf(v.string()) }))),
      }),
    ),
  ),
  /** Waivers of rules that no squad waives alone. */
  granted: listOf(grantedWaiverSchema),
  edge: v.object({ host: v.string(), port: v.number(), gamesPort: v.number() }),
  /** Public address of the brands' pages, `https://{brand}.example`, where it is not on this machine. */
  site: v.exactOptional(v.string()),
});
export type LiveEvidence = v.InferOutput<typeof liveEvidenceSchema>;

/** `GET /v1/contract-users`: live releases that use a member of the contract. */
export const contractUsersSchema = v.object({
  member: v.string(),
  users: listOf(
    v.object({ app: v.string(), release: v.string(), owner: v.string(), brands: listOf(v.string()) }),
  ),
});

/** `GET /v1/schema`: the SDL of each API. */
export const apiSchemasSchema = v.object({ schemas: v.record(v.string(), v.string()) });
