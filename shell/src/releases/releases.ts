import type { ReleaseSet, ReleaseSetEntry } from '@foyer/kernel/release-set';
import type { Store } from '@foyer/contract';
import { createStore } from '../lib/createStore.ts';

/** The file behind an address of a release. */
export interface ReleaseFile {
  readonly entry: ReleaseSetEntry;
  /** Undefined for files whose hash is in the entry that loads them. */
  readonly integrity: string | undefined;
}

export interface Releases extends Store<ReleaseSet> {
  /** The live release of an app, or the next one when `failedReleases` contains it and the set has another. */
  entryOf(app: string, failedReleases?: ReadonlySet<string>): ReleaseSetEntry | undefined;
  /** The release that the page shows of an app: the live one, or the previous one while it is held. */
  shownReleaseOf(app: string): ReleaseSetEntry | undefined;
  /** Applies a new set; a set that is not newer is rejected. */
  announce(set: ReleaseSet): void;
  /** Uses another release for its app until the next set. */
  setFallback(entry: ReleaseSetEntry): void;
  /**
   * Sets the hold policy: `isKept` decides whether the current release of an app stays for now when a new
   * set changes it.
   */
  keep(isKept: (app: string, set: ReleaseSet) => boolean): void;
  /** Releases the hold: the live release replaces the held one. */
  releaseHold(app: string): void;
  /** The release file of an address of this site; undefined for all other addresses. */
  fileOf(url: string): ReleaseFile | undefined;
  /**
   * The address to fetch: a different one after a failure, because the browser may cache a broken or
   * hanging response (requirements/platform#federation-failures).
   */
  freshUrl(url: string): string;
  /** Fetches the files of the release under fresh addresses from now on. */
  retry(entry: ReleaseSetEntry): void;
}

export function createReleases(initial: ReleaseSet, origin: string): Releases {
  const store = createStore(initial);
  const bases = new Map<string, ReleaseSetEntry>();
  const tries = new Map<string, number>();
  const kept = new Map<string, ReleaseSetEntry>();
  let isKept: (app: string, set: ReleaseSet) => boolean = () => false;
  remember(initial);

  /** Includes releases of earlier sets: mounted ones continue to fetch their pages. */
  function remember(set: ReleaseSet): void {
    for (const entry of set.apps) bases.set(entry.base, entry);
  }

  const shownReleaseOf = (app: string): ReleaseSetEntry | undefined =>
    kept.get(app) ?? entryIn(store.current(), app);

  function fileOf(url: string): ReleaseFile | undefined {
    const { origin: of, pathname } = new URL(url, origin);
    if (of !== origin) return undefined;
    const base = /^\/assets\/[^/]+\/[^/]+\//.exec(pathname)?.[0];
    const entry = base === undefined ? undefined : bases.get(base);
    return entry && { entry, integrity: entry.sri[pathname.slice(entry.base.length)] };
  }

  return {
    current: store.current,
    subscribe: store.subscribe,
    entryOf(app, failedReleases) {
      const entries = store.current().apps.filter((entry) => entry.app === app);
      return entries.find((entry) => !failedReleases?.has(entry.release)) ?? entries[0];
    },
    shownReleaseOf,
    announce(set) {
      if (set.version <= store.current().version) return;
      remember(set);
      for (const app of new Set([...store.current().apps.map((entry) => entry.app), ...kept.keys()])) {
        const before = shownReleaseOf(app);
        if (before && before.release !== entryIn(set, app)?.release && isKept(app, set))
          kept.set(app, before);
        else kept.delete(app);
      }
      store.set(set);
    },
    setFallback(entry) {
      const now = store.current();
      if (now.apps.some(({ base }) => base === entry.base)) return;
      bases.set(entry.base, entry);
      store.set({ ...now, apps: [...now.apps, entry] });
    },
    keep(decide) {
      isKept = decide;
    },
    releaseHold(app) {
      if (kept.delete(app)) store.set({ ...store.current() });
    },
    fileOf,
    freshUrl(url) {
      const absolute = new URL(url, origin);
      absolute.search = '';
      const file = fileOf(absolute.href);
      const count = file ? (tries.get(file.entry.base) ?? 0) : 0;
      return count === 0 ? absolute.href : `${absolute.href}?try=${count}`;
    },
    retry(entry) {
      tries.set(entry.base, (tries.get(entry.base) ?? 0) + 1);
    },
  };
}

function entryIn(set: ReleaseSet, app: string): ReleaseSetEntry | undefined {
  return set.apps.find((entry) => entry.app === app);
}
