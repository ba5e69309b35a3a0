import { startJob, type Job } from '@foyer/runtime';
import type { ChatParts } from '../deps.ts';

const DAY_MS = 24 * 3_600_000;
const HOUR_MS = 3_600_000;
const MAX_PER_RUN = 500;

/** Starts the job that deletes conversations `chatRetentionDays` after their end, with their messages. */
export function startRetentionJob(
  parts: Pick<ChatParts, 'pool' | 'clock' | 'settings' | 'log'>,
): Job<number> {
  return startJob({
    name: 'live chat retention',
    everyMs: HOUR_MS,
    jitter: 0.1,
    log: parts.log,
    run: () => deleteExpired(parts),
    hasMore: (deleted) => deleted === MAX_PER_RUN,
  });
}

/** @returns how many conversations were deleted, at most 500. */
export async function deleteExpired({
  pool,
  clock,
  settings,
}: Pick<ChatParts, 'pool' | 'clock' | 'settings'>): Promise<number> {
  const { rowCount } = await pool.query(
    `delete from chat.conversation where id in (
       select id from chat.conversation where status = 'ended' and ended_at < $1 order by ended_at limit $2 for update skip locked)`,
    [new Date(clock() - settings.chatRetentionDays * DAY_MS), MAX_PER_RUN],
  );
  return rowCount ?? 0;
}
