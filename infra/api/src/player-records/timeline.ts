import type { TimelineEvent } from '@foyer/market/player-record-answers';
import type { Clock, Pool } from '@foyer/runtime';

const PAGE = 30;

export interface TimelineQuery {
  readonly playerId: string;
  /** Null for all. */
  readonly subject: TimelineEvent['subject'] | null;
  /** Position of the last event of the page before. */
  readonly before: { readonly at: string; readonly ref: string } | undefined;
}

interface EventRow extends Omit<TimelineEvent, 'at'> {
  readonly at: Date;
}

/** One page of what happened to an account (SQL `player_timeline`), newest first. */
export async function readTimeline(
  { pool, clock }: { readonly pool: Pool; readonly clock: Clock },
  { playerId, subject, before }: TimelineQuery,
): Promise<{ readonly events: readonly TimelineEvent[]; readonly hasMore: boolean }> {
  // positions have milliseconds, as the times of the answer
  const { rows } = await pool.query<EventRow>(
    `select date_trunc('milliseconds', t.at) as at, t.ref, t.subject, t.kind, t.staff, t.reason, jsonb_strip_nulls(t.details) as details
     from api.player_timeline($1, $2) t
     where ($3::text is null or t.subject = $3) and ($4::timestamptz is null or (date_trunc('milliseconds', t.at), t.ref) < ($4, $5))
     order by date_trunc('milliseconds', t.at) desc, t.ref desc limit $6`,
    [
      playerId,
      new Date(clock()),
      subject,
      before ? new Date(before.at) : null,
      before?.ref ?? null,
      PAGE + 1,
    ],
  );
  return {
    events: rows.slice(0, PAGE).map(({ at, ...event }) => ({ ...event, at: at.toISOString() })),
    hasMore: rows.length > PAGE,
  };
}
