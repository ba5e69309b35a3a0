import { createStore } from '@foyer/platform';
import type { ReleaseSet, ReleaseSetEntry } from '@foyer/kernel/release-set';
import { appOf, ROUTE_IDS, routeOf, type RouteId } from '@foyer/links';
import type { Store } from '@foyer/contract';

/** The file behind an address of a release. */
export interface ReleaseFile {
  readonly entry: ReleaseSetEntry;
  /** Undefined for files whose hash is in the entry that loads them. */
  readonly integrity: string | undefined;
}

/** True if the shown release of an app stays for now although `set` changes it. */
export type HoldPolicy = (app: string, set: ReleaseSet) => boolean;

/** The releases of this page: the live set, the releases that are held, and the addresses of their files. */
export interface Releases extends Store<ReleaseSet> {
  /** The live release of an app, or the next one when `failed` contains it and the set has another. */
  entryOf(app: string, failed?: ReadonlySet<string>): ReleaseSetEntry | undefined;
  /** The release that the page shows of an app: the live one, or the previous one while it is held. */
  shownReleaseOf(app: string): ReleaseSetEntry | undefined;
  /** Applies a new set; a set that is not newer is ignored. */
  apply(set: ReleaseSet): void;
  /** Adds another release of its app to the set until the next one arrives. */
  addFallback(entry: ReleaseSetEntry): void;
  /** Until it is set, no release is held. */
  setHoldPolicy(policy: HoldPolicy): void;
  /** The live release replaces the held one. */
  releaseHold(app: string): void;
  /** The release file of an address of this site; undefined for all other addresses. */
  fileOf(url: string): ReleaseFile | undefined;
  /**
   * The address to fetch: a different one after a failure, because the browser may cache a broken or
   * hanging response (requirements/platform#federation-failures).
   */
  freshUrl(url: string): string;
  /** Fetches the files of the release under new addresses from now on. */
  bustCache(entry: ReleaseSetEntry): void;
}

export function createReleases(initial: ReleaseSet, origin: string): Releases {
  const store = createStore(initial);
  const entriesByBase = new Map<string, ReleaseSetEntry>();
  const cacheBusts = new Map<string, number>();
  const held = new Map<string, ReleaseSetEntry>();
  let isHeld: HoldPolicy = () => false;
  rememberEntries(initial);

  /** Includes releases of earlier sets: mounted ones continue to fetch their pages. */
  function rememberEntries(set: ReleaseSet): void {
    for (const entry of set.apps) entriesByBase.set(entry.base, entry);
  }

  const shownReleaseOf = (app: string): ReleaseSetEntry | undefined =>
    held.get(app) ?? entryIn(store.current(), app);

  function fileOf(url: string): ReleaseFile | undefined {
    const { origin: of, pathname } = new URL(url, origin);
    if (of !== origin) return undefined;
    const base = /^\/assets\/[^/]+\/[^/]+\//.exec(pathname)?.[0];
    const entry = base === undefined ? undefined : entriesByBase.get(base);
    return entry && { entry, integrity: entry.sri[pathname.slice(entry.base.length)] };
  }

  return {
    current: store.current,
    subscribe: store.subscribe,
    entryOf(app, failed) {
      const entries = store.current().apps.filter((entry) => entry.app === app);
      return entries.find((entry) => !failed?.has(entry.release)) ?? entries[0];
    },
    shownReleaseOf,
    apply(set) {
      if (set.version <= store.current().version) return;
      rememberEntries(set);
      for (const app of new Set([...store.current().apps.map((entry) => entry.app), ...held.keys()])) {
        const before = shownReleaseOf(app);
        if (before && before.release !== entryIn(set, app)?.release && isHeld(app, set))
          held.set(app, before);
        else held.delete(app);
      }
      store.set(set);
    },
    addFallback(entry) {
      const set = store.current();
      if (set.apps.some(({ base }) => base === entry.base)) return;
      entriesByBase.set(entry.base, entry);
      store.set({ ...set, apps: [...set.apps, entry] });
    },
    setHoldPolicy(policy) {
      isHeld = policy;
    },
    releaseHold(app) {
      if (held.delete(app)) store.set({ ...store.current() });
    },
    fileOf,
    freshUrl(url) {
      const absolute = new URL(url, origin);
      absolute.search = '';
      const file = fileOf(absolute.href);
      const count = file ? (cacheBusts.get(file.entry.base) ?? 0) : 0;
      return count === 0 ? absolute.href : `${absolute.href}?try=${count}`;
    },
    bustCache(entry) {
      cacheBusts.set(entry.base, (cacheBusts.get(entry.base) ?? 0) + 1);
    },
  };
}

function entryIn(set: ReleaseSet, app: string): ReleaseSetEntry | undefined {
  return set.apps.find((entry) => entry.app === app);
}

const NO_ROUTES: ReadonlySet<RouteId> = new Set();

/** The pages of applications that an operator has switched off for this visitor. */
export function offRoutes({ off = [] }: Pick<ReleaseSet, 'off'>): ReadonlySet<RouteId> {
  if (off.length === 0) return NO_ROUTES;
  return new Set(ROUTE_IDS.filter((route) => off.some(({ app }) => app === appOf(routeOf(route).owner))));
}
