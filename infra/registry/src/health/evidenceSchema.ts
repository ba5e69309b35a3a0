import { BRANDS } from '@foyer/market';
import { READY_BOUNDS_MS } from '@foyer/runtime';
import * as v from 'valibot';
import { ENVIRONMENTS } from '@foyer/kernel/environments';
import { LOCAL_ENVIRONMENT } from '../environment.ts';

const MAX_CELLS = 5_000;
const MAX_VIOLATIONS = 1_000;
const MAX_COUNT = 1_000_000;
const MAX_CODES = 32;

const name = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,63}$/i));
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_COUNT));
const at = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const text = (maxLength: number) => v.pipe(v.string(), v.maxLength(maxLength));

const cell = v.strictObject({
  app: name,
  release: name,
  brand: v.picklist(BRANDS),
  at,
  opened: count,
  failed: count,
  broke: count,
  codes: v.pipe(
    v.record(v.pipe(v.string(), v.regex(/^[A-Z_]{1,40}$/)), count),
    v.check((codes) => Object.keys(codes).length <= MAX_CODES, 'there are too many codes'),
  ),
  ready: v.pipe(v.array(count), v.length(READY_BOUNDS_MS.length + 1)),
});

const violation = v.strictObject({
  kind: v.picklist(['policy', 'integrity']),
  app: v.optional(name),
  release: v.optional(name),
  brand: v.optional(v.picklist(BRANDS)),
  at,
  subject: text(64),
  blocked: text(300),
  count: v.pipe(count, v.minValue(1)),
});

/** A batch of evidence as an edge sends it. */
export const evidenceSchema = v.strictObject({
  environment: v.optional(v.picklist(ENVIRONMENTS), LOCAL_ENVIRONMENT),
  id: v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/)),
  cells: v.pipe(v.array(cell), v.maxLength(MAX_CELLS)),
  violations: v.pipe(v.array(violation), v.maxLength(MAX_VIOLATIONS)),
});
export type ReceivedEvidence = v.InferOutput<typeof evidenceSchema>;
