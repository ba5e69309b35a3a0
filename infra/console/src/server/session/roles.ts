import { Refusal } from '@foyer/runtime';
import type { StaffSession } from './sessions.ts';

/** Roles that answer players in the live chat. */
export const AGENT_ROLES: readonly string[] = ['support', 'operator'];

/** Roles that may look up a player's account: names, contact data, limits, exclusions and history. */
export const RECORD_ROLES: readonly string[] = ['support', 'operator', 'auditor'];

/** Roles that decide about players, money and content. */
export const OPERATOR_ROLES: readonly string[] = ['operator'];

/** Roles with access to player funds and operations; squads have none. */
export const SUPERVISOR_ROLES: readonly string[] = ['operator', 'auditor'];

export function hasRole(
  { roles }: Pick<StaffSession['person'], 'roles'>,
  wanted: readonly string[],
): boolean {
  return roles.some((role) => wanted.includes(role));
}

/** @throws {@link Refusal} 401 or 403. */
export function allowed(session: StaffSession | undefined, roles: readonly string[]): StaffSession {
  const known = signedIn(session);
  if (!hasRole(known.person, roles))
    throw new Refusal(403, 'NOT_PERMITTED', 'Your role does not allow this.');
  return known;
}

/** @throws {@link Refusal} 401. */
export function signedIn(session: StaffSession | undefined): StaffSession {
  if (!session) throw new Refusal(401, 'SIGNED_OUT', 'Sign in to continue.');
  return session;
}
