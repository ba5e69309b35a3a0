import type { EnvironmentName } from '@foyer/kernel/environments';
import type { Explanation } from '@foyer/kernel/status-answers';
import type { Pool } from '@foyer/runtime';
import { GATED } from '../gate/checkStore.ts';
import { readTimelineEntry } from './timelineEntry.ts';
import type { AuditRow } from './auditChain.ts';

/** The overridden check of the latest decision that gives players this release; undefined when it passed. */
export async function overriddenCheck(
  pool: Pool,
  environment: EnvironmentName,
  app: string,
  release: string,
): Promise<Explanation['unchecked']> {
  const { rows } = await pool.query<AuditRow>(
    `select id, chain, number, app, brands, payload, previous, hash from registry.audit
     where chain = $1 and app = $2 and payload::jsonb ->> 'release' = $3 and payload::jsonb ->> 'kind' = any ($4)
     order by number desc limit 1`,
    [environment, app, release, [...GATED]],
  );
  const [row] = rows;
  const entry = row && readTimelineEntry(row);
  if (entry?.unchecked === undefined) return undefined;
  const { unchecked: code, reason, at, actor: by, approval } = entry;
  return { code, reason, at, by, ...(approval && { requestedBy: approval.requestedBy }) };
}
