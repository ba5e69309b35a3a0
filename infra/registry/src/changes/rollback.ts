import { Refusal } from '@foyer/runtime';
import { releaseName } from '@foyer/kernel/release-plan';
import type { EnvironmentState } from '../plan/environmentState.ts';

/** Maximum number of earlier defaults kept for rollbacks; an older release is promoted again. */
const MAX_EARLIER_DEFAULTS = 10;

/**
 * Makes an earlier default of an application the default again: the requested one, or the newest that is not
 * withdrawn.
 */
export function rollback(state: EnvironmentState, app: string, wanted: string | undefined): EnvironmentState {
  const usable = (state.earlier[app] ?? []).filter(
    (release) => !state.withdrawn.includes(releaseName(app, release)),
  );
  const release = wanted ?? usable[0];
  if (release === undefined || !usable.includes(release))
    throw new Refusal(
      409,
      'NO_PREVIOUS_RELEASE',
      wanted === undefined
        ? `${app} has no earlier release in this environment.`
        : `${releaseName(app, wanted)} is not an earlier release in this environment, or it is withdrawn.`,
    );
  const before = state.earlier[app] ?? [];
  return {
    ...withDefault(state, app, release),
    earlier: { ...state.earlier, [app]: before.slice(before.indexOf(release) + 1) },
  };
}

/**
 * The state in which a release that is withdrawn is not the default: the newest earlier default that may run
 * replaces it. Unchanged without one, and then the application is off.
 */
export function withoutDefault(state: EnvironmentState, app: string, release: string): EnvironmentState {
  const before = state.earlier[app] ?? [];
  const replacement = before.find(
    (earlier) => earlier !== release && !state.withdrawn.includes(releaseName(app, earlier)),
  );
  if (state.defaults[app] !== release || replacement === undefined) return state;
  return {
    ...withDefault(state, app, replacement),
    earlier: { ...state.earlier, [app]: before.slice(before.indexOf(replacement) + 1) },
  };
}

export function withDefault(state: EnvironmentState, app: string, release: string): EnvironmentState {
  return { ...state, defaults: { ...state.defaults, [app]: release } };
}

/** The default of an application and the ones before it, newest first. */
export function earlierDefaults(state: EnvironmentState, app: string): readonly string[] {
  const current = state.defaults[app];
  return [
    ...(current === undefined ? [] : [current]),
    ...(state.earlier[app] ?? []).filter((release) => release !== current),
  ].slice(0, MAX_EARLIER_DEFAULTS);
}
