import type { BrandId } from '@foyer/market';
import { endRequestedSessions, requestSessionEnd, type SessionEndDeps } from './sessionEndRequests.ts';
import type { SessionRegistry } from './sessionRegistry.ts';

export interface LogOutDeps extends SessionEndDeps {
  readonly sessions: Pick<SessionRegistry, 'end'>;
}

/**
 * Ends a player's sign-in: here at once, and at the identity server, where it is repeated until it is confirmed.
 * False while identity is not available.
 */
export async function logOut(
  deps: LogOutDeps,
  { brand, playerId, sid }: { readonly brand: BrandId; readonly playerId: string; readonly sid: string },
): Promise<boolean> {
  await requestSessionEnd(deps, { playerId, sid, reason: 'LOGGED_OUT' });
  await deps.sessions.end({ sid, brand, playerId, reason: 'LOGGED_OUT' });
  return endRequestedSessions(deps, playerId);
}
