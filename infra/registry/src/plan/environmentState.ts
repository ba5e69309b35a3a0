import { releaseName, type MarketRule, type RolloutRule } from '@foyer/kernel/release-plan';
import type { RolloutStep } from '@foyer/kernel/rollout-schedule';

/** Nothing changes for its brand, or for the whole environment, until it is taken away. */
export interface Lock {
  readonly id: string;
  /** Absent: the whole environment. */
  readonly brand?: string;
}

/** How far a rollout is. Times are ISO 8601, UTC. */
export interface RolloutProgress {
  readonly release: string;
  readonly startedAt: string;
  /** Since when it has the present share. */
  readonly stepAt: string;
  /** Index in the schedule. */
  readonly step: number;
  /** Absent: the rollout is continued by hand. */
  readonly schedule?: readonly RolloutStep[];
}

/** A default that took the place of another. */
export interface Promotion {
  readonly release: string;
  readonly before: string;
  readonly at: string;
}

/** Everything that has been decided for an environment; the plan is this and the releases it names. */
export interface EnvironmentState {
  readonly defaults: Readonly<Record<string, string>>;
  /** Defaults before the present one by application, newest first: where a rollback goes. */
  readonly earlier: Readonly<Record<string, readonly string[]>>;
  readonly rollouts: readonly RolloutRule[];
  readonly rules: readonly MarketRule[];
  /** `app@release`. */
  readonly withdrawn: readonly string[];
  /**
   * Those of `withdrawn` whose files open pages may still ask for. Absent in states of before there was the
   * difference.
   */
  readonly stillServed?: readonly string[];
  /** Applications whose last change does not wait for their update gate. */
  readonly forced: readonly string[];
  readonly locks: readonly Lock[];
  /** Rules made so far: ids are never used twice, and a newer one is the larger. */
  readonly made: number;
  /** By application, for each rollout. Absent in states of before there was evidence. */
  readonly progress?: Readonly<Record<string, RolloutProgress>>;
  /** The last promotion by application, while it applies. */
  readonly promotions?: Readonly<Record<string, Promotion>>;
}

export const EMPTY_STATE: EnvironmentState = {
  defaults: {},
  earlier: {},
  rollouts: [],
  rules: [],
  withdrawn: [],
  forced: [],
  locks: [],
  made: 0,
};

/** The state with these as the withdrawn releases whose files are still served. */
export function withServed(
  { stillServed: _before, ...state }: EnvironmentState,
  names: readonly string[],
): EnvironmentState {
  return names.length > 0 ? { ...state, stillServed: [...names].sort() } : state;
}

/**
 * Releases that a state names for an application, the one that a rollback would bring back included: none of
 * them may be removed.
 */
export function namedReleases(
  state: EnvironmentState,
): readonly { readonly app: string; readonly release: string }[] {
  return [
    ...liveReleases(state),
    ...Object.entries(state.earlier).flatMap(([app, releases]) =>
      releases.slice(0, 1).map((release) => ({ app, release })),
    ),
  ];
}

/**
 * The default before the present one by application, where it may still run: for pages in which the present
 * one does not.
 */
export function standIns({ earlier, withdrawn }: EnvironmentState): Readonly<Record<string, string>> {
  const found = Object.entries(earlier).map(
    ([app, releases]) =>
      [app, releases.find((release) => !withdrawn.includes(releaseName(app, release)))] as const,
  );
  return Object.fromEntries(found.filter((pair): pair is [string, string] => pair[1] !== undefined));
}

/** Releases that at least one visitor can get. */
export function liveReleases(
  state: EnvironmentState,
): readonly { readonly app: string; readonly release: string }[] {
  return [
    ...Object.entries(standIns(state)).map(([app, release]) => ({ app, release })),
    ...Object.entries(state.defaults).map(([app, release]) => ({ app, release })),
    ...state.rollouts.map(({ app, release }) => ({ app, release })),
    ...state.rules.flatMap(({ app, decision }) =>
      decision.kind === 'release' ? [{ app, release: decision.release }] : [],
    ),
  ];
}
