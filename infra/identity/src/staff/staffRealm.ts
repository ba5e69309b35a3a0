import { staffOrigin, type FoyerSettings } from '@foyer/runtime';

/** The name of the realm in addresses and in the brand column of shared tables. No brand has this name. */
export const STAFF_REALM = 'staff';

/** Maximum length of a session: one working day. It ends earlier after half an hour of inactivity. */
export const STAFF_SESSION_SECONDS = 8 * 3600;
export const STAFF_IDLE_SECONDS = 30 * 60;
export const STAFF_TOKEN_SECONDS = 300;

/** The public address of the realm. */
export interface StaffSite {
  readonly origin: string;
  /** The WebAuthn relying party. */
  readonly relyingParty: string;
}

export function staffSite(settings: Pick<FoyerSettings, 'consolePort' | 'consoleOrigin'>): StaffSite {
  const origin = staffOrigin(settings);
  return { origin, relyingParty: new URL(origin).hostname };
}
