import { deriveKey } from './sealing.ts';
import type { FoyerSettings } from '../settings.ts';

/**
 * Clients of the staff realm. `console`: sign-in of operators. `preview`: the gateway, which shows
 * overrides to staff only.
 */
export type StaffClient = 'console' | 'preview';

/** Role of a staff member as it appears in a token. */
export type StaffRole = `squad:${string}` | 'operator' | 'auditor' | 'support';

/**
 * Origin of the staff console and sign-in, separate from the brands so that their pages cannot access its
 * cookies.
 */
export function staffOrigin({
  consolePort,
  consoleOrigin,
}: Pick<FoyerSettings, 'consolePort' | 'consoleOrigin'>): string {
  return consoleOrigin ?? `http://console.localhost:${consolePort}`;
}

export function staffIssuer(settings: Pick<FoyerSettings, 'consolePort' | 'consoleOrigin'>): string {
  return `${staffOrigin(settings)}/realms/staff`;
}

/**
 * Both clients run on our own servers, which already have the internal secret; each has its own secret
 * derived from it.
 */
export function staffClientSecret(internalSecret: string, client: StaffClient): string {
  return deriveKey(internalSecret, 'foyer-staff-client', client).toString('base64url');
}
