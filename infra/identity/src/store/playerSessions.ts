import { inTransaction, type Bus, type Clock, type FoyerSettings, type Log, type Pool, type PoolClient } from '@foyer/runtime';
import { isPayAndPlayFlow } from '@foyer/market';
import type { Events, Origin } from './events.ts';

/** What the claims of a token say about its session (spec §3). */
export interface PlayerSession {
  readonly sid: string;
  readonly playerId: string;
  readonly passwordless: boolean;
  readonly flow: string;
  readonly startedAt: number;
  readonly endsAt: number;
}

export interface SessionState {
  readonly active: boolean;
  readonly playerId?: string;
  readonly startedAt?: string;
  readonly endedAt?: string;
  readonly reason?: string;
}

export interface NewSession {
  readonly sid: string;
  readonly playerId: string;
  readonly methods: readonly string[];
  readonly origin: string;
  readonly from: Origin;
}

export interface PlayerSessions {
  /** Opens the session once; on the way ends the player's other ones where the brand allows a single session. False when it has ended already. */
  open(brand: string, session: NewSession): Promise<boolean>;
  /** The live session, its idle clock set back; undefined when it has ended or run out. */
  touch(brand: string, sid: string): Promise<PlayerSession | undefined>;
  find(brand: string, sid: string): Promise<PlayerSession | undefined>;
  state(brand: string, sid: string): Promise<SessionState>;
  end(brand: string, sid: string, reason: string): Promise<boolean>;
  endAll(brand: string, playerId: string, reason: string): Promise<number>;
  /** Ends what ran out, so that the api hears of it; returns how many. */
  endExpired(): Promise<number>;
}

export interface SessionDeps {
  readonly pool: Pool;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly log: Log;
  readonly events: Events;
  readonly settings: Pick<FoyerSettings, 'refreshIdleSeconds' | 'refreshTokenSeconds'>;
  singleSession(brand: string): boolean;
}

const SECOND = 1_000;
const IDENTITY = 'Identity'; // spec §3: how the player signed in, as site settings write it; a bank login names itself among the methods
const ANOTHER_DEVICE = 'LOGGED_IN_FROM_ANOTHER_DEVICE'; // spec §4.1
const PASSWORD_METHOD = 'pwd'; // RFC 8176

interface Row {
  readonly sid: string;
  readonly player_id: string;
  readonly passwordless: boolean;
  readonly flow: string;
  readonly started_at: Date;
  readonly ends_at: Date;
  readonly ended_at: Date | null;
  readonly end_reason: string | null;
}

const LIVE = 'ended_at is null and ends_at > $3 and last_seen_at > $4';

export function createPlayerSessions(deps: SessionDeps): PlayerSessions {
  const { pool, clock, settings } = deps;
  const now = (): Date => new Date(clock());
  const idleLimit = (): Date => new Date(clock() - settings.refreshIdleSeconds * SECOND);

  async function announceEnd(brand: string, ended: readonly Row[], reason: string): Promise<void> {
    for (const row of ended) {
      await deps.events.record({ kind: 'SESSION_ENDED', brand, playerId: row.player_id, details: { sid: row.sid, reason } });
      await deps.bus
        .publish('identity.session-destroyed', { brand, playerId: row.player_id, sid: row.sid, reason })
        .catch((error: unknown) => deps.log.error('a session ended and nobody could be told', { brand, error }));
    }
  }

  /** One statement, so that a session never ends without its tokens. */
  async function endRows(client: Pool | PoolClient, brand: string, reason: string, condition: string, values: readonly unknown[]): Promise<readonly Row[]> {
    const { rows } = await client.query<Row>(
      `with ended as (
         update identity.player_session set ended_at = $2, end_reason = $3 where brand = $1 and ended_at is null and ${condition} returning *
       ), dropped as (
         delete from identity.provider_record r using ended e where r.brand = $1 and r.session_uid = e.sid
       ) select * from ended`,
      [brand, now(), reason, ...values],
    );
    return rows;
  }

  async function endWhere(brand: string, reason: string, condition: string, values: readonly unknown[]): Promise<number> {
    const rows = await endRows(pool, brand, reason, condition, values);
    await announceEnd(brand, rows, reason);
    return rows.length;
  }

  /** One player's sign-ins one after another: of two at the same moment the later one stays, and only that. */
  function begin(brand: string, { sid, playerId, methods, origin, from }: NewSession): Promise<readonly Row[]> {
    return inTransaction(pool, async (client) => {
      await client.query('select pg_advisory_xact_lock(hashtext($1))', [`${brand}:${playerId}`]);
      const startedAt = now();
      const { rowCount } = await client.query(
        `insert into identity.player_session (brand, sid, player_id, methods, flow, passwordless, origin, address, user_agent, started_at, last_seen_at, ends_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10, $11) on conflict do nothing`,
        [brand, sid, playerId, methods, methods.find(isPayAndPlayFlow) ?? IDENTITY, !methods.includes(PASSWORD_METHOD), origin, from.address, from.userAgent, startedAt, new Date(startedAt.getTime() + settings.refreshTokenSeconds * SECOND)],
      );
      if (rowCount === 0 || !deps.singleSession(brand)) return [];
      return endRows(client, brand, ANOTHER_DEVICE, 'player_id = $4 and sid <> $5', [playerId, sid]);
    });
  }

  return {
    async open(brand, session) {
      const { rows } = await pool.query<Row>('select * from identity.player_session where brand = $1 and sid = $2', [brand, session.sid]);
      if (rows[0]) return rows[0].ended_at === null;
      await announceEnd(brand, await begin(brand, session), ANOTHER_DEVICE);
      await deps.bus.publish('identity.session-started', { brand, playerId: session.playerId, sid: session.sid }).catch(() => undefined);
      return true;
    },
    async touch(brand, sid) {
      const { rows } = await pool.query<Row>(
        `with live as (
           update identity.player_session set last_seen_at = $3 where brand = $1 and sid = $2 and ${LIVE} returning *
         ), kept as (
           update identity.provider_record r
           set expires_at = least(l.ends_at, $5::timestamptz),
               payload = jsonb_set(r.payload, '{exp}', to_jsonb(floor(extract(epoch from least(l.ends_at, $5::timestamptz)))::bigint))
           from live l where r.brand = $1 and r.model = 'Session' and r.session_uid = l.sid
         ) select * from live`,
        [brand, sid, now(), idleLimit(), new Date(clock() + settings.refreshIdleSeconds * SECOND)],
      );
      return rows[0] && playerSession(rows[0]);
    },
    async find(brand, sid) {
      const { rows } = await pool.query<Row>(`select * from identity.player_session where brand = $1 and sid = $2 and ${LIVE}`, [brand, sid, now(), idleLimit()]);
      return rows[0] && playerSession(rows[0]);
    },
    async state(brand, sid) {
      const { rows } = await pool.query<Row & { live: boolean }>(`select *, (${LIVE}) as live from identity.player_session where brand = $1 and sid = $2`, [brand, sid, now(), idleLimit()]);
      const row = rows[0];
      if (!row) return { active: false };
      return {
        active: row.live,
        playerId: row.player_id,
        startedAt: row.started_at.toISOString(),
        ...(row.ended_at ? { endedAt: row.ended_at.toISOString() } : {}),
        ...(row.end_reason ? { reason: row.end_reason } : {}),
      };
    },
    end: async (brand, sid, reason) => (await endWhere(brand, reason, 'sid = $4', [sid])) > 0,
    endAll: (brand, playerId, reason) => endWhere(brand, reason, 'player_id = $4', [playerId]),
    async endExpired() {
      const { rows } = await pool.query<{ brand: string }>(
        'select distinct brand from identity.player_session where ended_at is null and (ends_at <= $1 or last_seen_at <= $2)',
        [now(), idleLimit()],
      );
      let ended = 0;
      for (const { brand } of rows) ended += await endWhere(brand, 'SESSION_EXPIRED', '(ends_at <= $4 or last_seen_at <= $5)', [now(), idleLimit()]);
      return ended;
    },
  };
}

function playerSession(row: Row): PlayerSession {
  return { sid: row.sid, playerId: row.player_id, passwordless: row.passwordless, flow: row.flow, startedAt: row.started_at.getTime(), endsAt: row.ends_at.getTime() };
}
