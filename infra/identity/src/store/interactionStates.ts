import type { Clock, Pool } from '@foyer/runtime';
import { sha256 } from '../security/keys.ts';
import { PLAYER_TABLES } from './tables.ts';

/** What an interaction has proved already, or waits for. */
export interface InteractionState {
  /** Proved by password, passkey or code; decided by the server alone. */
  readonly signedIn?: {
    readonly playerId: string;
    readonly methods: readonly string[];
    readonly provedAt?: number;
  };
  /** What the signed-in player is being asked before going on. */
  readonly asking?:
    'reopen' | 'passkey' | 'new-password' | 'second-factor' | 'deposit-returned' | 'deposit-waits';
  /** What was said of a deposit that went back or waits. */
  readonly told?: string;
  readonly isNewPlayer?: boolean;
  readonly canHoldPasskey?: boolean;
  /** WebAuthn, single use. */
  readonly challenge?: string;
}

export interface InteractionStates {
  read(brand: string, uid: string): Promise<InteractionState>;
  write(brand: string, uid: string, state: InteractionState): Promise<void>;
  /** The challenge, once: whoever asks again gets nothing. */
  takeChallenge(brand: string, uid: string): Promise<string | undefined>;
  clear(brand: string, uid: string): Promise<void>;
}

const LIFE_MS = 60 * 60 * 1_000;

export function createInteractionStates(
  pool: Pool,
  clock: Clock,
  table = PLAYER_TABLES.interaction,
): InteractionStates {
  return {
    async read(brand, uid) {
      const { rows } = await pool.query<{ state: InteractionState }>(
        `select state from ${table} where brand = $1 and uid_hash = $2 and expires_at > $3`,
        [brand, sha256(uid), new Date(clock())],
      );
      return rows[0]?.state ?? {};
    },
    async write(brand, uid, state) {
      await pool.query(
        `insert into ${table} (brand, uid_hash, state, expires_at) values ($1, $2, $3, $4)
         on conflict (brand, uid_hash) do update set state = $3, expires_at = $4`,
        [brand, sha256(uid), JSON.stringify(state), new Date(clock() + LIFE_MS)],
      );
    },
    async takeChallenge(brand, uid) {
      const { rows } = await pool.query<{ challenge: string | null }>(
        `with before as (select state ->> 'challenge' as challenge from ${table} where brand = $1 and uid_hash = $2 and expires_at > $3 for update)
         update ${table} s set state = s.state - 'challenge' from before where s.brand = $1 and s.uid_hash = $2 returning before.challenge`,
        [brand, sha256(uid), new Date(clock())],
      );
      return rows[0]?.challenge ?? undefined;
    },
    async clear(brand, uid) {
      await pool.query(`delete from ${table} where brand = $1 and uid_hash = $2`, [brand, sha256(uid)]);
    },
  };
}
