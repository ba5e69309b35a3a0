import { auditPayloadSchema, type TimelineEntry } from '@foyer/kernel/timeline-answers';
import * as v from 'valibot';
import type { AuditRow } from './auditChain.ts';

const storedPayloadSchema = v.pipe(v.string(), v.parseJson(), auditPayloadSchema);

/** An entry that was just written. @throws for a payload that `GET /v1/audit` could not return. */
export function timelineEntryOf({
  id,
  hash,
  payload,
}: Pick<AuditRow, 'id' | 'hash' | 'payload'>): TimelineEntry {
  return { id, hash, ...v.parse(storedPayloadSchema, payload) };
}

/**
 * An entry of the audit log as `GET /v1/audit` returns it. Entries are never changed, so one that an older
 * version wrote may have another shape: its simple members are returned, and it is marked.
 */
export function readTimelineEntry({ id, hash, payload, ...columns }: AuditRow): TimelineEntry {
  const stored = v.safeParse(storedPayloadSchema, payload);
  if (stored.success) return { id, hash, ...stored.output };
  const { chain, number, app, brands } = columns;
  const { release, version, ...members } = v.parse(readableSchema, payload);
  return {
    id,
    hash,
    chain,
    number,
    brands,
    ...members,
    before: null,
    after: null,
    ...(app !== null && { app }),
    ...(release !== undefined && { release }),
    ...(version !== undefined && { version }),
    isUnreadable: true,
  };
}

const UNKNOWN = 'unknown';
/** Time of an entry without a readable one: the order of the log is by id. */
const UNKNOWN_TIME = new Date(0).toISOString();

const readableMembersSchema = v.object({
  at: v.fallback(v.pipe(v.string(), v.isoTimestamp()), UNKNOWN_TIME),
  actor: v.fallback(v.string(), UNKNOWN),
  role: v.fallback(v.string(), UNKNOWN),
  kind: v.fallback(v.string(), UNKNOWN),
  release: v.fallback(v.optional(v.string()), undefined),
  reason: v.fallback(v.string(), ''),
  version: v.fallback(v.optional(v.number()), undefined),
});
const readableSchema = v.fallback(
  v.pipe(v.string(), v.parseJson(), readableMembersSchema),
  v.parse(readableMembersSchema, {}),
);
