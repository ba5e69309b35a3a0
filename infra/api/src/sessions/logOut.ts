import type { BrandId } from '@foyer/market';
import { endSession, type IdentityDeps } from './identityCalls.ts';
import type { SessionRegistry } from './sessionRegistry.ts';

export interface LogOutDeps extends IdentityDeps {
  readonly sessions: Pick<SessionRegistry, 'end'>;
}

/** Ends a player's sign-in: here at once, and at the identity server when it is available. */
export async function logOut(
  deps: LogOutDeps,
  { brand, playerId, sid }: { readonly brand: BrandId; readonly playerId: string; readonly sid: string },
): Promise<boolean> {
  await deps.sessions.end({ sid, brand, playerId, reason: 'LOGGED_OUT' });
  return endSession(deps, brand, sid, 'LOGGED_OUT');
}
