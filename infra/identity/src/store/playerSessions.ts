import {
  inTransaction,
  type Bus,
  type Clock,
  type FoyerSettings,
  type Log,
  type Pool,
  type PoolClient,
} from '@foyer/runtime';
import { isPayAndPlayFlow, PAY_AND_PLAY_FLOWS } from '@foyer/market';
import type { Events, Origin } from './events.ts';
import { createSessionEnds, lockPlayer, type SessionRow as Row } from './sessionEnds.ts';

/** The session as described by the claims of a token (requirements/entities#access-token). */
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
  /** When the methods were proved; ms since the epoch. */
  readonly provedAt: number;
  readonly origin: string;
  readonly from: Origin;
}

export interface PlayerSessions {
  /**
   * Opens the session once, and ends the player's other sessions where the brand allows a single one. False
   * when it has already ended, when the bank that proved it has been disconnected since, or when the player may no
   * longer sign in.
   */
  open(brand: string, session: NewSession): Promise<boolean>;
  /** Returns the active session and resets its idle timer; undefined when it has ended or expired. */
  touch(brand: string, sid: string): Promise<PlayerSession | undefined>;
  find(brand: string, sid: string): Promise<PlayerSession | undefined>;
  state(brand: string, sid: string): Promise<SessionState>;
  end(brand: string, sid: string, reason: string): Promise<boolean>;
  endAll(brand: string, playerId: string, reason: string): Promise<number>;
  /**
   * Ends every session proved by a bank or wallet, in the transaction of a {@link lockPlayer}. Call the
   * returned function after the commit to announce them.
   */
  endByBank(
    client: PoolClient,
    brand: string,
    playerId: string,
    reason: string,
  ): Promise<() => Promise<void>>;
  /**
   * Ends expired sessions, so that the api is notified.
   * @returns their number.
   */
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
  /**
   * The api's decision on whether the player may sign in.
   * @throws ApiUnavailable
   */
  maySignIn(brand: string, session: Pick<NewSession, 'playerId' | 'from'>): Promise<boolean>;
}

const SECOND = 1_000;
const IDENTITY = 'Identity'; // requirements/entities#site-settings: the sign-in flow in the notation of the site settings; a bank login is one of the methods
const SMS = 'Sms';
const SMS_METHOD = 'sms'; // RFC 8176
const ANOTHER_DEVICE = 'LOGGED_IN_FROM_ANOTHER_DEVICE'; // requirements/states#session
const REFUSED = 'SIGN_IN_REFUSED';
const PASSWORD_METHOD = 'pwd'; // RFC 8176

const LIVE = 'ended_at is null and ends_at > $3 and last_seen_at > $4';

export function createPlayerSessions(deps: SessionDeps): PlayerSessions {
  const { pool, clock, settings } = deps;
  const now = (): Date => new Date(clock());
  const idleLimit = (): Date => new Date(clock() - settings.refreshIdleSeconds * SECOND);
  const ends = createSessionEnds(deps);

  async function endWhere(
    brand: string,
    reason: string,
    condition: string,
    values: readonly unknown[],
  ): Promise<number> {
    const rows = await ends.rows(pool, brand, reason, condition, values);
    await ends.announce(brand, rows, reason);
    return rows.length;
  }

  /**
   * Serialises the sign-ins of a player: of two concurrent ones only the later session remains. Undefined
   * when the proof of a bank is no longer valid.
   */
  function begin(
    brand: string,
    { sid, playerId, methods, provedAt, origin, from }: NewSession,
  ): Promise<readonly Row[] | undefined> {
    return inTransaction(pool, async (client) => {
      await lockPlayer(client, brand, playerId);
      if (methods.some(isPayAndPlayFlow) && (await wasDisconnected(client, brand, playerId, provedAt)))
        return undefined;
      const startedAt = now();
      const { rowCount } = await client.query(
        `insert into identity.player_session (brand, sid, player_id, methods, flow, passwordless, origin, address, user_agent, started_at, last_seen_at, ends_at, country)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10, $11, $12) on conflict do nothing`,
        [
          brand,
          sid,
          playerId,
          methods,
          methods.find(isPayAndPlayFlow) ?? (methods.includes(SMS_METHOD) ? SMS : IDENTITY),
          !methods.includes(PASSWORD_METHOD),
          origin,
          from.address,
          from.userAgent,
          startedAt,
          new Date(startedAt.getTime() + settings.refreshTokenSeconds * SECOND),
          from.country,
        ],
      );
      if (rowCount === 0 || !deps.singleSession(brand)) return [];
      return ends.rows(client, brand, ANOTHER_DEVICE, 'player_id = $4 and sid <> $5', [playerId, sid]);
    });
  }

  /**
   * Checks a session that was just stored: its proof may be an hour old, because the browser decides when it follows
   * the last redirect of a sign-in. An exclusion before this check refuses the session, a later one finds it and ends
   * it.
   */
  async function isRefused(brand: string, session: NewSession): Promise<boolean> {
    let isAllowed = false;
    try {
      isAllowed = await deps.maySignIn(brand, session);
    } finally {
      if (!isAllowed) await endWhere(brand, REFUSED, 'sid = $4', [session.sid]);
    }
    return !isAllowed;
  }

  return {
    async open(brand, session) {
      const { rows } = await pool.query<Row>(
        'select * from identity.player_session where brand = $1 and sid = $2',
        [brand, session.sid],
      );
      if (rows[0]) return rows[0].ended_at === null;
      const ended = await begin(brand, session);
      if (!ended) return false;
      await ends.announce(brand, ended, ANOTHER_DEVICE);
      if (await isRefused(brand, session)) return false;
      await deps.bus
        .publish('identity.session-started', { brand, playerId: session.playerId, sid: session.sid })
        .catch((error: unknown) => deps.log.warn('session start not published', { brand, error }));
      return true;
    },
    async touch(brand, sid) {
      const { rows } = await pool.query<Row>(
        `with live as (
           update identity.player_session set last_seen_at = $3 where brand = $1 and sid = $2 and ${LIVE} returning *
         ), extended as (
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
      const { rows } = await pool.query<Row>(
        `select * from identity.player_session where brand = $1 and sid = $2 and ${LIVE}`,
        [brand, sid, now(), idleLimit()],
      );
      return rows[0] && playerSession(rows[0]);
    },
    async state(brand, sid) {
      const { rows } = await pool.query<Row & { live: boolean }>(
        `select *, (${LIVE}) as live from identity.player_session where brand = $1 and sid = $2`,
        [brand, sid, now(), idleLimit()],
      );
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
    async endByBank(client, brand, playerId, reason) {
      const ended = await ends.rows(client, brand, reason, 'player_id = $4 and flow = any($5)', [
        playerId,
        PAY_AND_PLAY_FLOWS,
      ]);
      return () => ends.announce(brand, ended, reason);
    },
    async endExpired() {
      const { rows } = await pool.query<{ brand: string }>(
        'select distinct brand from identity.player_session where ended_at is null and (ends_at <= $1 or last_seen_at <= $2)',
        [now(), idleLimit()],
      );
      let ended = 0;
      for (const { brand } of rows)
        ended += await endWhere(brand, 'SESSION_EXPIRED', '(ends_at <= $4 or last_seen_at <= $5)', [
          now(),
          idleLimit(),
        ]);
      return ended;
    },
  };
}

/**
 * True if support disconnected a bank after this proof was given. Sessions do not record which of a
 * player's banks it was.
 */
async function wasDisconnected(
  client: PoolClient,
  brand: string,
  playerId: string,
  provedAt: number,
): Promise<boolean> {
  const { rowCount } = await client.query(
    'select 1 from identity.bank_disconnection where brand = $1 and player_id = $2 and at >= $3 limit 1',
    [brand, playerId, new Date(provedAt)],
  );
  return rowCount !== 0;
}

function playerSession(row: Row): PlayerSession {
  return {
    sid: row.sid,
    playerId: row.player_id,
    passwordless: row.passwordless,
    flow: row.flow,
    startedAt: row.started_at.getTime(),
    endsAt: row.ends_at.getTime(),
  };
}
