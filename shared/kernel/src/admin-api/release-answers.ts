/** Answers of the registry about published releases. Times are ISO 8601 in UTC. */
import * as v from 'valibot';
import { ENVIRONMENTS } from './environments.ts';
import { listOf } from '../lib/list-schema.ts';
import { sourceSchema } from './release-document.ts';

const checkSummarySchema = v.object({
  at: v.string(),
  environment: v.picklist(ENVIRONMENTS),
  result: v.picklist(['passed', 'failed', 'incomplete']),
  findings: v.number(),
});
/** The last result of `foyer check` for a release. */
export type CheckSummary = v.InferOutput<typeof checkSummarySchema>;

const listedReleaseSchema = v.object({
  app: v.string(),
  release: v.string(),
  /** `r14`, or `1.2.0+r14` where the squad sets a version. */
  version: v.string(),
  contract: v.number(),
  owner: v.string(),
  /** Increases with every release of the application. */
  sequence: v.number(),
  publishedAt: v.string(),
  publishedBy: v.string(),
  /** Ids of the keys. */
  signedBy: listOf(v.string()),
  /** Absent for a release that was built outside of a repository, or before sources were recorded. */
  source: v.exactOptional(sourceSchema),
  /** Null for a release that was never checked. */
  checked: v.nullable(checkSummarySchema),
});
export type ListedRelease = v.InferOutput<typeof listedReleaseSchema>;

/** `GET /v1/releases`, newest first within an application. */
export const releasesSchema = v.object({ releases: listOf(listedReleaseSchema) });

/** `POST /v1/releases` */
export const publishedReleaseSchema = v.object({
  app: v.string(),
  release: v.string(),
  sequence: v.number(),
  /** False when the same release was published before. */
  isNew: v.boolean(),
});
