import type { InvitedSquad } from '@foyer/kernel/invited-squad';
import { releaseName, type ReleasePlan } from '@foyer/kernel/release-plan';
import type { ReleaseSetEntry } from '@foyer/kernel/release-set';
import type { Override } from '@foyer/kernel/override-answers';
import { liveReleases, previousDefaults, type EnvironmentState } from './environmentState.ts';

export interface Issue {
  readonly version: number;
  readonly issuedAt: string;
  readonly expiresAt: string;
}

/** Entries of releases by `app@release`. */
export type Entries = ReadonlyMap<string, ReleaseSetEntry>;

/** The plan of a state. @throws when the state names a release that was never published. */
export function planOf(
  state: EnvironmentState,
  entries: Entries,
  issue: Issue,
  given: readonly Override[] = [],
  squads: readonly InvitedSquad[] = [],
): ReleasePlan {
  const entryOf = (app: string, release: string): ReleaseSetEntry => {
    const entry = entries.get(releaseName(app, release));
    if (!entry) throw new Error(`${releaseName(app, release)} was never published.`);
    return entry;
  };
  const apps = Object.entries(state.defaults)
    .sort(byApp)
    .map(([app, release]) => entryOf(app, release));
  const otherReleases = new Map(
    liveReleases(state)
      .filter(({ app, release }) => state.defaults[app] !== release)
      .map(({ app, release }) => [releaseName(app, release), entryOf(app, release)]),
  );
  const others = [...otherReleases].sort(byApp).map(([, entry]) => entry);
  const before = previousDefaults(state);
  const overrides = given.map(({ link: id, kind, app, release, brand, subject, email, expiresAt }) => ({
    id,
    kind,
    app,
    release,
    brand,
    subject,
    email,
    expiresAt,
    entry: entryOf(app, release),
  }));
  return {
    ...issue,
    apps,
    ...(Object.keys(before).length > 0 && { before }),
    ...(others.length > 0 && { others }),
    ...(state.rollouts.length > 0 && { rollouts: state.rollouts }),
    ...(state.rules.length > 0 && { rules: state.rules }),
    ...(state.withdrawn.length > 0 && { withdrawn: state.withdrawn }),
    ...(state.stillServed !== undefined &&
      state.stillServed.length > 0 && { stillServed: state.stillServed }),
    ...(state.forced.length > 0 && { forced: state.forced }),
    ...(overrides.length > 0 && { overrides }),
    ...(squads.length > 0 && { squads }),
  };
}

function byApp([left]: readonly [string, unknown], [right]: readonly [string, unknown]): number {
  return left < right ? -1 : 1;
}
