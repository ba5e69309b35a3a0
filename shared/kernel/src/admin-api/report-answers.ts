/** Answers of the registry about reports of releases from browsers. Times are ISO 8601 in UTC. */
import * as v from 'valibot';
import { ENVIRONMENTS } from './environments.ts';
import { listOf } from '../lib/list-schema.ts';
import { sizeBudgetSchema } from '../releases/size-budget.ts';

const counts = v.record(v.string(), v.number());

const errorGroupSchema = v.object({
  app: v.string(),
  release: v.string(),
  /** Squad that owns the application. */
  owner: v.string(),
  fingerprint: v.string(),
  /** Failure code of a remote, or the area of the shell. */
  code: v.string(),
  /** Without variable parts and personal data. */
  message: v.string(),
  /** Innermost first; source positions where the source map of the release is stored. */
  frames: listOf(v.string()),
  /** Reports of the requested period. */
  count: v.number(),
  firstSeen: v.string(),
  lastSeen: v.string(),
  brands: counts,
  browsers: counts,
  /** Other releases of the application with the same error. */
  alsoIn: listOf(v.string()),
});
/** Equal errors of one release. */
export type ErrorGroup = v.InferOutput<typeof errorGroupSchema>;

/** Code and message, of which a remote's error may repeat the code. */
export function errorTitle({ code, message }: Pick<ErrorGroup, 'code' | 'message'>): string {
  if (message === '') return code;
  return message.startsWith(`${code}: `) ? message : `${code}: ${message}`;
}

/** `GET /v1/errors`, the most frequent first. */
export const errorGroupsSchema = v.object({
  environment: v.picklist(ENVIRONMENTS),
  since: v.string(),
  /** Number of groups, including those beyond the limit. */
  total: v.number(),
  groups: listOf(errorGroupSchema),
});
export type ErrorGroups = v.InferOutput<typeof errorGroupsSchema>;

const timingSchema = v.object({
  /** `mount`, `ready`, `lcp`, `inp`: milliseconds; `cls`: thousandths. */
  name: v.string(),
  count: v.number(),
  p50: v.nullable(v.number()),
  p95: v.nullable(v.number()),
});
const releaseUsageSchema = v.object({
  app: v.string(),
  release: v.string(),
  timings: listOf(timingSchema),
  /** `page:lobby`, `slot:…`, `feature:…`, the most frequent first. */
  uses: listOf(v.object({ name: v.string(), count: v.number() })),
  /** Visits that requested the release, and those of them with each signal. */
  signals: counts,
});
export type ReleaseUsage = v.InferOutput<typeof releaseUsageSchema>;

/** `GET /v1/usage` */
export const usageSchema = v.object({
  environment: v.picklist(ENVIRONMENTS),
  minutes: v.number(),
  releases: listOf(releaseUsageSchema),
});
export type Usage = v.InferOutput<typeof usageSchema>;

const releaseSizeSchema = v.object({
  app: v.string(),
  release: v.string(),
  publishedAt: v.string(),
  /** Compressed bytes of a first visit. */
  js: v.number(),
  css: v.number(),
  /** The budget at the time of the measurement; null without one. */
  budgetJs: v.nullable(v.number()),
  budgetCss: v.nullable(v.number()),
  /** Page that the measurement includes; null: the entry alone. */
  page: v.nullable(v.string()),
});
/** Bytes of a release against its budget. */
export type ReleaseSize = v.InferOutput<typeof releaseSizeSchema>;

/** `GET /v1/sizes`, oldest first, with the budgets that apply now. */
export const releaseSizesSchema = v.object({
  sizes: listOf(releaseSizeSchema),
  budgets: v.optional(v.record(v.string(), sizeBudgetSchema), {}),
});
export type ReleaseSizes = v.InferOutput<typeof releaseSizesSchema>;

/** `POST /v1/budgets` */
export const storedBudgetSchema = v.object({ app: v.string(), isChanged: v.boolean() });
