import type { PageCheckResult } from '@foyer/kernel/page-check-answers';
import type { Registry } from '../registry.ts';
import { isEdgeStarting } from '../edge/edgeHeartbeats.ts';
import { checkPages } from './checkPages.ts';
import { withTries, isUnreachable, nameOf, alertOnPageChanges } from './pageAlerts.ts';

const RETENTION_DAYS = 90; // requirements/reliability#records: records of verification
const DAY_MS = 24 * 3_600_000;

/**
 * Fetches the payment pages of every brand and the provider's frame as a browser would, and compares headers, scripts and their bytes with what is signed (PCI DSS 11.6.1). Stores the result, and raises an alert for new differences and for pages that cannot be fetched.
 */
export function runPageCheck(registry: Registry, cause: PageCheckResult['cause']): Promise<PageCheckResult> {
  const known = running.get(registry);
  if (known) return known;
  const check = checkAndAlert(registry, cause).finally(() => running.delete(registry));
  running.set(registry, check);
  return check;
}

/** One check at a time: two would raise the same alert twice. */
const running = new WeakMap<Registry, Promise<PageCheckResult>>();

async function checkAndAlert(registry: Registry, cause: PageCheckResult['cause']): Promise<PageCheckResult> {
  const started = performance.now();
  const before = await lastPageCheck(registry);
  let checked = await checkPages(registry);
  // a release may have gone live between reading the plan and the page, so a second check confirms findings
  if (checked.findings.length > 0) {
    const first = new Set(checked.findings.map(nameOf));
    const again = await checkPages(registry);
    checked = { ...again, findings: again.findings.filter((found) => first.has(nameOf(found))) };
  }
  const isAwaited = checked.findings.some(isUnreachable) && (await isEdgeStarting(registry));
  const result: PageCheckResult = {
    at: new Date(registry.clock()).toISOString(),
    cause,
    ...checked,
    findings: withTries(checked.findings, before, isAwaited),
    milliseconds: Math.round(performance.now() - started),
  };
  await registry.pool.query(
    'insert into registry.page_check (at, cause, pages, files, milliseconds, findings) values ($1, $2, $3, $4, $5, $6)',
    [result.at, cause, result.pages, result.files, result.milliseconds, JSON.stringify(result.findings)],
  );
  await alertOnPageChanges(registry, result, before);
  return result;
}

export async function lastPageCheck({ pool }: Pick<Registry, 'pool'>): Promise<PageCheckResult | undefined> {
  const { rows } = await pool.query<Omit<PageCheckResult, 'at'> & { at: Date }>(
    'select at, cause, pages, files, milliseconds, findings from registry.page_check order by id desc limit 1',
  );
  return rows[0] && { ...rows[0], at: rows[0].at.toISOString() };
}

export async function deleteOldPageChecks({ pool }: Registry, now: number): Promise<void> {
  await pool.query('delete from registry.page_check where at < $1', [
    new Date(now - RETENTION_DAYS * DAY_MS),
  ]);
}
