import { staffOrigin, type FoyerSettings } from '@foyer/runtime';

/** The name of the realm in addresses, and of whom its rows are. No brand is called so. */
export const STAFF_REALM = 'staff';

/** A working day; after half an hour in which nothing was asked for, earlier. */
export const STAFF_SESSION_SECONDS = 8 * 3600;
export const STAFF_IDLE_SECONDS = 30 * 60;
export const STAFF_TOKEN_SECONDS = 300;

/** Where the realm is, as browsers write it. */
export interface StaffSite {
  readonly origin: string;
  /** The WebAuthn relying party. */
  readonly relyingParty: string;
}

export function staffSite(settings: Pick<FoyerSettings, 'consolePort' | 'consoleOrigin'>): StaffSite {
  const origin = staffOrigin(settings);
  return { origin, relyingParty: new URL(origin).hostname };
}
