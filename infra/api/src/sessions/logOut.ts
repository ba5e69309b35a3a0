import type { BrandId } from '@foyer/market';
import type { App } from '../app.ts';
import { endSession } from './identityCalls.ts';

/** Ends a player's sign-in: here at once, and at the identity server when it is available. */
export async function logOut(
  app: App,
  { brand, playerId, sid }: { readonly brand: BrandId; readonly playerId: string; readonly sid: string },
): Promise<boolean> {
  await app.sessions.end({ sid, brand, playerId, reason: 'LOGGED_OUT' });
  return endSession(app, brand, sid, 'LOGGED_OUT');
}
