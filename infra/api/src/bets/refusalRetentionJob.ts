import { BRANDS, brands, licences, type BrandId } from '@foyer/market';
import type { Job, Pool } from '@foyer/runtime';
import { startRetentionJob, type RetentionDeps } from '../lib/startRetentionJob.ts';

const BATCH = 1_000;

/** Starts the job that deletes refused bets of all products past the retention of their licence. */
export function startRefusalRetentionJob(deps: RetentionDeps): Job<number> {
  return startRetentionJob(deps, {
    name: 'refused bet retention',
    batch: BATCH,
    deleteBatch: deleteRefusedBets,
  });
}

/** Deletes one batch of refused bets past their retention. @returns the number deleted. */
export async function deleteRefusedBets(pool: Pool, now: number, batch = BATCH): Promise<number> {
  const { rows } = await pool.query<{ deleted: number }>(
    'select api.delete_refused_bets($1, $2, $3) as deleted',
    [BRANDS, BRANDS.map((brand) => refusalsSince(brand, now)), batch],
  );
  return rows[0]?.deleted ?? 0;
}

/** Refusals before this time are deleted. */
function refusalsSince(brand: BrandId, now: number): Date {
  const date = new Date(now);
  date.setUTCFullYear(date.getUTCFullYear() - licences[brands[brand].licence].recordYears);
  return date;
}
