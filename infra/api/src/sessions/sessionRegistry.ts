import type { Bus, Clock, Log, Pool, ServiceClient } from '@foyer/runtime';
import type { TokenIdentity } from './tokenVerifier.ts';
import { createBatcher } from '../lib/batcher.ts';
import { endReasonOf, parseEnded, type SessionEnded } from './sessionEnd.ts';
import * as v from 'valibot';

const endedSchema = v.object({ active: v.literal(false), reason: v.optional(v.string()) });

export interface SessionRegistry {
  /** True if the token's sign-in is live; the first call starts the player's session clock. */
  isLive(identity: TokenIdentity): Promise<boolean>;
  /** Invalidates the cached result for this token, so that the next check reads the database. */
  invalidate(identity: TokenIdentity): void;
  end(ended: SessionEnded): Promise<void>;
  onEnded(listener: (ended: SessionEnded) => void): () => void;
  /**
   * Queries identity for sessions that may have ended while the subscription was down, because the bus
   * delivers at most once.
   */
  reconcile(): Promise<void>;
  close(): void;
}

export interface SessionRegistryDeps {
  readonly pool: Pool;
  readonly bus: Bus;
  readonly log: Log;
  readonly clock: Clock;
  readonly serviceClient: ServiceClient;
  readonly identityAddress: string;
  readonly internalSecret: string;
  /** Upper bound of a session's age. */
  readonly longestSessionMs: number;
}

interface TokenState {
  readonly is_ended: boolean;
  readonly is_known: boolean;
  readonly is_spent: boolean;
}

/** Checks of requests that arrive together are one query. */
const CHECKS = { maxConcurrent: 2, maxBatchSize: 64, timeoutMs: 2_000 } as const;

/** Milliseconds for which a check of a token is cached. */
const CACHED_MS = 3_000;
const MAX_CACHED = 20_000;

export function createSessionRegistry(deps: SessionRegistryDeps): SessionRegistry {
  const checkedTokens = new Map<string, number>();
  const ended = new Set<string>();
  const listeners = new Set<(event: SessionEnded) => void>();
  const stateOf = createBatcher<TokenIdentity, TokenState | undefined>({
    ...CHECKS,
    keyOf: ({ tokenHash }) => tokenHash,
    executeOne: async (identity) => (await readStates(deps.pool, [identity]))[0],
    executeBatch: (identities) => readStates(deps.pool, identities),
  });
  const unsubscribe = deps.bus.subscribe('identity.session-destroyed', (payload) => {
    const event = parseEnded(payload);
    if (!event) return deps.log.warn('session-destroyed event is invalid');
    end(event).catch((error: unknown) => deps.log.error('ended session not stored', { error }));
  });

  async function end(event: SessionEnded): Promise<void> {
    const isNew = !ended.has(event.sid);
    cacheEnd(event.sid);
    if (isNew) for (const listener of listeners) listener(event);
    await deps.pool.query(
      `with e as (insert into api.ended_session (sid, brand, player_id, reason) values ($1, $2, $3, $4) on conflict do nothing)
       update api.game_session set closed_at = $5 where sid = $1 and closed_at is null`,
      [event.sid, event.brand, event.playerId, event.reason, new Date(deps.clock())],
    );
  }

  async function isLive(identity: TokenIdentity): Promise<boolean> {
    if (ended.has(identity.sid)) return false;
    const checkedAt = checkedTokens.get(identity.tokenHash);
    if (checkedAt !== undefined && deps.clock() - checkedAt < CACHED_MS) return true;
    const state = await stateOf(identity);
    if (state?.is_ended) cacheEnd(identity.sid);
    if (state?.is_ended || state?.is_spent) return false;
    if (!state?.is_known && !(await start(identity))) return false;
    cacheCheck(identity.tokenHash);
    return true;
  }

  /**
   * False when the player does not belong to the brand, is excluded or has closed the account, or when the session id
   * belongs to another player. The identity server refuses these sign-ins, too; a later exclusion ends the session.
   */
  async function start(identity: TokenIdentity): Promise<boolean> {
    const { rowCount } = await deps.pool.query(
      `insert into api.player_session (sid, player_id, started_at) select $1, p.id, $4 from api.player p where p.id = $2 and p.brand = $3 and p.self_excluded_at is null and p.status <> 'Closed'
       on conflict (sid) do update set sid = excluded.sid where player_session.player_id = excluded.player_id returning sid`,
      [identity.sid, identity.playerId, identity.brand, new Date(deps.clock())],
    );
    return rowCount === 1;
  }

  function cacheCheck(tokenHash: string): void {
    checkedTokens.delete(tokenHash);
    checkedTokens.set(tokenHash, deps.clock());
    const oldest = checkedTokens.size > MAX_CACHED ? checkedTokens.keys().next().value : undefined;
    if (oldest !== undefined) checkedTokens.delete(oldest);
  }

  /** The database has all ended sessions; memory only saves the query. */
  function cacheEnd(sid: string): void {
    ended.add(sid);
    const oldest = ended.size > MAX_CACHED ? ended.values().next().value : undefined;
    if (oldest !== undefined) ended.delete(oldest);
  }

  async function reconcile(): Promise<void> {
    const { rows } = await deps.pool.query<{ sid: string; brand: string; player_id: string }>(
      `select s.sid, p.brand, s.player_id from api.player_session s join api.player p on p.id = s.player_id
       where s.started_at > $1 and not exists (select 1 from api.ended_session e where e.sid = s.sid)`,
      [new Date(deps.clock() - deps.longestSessionMs)],
    );
    for (const row of rows) {
      const answer = await deps.serviceClient.callSigned({
        baseUrl: deps.identityAddress,
        path: `/internal/sessions/${encodeURIComponent(row.sid)}/state`,
        body: { brand: row.brand },
        secret: deps.internalSecret,
        clock: deps.clock,
      });
      const state = v.safeParse(endedSchema, answer.body);
      if (answer.status === 200 && state.success) {
        await end({
          sid: row.sid,
          brand: row.brand,
          playerId: row.player_id,
          reason: endReasonOf(state.output.reason),
        });
      }
    }
  }

  return {
    isLive,
    invalidate: ({ tokenHash }) => void checkedTokens.delete(tokenHash),
    end,
    onEnded(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    reconcile,
    close: unsubscribe,
  };
}

/** The states of tokens, in their order. */
async function readStates(pool: Pool, identities: readonly TokenIdentity[]): Promise<readonly TokenState[]> {
  const { rows } = await pool.query<TokenState>(
    `select exists (select 1 from api.ended_session e where e.sid = t.sid) as is_ended, exists (select 1 from api.player_session p where p.sid = t.sid and p.player_id = t.player_id) as is_known,
       exists (select 1 from api.spent_token s where s.token_hash = t.hash) as is_spent
     from unnest($1::text[], $2::text[], $3::bytea[]) with ordinality t (sid, player_id, hash, place) order by t.place`,
    [
      identities.map(({ sid }) => sid),
      identities.map(({ playerId }) => playerId),
      identities.map(({ tokenHash }) => Buffer.from(tokenHash, 'hex')),
    ],
  );
  return rows;
}
