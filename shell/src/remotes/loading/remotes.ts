import type { EventBus, RemoteModule, RemoteTarget, Services, Telemetry } from '@foyer/contract';
import { releaseName } from '@foyer/kernel/release-plan';
import type { ReleaseSet, ReleaseSetEntry } from '@foyer/kernel/release-set';
import { toRemoteError } from '@foyer/platform';
import { OVERALL_DEADLINE_MS, within } from './deadline.ts';
import { createFailureReports } from '../recovery/failureReports.ts';
import { checkRelease, runEntry, type EntryPorts } from './loadRelease.ts';
import type { Releases } from '../../releases/releases.ts';
import type { Styles } from '../styles/styles.ts';

/** A release that can be mounted. */
export interface LoadedRemote {
  readonly entry: ReleaseSetEntry;
  readonly module: RemoteModule;
}

export interface Remotes {
  readonly releases: Releases;
  readonly styles: Styles;
  /** The remotes that are mounted in the page. */
  readonly mounted: Set<{ readonly remote: LoadedRemote }>;
  /**
   * Loads the live release of an app, from the network at most once; undefined when the set has none.
   * Reports failures to telemetry.
   */
  load(app: string): Promise<LoadedRemote | undefined>;
  /** Loads the release and what the target needs, within the overall deadline. */
  prepare(app: string, target: RemoteTarget): Promise<LoadedRemote | undefined>;
  /**
   * Prefetches the code of a target without requesting its data; a failed file is fetched again when it is
   * needed.
   */
  prefetch(app: string, target: RemoteTarget): Promise<void>;
  /**
   * Reads the live set from the edge before a player's own retry: a repaired release has another entry.
   * Never rejects and has a short deadline.
   */
  renew(): Promise<void>;
  /** Marks a release that loads but does not run. Resolves to whether there is another release to try. */
  switchToFallback(entry: ReleaseSetEntry): Promise<boolean>;
  /** Reports one event per failure, with its owner. */
  failed(entry: ReleaseSetEntry, error: unknown): void;
}

export interface RemotesPorts extends EntryPorts {
  readonly styles: Styles;
  readonly telemetry: Telemetry;
  readonly bus: EventBus;
  services(): Services;
  /** Reads the live release set. */
  readReleases(without?: readonly string[]): Promise<ReleaseSet>;
  now(): number;
}

/** A first attempt that fails within this time, in ms, leaves time for a second one before the notice. */
const QUICK_FAILURE_MS = 1_200;
/**
 * A page's loader and its mount point are one attempt: within this time, in ms, the mount point gets the
 * loader's failure instead of trying again.
 */
const SAME_ATTEMPT_MS = 3_000;
/** Another release is better than a notice, and the player sees the skeleton meanwhile. */
const STAND_IN_DEADLINE_MS = OVERALL_DEADLINE_MS;
/** Reading the set is optional for the retry, so its deadline is short. */
const RENEW_DEADLINE_MS = 1_000;

export function createRemotes(ports: RemotesPorts): Remotes {
  const { releases, styles, telemetry } = ports;
  const failed = createFailureReports(ports);
  const loaded = new Map<string, Promise<LoadedRemote>>();
  /**
   * Releases that ran in this page and are not live now: after a rollback or a switch they need no network
   * request.
   */
  const resting = new Map<string, LoadedRemote>();
  const failedAt = new Map<string, number>();
  /** Releases that failed: skipped while the set names another (second step of the recovery ladder). */
  const failedReleases = new Set<string>();

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
      releases.bustCache(entry);
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
    failedAt.delete(entry.base); // reported once
    if (known && (lastFailure === undefined || (isSecond && ports.now() - lastFailure < SAME_ATTEMPT_MS))) {
      if (lastFailure !== undefined) loaded.delete(entry.base);
      return known;
    }
    const pending = within(OVERALL_DEADLINE_MS, 'ENTRY_TIMEOUT', fetchTwice(entry)).then(
      (remote) => {
        failedReleases.delete(entry.release);
        return remote;
      },
      (error: unknown) => {
        failedAt.set(entry.base, ports.now());
        failedReleases.add(entry.release);
        const failure = toRemoteError(error, 'IMPORT_THREW');
        failed(entry, failure);
        throw failure;
      },
    );
    loaded.set(entry.base, pending);
    return pending;
  }

  // a release that is no longer live detaches its sheets, unless it is still mounted
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

  /** A staff preview waits for the fallback, however slowly the previewed release failed. */
  const ofStaff = (): boolean => releases.current().staff !== undefined;

  /** Loads the first choice; when it fails quickly, another release if there is one. */
  async function loadAny(app: string, isSecond: boolean): Promise<LoadedRemote | undefined> {
    const first = releases.entryOf(app, failedReleases);
    if (!first) return undefined;
    const startedAt = ports.now();
    try {
      return await load(first, isSecond);
    } catch (error) {
      const isQuick = ofStaff() || ports.now() - startedAt <= QUICK_FAILURE_MS;
      const other = releases.entryOf(app, failedReleases);
      if (other === first && !(isQuick && (await switchToFallback(first)))) throw error;
      return load(releases.entryOf(app, failedReleases) ?? first, isSecond);
    }
  }

  /**
   * The signed plan names the fallback: the release of the other visitors during a rollout, otherwise the
   * previous one.
   */
  async function switchToFallback(entry: ReleaseSetEntry): Promise<boolean> {
    failedReleases.add(entry.release);
    const without = releases
      .current()
      .apps.filter(({ app, release }) => app === entry.app && failedReleases.has(release))
      .map(({ app, release }) => releaseName(app, release));
    const set = await within(STAND_IN_DEADLINE_MS, 'ENTRY_TIMEOUT', ports.readReleases(without)).catch(
      () => undefined,
    );
    const other = set?.apps.find(({ app, release }) => app === entry.app && !failedReleases.has(release));
    if (other) releases.addFallback(other);
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
    async prefetch(app, target) {
      const remote = await loadAny(app, true);
      await remote?.module.prepare(ports.services(), target, 'code');
    },
    renew: () =>
      within(RENEW_DEADLINE_MS, 'ENTRY_TIMEOUT', ports.readReleases().then(releases.apply)).catch(
        () => undefined,
      ),
    switchToFallback,
    failed,
  };
}
