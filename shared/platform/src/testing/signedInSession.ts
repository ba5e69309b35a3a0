import type { SessionState } from '@foyer/contract';

type SignedIn = Extract<SessionState, { status: 'LOGGED_IN' }>;

/** The session of a signed-in player, with these fields changed. */
export function signedInSession(change: Partial<SignedIn> = {}): SignedIn {
  return {
    status: 'LOGGED_IN',
    playerId: 'player-1' as SignedIn['playerId'],
    sessionId: 'session-1' as SignedIn['sessionId'],
    passwordless: false,
    flow: 'Identity',
    expiresAt: 0,
    startedAt: 0,
    ...change,
  };
}
