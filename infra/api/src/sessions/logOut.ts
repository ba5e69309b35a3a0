import type { BrandId } from '@foyer/market';
import type { App } from '../app.ts';
import { endSession } from './identityCalls.ts';

/** Ends a sign-in for the player: here at once, at the identity server if it can be told. */
export async function logOut(
  app: App,
  { brand, playerId, sid }: { readonly brand: BrandId; readonly playerId: string; readonly sid: string },
): Promise<boolean> {
  await app.sessions.end({ sid, brand, playerId, reason: 'LOGGED_OUT' });
  return endSession(app, brand, sid, 'LOGGED_OUT');
}
