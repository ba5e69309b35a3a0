import { Refusal } from '@foyer/runtime';
import { isInvitedApp, PLATFORM, signaturesNeeded, squadOf, SQUADS } from '../squads.ts';
import type { ChangeKind } from '@foyer/kernel/change-answers';

/**
 * `squad:<name>` publishes and releases its own application; an operator decides everything else; an auditor
 * reads; an edge reports evidence from browsers.
 */
export type Role = `squad:${string}` | 'operator' | 'auditor' | 'edge';

const OF_A_SQUAD: readonly ChangeKind[] = ['promote', 'rollout', 'rollout-stop', 'rollback'];

/**
 * Role in which the caller may make the change. @throws {@link Refusal} when no role of the caller permits
 * it.
 */
export function roleForChange(roles: readonly string[], kind: ChangeKind, app: string | undefined): Role {
  if (roles.includes('operator')) return 'operator';
  const squad = app === undefined ? undefined : squadOf(app);
  if (squad !== undefined && OF_A_SQUAD.includes(kind) && roles.includes(`squad:${squad}`))
    return `squad:${squad}`;
  throw new Refusal(
    403,
    'NOT_PERMITTED',
    `Your key is not permitted to make the change "${kind}"${app === undefined ? '' : ` for ${app}`}.`,
  );
}

/**
 * Role in which the caller may publish. Only the squad of an application publishes it: an operator decides
 * what runs, not what it contains.
 * @param squads - Names of all squads.
 */
export function roleForPublishing(
  roles: readonly string[],
  app: string,
  squads: readonly string[] = SQUADS,
): Role {
  const squad = squadOf(app);
  if (squad === undefined || !squads.includes(squad))
    throw new Refusal(422, 'APP_UNKNOWN', `${app} is not a Foyer application.`);
  if (!roles.includes(`squad:${squad}`))
    throw new Refusal(403, 'NOT_PERMITTED', `Only the squad ${squad} may publish ${app}.`);
  return `squad:${squad}`;
}

/**
 * Role in which the caller may bring a report of the release check: its squad, or the platform squad for an invited one.
 * @param squads - Names of all squads.
 */
export function roleForReport(roles: readonly string[], app: string, squads: readonly string[]): Role {
  const platform: Role = `squad:${PLATFORM}`;
  return isInvitedApp(app) && squads.includes(squadOf(app) ?? '') && roles.includes(platform)
    ? platform
    : roleForPublishing(roles, app, squads);
}

/**
 * Role in which the caller may change a key: an operator any key, a squad its own keys. A squad that needs
 * two signatures may not add keys, because one member could then sign twice.
 */
export function roleForKey(roles: readonly string[], keyRoles: readonly string[]): Role {
  if (roles.includes('operator')) return 'operator';
  const [squad] = keyRoles;
  if (
    keyRoles.length === 1 &&
    squad?.startsWith('squad:') &&
    signaturesNeeded(squad.slice('squad:'.length)) === 1 &&
    roles.includes(squad)
  )
    return squad as Role;
  throw new Refusal(403, 'NOT_PERMITTED', 'Your key may not change that key.');
}

/** @throws {@link Refusal} unless the caller has one of the roles. */
export function requireRole(roles: readonly string[], ...wanted: readonly Role[]): void {
  if (!wanted.some((role) => roles.includes(role)))
    throw new Refusal(403, 'NOT_PERMITTED', `This requires the role ${wanted.join(' or ')}.`);
}
