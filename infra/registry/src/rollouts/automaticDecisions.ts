import { Refusal } from '@foyer/runtime';
import type { Change } from '../changes/change.ts';
import { decide } from '../changes/decide.ts';
import type { Environment } from '../plan/environments.ts';
import type { Registry } from '../registry.ts';
import type { WatchedRelease } from './watchedReleases.ts';

const SYSTEM_ACTOR = { actor: 'registry', role: 'rollout' } as const;
const MAX_REASON_LENGTH = 500;

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
      const reason = change.reason.slice(0, MAX_REASON_LENGTH);
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
