/** Answers of the registry about the integrity check of released files. Times are ISO 8601 in UTC. */
import * as v from 'valibot';
import { listOf } from '../lib/list-schema.ts';

const checkFaultSchema = v.object({
  app: v.string(),
  release: v.string(),
  /** `document` for the signed statement. */
  file: v.string(),
  problem: v.picklist(['changed', 'missing', 'signature-wrong', 'never-published']),
});
/** A file that differs from what was signed. */
export type CheckFault = v.InferOutput<typeof checkFaultSchema>;

/** `POST /v1/check` */
export const checkResultSchema = v.object({
  at: v.string(),
  cause: v.picklist(['start', 'daily', 'demand', 'watch']),
  releases: v.number(),
  files: v.number(),
  milliseconds: v.number(),
  faults: listOf(checkFaultSchema),
});
export type CheckResult = v.InferOutput<typeof checkResultSchema>;

/** `GET /v1/check`: the last check, null before the first. */
export const lastCheckSchema = v.object({ last: v.nullable(checkResultSchema) });
