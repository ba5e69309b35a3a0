import { appOf, ROUTES } from '@foyer/links';
import type { ChangeKind } from '@foyer/kernel/change-answers';
import type { Person } from '@foyer/kernel/console-answers';

const OF_A_SQUAD: readonly ChangeKind[] = ['promote', 'rollout', 'rollout-stop', 'rollback'];
const SQUADS = [...new Set(Object.values(ROUTES).map(({ owner }) => owner))];

/** The registry stores further squads, so the name decides. */
export function squadOf(app: string): string | undefined {
  return (
    SQUADS.find((squad) => appOf(squad) === app) ?? /^mfe-(?<squad>[a-z-]+)$/.exec(app)?.groups?.['squad']
  );
}

/** True if the console offers a decision to this person; the registry enforces permissions. */
export function mayDecide({ roles }: Person, kind: ChangeKind, app: string | undefined): boolean {
  if (roles.includes('operator')) return true;
  const squad = app === undefined ? undefined : squadOf(app);
  return squad !== undefined && OF_A_SQUAD.includes(kind) && roles.includes(`squad:${squad}`);
}

/** True if the person may set the webhook of an application. */
export function maySetWebhook({ roles }: Person, app: string): boolean {
  return roles.includes('operator') || roles.includes(`squad:${squadOf(app) ?? ''}`);
}

/** Withdrawals are visible to operators and auditors, not to squads. */
export function maySeeWithdrawals({ roles }: Person): boolean {
  return roles.includes('operator') || roles.includes('auditor');
}

/** True if the person may acknowledge alerts. */
export function mayAcknowledge({ roles }: Person): boolean {
  return roles.includes('operator') || roles.includes('auditor');
}

/** True if the person answers players in the live chat. */
export function mayChat({ roles }: Person): boolean {
  return roles.includes('support') || roles.includes('operator');
}

export function mayDecideWithdrawals({ roles }: Person): boolean {
  return roles.includes('operator');
}

export function mayCheck({ roles }: Person): boolean {
  return roles.includes('operator') || roles.includes('auditor');
}

/** True if the person may look up a player's account. */
export function maySeePlayers({ roles }: Person): boolean {
  return roles.some((role) => role === 'support' || role === 'operator' || role === 'auditor');
}

/** True for support agents who are not operators as well. */
export function isAgent({ roles }: Person): boolean {
  return roles.includes('support') && !roles.includes('operator');
}
