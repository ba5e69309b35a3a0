import { Refusal } from '@foyer/runtime';
import type { Change } from '../changes/change.ts';
import { decide } from '../changes/decide.ts';
import type { Environment } from '../plan/environments.ts';
import type { Registry } from '../registry.ts';
import type { WatchedRelease } from './watchedReleases.ts';
import { releaseName } from '@foyer/kernel/release-plan';
import { SHELL } from '../squads.ts';
import type { Verdict } from './judge.ts';

const SYSTEM_ACTOR = { actor: 'registry', role: 'rollout' } as const;
const MAXIMUM_REASON_LENGTH = 500;

/** Result of an automatic decision: the plan version from which it applies, or why it was refused. */
export type AutomaticDecision =
  | { readonly version: number; readonly code?: undefined }
  | { readonly version?: undefined; readonly code: string; readonly text: string };

export interface AutomaticDecisionOptions {
  /** Ignores locks, because a failing release must stop running. */
  readonly isSystem: boolean;
  /** Expected version of the environment, when it is not the evaluated one. */
  readonly version?: number;
}

/**
 * Makes a decision on behalf of the registry, based on the evaluated state: it is refused when another
 * decision was made meanwhile.
 */
export type DecideAutomatically = (
  environment: Environment,
  watched: WatchedRelease,
  change: Omit<Change, 'environment' | 'app' | 'expectedVersion'>,
  options: AutomaticDecisionOptions,
) => Promise<AutomaticDecision>;

export function createAutomaticDecisions(registry: Registry): DecideAutomatically {
  return async (environment, watched, change, { isSystem, version = environment.version }) => {
    try {
      const reason = change.reason.slice(0, MAXIMUM_REASON_LENGTH);
      const decided = await decide(
        registry,
        { ...change, reason, environment: watched.environment, app: watched.app, expectedVersion: version },
        SYSTEM_ACTOR,
        { isSystem },
      );
      return { version: decided.version };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { code: error.code, text: error.message };
    }
  };
}

/**
 * Withdraws a failing release. A promoted release is first rolled back to the newest earlier one that may run
 * and is intact; without one it is withdrawn all the same, and the plan's fallback applies (ADR 0097).
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
