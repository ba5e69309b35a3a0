import { TOKEN_RENEWAL_BEFORE_EXPIRY_MS } from '@foyer/market/constants';
import type { LogoutReason, SessionState } from '@foyer/contract';
import type { SessionId } from '@foyer/kernel';
import type { Tokens } from './tokens.ts';

export const RETRY_AFTER_MS = 5_000; // requirements/constants#session: a timed-out silent renew

export type SessionMachine =
  | { readonly status: 'restoring' }
  | {
      readonly status: 'signed-in';
      readonly tokens: Tokens;
      /** The player of the tokens: `unknown` until read, `failed` when there was no answer or no player. */
      readonly player: 'unknown' | 'known' | 'failed';
    }
  | { readonly status: 'anonymous'; readonly reason?: LogoutReason }
  /** The identity server cannot be reached; the page treats the person as a visitor. */
  | { readonly status: 'unreachable' };

/**
 * `refused`: the session has ended. `broken`: the response is invalid. `unreachable`: no response in time.
 */
export type RenewalFailure = 'refused' | 'broken' | 'unreachable';

export type SessionEvent =
  | { readonly type: 'restored'; readonly tokens: Tokens }
  | { readonly type: 'nothing-restored' }
  | { readonly type: 'restore-failed' }
  | { readonly type: 'resumed' }
  /** Signed in here, or in another tab. */
  | { readonly type: 'signed-in'; readonly tokens: Tokens; readonly isHere: boolean }
  | { readonly type: 'renewed'; readonly tokens: Tokens }
  | { readonly type: 'renewal-failed'; readonly failure: RenewalFailure; readonly now: number }
  /** The answer for the player of a session; without a player when it failed. */
  | { readonly type: 'player-read'; readonly sessionId: string; readonly isPresent: boolean }
  | { readonly type: 'session-destroyed'; readonly sessionId: string; readonly reason: LogoutReason }
  | { readonly type: 'socket-ended-session' }
  | { readonly type: 'sign-out-requested'; readonly reason: LogoutReason | undefined }
  | {
      readonly type: 'signed-out-elsewhere';
      readonly sessionId: string;
      readonly reason: LogoutReason | undefined;
    };

export type SessionEffect =
  | { readonly type: 'plan-renewal'; readonly at: number }
  | { readonly type: 'retry-renewal' }
  | { readonly type: 'retry-restore' }
  | { readonly type: 'restore' }
  /** Removes all data of the player from the page: cache, sockets, wallet. */
  | { readonly type: 'clear-player-data' }
  /** Stores that a session exists, without any secret of it. */
  | { readonly type: 'store-hint'; readonly tokens: Tokens }
  /** The player is present. */
  | { readonly type: 'announce-signed-in'; readonly tokens: Tokens }
  | { readonly type: 'announce-refreshed'; readonly tokens: Tokens }
  | { readonly type: 'announce-signed-out'; readonly reason: LogoutReason | undefined }
  | { readonly type: 'share-tokens-with-tabs'; readonly tokens: Tokens }
  | {
      readonly type: 'sign-out-tabs';
      readonly sessionId: SessionId;
      readonly reason: LogoutReason | undefined;
    }
  /** requirements/routes#product-mode: to the sign-in page with the reason. */
  | { readonly type: 'leave'; readonly reason: LogoutReason | undefined }
  /** requirements/states#session: the identity server ends the session and sends the player back. */
  | { readonly type: 'end-at-provider'; readonly tokens: Tokens; readonly reason: LogoutReason };

export interface Step {
  readonly state: SessionMachine;
  readonly effects: readonly SessionEffect[];
}

/** requirements/states#session and requirements/errors#token-refresh as one function. */
export function transition(state: SessionMachine, event: SessionEvent): Step {
  switch (event.type) {
    case 'restored':
      return state.status === 'signed-in' ? adopt(state, event.tokens) : enter(event.tokens, []);
    case 'nothing-restored':
      return state.status === 'signed-in'
        ? unchanged(state)
        : { state: { status: 'anonymous' }, effects: [] };
    case 'restore-failed':
      return state.status === 'signed-in'
        ? unchanged(state)
        : { state: { status: 'unreachable' }, effects: [{ type: 'retry-restore' }] };
    case 'resumed':
      // bfcache: the player may have changed meanwhile; nothing personal is shown until the session is known
      return {
        state: { status: 'restoring' },
        effects: [{ type: 'clear-player-data' }, { type: 'restore' }],
      };
    case 'signed-in': {
      const notify: SessionEffect[] = event.isHere
        ? [{ type: 'share-tokens-with-tabs', tokens: event.tokens }]
        : [];
      if (state.status !== 'signed-in') return enter(event.tokens, notify);
      const step = adopt(state, event.tokens);
      return { ...step, effects: [...notify, ...step.effects] };
    }
    case 'renewed':
      return state.status === 'signed-in' ? adopt(state, event.tokens) : unchanged(state);
    case 'renewal-failed':
      return renewalFailed(state, event.failure, event.now);
    case 'player-read':
      return state.status === 'signed-in' && state.tokens.claims.sessionId === event.sessionId
        ? playerRead(state, event.isPresent)
        : unchanged(state);
    case 'session-destroyed':
      return state.status === 'signed-in' && state.tokens.claims.sessionId === event.sessionId
        ? end(state.tokens, event.reason)
        : unchanged(state);
    case 'socket-ended-session':
      return state.status === 'signed-in' ? end(state.tokens, 'SESSION_EXPIRED') : unchanged(state);
    case 'sign-out-requested':
      return state.status === 'signed-in' ? signOut(state.tokens, event.reason) : unchanged(state);
    case 'signed-out-elsewhere':
      // the message of another tab may concern the previous session
      return state.status === 'signed-in' && state.tokens.claims.sessionId === event.sessionId
        ? signedOut(event.reason, [{ type: 'leave', reason: event.reason }])
        : unchanged(state);
  }
}

function unchanged(state: SessionMachine): Step {
  return { state, effects: [] };
}

function enter(tokens: Tokens, first: readonly SessionEffect[]): Step {
  return {
    state: { status: 'signed-in', tokens, player: 'unknown' },
    effects: [...first, { type: 'plan-renewal', at: renewalTime(tokens) }, { type: 'store-hint', tokens }],
  };
}

/** A player who was read once stays: a later failure does not end the session. */
function playerRead(state: Extract<SessionMachine, { status: 'signed-in' }>, isPresent: boolean): Step {
  const player = isPresent ? 'known' : 'failed';
  if (state.player === 'known' || state.player === player) return unchanged(state);
  return {
    state: { ...state, player },
    effects: isPresent ? [{ type: 'announce-signed-in', tokens: state.tokens }] : [],
  };
}

/** Adopts newer tokens. Tokens of another player replace everything: data of two players never mixes. */
function adopt(state: Extract<SessionMachine, { status: 'signed-in' }>, tokens: Tokens): Step {
  const { claims } = state.tokens;
  if (tokens.claims.sessionId !== claims.sessionId) {
    // from a tab that still holds the previous session
    if (tokens.claims.startedAt < claims.startedAt) return unchanged(state);
    return enter(tokens, [{ type: 'clear-player-data' }]);
  }
  if (tokens.claims.expiresAt <= claims.expiresAt) return unchanged(state);
  return {
    state: { ...state, tokens },
    effects: [
      { type: 'plan-renewal', at: renewalTime(tokens) },
      { type: 'store-hint', tokens },
      { type: 'announce-refreshed', tokens },
    ],
  };
}

function renewalTime(tokens: Tokens): number {
  return tokens.claims.expiresAt - TOKEN_RENEWAL_BEFORE_EXPIRY_MS;
}

function renewalFailed(state: SessionMachine, failure: RenewalFailure, now: number): Step {
  if (state.status !== 'signed-in') return unchanged(state);
  if (failure === 'refused') return end(state.tokens, 'SESSION_EXPIRED'); // requirements/errors#token-refresh
  if (failure === 'unreachable' && now < state.tokens.claims.expiresAt)
    return { state, effects: [{ type: 'retry-renewal' }] };
  return end(state.tokens, 'JWT_EXPIRED'); // requirements/errors#token-refresh: any other refresh failure
}

function end({ claims }: Tokens, reason: LogoutReason): Step {
  return signedOut(reason, [
    { type: 'sign-out-tabs', sessionId: claims.sessionId, reason },
    { type: 'leave', reason },
  ]);
}

function signOut(tokens: Tokens, reason: LogoutReason | undefined): Step {
  // An expired session needs no sign-out; only the player's own request is sent to the identity server.
  if (reason !== undefined) return end(tokens, reason);
  return signedOut('LOGGED_OUT', [
    { type: 'sign-out-tabs', sessionId: tokens.claims.sessionId, reason: 'LOGGED_OUT' },
    { type: 'end-at-provider', tokens, reason: 'LOGGED_OUT' },
  ]);
}

function signedOut(reason: LogoutReason | undefined, last: readonly SessionEffect[]): Step {
  return {
    state: reason === undefined ? { status: 'anonymous' } : { status: 'anonymous', reason },
    effects: [{ type: 'clear-player-data' }, { type: 'announce-signed-out', reason }, ...last],
  };
}

/** The state that the rest of the product may read; without tokens. */
export function publicState(state: SessionMachine): SessionState {
  switch (state.status) {
    case 'restoring':
      return { status: 'LOADING' };
    case 'anonymous':
      return state.reason === undefined
        ? { status: 'LOGGED_OUT' }
        : { status: 'LOGGED_OUT', reason: state.reason };
    case 'unreachable':
      return { status: 'ERROR' };
    case 'signed-in': {
      if (state.player !== 'known') return { status: state.player === 'failed' ? 'ERROR' : 'LOADING' };
      const { playerId, sessionId, passwordless, flow, expiresAt, startedAt } = state.tokens.claims;
      return { status: 'LOGGED_IN', playerId, sessionId, passwordless, flow, expiresAt, startedAt };
    }
  }
}
