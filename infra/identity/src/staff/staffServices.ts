import type { Clock, FoyerSettings, Log, Passwords, Pool } from '@foyer/runtime';
import type { IdentityDeps } from '../deps.ts';
import type { Assets } from '../pages/assets.ts';
import { keyFor } from '../security/keys.ts';
import { createAttempts, type Attempts } from '../store/attempts.ts';
import { createEvents, type Events } from '../store/events.ts';
import { createInteractionStates, type InteractionStates } from '../store/interactionStates.ts';
import { createPasskeys, type Passkeys } from '../store/passkeys.ts';
import { createSigningKeys, type SigningKeys } from '../store/signingKeys.ts';
import { STAFF_TABLES } from '../store/tables.ts';
import { createStaffAccounts, type StaffAccounts } from './staffAccounts.ts';
import { staffSite, type StaffSite } from './staffRealm.ts';
import { createStaffInvitations, type StaffInvitations } from './staffInvitations.ts';
import { createStaffSessions, type StaffSessions } from './staffSessions.ts';

/**
 * The dependencies that the parts of the staff realm share. It uses the code of the player realms, but no
 * table, key or cookie of theirs.
 */
export interface StaffServices {
  readonly settings: FoyerSettings;
  readonly pool: Pool;
  readonly clock: Clock;
  readonly log: Log;
  readonly site: StaffSite;
  /** Origins of pages that may be opened in a preview. */
  readonly pageOrigins: readonly string[];
  readonly assets: Assets;
  readonly passwords: Passwords;
  readonly accounts: StaffAccounts;
  readonly invitations: StaffInvitations;
  readonly sessions: StaffSessions;
  readonly signingKeys: SigningKeys;
  readonly attempts: Attempts;
  readonly events: Events;
  readonly passkeys: Passkeys;
  readonly interactionStates: InteractionStates;
  readonly formKey: Buffer;
}

export function createStaffServices(
  { settings, pool, clock, log }: IdentityDeps,
  shared: { readonly assets: Assets; readonly passwords: Passwords; readonly pageOrigins: readonly string[] },
): StaffServices {
  const events = createEvents(pool, clock, STAFF_TABLES.event);
  const secret = settings.internalSecret;
  const site = staffSite(settings);
  return {
    ...shared,
    settings,
    pool,
    clock,
    log,
    events,
    site,
    accounts: createStaffAccounts(pool, clock),
    invitations: createStaffInvitations({ pool, clock, events, relyingParty: site.relyingParty }),
    sessions: createStaffSessions({ pool, clock, events }),
    signingKeys: createSigningKeys({ pool, clock, log, settings }, STAFF_TABLES.signingKey),
    attempts: createAttempts(pool, clock, keyFor(secret, 'staff-attempts'), STAFF_TABLES.attempts),
    passkeys: createPasskeys(pool, clock, STAFF_TABLES.passkey),
    interactionStates: createInteractionStates(pool, clock, STAFF_TABLES.interaction),
    formKey: keyFor(secret, 'staff-forms'),
  };
}
