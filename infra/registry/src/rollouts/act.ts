import { Refusal } from '@foyer/runtime';
import type { Change } from '../changes/change.ts';
import { decide } from '../changes/decide.ts';
import type { Environment } from '../plan/environments.ts';
import type { Registry } from '../registry.ts';
import type { Trial } from './trials.ts';

const BY_ITSELF = { actor: 'registry', role: 'rollout' } as const;
const LONGEST_REASON = 500;

/** What became of a decision that follows from evidence: the version from which on it holds, or why it was refused. */
export type Acted =
  | { readonly version: number; readonly code?: undefined }
  | { readonly version?: undefined; readonly code: string; readonly text: string };

export interface ActOptions {
  /** Through locks: what must stop running stops. */
  readonly isSystem: boolean;
  /** Of the environment, when it is not the one that was judged. */
  readonly version?: number;
}

/** Decides in the registry's own name, against the state that was judged: whoever decided meanwhile has decided. */
export type Act = (
  environment: Environment,
  trial: Trial,
  change: Omit<Change, 'environment' | 'app' | 'expectedVersion'>,
  options: ActOptions,
) => Promise<Acted>;

export function createAct(registry: Registry): Act {
  return async (environment, trial, change, { isSystem, version = environment.version }) => {
    try {
      const reason = change.reason.slice(0, LONGEST_REASON);
      const decided = await decide(
        registry,
        { ...change, reason, environment: trial.environment, app: trial.app, expectedVersion: version },
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
