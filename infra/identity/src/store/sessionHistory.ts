import type { Clock, FoyerSettings, Pool } from '@foyer/runtime';

/** Methods with which a session can be started. */
export const SIGN_IN_METHODS = [
  'PASSWORD',
  'PASSKEY',
  'EMAIL_CODE',
  'SMS_CODE',
  'E_ID',
  'BankPayment',
  'OpenBanking',
  'PaymentGateway',
] as const;
export type SignInMethod = (typeof SIGN_IN_METHODS)[number];

/** One sign-in of a player, running or ended. */
export interface SignInRecord {
  readonly sid: string;
  readonly method: SignInMethod;
  readonly user_agent: string | null;
  /** ISO 3166; null when it was not recorded. */
  readonly country: string | null;
  readonly started_at: Date;
  readonly last_seen_at: Date;
  /** Null for a running session. */
  readonly ended_at: Date | null;
  readonly end_reason: string | null;
}

export interface SignInFilter {
  readonly brand: string;
  readonly playerId: string;
  /** Inclusive. */
  readonly from: Date;
  /** Exclusive; null for no end. */
  readonly to: Date | null;
  /** Null for all. */
  readonly method: SignInMethod | null;
}

export interface SignInSums {
  readonly count: number;
  /** Number of countries that were recorded. */
  readonly countries: number;
}

export interface SessionHistory {
  /** The player's running sessions, newest first. */
  running(brand: string, playerId: string): Promise<readonly SignInRecord[]>;
  /** One page of the sign-ins, newest first, as long as the records are kept (docs/data-retention). */
  page(filter: SignInFilter, limit: number, offset: number): Promise<readonly SignInRecord[]>;
  /** Sums of all sign-ins of the filter. */
  sums(filter: SignInFilter): Promise<SignInSums>;
}

const MAX_RUNNING_SESSIONS = 100;
const SIGN_INS = 'identity.sign_ins($1, $2, $3, $4)';
const CHOSEN =
  's.started_at >= $5 and ($6::timestamptz is null or s.started_at < $6) and ($7::text is null or s.method = $7)';

export function createSessionHistory(
  pool: Pool,
  clock: Clock,
  { refreshIdleSeconds }: Pick<FoyerSettings, 'refreshIdleSeconds'>,
): SessionHistory {
  const player = (brand: string, playerId: string): readonly unknown[] => [
    brand,
    playerId,
    new Date(clock()),
    refreshIdleSeconds,
  ];
  const chosen = ({ brand, playerId, from, to, method }: SignInFilter): readonly unknown[] => [
    ...player(brand, playerId),
    from,
    to,
    method,
  ];
  return {
    async running(brand, playerId) {
      const { rows } = await pool.query<SignInRecord>(
        `select s.* from ${SIGN_INS} s where s.ended_at is null order by s.started_at desc, s.sid limit $5`,
        [...player(brand, playerId), MAX_RUNNING_SESSIONS],
      );
      return rows;
    },
    async page(filter, limit, offset) {
      const { rows } = await pool.query<SignInRecord>(
        `select s.* from ${SIGN_INS} s where ${CHOSEN} order by s.started_at desc, s.ended_at desc nulls first, s.sid limit $8 offset $9`,
        [...chosen(filter), limit, offset],
      );
      return rows;
    },
    async sums(filter) {
      const { rows } = await pool.query<SignInSums>(
        `select count(*) as count, count(distinct s.country) as countries from ${SIGN_INS} s where ${CHOSEN}`,
        [...chosen(filter)],
      );
      return rows[0] ?? { count: 0, countries: 0 };
    },
  };
}
