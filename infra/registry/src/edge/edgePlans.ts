import { inTransaction } from '@foyer/runtime';
import { announce } from '../alerts/announce.ts';
import { acquireLock, writeAudit } from '../audit/auditLog.ts';
import { LOCAL_ENVIRONMENT } from '../environment.ts';
import { readEnvironment } from '../plan/environments.ts';
import type { Registry } from '../registry.ts';

/**
 * An edge that serves an outdated plan for this long raises an alert. Normally a decision reaches edges
 * within a second.
 */
export const MAX_EDGE_LAG_MS = 60_000;
/**
 * Edges report their plan version every 20 seconds; an edge without a report for this long is ignored here,
 * because the page check detects unreachable pages.
 */
const REPORT_TIMEOUT_MS = 90_000;
const DELETED_AFTER_MS = 24 * 3_600_000;
const ALERT_SUBJECT = 'edges-behind';

export async function storeEdgePlan(
  { pool, clock }: Registry,
  keyId: string,
  { edge, version }: { readonly edge: string; readonly version: number },
): Promise<void> {
  await pool.query(
    `insert into registry.edge_plan (key_id, edge, version, seen) values ($1, $2, $3, $4)
     on conflict (key_id, edge) do update set version = excluded.version, seen = excluded.seen`,
    [keyId, edge, version, new Date(clock())],
  );
}

interface EdgeRow {
  readonly edge: string;
  readonly version: number;
  readonly behind_since: Date | null;
  readonly alerted_at: Date | null;
}

/** Number of reporting edges that have served an outdated plan for longer than {@link MAX_EDGE_LAG_MS}. */
export async function edgesBehind({ pool, clock }: Registry): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::int as count from registry.edge_plan where seen > $1 and behind_since <= $2',
    [new Date(clock() - REPORT_TIMEOUT_MS), new Date(clock() - MAX_EDGE_LAG_MS)],
  );
  return rows[0]?.count ?? 0;
}

/**
 * Compares the plan versions of the edges with the registry's. Raises an alert when a decision does not reach
 * pages, and ends it when it does.
 */
export async function checkEdgePlans(registry: Registry): Promise<void> {
  const { pool, clock } = registry;
  const now = clock();
  const { version } = await readEnvironment(pool, LOCAL_ENVIRONMENT);
  await pool.query('delete from registry.edge_plan where seen < $1', [new Date(now - DELETED_AFTER_MS)]);
  const { rows } = await pool.query<EdgeRow>(
    'update registry.edge_plan set behind_since = case when version < $1 then coalesce(behind_since, $2) end where seen > $3 returning edge, version, behind_since, alerted_at',
    [version, new Date(now), new Date(now - REPORT_TIMEOUT_MS)],
  );
  const behind = rows.filter(
    ({ behind_since: since }) => since !== null && since.getTime() <= now - MAX_EDGE_LAG_MS,
  );
  const { rowCount: alerted } = await pool.query(
    'select 1 from registry.edge_plan where alerted_at is not null limit 1',
  );
  if (behind.length > 0 && alerted === 0) await announceLag(registry, behind, version);
  if (behind.length === 0 && alerted !== 0) await announceRecovery(registry, version);
}

async function announceLag(registry: Registry, behind: readonly EdgeRow[], version: number): Promise<void> {
  const edges = behind.map(({ edge, version: given }) => ({ edge, version: given }));
  const text = `${behind.length === 1 ? 'An edge serves' : `${behind.length} edges serve`} version ${Math.min(...edges.map((edge) => edge.version))} of the plan instead of ${version}: later decisions, including switch-offs, do not reach their pages`;
  registry.log.error('ALERT edges serve an outdated plan', { edges, version });
  await storeAlertState(registry, 'edge-behind', text, { edges, version }, true);
  await announce(registry, { text, about: ALERT_SUBJECT });
}

async function announceRecovery(registry: Registry, version: number): Promise<void> {
  const text = `Every reporting edge serves version ${version} of the plan`;
  registry.log.info('alert ended: every reporting edge serves the current plan', { version });
  await storeAlertState(registry, 'edge-current', text, { version }, false);
  await announce(registry, { text, about: ALERT_SUBJECT, ended: true });
}

/** Stores the audit entry together with the mark that the alert was raised, so that it is raised once. */
function storeAlertState(
  { pool, clock }: Registry,
  kind: string,
  reason: string,
  after: object,
  isAlerted: boolean,
): Promise<void> {
  const at = new Date(clock());
  return inTransaction(pool, async (client) => {
    await acquireLock(client, 'registry');
    await client.query(
      'update registry.edge_plan set alerted_at = case when $1 then $2::timestamptz end where alerted_at is not null or behind_since is not null',
      [isAlerted, at],
    );
    await writeAudit(client, {
      chain: 'registry',
      at: at.toISOString(),
      actor: 'registry',
      role: 'edge-watch',
      kind,
      brands: [],
      reason,
      before: null,
      after,
    });
  });
}
