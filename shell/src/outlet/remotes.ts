import type { EventBus, RemoteModule, RemoteTarget, Services, Telemetry } from '@foyer/contract';
import { releaseName } from '@foyer/kernel/release-plan';
import type { ReleaseSet, ReleaseSetEntry } from '@foyer/kernel/release-set';
import { toRemoteError } from '@foyer/platform';
import { OVERALL_DEADLINE_MS, within } from './deadline.ts';
import { createFailureReports } from './failureReports.ts';
import { checkRelease, runEntry, type EntryPorts } from './loadRelease.ts';
import type { Releases } from './releases.ts';
import type { Styles } from './styles.ts';

/** A release that can be mounted. */
export interface LoadedRemote {
  readonly entry: ReleaseSetEntry;
  readonly module: RemoteModule;
}

export interface Remotes {
  readonly releases: Releases;
  readonly styles: Styles;
  /** What stands in the places of the page. */
  readonly mounted: Set<{ readonly remote: LoadedRemote }>;
  /** The live release of an app, from the network at most once; undefined when the set has none. Tells telemetry when it fails. */
  load(app: string): Promise<LoadedRemote | undefined>;
  /** Loads it and what the target needs, within the player's patience. */
  prepare(app: string, target: RemoteTarget): Promise<LoadedRemote | undefined>;
  /** The code of a target while nobody waits for it: nothing is asked for it, and what does not come is fetched again when it is wanted. */
  fetchAhead(app: string, target: RemoteTarget): Promise<void>;
  /** Asks the edge what is live now, before a player's own retry: a release that was mended has another entry. Never fails, never takes long. */
  renew(): Promise<void>;
  /** It loads and does not run. Whether there is another release to try instead. */
  passOver(entry: ReleaseSetEntry): Promise<boolean>;
  /** One event for each failure, with its owner. */
  failed(entry: ReleaseSetEntry, error: unknown): void;
}

export interface RemotesPorts extends EntryPorts {
  readonly styles: Styles;
  readonly telemetry: Telemetry;
  readonly bus: EventBus;
  services(): Services;
  /** The release set that is live now. */
  readReleases(without?: readonly string[]): Promise<ReleaseSet>;
  now(): number;
}

/** A first attempt that failed this quickly leaves time for a second one before the player is told. */
const QUICK_FAILURE_MS = 1_200;
/** A page's loader and its place are one attempt: the place, which comes second, is told the loader's failure instead of making its own. */
const SAME_ATTEMPT_MS = 3_000;
/** Another release is better than a notice, and the player sees the page being made meanwhile. */
const STAND_IN_DEADLINE_MS = OVERALL_DEADLINE_MS;
/** Asking the edge is a courtesy of the retry, not a part of it. */
const RENEW_DEADLINE_MS = 1_000;

export function createRemotes(ports: RemotesPorts): Remotes {
  const { releases, styles, telemetry } = ports;
  const failed = createFailureReports(ports);
  const loaded = new Map<string, Promise<LoadedRemote>>();
  /** Ran in this page and is not live now: what comes back (a rollback, on again) need not come over the network. */
  const resting = new Map<string, LoadedRemote>();
  const failedAt = new Map<string, number>();
  /** Releases that did not work: passed over while the set names another (the ladder's second step). */
  const spoilt = new Set<string>();

  async function fetchOnce(entry: ReleaseSetEntry): Promise<LoadedRemote> {
    checkRelease(entry, ports.sharedVersions);
    const rested = resting.get(entry.base);
    if (rested) {
      resting.delete(entry.base);
      await styles.attach(entry);
      return rested;
    }
    const { app, release } = entry;
    telemetry.phase(app, release, 'requested');
    const sheets = styles.attach(entry).then(() => telemetry.phase(app, release, 'styles-loaded'));
    sheets.catch(() => undefined); // awaited below
    try {
      const module = await runEntry(entry, ports);
      telemetry.phase(app, release, 'entry-loaded');
      await sheets;
      return { entry, module };
    } catch (error) {
      void sheets.then(
        () => styles.detach(entry),
        () => undefined,
      );
      releases.retry(entry);
      throw error;
    }
  }

  async function fetchTwice(entry: ReleaseSetEntry): Promise<LoadedRemote> {
    const startedAt = ports.now();
    try {
      return await fetchOnce(entry);
    } catch (error) {
      const { code } = toRemoteError(error, 'IMPORT_THREW');
      const isHopeless =
        code === 'INTEGRITY_MISSING' || code === 'CONTRACT_MISMATCH' || code === 'SHARED_VERSION_MISMATCH';
      if (isHopeless || ports.now() - startedAt > QUICK_FAILURE_MS) throw error;
      return fetchOnce(entry);
    }
  }

  function load(entry: ReleaseSetEntry, isSecond: boolean): Promise<LoadedRemote> {
    const known = loaded.get(entry.base);
    const lastFailure = failedAt.get(entry.base);
    failedAt.delete(entry.base); // it is told once
    if (known && (lastFailure === undefined || (isSecond && ports.now() - lastFailure < SAME_ATTEMPT_MS))) {
      if (lastFailure !== undefined) loaded.delete(entry.base);
      return known;
    }
    const pending = within(OVERALL_DEADLINE_MS, 'ENTRY_TIMEOUT', fetchTwice(entry)).then(
      (remote) => {
        spoilt.delete(entry.release);
        return remote;
      },
      (error: unknown) => {
        failedAt.set(entry.base, ports.now());
        spoilt.add(entry.release);
        const failure = toRemoteError(error, 'IMPORT_THREW');
        failed(entry, failure);
        throw failure;
      },
    );
    loaded.set(entry.base, pending);
    return pending;
  }

  // a release that is live no longer gives its sheets back, unless it still stands somewhere
  releases.subscribe(() => {
    for (const [base, pending] of loaded) {
      if (releases.current().apps.some((entry) => entry.base === base)) continue;
      loaded.delete(base);
      void pending.then(
        (remote) => {
          resting.set(base, remote);
          styles.detach(remote.entry);
        },
        () => undefined,
      );
    }
  });

  /** Whoever looks at a release of their own waits for it to give way, however slow it was to fail. */
  const ofStaff = (): boolean => releases.current().staff !== undefined;

  /** The first choice; when it fails quickly, another release if there is one. */
  async function loadAny(app: string, isSecond: boolean): Promise<LoadedRemote | undefined> {
    const first = releases.entryOf(app, spoilt);
    if (!first) return undefined;
    const startedAt = ports.now();
    try {
      return await load(first, isSecond);
    } catch (error) {
      const isQuick = ofStaff() || ports.now() - startedAt <= QUICK_FAILURE_MS;
      const other = releases.entryOf(app, spoilt);
      if (other === first && !(isQuick && (await passOver(first)))) throw error;
      return load(releases.entryOf(app, spoilt) ?? first, isSecond);
    }
  }

  /** The signed plan says what else may run here: the others' release for who meets a new one early, else the one before. */
  async function passOver(entry: ReleaseSetEntry): Promise<boolean> {
    spoilt.add(entry.release);
    const without = releases
      .current()
      .apps.filter(({ app, release }) => app === entry.app && spoilt.has(release))
      .map(({ app, release }) => releaseName(app, release));
    const set = await within(STAND_IN_DEADLINE_MS, 'ENTRY_TIMEOUT', ports.readReleases(without)).catch(
      () => undefined,
    );
    const other = set?.apps.find(({ app, release }) => app === entry.app && !spoilt.has(release));
    if (other) releases.standIn(other);
    return other !== undefined;
  }

  return {
    releases,
    styles,
    mounted: new Set(),
    load: (app) => loadAny(app, true),
    async prepare(app, target) {
      const remote = await loadAny(app, false);
      if (!remote) return undefined;
      try {
        await within(OVERALL_DEADLINE_MS, 'CHUNK_TIMEOUT', remote.module.prepare(ports.services(), target));
      } catch (error) {
        const failure = toRemoteError(error, 'CHUNK_FAILED');
        failed(remote.entry, failure);
        throw failure;
      }
      return remote;
    },
    async fetchAhead(app, target) {
      const remote = await loadAny(app, true);
      await remote?.module.prepare(ports.services(), target, 'code');
    },
    renew: () =>
      within(RENEW_DEADLINE_MS, 'ENTRY_TIMEOUT', ports.readReleases().then(releases.announce)).catch(
        () => undefined,
      ),
    passOver,
    failed,
  };
}
