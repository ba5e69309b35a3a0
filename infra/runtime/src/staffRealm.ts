import { deriveKey } from './sealing.ts';
import type { FoyerSettings } from './settings.ts';

/** Who may ask the staff realm for a sign-in. `console`: of operators. `preview`: the edge, which lets nobody else see an override. */
export type StaffClient = 'console' | 'preview';

/** What a staff member may, as it stands in a token. */
export type StaffRole = `squad:${string}` | 'operator' | 'auditor';

/** Where the staff's console and sign-in live: an origin of their own, so that no page of a brand can reach their cookies. */
export function staffOrigin({
  consolePort,
  consoleOrigin,
}: Pick<FoyerSettings, 'consolePort' | 'consoleOrigin'>): string {
  return consoleOrigin ?? `http://console.localhost:${consolePort}`;
}

export function staffIssuer(settings: Pick<FoyerSettings, 'consolePort' | 'consoleOrigin'>): string {
  return `${staffOrigin(settings)}/realms/staff`;
}

/** Both clients run on our own servers and know the internal secret already; neither has another's. */
export function staffClientSecret(internalSecret: string, client: StaffClient): string {
  return deriveKey(internalSecret, 'foyer-staff-client', client).toString('base64url');
}
