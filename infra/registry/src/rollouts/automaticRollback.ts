import { releaseName } from '@foyer/kernel/release-plan';
import type { Environment } from '../plan/environments.ts';
import { SHELL } from '../squads.ts';
import type { DecideAutomatically } from './automaticDecisions.ts';
import type { Verdict } from './judge.ts';
import type { WatchedRelease } from './watchedReleases.ts';

/**
 * Withdraws a failing release. A promoted release is first rolled back to the newest earlier one that may run
 * and is intact; without an earlier one, it is withdrawn nevertheless, and the plan's fallback applies (ADR 0097).
 * @returns whether it no longer runs; undefined when another decision was made meanwhile, which the next
 * evaluation takes into account.
 */
export async function rollBack(
  decideAutomatically: DecideAutomatically,
  environment: Environment,
  watched: WatchedRelease,
  verdict: Verdict,
): Promise<boolean | undefined> {
  const { app, release } = watched;
  const reason = `Rolled back on evidence: ${verdict.reason}`;
  let version = environment.version;
  let hasReplacement = watched.kind === 'rollout';
  for (const earlier of watched.kind === 'promotion' ? earlierReleases(environment, watched) : []) {
    const rollback = await decideAutomatically(
      environment,
      watched,
      { kind: 'rollback', release: earlier, reason },
      { isSystem: true },
    );
    if (rollback.code === 'VERSION_CHANGED') return undefined;
    if (rollback.version === undefined) continue;
    version = rollback.version;
    hasReplacement = true;
    break;
  }
  // a failing shell is still better than no page
  if (!hasReplacement && app === SHELL) return false;
  const withdrawal = await decideAutomatically(
    environment,
    watched,
    { kind: 'withdraw', release, reason, keepsFiles: true },
    { isSystem: true, version },
  );
  if (withdrawal.code === 'VERSION_CHANGED' && version === environment.version) return undefined;
  return withdrawal.version !== undefined || version !== environment.version;
}

function earlierReleases({ state }: Environment, { app, release }: WatchedRelease): readonly string[] {
  return (state.earlier[app] ?? []).filter(
    (earlier) => earlier !== release && !state.withdrawn.includes(releaseName(app, earlier)),
  );
}
