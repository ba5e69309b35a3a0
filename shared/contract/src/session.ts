import type { PlayerId, SessionId } from '@foyer/kernel';
import type { PayAndPlayFlow } from '@foyer/market';
import type { Store } from './store.ts';

/**
 * requirements/errors#logout-reasons: the values of the logoutReason query parameter, those of
 * `SessionEndReason` of the API.
 */
export type LogoutReason =
  | 'SESSION_EXPIRED'
  | 'JWT_EXPIRED'
  | 'LOGGED_IN_FROM_ANOTHER_DEVICE'
  /** The player signed out. */
  | 'LOGGED_OUT'
  /** The account was closed, excluded or blocked. */
  | 'ACCOUNT_BLOCKED'
  /** The player started a time-out or an exclusion. */
  | 'BREAK_STARTED'
  /** The player's time limit was used up. */
  | 'SESSION_LIMIT_REACHED';

/**
 * The session states of requirements/states#session, each with its data: LOADING until the player of the
 * tokens is read, ERROR when that fails.
 */
export type SessionState =
  | { readonly status: 'LOADING' }
  | { readonly status: 'LOGGED_OUT'; readonly reason?: LogoutReason }
  | {
      readonly status: 'LOGGED_IN';
      readonly playerId: PlayerId;
      readonly sessionId: SessionId;
      readonly passwordless: boolean;
      /** The sign-in method, from the claim `flow`. */
      readonly flow: string;
      /** Expiry of the access token, ms since the epoch by the server's clock. */
      readonly expiresAt: number;
      /** Start of this session, ms since the epoch by the server's clock. */
      readonly startedAt: number;
    }
  | { readonly status: 'ERROR' };

export interface SignInOptions {
  /** Path to return to; an address of another site is ignored. */
  readonly redir?: string;
  /** Carried through the sign-in (requirements/routes#layouts): amount, currency, paymentMethod, setCustomJackpot, autoSubmit. */
  readonly carry?: Readonly<Record<string, string>>;
  /**
   * Signs in by a bank or a wallet with the first deposit (requirements/routes#login-providers); by default
   * the player chooses on the identity server's page.
   */
  readonly flow?: PayAndPlayFlow;
  /** Proof of a sign-in by code on a page of the product, valid once. */
  readonly ticket?: string;
}

export interface SignUpOptions extends SignInOptions {
  /** Country of residence that the player has entered (ISO 3166), so that the identity server does not ask again. */
  readonly country?: string;
}

/**
 * The session of the current player. Tokens never leave the shell: remotes call the API through the shared
 * Apollo client.
 */
export interface Session extends Store<SessionState> {
  /** True if the session can be refreshed without input of the player (requirements/routes#layouts). */
  canRefresh(): boolean;
  signIn(options?: SignInOptions): Promise<void>;
  /** The identity server's registrations endpoint (requirements/states#session). */
  signUp(options?: SignUpOptions): Promise<void>;
  /** Without a reason the player has signed out; the identity server ends the session as well. */
  signOut(reason?: LogoutReason): Promise<void>;
}
