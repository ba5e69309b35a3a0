/** Answers of the registry about evidence from browsers. Times are ISO 8601 in UTC, durations milliseconds. */
import * as v from 'valibot';
import { ENVIRONMENTS } from './environments.ts';
import { listOf } from '../lib/list-schema.ts';

const figures = {
  /** Page loads that requested the release. */
  loads: v.number(),
  /** Number of these loads in which the release was not shown or broke later. */
  failures: v.number(),
  /** Number of the failures on pages that had shown the release before. */
  broke: v.number(),
  measured: v.number(),
  readyP50: v.nullable(v.number()),
  readyP95: v.nullable(v.number()),
};
export const figuresSchema = v.object(figures);
/** Counts of page loads, and the time until their content was shown. */
export type Figures = v.InferOutput<typeof figuresSchema>;

const releaseHealthSchema = v.object({
  app: v.string(),
  release: v.string(),
  /** Role of the release in the environment now. */
  role: v.picklist(['default', 'canary', 'other']),
  ...figures,
  /** Failures by code. */
  codes: v.record(v.string(), v.number()),
  brands: listOf(v.object({ brand: v.string(), ...figures })),
  /** One point per step, oldest first; steps without a load are left out. */
  series: listOf(v.object({ at: v.string(), ...figures })),
});
export type ReleaseHealth = v.InferOutput<typeof releaseHealthSchema>;

/** `GET /v1/health` */
export const healthSchema = v.object({
  environment: v.picklist(ENVIRONMENTS),
  minutes: v.number(),
  stepSeconds: v.number(),
  from: v.string(),
  to: v.string(),
  releases: listOf(releaseHealthSchema),
});
export type Health = v.InferOutput<typeof healthSchema>;

const violationSchema = v.object({
  kind: v.string(),
  app: v.nullable(v.string()),
  release: v.nullable(v.string()),
  brand: v.nullable(v.string()),
  subject: v.string(),
  blocked: v.string(),
  count: v.number(),
  first: v.string(),
  last: v.string(),
});
/** Equal policy violations, counted together. */
export type Violation = v.InferOutput<typeof violationSchema>;

/** `GET /v1/violations`, the most frequent first. */
export const violationsSchema = v.object({
  environment: v.picklist(ENVIRONMENTS),
  minutes: v.number(),
  violations: listOf(violationSchema),
});
