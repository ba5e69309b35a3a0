import { Refusal } from '@foyer/runtime';
import * as v from 'valibot';
import { STAFF_REALM } from './staffRealm.ts';
import type { StaffServices } from './staffServices.ts';

const INVITATION = v.object({
  email: v.pipe(v.string(), v.trim(), v.email(), v.maxLength(200)),
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80)),
  roles: v.pipe(
    v.array(
      v.union([v.picklist(['operator', 'auditor', 'support']), v.custom<`squad:${string}`>(isSquadRole)]),
    ),
    v.minLength(1),
  ),
  invitedBy: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
});

function isSquadRole(role: unknown): boolean {
  return typeof role === 'string' && /^squad:[a-z0-9-]{1,40}$/.test(role);
}

/**
 * Creates a one-time link for the registry, which checks the permission and writes the audit entry.
 * @throws {@link Refusal} 422 for a malformed invitation, 409 when the address has an account.
 */
export async function inviteStaff(
  { invitations, site }: StaffServices,
  body: unknown,
): Promise<{ readonly invitationId: string; readonly link: string; readonly expiresAt: string }> {
  const invitation = v.safeParse(INVITATION, body);
  if (!invitation.success)
    throw new Refusal(
      422,
      'FIELD_INVALID',
      `The field ${v.getDotPath(invitation.issues[0]) ?? 'body'} of the invitation is invalid.`,
    );
  const created = await invitations.create(invitation.output);
  if (!created) throw new Refusal(409, 'STAFF_KNOWN', 'The address already has a staff account.');
  const { invitationId, token, expiresAt } = created;
  return {
    invitationId,
    link: `${site.origin}/realms/${STAFF_REALM}/invitation/${token}`,
    expiresAt: expiresAt.toISOString(),
  };
}

/**
 * Returns whether the session is active and which roles it has; the registry checks it before every change.
 */
export async function staffSessionState(
  { sessions, accounts }: StaffServices,
  sid: string,
): Promise<{ readonly active: boolean; readonly staffId?: string; readonly roles?: readonly string[] }> {
  const session = await sessions.find(sid);
  const account = session && (await accounts.byId(session.staffId));
  return account ? { active: true, staffId: account.staffId, roles: account.roles } : { active: false };
}

/** Finds a member of staff by email address, so that an override can be bound to an account. */
export async function findStaff(
  { accounts }: StaffServices,
  email: unknown,
): Promise<{ readonly staff: object | null }> {
  const account = typeof email === 'string' ? await accounts.byEmail(email.slice(0, 200)) : undefined;
  return {
    staff: account
      ? { staffId: account.staffId, name: account.name, email: account.email, roles: account.roles }
      : null,
  };
}
