import { metricsOf, type Clock, type Pool, type PoolClient } from '@foyer/runtime';
import { PLAYER_TABLES } from './tables.ts';

/**
 * Tracking cases of requirements/errors#tracking-cases, and the events that a regulator requires
 * (requirements/reliability#records).
 */
export type EventKind =
  | 'INVALID_LOGIN_CODE_ENTERED'
  | 'TOO_MANY_INVALID_LOGIN_ATTEMPTS'
  | 'LOGIN_ATTEMPT_FROM_FORBIDDEN_COUNTRY'
  | 'LOGIN_ATTEMPT_FROM_UNSAFE_CONNECTION'
  | 'EXCLUDED_PAYOUT_REQUESTED'
  | 'EXCLUSION_RETURN_REQUESTED'
  | 'EXCLUSION_RETURN_WITHDRAWN'
  | 'REOPEN_ACCOUNT_DISPLAYED'
  | 'REOPEN_ACCOUNT_CONFIRMED'
  | 'REOPEN_ACCOUNT_DECLINED'
  | 'SIGN_IN_FAILED'
  | 'SIGN_IN_REFUSED'
  | 'SIGN_IN_SUCCEEDED'
  | 'SESSION_ENDED'
  | 'REFRESH_TOKEN_REUSED'
  | 'ACCOUNT_REGISTERED'
  | 'REGISTRATION_REFUSED'
  | 'EMAIL_VERIFIED'
  | 'EMAIL_CHANGED'
  | 'E_ID_LINKED'
  | 'E_ID_LINK_REFUSED'
  | 'BANK_LOGIN_BEGUN'
  | 'BANK_LINKED'
  | 'BANK_LINK_REFUSED'
  | 'BANK_DISCONNECTED'
  | 'BANK_DEPOSIT_LANDED'
  | 'BANK_DEPOSIT_RETURNED'
  | 'PASSKEY_ADDED'
  | 'PASSKEY_REMOVED'
  | 'PASSWORD_CHANGED'
  | 'FORGED_REQUEST_REFUSED'
  | 'SIGNING_KEY_ROTATED'
  | 'STAFF_INVITED'
  | 'STAFF_INVITATION_ACCEPTED';

/** Address, country and user agent of a request. */
export interface Origin {
  readonly address: string;
  readonly country: string;
  readonly userAgent: string;
}

export interface SignificantEvent {
  readonly kind: EventKind;
  readonly brand: string;
  readonly playerId?: string | undefined;
  readonly from?: Origin | undefined;
  readonly details?: Readonly<Record<string, unknown>>;
}

export interface Events {
  record(event: SignificantEvent, client?: PoolClient): Promise<void>;
  /** Countries and user agents of all successful sign-ins of a player. */
  signInsOf(
    brand: string,
    playerId: string,
  ): Promise<readonly { readonly country: string | null; readonly userAgent: string | null }[]>;
}

const SIGN_INS: Partial<Record<EventKind, string>> = {
  SIGN_IN_SUCCEEDED: 'succeeded',
  SIGN_IN_FAILED: 'failed',
  SIGN_IN_REFUSED: 'refused',
  TOO_MANY_INVALID_LOGIN_ATTEMPTS: 'locked',
};
const signIns = metricsOf('identity').count('sign_ins', 'Attempts to sign in by what became of them', {
  outcome: Object.values(SIGN_INS),
});

/** Append-only: the table rejects changes. */
export function createEvents(pool: Pool, clock: Clock, table = PLAYER_TABLES.event): Events {
  return {
    async signInsOf(brand, playerId) {
      const { rows } = await pool.query<{ country: string | null; user_agent: string | null }>(
        `select distinct country, user_agent from ${table} where brand = $1 and player_id = $2 and kind = 'SIGN_IN_SUCCEEDED'`,
        [brand, playerId],
      );
      return rows.map(({ country, user_agent: userAgent }) => ({ country, userAgent }));
    },
    async record({ kind, brand, playerId, from, details }, client) {
      const outcome = SIGN_INS[kind];
      if (outcome !== undefined) signIns.add({ outcome });
      await (client ?? pool).query(
        `insert into ${table} (at, kind, brand, player_id, address, country, user_agent, details) values ($1, $2, $3, $4, $5, $6, $7, $8)`,
        [
          new Date(clock()),
          kind,
          brand,
          playerId ?? null,
          from?.address ?? null,
          from?.country ?? null,
          from?.userAgent ?? null,
          JSON.stringify(details ?? {}),
        ],
      );
    },
  };
}
