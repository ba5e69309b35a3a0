import type { Clock, FoyerSettings, Pool } from '@foyer/runtime';

/** One sign-in of a player, running or ended. */
export interface SignInRecord {
  readonly sid: string;
  /** RFC 8176 methods and bank flows. */
  readonly methods: readonly string[];
  readonly userAgent: string | null;
  /** ISO 3166; null when it was not recorded. */
  readonly country: string | null;
  readonly startedAt: Date;
  readonly lastSeenAt: Date;
  /** Null for a running session. */
  readonly endedAt: Date | null;
  readonly endReason: string | null;
}

export interface SessionHistory {
  /** The player's latest sessions, newest first, as long as the records are kept (docs/data-retention). */
  latest(brand: string, playerId: string): Promise<readonly SignInRecord[]>;
}

const MOST_SESSIONS = 100;
const SECOND = 1_000;

interface Row {
  readonly sid: string;
  readonly methods: string[];
  readonly user_agent: string | null;
  readonly country: string | null;
  readonly started_at: Date;
  readonly last_seen_at: Date;
  readonly ended_at: Date | null;
  readonly end_reason: string | null;
}

export function createSessionHistory(
  pool: Pool,
  clock: Clock,
  settings: Pick<FoyerSettings, 'refreshIdleSeconds'>,
): SessionHistory {
  return {
    async latest(brand, playerId) {
      // a session that has expired is reported as ended before the job that ends it has run
      const { rows } = await pool.query<Row>(
        `select sid, methods, user_agent, country, started_at, last_seen_at, end_reason,
                coalesce(ended_at, case when ends_at <= $3 then ends_at when last_seen_at <= $4 then last_seen_at + make_interval(secs => $5) end) as ended_at
         from identity.player_session where brand = $1 and player_id = $2 order by started_at desc, player_session.ended_at desc nulls first, sid limit $6`,
        [
          brand,
          playerId,
          new Date(clock()),
          new Date(clock() - settings.refreshIdleSeconds * SECOND),
          settings.refreshIdleSeconds,
          MOST_SESSIONS,
        ],
      );
      return rows.map((row) => ({
        sid: row.sid,
        methods: row.methods,
        userAgent: row.user_agent,
        country: row.country,
        startedAt: row.started_at,
        lastSeenAt: row.last_seen_at,
        endedAt: row.ended_at,
        endReason: row.end_reason ?? (row.ended_at ? 'SESSION_EXPIRED' : null),
      }));
    },
  };
}
