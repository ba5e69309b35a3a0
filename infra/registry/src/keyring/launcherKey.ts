import { ifMissing, readSigningKey, type FoyerSettings } from '@foyer/runtime';
import { join } from 'node:path';
import type { Actor } from './keyring.ts';

/**
 * True for a request of `npm start` on this machine, which promotes what it has just built. Compared with the key
 * file of the home, not with the holder, which anyone who adds a key can choose. A home with imported keys has none.
 */
export async function isLauncher({ home }: Pick<FoyerSettings, 'home'>, { proof }: Actor): Promise<boolean> {
  if (!proof || proof.staff) return false;
  const key = await readSigningKey(join(home, 'keys', 'staff', 'launcher.pem')).catch(ifMissing(undefined));
  return key?.keyId === proof.keyId;
}
