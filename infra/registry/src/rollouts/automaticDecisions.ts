import { Refusal } from '@foyer/runtime';
import type { Change } from '../changes/change.ts';
import { decide } from '../changes/decide.ts';
import type { Environment } from '../plan/environments.ts';
import type { Registry } from '../registry.ts';
import type { WatchedRelease } from './watchedReleases.ts';
import { releaseName } from '@foyer/kernel/release-plan';
import { SHELL } from '../squads.ts';
import type { Verdict } from './judge.ts';

const BY_ITSELF = { actor: 'registry', role: 'rollout' } as const;
const LONGEST_REASON = 500;

/** The result of an automatic decision: the version from which on it applies, or why it was refused. */
export type AutomaticDecision =
  | { readonly version: number; readonly code?: undefined }
  | { readonly version?: undefined; readonly code: string; readonly text: string };

export interface AutomaticDecisionOptions {
  /** Through locks: what must stop running stops. */
  readonly isSystem: boolean;
  /** Expected version of the environment, when it is not the one that was judged. */
  readonly version?: number;
}

/** Decides in the registry's own name against the state that was judged: a decision made meanwhile wins. */
export type DecideAutomatically = (
  environment: Environment,
  watched: WatchedRelease,
  change: Omit<Change, 'environment' | 'app' | 'expectedVersion'>,
  options: AutomaticDecisionOptions,
) => Promise<AutomaticDecision>;

export function createAutomaticDecisions(registry: Registry): DecideAutomatically {
  return async (environment, watched, change, { isSystem, version = environment.version }) => {
    try {
      const reason = change.reason.slice(0, LONGEST_REASON);
      const decided = await decide(
        registry,
        { ...change, reason, environment: watched.environment, app: watched.app, expectedVersion: version },
        BY_ITSELF,
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
 * Withdraws a failing release. A promoted one is first rolled back to the newest earlier release that may run and is intact; without one it is withdrawn all the same, and the plan's fallback applies (ADR 0097). @returns whether it no longer runs; undefined when another decision was made meanwhile, which the next evaluation judges.
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
  let hasAnother = watched.kind === 'rollout';
  for (const earlier of watched.kind === 'promotion' ? earlierOf(environment, watched) : []) {
    const back = await decideAutomatically(
      environment,
      watched,
      { kind: 'rollback', release: earlier, reason },
      { isSystem: true },
    );
    if (back.code === 'VERSION_CHANGED') return undefined;
    if (back.version === undefined) continue;
    version = back.version;
    hasAnother = true;
    break;
  }
  // a page that shows little is better than none
  if (!hasAnother && app === SHELL) return false;
  const away = await decideAutomatically(
    environment,
    watched,
    { kind: 'withdraw', release, reason, keepsFiles: true },
    { isSystem: true, version },
  );
  if (away.code === 'VERSION_CHANGED' && version === environment.version) return undefined;
  return away.version !== undefined || version !== environment.version;
}

function earlierOf({ state }: Environment, { app, release }: WatchedRelease): readonly string[] {
  return (state.earlier[app] ?? []).filter(
    (earlier) => earlier !== release && !state.withdrawn.includes(releaseName(app, earlier)),
  );
}
