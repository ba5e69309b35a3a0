import type { StaffServices } from './staffServices.ts';

/** What the registry asks before it lets somebody change anything: whether the session lives and the roles are those of the token. */
export async function staffSessionState(
  { sessions, accounts }: StaffServices,
  sid: string,
): Promise<{ readonly active: boolean; readonly staffId?: string; readonly roles?: readonly string[] }> {
  const session = await sessions.find(sid);
  const account = session && (await accounts.byId(session.staffId));
  return account ? { active: true, staffId: account.staffId, roles: account.roles } : { active: false };
}

/** Who somebody is by e-mail, so that an override can be bound to a person. */
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
