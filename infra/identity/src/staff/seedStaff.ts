import { createPasswords, type StaffRole } from '@foyer/runtime';
import { ROUTES } from '@foyer/links';
import type { IdentityDeps } from '../deps.ts';
import { createStaffAccounts } from './staffAccounts.ts';

/** The squads that own a page. */
const SQUADS = [...new Set(Object.values(ROUTES).map(({ owner }) => owner))];

/** One account for each role. Development only: they share the published password of the seeded players. */
export const SEEDED_STAFF: readonly {
  readonly staffId: string;
  readonly name: string;
  readonly email: string;
  readonly roles: readonly StaffRole[];
}[] = [
  { staffId: 'operator', name: 'Otso Operator', email: 'operator@staff.test', roles: ['operator'] },
  { staffId: 'operator-2', name: 'Olga Operator', email: 'operator2@staff.test', roles: ['operator'] },
  { staffId: 'auditor', name: 'Aino Auditor', email: 'auditor@staff.test', roles: ['auditor'] },
  { staffId: 'support', name: 'Saana Support', email: 'support@staff.test', roles: ['support'] },
  ...SQUADS.map((squad) => ({
    staffId: `squad-${squad}`,
    name: `Squad ${squad}`,
    email: `${squad}@staff.test`,
    roles: [`squad:${squad}` as const],
  })),
];

/** Idempotent: changed roles and passwords are kept. */
export async function seedStaff(
  deps: Pick<IdentityDeps, 'pool' | 'clock' | 'passwordCost'>,
  password: string,
): Promise<void> {
  const accounts = createStaffAccounts(deps.pool, deps.clock);
  // one connection: a seed must not compete with the service for its pool
  const missing = [];
  for (const member of SEEDED_STAFF) if (!(await accounts.byEmail(member.email))) missing.push(member);
  if (missing.length === 0) return;
  const hash = await createPasswords(deps.passwordCost).hash(password);
  for (const member of missing) await accounts.add({ ...member, password: hash });
}
