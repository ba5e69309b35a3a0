import { ignoreError } from '@foyer/kernel';
import type { EventBus, RemoteTarget, Services, Telemetry } from '@foyer/contract';
import type { ReleaseSet, ReleaseSetEntry } from '@foyer/kernel/release-set';
import { toRemoteError } from '@foyer/platform';
import type { Releases } from '../../releases/releases.ts';
import { createFailureReports } from '../recovery/failureReports.ts';
import { createFallbackRelease } from '../recovery/fallbackRelease.ts';
import type { Styles } from '../styles/styles.ts';
import { noticeDeadline, OVERALL_DEADLINE_MS, within } from './deadline.ts';
import type { EntryPorts } from './loadRelease.ts';
import { createReleaseLoader, QUICK_FAILURE_MS, type Caller, type LoadedRemote } from './releaseLoader.ts';

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
  refreshSet(): Promise<void>;
  /** Marks a release that loads but does not run. Resolves to whether there is another release to try. */
  switchToFallback(entry: ReleaseSetEntry): Promise<boolean>;
  /** Time, in ms, from an attempt that begins now to the notice that content is missing. */
  noticeDeadline(): number;
  /** True while files of the app are requested and have not arrived. */
  isWaiting(app: string): boolean;
  /** Fails the files of the app that have not arrived, so that the next request loads them again. */
  restart(app: string): void;
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
  /** Ms since the start of the page. */
  now(): number;
  /** When the document was ready, in ms since the start of the page. */
  readyAt(): number;
}

/** In ms. Reading the set is optional for the retry, so its deadline is short. */
const REFRESH_DEADLINE_MS = 1_000;

/** Loads the remotes of the page; a failure runs the first steps of the recovery ladder (see README). */
export function createRemotes(ports: RemotesPorts): Remotes {
  const { releases, styles } = ports;
  const reportFailure = createFailureReports(ports);
  const fallback = createFallbackRelease(ports);
  const loader = createReleaseLoader({
    ...ports,
    succeeded: fallback.markWorking,
    failed(entry, error) {
      fallback.markFailed(entry);
      reportFailure(entry, error);
    },
  });

  /** Loads the first choice; when it fails quickly, another release if there is one. */
  async function load(app: string, caller: Caller): Promise<LoadedRemote | undefined> {
    const first = fallback.entryOf(app);
    if (!first) return undefined;
    const startedAt = ports.now();
    try {
      return await loader.load(first, caller);
    } catch (error) {
      // a staff preview waits for the fallback, however slowly the previewed release failed
      const mayWait = releases.current().staff !== undefined || ports.now() - startedAt <= QUICK_FAILURE_MS;
      const isOnlyChoice = fallback.entryOf(app) === first;
      if (isOnlyChoice && !(mayWait && (await fallback.switchToFallback(first)))) throw error;
      return loader.load(fallback.entryOf(app) ?? first, caller);
    }
  }

  return {
    releases,
    styles,
    mounted: new Set(),
    load: (app) => load(app, 'mount'),
    async prepare(app, target) {
      const remote = await load(app, 'page');
      if (!remote) return undefined;
      try {
        await within(OVERALL_DEADLINE_MS, 'CHUNK_TIMEOUT', remote.module.prepare(ports.services(), target));
      } catch (error) {
        const failure = toRemoteError(error, 'CHUNK_FAILED');
        reportFailure(remote.entry, failure);
        throw failure;
      }
      return remote;
    },
    async prefetch(app, target) {
      const remote = await load(app, 'mount');
      await remote?.module.prepare(ports.services(), target, 'code');
    },
    refreshSet: () =>
      within(REFRESH_DEADLINE_MS, 'ENTRY_TIMEOUT', ports.readReleases().then(releases.apply)).catch(
        ignoreError('release set not read'), // the retry uses the known set
      ),
    switchToFallback: fallback.switchToFallback,
    noticeDeadline: () => noticeDeadline(ports.now() - ports.readyAt()),
    isWaiting(app) {
      const entry = fallback.entryOf(app);
      return entry !== undefined && loader.isWaiting(entry);
    },
    restart(app) {
      const entry = fallback.entryOf(app);
      if (entry) loader.restart(entry);
    },
    failed: reportFailure,
  };
}
