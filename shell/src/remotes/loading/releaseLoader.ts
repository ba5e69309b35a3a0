import { ignoreError } from '@foyer/kernel';
import type { RemoteModule, Telemetry } from '@foyer/contract';
import type { ReleaseSetEntry } from '@foyer/kernel/release-set';
import { toRemoteError } from '@foyer/platform';
import type { Styles } from '../styles/styles.ts';
import { OVERALL_DEADLINE_MS, within } from './deadline.ts';
import { fail, pendingFiles } from './pendingFiles.ts';
import { checkRelease, runEntry, type EntryPorts } from './loadRelease.ts';

/** A release that can be mounted. */
export interface LoadedRemote {
  readonly entry: ReleaseSetEntry;
  readonly module: RemoteModule;
}

/**
 * A page's loader (`page`) or a mount point (`mount`). A mount point that requests the release shortly after
 * the loader failed gets that failure, without a second attempt.
 */
export type Caller = 'page' | 'mount';

export interface ReleaseLoader {
  /**
   * Loads a release, from the network at most once.
   * @throws RemoteError
   */
  load(entry: ReleaseSetEntry, caller: Caller): Promise<LoadedRemote>;
  /** True while files of the release are requested and have not arrived. */
  isWaiting(entry: ReleaseSetEntry): boolean;
  /** Fails the files that have not arrived: the next request loads them from other addresses. */
  restart(entry: ReleaseSetEntry): void;
}

export interface ReleaseLoaderPorts extends EntryPorts {
  readonly styles: Styles;
  readonly telemetry: Pick<Telemetry, 'phase'>;
  now(): number;
  succeeded(entry: ReleaseSetEntry): void;
  failed(entry: ReleaseSetEntry, error: unknown): void;
}

/** In ms: a first attempt that fails within this time leaves time for a second one before the notice. */
export const QUICK_FAILURE_MS = 1_200;
/** In ms: how long a failure of the page's loader also counts for the mount point. */
const SAME_ATTEMPT_MS = 3_000;
/** Failure codes of a release that a second attempt would repeat. */
const PERMANENT = /^(?:INTEGRITY|CONTRACT|SHARED)_/;

export function createReleaseLoader(ports: ReleaseLoaderPorts): ReleaseLoader {
  const { releases, styles, telemetry } = ports;
  const loaded = new Map<string, Promise<LoadedRemote>>();
  const failedAt = new Map<string, number>();
  /** Bases of the releases that are being loaded. */
  const loading = new Set<string>();
  /**
   * Releases that ran in this page and are not live now: after a rollback or a switch they need no network
   * request.
   */
  const inactive = new Map<string, LoadedRemote>();

  async function loadOnce(entry: ReleaseSetEntry): Promise<LoadedRemote> {
    checkRelease(entry, ports.sharedVersions);
    const known = inactive.get(entry.base);
    if (known) {
      inactive.delete(entry.base);
      await styles.attach(entry);
      return known;
    }
    const { app, release } = entry;
    telemetry.phase(app, release, 'requested');
    const sheets = styles.attach(entry).then(() => telemetry.phase(app, release, 'styles-loaded'));
    sheets.catch(ignoreError('style sheet failed')); // awaited below
    try {
      const module = await runEntry(entry, ports);
      telemetry.phase(app, release, 'entry-loaded');
      await sheets;
      return { entry, module };
    } catch (error) {
      void sheets.then(
        () => styles.detach(entry),
        () => undefined, // sheets that were not attached have no user to remove
      );
      releases.bustCache(entry);
      throw error;
    }
  }

  async function loadWithRetry(entry: ReleaseSetEntry): Promise<LoadedRemote> {
    const startedAt = ports.now();
    try {
      return await loadOnce(entry);
    } catch (error) {
      const { code } = toRemoteError(error, 'IMPORT_THREW');
      if (PERMANENT.test(code) || ports.now() - startedAt > QUICK_FAILURE_MS) throw error;
      return loadOnce(entry);
    }
  }

  // a release that is no longer live detaches its sheets, unless it is still mounted
  releases.subscribe(() => {
    for (const [base, pending] of loaded) {
      if (releases.current().apps.some((entry) => entry.base === base)) continue;
      loaded.delete(base);
      void pending.then(
        (remote) => {
          inactive.set(base, remote);
          styles.detach(remote.entry);
        },
        () => undefined,
      );
    }
  });

  return {
    isWaiting: (entry) => pendingFiles(entry.base, ports.head).length > 0,
    restart(entry) {
      releases.bustCache(entry);
      if (loading.delete(entry.base)) loaded.delete(entry.base);
      pendingFiles(entry.base, ports.head).forEach(fail);
    },
    load(entry, caller) {
      const known = loaded.get(entry.base);
      const lastFailure = failedAt.get(entry.base);
      failedAt.delete(entry.base); // reported once
      if (known && lastFailure === undefined) return known;
      if (
        known &&
        lastFailure !== undefined &&
        caller === 'mount' &&
        ports.now() - lastFailure < SAME_ATTEMPT_MS
      ) {
        loaded.delete(entry.base);
        return known;
      }
      loading.add(entry.base);
      const pending = within(OVERALL_DEADLINE_MS, 'ENTRY_TIMEOUT', loadWithRetry(entry)).then(
        (remote) => {
          loading.delete(entry.base);
          ports.succeeded(entry);
          return remote;
        },
        (error: unknown) => {
          if (loaded.get(entry.base) !== pending) throw error; // restarted
          loading.delete(entry.base);
          failedAt.set(entry.base, ports.now());
          const failure = toRemoteError(error, 'IMPORT_THREW');
          ports.failed(entry, failure);
          throw failure;
        },
      );
      loaded.set(entry.base, pending);
      return pending;
    },
  };
}
