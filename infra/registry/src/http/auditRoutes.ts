import { ENVIRONMENTS } from '@foyer/kernel/environments';
import { BRANDS } from '@foyer/market';
import type { Routes } from '@foyer/runtime';
import * as v from 'valibot';
import type { AuditRow } from '../audit/auditChain.ts';
import { readTimeline, readWholeAudit, verifyAudit } from '../audit/auditLog.ts';
import { readTimelineEntry } from '../audit/timelineEntry.ts';
import { checked, type Route } from './handler.ts';
import { appParameter, numberParameter } from './parameters.ts';

const ENTRIES_PER_PAGE = 50;
const MAX_ENTRIES_PER_PAGE = 200;

const ofTimeline = v.object({
  environment: v.optional(v.picklist([...ENVIRONMENTS, 'registry'])),
  app: v.optional(appParameter),
  brand: v.optional(v.picklist(BRANDS)),
  before: v.optional(numberParameter(1, Number.MAX_SAFE_INTEGER)),
  limit: v.optional(numberParameter(1, MAX_ENTRIES_PER_PAGE), String(ENTRIES_PER_PAGE)),
});

/** The audit log. Every key of the ring may read it. */
export const AUDIT_ROUTES: Routes<Route> = {
  async 'GET /v1/audit'({ pool }, { query }) {
    const { environment, ...rest } = checked(ofTimeline, Object.fromEntries(query));
    const rows = await readTimeline(pool, { chain: environment, ...rest });
    return {
      value: {
        entries: rows.map(readTimelineEntry),
        next: rows.length === rest.limit ? rows.at(-1)?.id : undefined,
      },
    };
  },
  async 'GET /v1/audit/export'({ pool }) {
    return { lines: (await readWholeAudit(pool)).map(exported) };
  },
  async 'GET /v1/audit/verify'({ pool }) {
    return { value: await verifyAudit(pool) };
  },
};

/**
 * One line of the export, verifiable on its own: `hash` is the SHA-256 of `previous`, a line feed and
 * `payload`.
 */
function exported({ chain, number: place, previous, payload, hash }: AuditRow): string {
  return JSON.stringify({ chain, number: place, previous, payload, hash });
}
