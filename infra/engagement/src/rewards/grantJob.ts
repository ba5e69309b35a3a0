import { metricsOf, startJob, type Job } from '@foyer/runtime';
import type { EngagementParts } from '../deps.ts';

const EVERY_MS = 5_000;
const BATCH = 50;
const FIRST_RETRY_SECONDS = 5;
const MAX_RETRY_SECONDS = 3_600;

interface DueRow {
  readonly key: string;
  readonly brand: string;
  readonly player_id: string;
  readonly offer: string;
}

/**
 * Sends rewards to the operator, which assigns them. A grant is stored with its key before it is sent and
 * retried until the operator confirms it, so a killed process repeats it under the same key.
 */
export function startGrantJob(parts: EngagementParts): Job<number> {
  const outcomes = metricsOf('engagement').count('grants', 'Rewards sent to the operator, by outcome', {
    outcome: ['confirmed', 'refused', 'failed'],
  });
  return startJob({
    name: 'engagement rewards',
    everyMs: EVERY_MS,
    log: parts.log,
    hasMore: (sent) => sent === BATCH,
    run: () => sendGrants(parts, (outcome) => outcomes.add({ outcome })),
  });
}

/** Sends the rewards that are due. @returns their number. */
export async function sendGrants(
  { pool, operator, clock, log }: Pick<EngagementParts, 'pool' | 'operator' | 'clock' | 'log'>,
  onOutcome: (outcome: 'confirmed' | 'refused' | 'failed') => void = () => undefined,
): Promise<number> {
  const now = new Date(clock());
  // reserves the rows: another process sends them only when the next attempt is due
  const { rows } = await pool.query<DueRow>(
    `update engagement.reward_grant set attempts = attempts + 1,
       next_attempt_at = $1::timestamptz + make_interval(secs => least($2 * power(2, least(attempts, 20)), $3))
     where key in (
       select key from engagement.reward_grant
       where confirmed_at is null and refused_code is null and (next_attempt_at is null or next_attempt_at <= $1)
       order by seq limit $4 for update skip locked)
     returning key, brand, player_id, offer`,
    [now, FIRST_RETRY_SECONDS, MAX_RETRY_SECONDS, BATCH],
  );
  for (const { key, brand, player_id: playerId, offer } of rows)
    try {
      const refusal = await operator.grant({ key, brand, playerId, offer });
      await pool.query(
        'update engagement.reward_grant set confirmed_at = case when $2::text is null then $3::timestamptz end, refused_code = $2 where key = $1',
        [key, refusal ?? null, now],
      );
      if (refusal !== undefined) log.error('reward refused by the operator', { key, offer, refusal });
      onOutcome(refusal === undefined ? 'confirmed' : 'refused');
    } catch (error) {
      log.warn('reward not confirmed by the operator, retrying', { key, error });
      onOutcome('failed');
    }
  return rows.length;
}
