import type { Clock, Pool, PoolClient } from '@foyer/runtime';
import type { GameSession } from './gameSession.ts';

const COLUMNS = `id, brand, player_id "playerId", operator_session_id "operatorSessionId", game_id "gameId", mode, replay_round_id "replayRoundId", free_spins_id "freeSpinsId", currency, locale, country,
  jurisdiction, return_origins "returnOrigins", nonce, launch_expires_at "launchExpiresAt", bearer_hash is not null "isRedeemed", created_at "createdAt", expires_at "expiresAt", ended_at "endedAt", last_round_at "lastRoundAt"`;

export interface SessionStore {
  insert(session: GameSession, launchHash: string, demoBalanceMinor: number | null): Promise<void>;
  findByLaunch(launchHash: string): Promise<GameSession | undefined>;
  findByBearer(bearerHash: string): Promise<GameSession | undefined>;
  /** Exchanges the launch token for a bearer, once; undefined when it was used or has expired. */
  redeem(launchHash: string, bearerHash: string): Promise<GameSession | undefined>;
  /** The session, locked until the transaction ends. */
  lock(client: PoolClient, id: string): Promise<GameSession | undefined>;
  noteRound(client: PoolClient, id: string, at: number): Promise<void>;
  /** Ids of all sessions that may contain rounds of the same player; of a demo session only its own id. */
  idsOfPlayer(session: GameSession): Promise<readonly string[]>;
  end(brand: string, playerId: string, operatorSessionId: string | null, reason: string): Promise<number>;
}

export function createSessionStore(pool: Pool, clock: Clock): SessionStore {
  async function one(where: string, values: readonly unknown[]): Promise<GameSession | undefined> {
    const { rows } = await pool.query<GameSession>(
      `select ${COLUMNS} from games.game_session where ${where}`,
      [...values],
    );
    return rows[0];
  }
  return {
    async insert(session, launchHash, demoBalanceMinor) {
      await pool.query(
        `insert into games.game_session (id, launch_hash, launch_expires_at, brand, player_id, operator_session_id, game_id, mode, replay_round_id, currency, locale, country, jurisdiction, return_origins, nonce, created_at, expires_at, demo_balance_minor, free_spins_id)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19)`,
        [
          session.id,
          launchHash,
          session.launchExpiresAt,
          session.brand,
          session.playerId,
          session.operatorSessionId,
          session.gameId,
          session.mode,
          session.replayRoundId,
          session.currency,
          session.locale,
          session.country,
          JSON.stringify(session.jurisdiction),
          JSON.stringify(session.returnOrigins),
          session.nonce,
          session.createdAt,
          session.expiresAt,
          demoBalanceMinor,
          session.freeSpinsId,
        ],
      );
    },
    findByLaunch: (hash) => one('launch_hash = $1', [hash]),
    findByBearer: (hash) => one('bearer_hash = $1', [hash]),
    async redeem(launchHash, bearerHash) {
      const { rows } = await pool.query<GameSession>(
        `update games.game_session set bearer_hash = $2 where launch_hash = $1 and bearer_hash is null and launch_expires_at > $3 and ended_at is null returning ${COLUMNS}`,
        [launchHash, bearerHash, clock()],
      );
      return rows[0];
    },
    async lock(client, id) {
      const { rows } = await client.query<GameSession>(
        `select ${COLUMNS} from games.game_session where id = $1 for update`,
        [id],
      );
      return rows[0];
    },
    async noteRound(client, id, at) {
      await client.query('update games.game_session set last_round_at = $2 where id = $1', [id, at]);
    },
    async idsOfPlayer(session) {
      if (session.playerId === null || session.mode === 'demo') return [session.id];
      const { rows } = await pool.query<{ id: string }>(
        `select distinct session_id id from games.round where brand = $1 and player_id = $2 and mode = 'real' and state in ('created', 'betPlaced', 'resolved', 'rollingBack')`,
        [session.brand, session.playerId],
      );
      return rows.map(({ id }) => id);
    },
    async end(brand, playerId, operatorSessionId, reason) {
      const ended = await pool.query(
        'update games.game_session set ended_at = $4, ended_reason = $5 where brand = $1 and player_id = $2 and ($3::text is null or operator_session_id = $3) and ended_at is null',
        [brand, playerId, operatorSessionId, clock(), reason],
      );
      return ended.rowCount ?? 0;
    },
  };
}
