import type { Clock, Pool } from '@foyer/runtime';
import { keyedHash } from '../security/keys.ts';
import { PLAYER_TABLES } from './tables.ts';

export interface AttemptLimit {
  /** Number of failures that cause a lockout. */
  readonly failures: number;
  /** Both the window in which failures are counted and the length of the lockout. */
  readonly minutes: number;
}

export type AttemptScope =
  | 'account'
  | 'address'
  | 'registration'
  | 'code'
  | 'code-request'
  | 'verification'
  | 'bank-login'
  | 'eid-login';

export type Attempt =
  | { readonly allowed: true; readonly justLocked: boolean }
  | { readonly allowed: false; readonly lockedUntil: number };

export interface Attempts {
  /**
   * Counts an attempt before it is evaluated, so that parallel guesses cannot exceed the limit. The attempt
   * that reaches the limit is still evaluated, and then the lockout starts.
   * @throws when the database is unavailable: callers refuse then (fail closed).
   */
  take(scope: AttemptScope, key: string, limit: AttemptLimit): Promise<Attempt>;
  /** Removes the successful attempt from the count; earlier failures still count. */
  undoFailure(scope: AttemptScope, key: string, limit: AttemptLimit): Promise<void>;
  /** Resets the count after a successful attempt of the account itself. */
  forget(scope: AttemptScope, key: string): Promise<void>;
}

const MINUTE = 60_000;

interface Row {
  readonly failures: number;
  readonly locked_until: Date | null;
}

/** Counts in the same way for existing and unknown accounts: the key is always a hash of the input. */
export function createAttempts(
  pool: Pool,
  clock: Clock,
  hashKey: Buffer,
  table = PLAYER_TABLES.attempts,
): Attempts {
  return {
    async take(scope, key, { failures, minutes }) {
      const now = new Date(clock());
      const windowStart = new Date(clock() - minutes * MINUTE);
      const { rows } = await pool.query<Row>(
        `insert into ${table} as c (scope, key_hash, failures, window_started_at, locked_until)
         values ($1, $2, 1, $3, case when $5 <= 1 then $6::timestamptz end)
         on conflict (scope, key_hash) do update set
           failures = case when c.locked_until > $3 then c.failures + 1 when c.window_started_at <= $4 or c.locked_until is not null then 1 else c.failures + 1 end,
           window_started_at = case when c.locked_until > $3 then c.window_started_at when c.window_started_at <= $4 or c.locked_until is not null then $3 else c.window_started_at end,
           locked_until = case
             when c.locked_until > $3 then c.locked_until
             when (case when c.window_started_at <= $4 or c.locked_until is not null then 1 else c.failures + 1 end) >= $5 then $6::timestamptz
           end
         returning failures, locked_until`,
        [
          scope,
          keyedHash(hashKey, `${scope}:${key}`),
          now,
          windowStart,
          failures,
          new Date(clock() + minutes * MINUTE),
        ],
      );
      const row = rows[0];
      if (!row) throw new Error('The attempt counter returned no row.');
      if (row.failures > failures && row.locked_until)
        return { allowed: false, lockedUntil: row.locked_until.getTime() };
      return { allowed: true, justLocked: row.locked_until !== null };
    },
    async undoFailure(scope, key, { failures }) {
      await pool.query(
        `update ${table} set failures = greatest(failures - 1, 0), locked_until = case when failures - 1 >= $3 then locked_until end
         where scope = $1 and key_hash = $2`,
        [scope, keyedHash(hashKey, `${scope}:${key}`), failures],
      );
    },
    async forget(scope, key) {
      await pool.query(`delete from ${table} where scope = $1 and key_hash = $2`, [
        scope,
        keyedHash(hashKey, `${scope}:${key}`),
      ]);
    },
  };
}
