import { appOf, ROUTES } from '@foyer/links';
import type { ChangeKind } from '@foyer/kernel/registry-answers';
import type { Person } from './wire.ts';

const OF_A_SQUAD: readonly ChangeKind[] = ['promote', 'rollout', 'rollout-stop', 'rollback'];
const SQUADS = [...new Set(Object.values(ROUTES).map(({ owner }) => owner))];

export function squadOf(app: string): string | undefined {
  return SQUADS.find((squad) => appOf(squad) === app);
}

/** What is offered; the registry decides, and refuses what this gets wrong. */
export function mayDecide({ roles }: Person, kind: ChangeKind, app: string | undefined): boolean {
  if (roles.includes('operator')) return true;
  const squad = app === undefined ? undefined : squadOf(app);
  return squad !== undefined && OF_A_SQUAD.includes(kind) && roles.includes(`squad:${squad}`);
}

/** Withdrawals of players: the squads build, they do not look at players' money. */
export function maySeeWithdrawals({ roles }: Person): boolean {
  return roles.includes('operator') || roles.includes('auditor');
}

/** To say for everybody that one knows of what was raised. */
export function mayAcknowledge({ roles }: Person): boolean {
  return roles.includes('operator') || roles.includes('auditor');
}

export function mayDecideWithdrawals({ roles }: Person): boolean {
  return roles.includes('operator');
}

export function mayCheck({ roles }: Person): boolean {
  return roles.includes('operator') || roles.includes('auditor');
}
