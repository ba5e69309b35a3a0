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

/** One page of the events of an account (SQL `player_timeline`), newest first. */
export async function readTimeline(
  { pool, clock }: { readonly pool: Pool; readonly clock: Clock },
  { playerId, subject, before }: TimelineQuery,
): Promise<{ readonly events: readonly TimelineEvent[]; readonly hasMore: boolean }> {
  const { rows } = await pool.query<EventRow>(
    'select at, ref, subject, kind, staff, reason, details from api.player_timeline($1, $2, $3, $4, $5, $6)',
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
