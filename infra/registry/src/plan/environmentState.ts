import { releaseName, type MarketRule, type RolloutRule } from '@foyer/kernel/release-plan';
import type { RolloutStep } from '@foyer/kernel/rollout-schedule';

/** Blocks changes for its brand, or for the whole environment, until it is removed. */
export interface Lock {
  readonly id: string;
  /** Absent: the whole environment. */
  readonly brand?: string;
}

/** Refuses promotions and rollouts for its brand, or for the whole environment, until a time (ISO 8601). */
export interface Freeze {
  readonly id: string;
  /** Absent: the whole environment. */
  readonly brand?: string;
  readonly since: string;
  readonly until: string;
  readonly reason: string;
}

/** Progress of a rollout. Times are ISO 8601, UTC. */
export interface RolloutProgress {
  readonly release: string;
  readonly startedAt: string;
  /** Start of the current step. */
  readonly stepAt: string;
  /** Index of the current step in the schedule. */
  readonly step: number;
  /** Absent: an operator continues the rollout. */
  readonly schedule?: readonly RolloutStep[];
}

/** A default release that replaced another one. */
export interface Promotion {
  readonly release: string;
  readonly before: string;
  readonly at: string;
}

/** All decisions of an environment. The plan consists of this state and the releases that it names. */
export interface EnvironmentState {
  readonly defaults: Readonly<Record<string, string>>;
  /** Earlier defaults by application, newest first, for rollbacks. */
  readonly earlier: Readonly<Record<string, readonly string[]>>;
  readonly rollouts: readonly RolloutRule[];
  readonly rules: readonly MarketRule[];
  /** `app@release`. */
  readonly withdrawn: readonly string[];
  /**
   * Members of `withdrawn` whose files are still served to open pages. Absent in states stored before this
   * distinction existed.
   */
  readonly stillServed?: readonly string[];
  /** Applications whose last change does not wait for their update gate. */
  readonly forced: readonly string[];
  readonly locks: readonly Lock[];
  /** Absent without one. Ended freezes are removed by the next change of them. */
  readonly freezes?: readonly Freeze[];
  /** Number of rules ever created: ids are never reused, and a newer rule has a larger id. */
  readonly made: number;
  /** By application, for each rollout. Absent in states stored before evidence was collected. */
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

/** The state in which the files of these withdrawn releases are still served. */
export function withServed(
  { stillServed: _before, ...state }: EnvironmentState,
  names: readonly string[],
): EnvironmentState {
  return names.length > 0 ? { ...state, stillServed: [...names].sort() } : state;
}

/**
 * Releases of an application that a state needs, including those that a rollback would restore: none of them
 * may be removed.
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
 * The previous default by application, where it may still run: pages in which the current one fails fall back
 * to it.
 */
export function previousDefaults({ earlier, withdrawn }: EnvironmentState): Readonly<Record<string, string>> {
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
    ...Object.entries(previousDefaults(state)).map(([app, release]) => ({ app, release })),
    ...Object.entries(state.defaults).map(([app, release]) => ({ app, release })),
    ...state.rollouts.map(({ app, release }) => ({ app, release })),
    ...state.rules.flatMap(({ app, decision }) =>
      decision.kind === 'release' ? [{ app, release: decision.release }] : [],
    ),
  ];
}
