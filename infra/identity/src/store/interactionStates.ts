import type { Clock, Pool } from '@foyer/runtime';
import { sha256 } from '../security/keys.ts';
import { PLAYER_TABLES } from './tables.ts';

/** Facts that an interaction has proved, and the step it waits for. */
export interface InteractionState {
  /** Proved by password, passkey or code; only the server sets it. */
  readonly signedIn?: {
    readonly playerId: string;
    readonly methods: readonly string[];
    readonly provedAt?: number;
  };
  /** The step that the player who has signed in must complete. */
  readonly pendingStep?:
    | 'reopen'
    | 'excluded'
    | 'passkey'
    | 'new-password'
    | 'second-factor'
    | 'deposit-returned'
    | 'deposit-waits';
  /** The text shown about a refunded or held deposit. */
  readonly notice?: string;
  readonly isNewPlayer?: boolean;
  readonly canHoldPasskey?: boolean;
  /** WebAuthn, single use. */
  readonly challenge?: string;
}

export interface InteractionStates {
  read(brand: string, uid: string): Promise<InteractionState>;
  write(brand: string, uid: string, state: InteractionState): Promise<void>;
  /** Returns the challenge and deletes it, so that it is used once. */
  takeChallenge(brand: string, uid: string): Promise<string | undefined>;
  clear(brand: string, uid: string): Promise<void>;
}

/** Stored names of the previous release, read for an hour after an upgrade; the next release drops them. */
const PREVIOUS_NAMES = { pendingStep: 'asking', notice: 'told' } as const;
type PreviousState = {
  readonly [Name in keyof typeof PREVIOUS_NAMES as (typeof PREVIOUS_NAMES)[Name]]?: InteractionState[Name];
};

const LIFE_MS = 60 * 60 * 1_000;

export function createInteractionStates(
  pool: Pool,
  clock: Clock,
  table = PLAYER_TABLES.interaction,
): InteractionStates {
  return {
    async read(brand, uid) {
      const { rows } = await pool.query<{ state: InteractionState & PreviousState }>(
        `select state from ${table} where brand = $1 and uid_hash = $2 and expires_at > $3`,
        [brand, sha256(uid), new Date(clock())],
      );
      return rows[0] ? fromStored(rows[0].state) : {};
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

function fromStored(stored: InteractionState & PreviousState): InteractionState {
  const { [PREVIOUS_NAMES.pendingStep]: pendingStep, [PREVIOUS_NAMES.notice]: notice, ...state } = stored;
  return { ...(pendingStep && { pendingStep }), ...(notice !== undefined && { notice }), ...state };
}
