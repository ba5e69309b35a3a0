import type { Clock, Pool } from '@foyer/runtime';
import { brands, isBrandId } from '@foyer/market';
import type { Content } from '../content/contentReader.ts';
import { readReturnOffer } from '../exclusions/exclusionReturns.ts';
import type { RegisterChecks } from '../exclusions/register/registerChecks.ts';
import { readPlayer, type PlayerRow } from './playerRow.ts';

export type SignInAnswer =
  | { readonly allowed: true }
  | {
      readonly allowed: false;
      readonly reason:
        | 'ACCOUNT_CLOSED'
        | 'SELF_EXCLUDED'
        | 'COUNTRY_FORBIDDEN'
        | 'UNKNOWN_PLAYER'
        | 'REGISTER_UNAVAILABLE';
      readonly cause?: string;
      readonly until?: string;
      /** State of an excluded player's request to end the exclusion, and the reason that refuses a request now. */
      readonly return?: {
        readonly state: string;
        readonly refusal?: string;
        readonly coolOffEndsAt?: string;
      };
      readonly reopenByCustomerAllowed?: boolean;
      /** Reason for the closing, as the content of the brand has it; with `{userLoginMethod}`. */
      readonly text?: string;
    };

/** Keys of the texts of a closed account (requirements/states#account-closed). */
const CLOSED_TEXT = 'ACCOUNT_CLOSED';
const DOUBLE_ACCOUNT_TEXT = 'ACCOUNT_CLOSED_BY_MULTIPLE_ACCOUNTS';

export interface SignInDeps {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly registerChecks: Pick<RegisterChecks, 'check'>;
}

/**
 * Decides a sign-in now, after a query to the national register of the licence: without its answer a player
 * who could sign in is refused.
 */
export async function checkSignIn(deps: SignInDeps, brand: string, playerId: string): Promise<SignInAnswer> {
  const isChecked = await deps.registerChecks.check({ brand, id: playerId });
  const known = await readSignInState(deps, brand, playerId);
  return known.allowed && !isChecked ? { allowed: false, reason: 'REGISTER_UNAVAILABLE' } : known;
}

/** Adds the text of a closed account in the locale of the sign-in page. */
export function withClosedText(
  content: Pick<Content, 'of'>,
  brand: string,
  answer: SignInAnswer,
  locale: string | undefined,
): SignInAnswer {
  if (answer.allowed || answer.reason !== 'ACCOUNT_CLOSED' || !isBrandId(brand)) return answer;
  const key = answer.cause === 'MultipleAccounts' ? DOUBLE_ACCOUNT_TEXT : CLOSED_TEXT;
  const text = content.of(brand).textOf(key, locale);
  return { ...answer, ...(text !== undefined && { text }) };
}

/**
 * True if a player with a correct password may sign in, as far as the api knows. Closed and self-excluded players may not. Players
 * on a time-out or with open identity or source-of-wealth checks may, to withdraw and see their history;
 * SQL refuses their play.
 */
export async function readSignInState(
  deps: { readonly pool: Pool; readonly clock: Clock },
  brand: string,
  playerId: string,
): Promise<SignInAnswer> {
  const player = await readPlayer(deps.pool, brand, playerId, deps.clock());
  if (!player || !isBrandId(brand)) return { allowed: false, reason: 'UNKNOWN_PLAYER' };
  if (player.status === 'Closed') return closed(player);
  if (player.self_excluded_at !== null) return excluded(deps, player);
  if (!brands[brand].countries.includes(player.country))
    return { allowed: false, reason: 'COUNTRY_FORBIDDEN' };
  return { allowed: true };
}

/** An exclusion recorded in the player's row only can be ended by request like any other. */
async function excluded(
  deps: { readonly pool: Pool; readonly clock: Clock },
  player: PlayerRow,
): Promise<SignInAnswer> {
  const offer = await readReturnOffer(deps, player);
  return {
    allowed: false,
    reason: 'SELF_EXCLUDED',
    ...(player.self_exclusion_ends_at && { until: player.self_exclusion_ends_at.toISOString() }),
    return: {
      state: offer.state,
      ...(offer.refusal && { refusal: offer.refusal }),
      ...(offer.coolOffEndsAt !== undefined && {
        coolOffEndsAt: new Date(offer.coolOffEndsAt).toISOString(),
      }),
    },
  };
}

function closed(player: PlayerRow): SignInAnswer {
  return {
    allowed: false,
    reason: 'ACCOUNT_CLOSED',
    ...(player.status_cause ? { cause: player.status_cause } : {}),
    reopenByCustomerAllowed: player.reopen_by_customer_allowed,
  };
}

/**
 * Reopens an account that its player closed, when the player may reopen it
 * (requirements/errors#tracking-cases: REOPEN_ACCOUNT_CONFIRMED).
 */
export async function reopenAccount(
  deps: { readonly pool: Pool },
  brand: string,
  playerId: string,
): Promise<boolean> {
  const { rowCount } = await deps.pool.query(
    `update api.player set status = 'Active', status_cause = null, closure_reason = null, reopen_by_customer_allowed = false, updated_at = now()
     where id = $1 and brand = $2 and status = 'Closed' and reopen_by_customer_allowed`,
    [playerId, brand],
  );
  return rowCount === 1;
}
