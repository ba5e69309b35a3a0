import { BRANDS } from '@foyer/market';
import { READY_BOUNDS_MS, SIGNALS, TIMINGS } from '@foyer/runtime';
import * as v from 'valibot';
import { ENVIRONMENTS } from '@foyer/kernel/environments';
import { LOCAL_ENVIRONMENT } from '../environment.ts';

const MAX_CELLS = 5_000;
const MAX_VIOLATIONS = 1_000;
const MAX_COUNT = 1_000_000;
const MAX_CODES = 32;
const MAX_USES = 64;
const MAX_ERRORS = 500;
const MAX_FRAMES = 10;

const name = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,63}$/i));
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_COUNT));
const at = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const text = (maxLength: number) => v.pipe(v.string(), v.maxLength(maxLength));

const histogram = v.pipe(v.array(count), v.length(READY_BOUNDS_MS.length + 1));

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
  ready: histogram,
  signals: v.optional(v.partial(v.strictObject({ ...entriesOf(SIGNALS, count) })), {}),
  timings: v.optional(v.partial(v.strictObject({ ...entriesOf(TIMINGS, histogram) })), {}),
  uses: v.optional(
    v.pipe(
      v.record(v.pipe(v.string(), v.regex(/^(?:(?:page|slot|feature):[\w.-]{1,48}|other)$/)), count),
      v.check((uses) => Object.keys(uses).length <= MAX_USES, 'there are too many uses'),
    ),
    {},
  ),
});

/** Errors of one group, brand and browser, as an edge counted them. */
const error = v.strictObject({
  app: name,
  release: name,
  brand: v.picklist(BRANDS),
  browser: v.pipe(v.string(), v.regex(/^[\w ]{1,32}$/)),
  fingerprint: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  code: v.pipe(v.string(), v.regex(/^[A-Za-z][\w.-]{0,63}$/)),
  message: text(300),
  frames: v.pipe(v.array(text(300)), v.maxLength(MAX_FRAMES)),
  first: at,
  last: at,
  count: v.pipe(count, v.minValue(1)),
});
export type ReceivedError = v.InferOutput<typeof error>;

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
  errors: v.optional(v.pipe(v.array(error), v.maxLength(MAX_ERRORS)), []),
});
export type ReceivedEvidence = v.InferOutput<typeof evidenceSchema>;

function entriesOf<Name extends string, Schema extends v.GenericSchema>(
  names: readonly Name[],
  schema: Schema,
): Readonly<Record<Name, Schema>> {
  return Object.fromEntries(names.map((one) => [one, schema])) as Record<Name, Schema>;
}
