import type { EidParts } from './deps.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Deletes what has expired: an hour later, so that replays of codes are recognised, and requests to phones
 * a day later. The event log is kept.
 */
export async function deleteExpired({ pool, clock }: Pick<EidParts, 'pool' | 'clock'>): Promise<void> {
  await pool.query('delete from eid.provider_record where expires_at < $1', [new Date(clock() - HOUR_MS)]);
  await pool.query('delete from eid.authentication where expires_at < $1', [new Date(clock() - DAY_MS)]);
}
