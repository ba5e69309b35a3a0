import { Refusal } from '@foyer/runtime';
import { signaturesNeeded, squadOf, SQUADS } from '../squads.ts';
import type { ChangeKind } from '@foyer/kernel/registry-answers';

/**
 * `squad:<name>` publishes and releases its own application; an operator decides everything else; an auditor
 * reads; an edge reports evidence from browsers.
 */
export type Role = `squad:${string}` | 'operator' | 'auditor' | 'edge';

const OF_A_SQUAD: readonly ChangeKind[] = ['promote', 'rollout', 'rollout-stop', 'rollback'];

/** @returns the role in which the change may be made. @throws {@link Refusal} when in none. */
export function roleForChange(roles: readonly string[], kind: ChangeKind, app: string | undefined): Role {
  if (roles.includes('operator')) return 'operator';
  const squad = app === undefined ? undefined : squadOf(app);
  if (squad !== undefined && OF_A_SQUAD.includes(kind) && roles.includes(`squad:${squad}`))
    return `squad:${squad}`;
  throw new Refusal(
    403,
    'NOT_PERMITTED',
    app === undefined ? `Your key may not ${kind}.` : `Your key may not ${kind} ${app}.`,
  );
}

/** Publishing is a squad's alone: an operator decides what runs, not what it is. */
export function roleForPublishing(roles: readonly string[], app: string): Role {
  const squad = squadOf(app);
  if (squad === undefined) throw new Refusal(422, 'APP_UNKNOWN', `${app} is not an application of Foyer.`);
  if (!roles.includes(`squad:${squad}`))
    throw new Refusal(403, 'NOT_PERMITTED', `Only the squad ${squad} publishes ${app}.`);
  return `squad:${squad}`;
}

/**
 * An operator looks after all keys, a squad after its own; unless two must sign, or one of them could make
 * himself the second.
 */
export function roleForKey(roles: readonly string[], keyRoles: readonly string[]): Role {
  if (roles.includes('operator')) return 'operator';
  const [squad] = keyRoles;
  const isAlone = SQUADS.some((name) => squad === `squad:${name}` && signaturesNeeded(name) === 1);
  if (keyRoles.length === 1 && isAlone && squad !== undefined && roles.includes(squad)) return squad as Role;
  throw new Refusal(403, 'NOT_PERMITTED', 'Your key may not change that key.');
}

/** @throws {@link Refusal} unless one of the roles is among those asked for. */
export function requireRole(roles: readonly string[], ...wanted: readonly Role[]): void {
  if (!wanted.some((role) => roles.includes(role)))
    throw new Refusal(403, 'NOT_PERMITTED', `This is for ${wanted.join(' or ')}.`);
}
