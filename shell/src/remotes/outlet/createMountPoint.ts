import type { RemoteFailureCode, RemoteTarget, Store } from '@foyer/contract';
import type { ReleaseSetEntry } from '@foyer/kernel/release-set';
import { toRemoteError } from '@foyer/platform';
import { createStore } from '../../lib/createStore.ts';
import { NOTICE_DEADLINE_MS } from '../loading/deadline.ts';
import type { MountedRemote } from './mountRemote.ts';
import { transition, type MountPointEvent, type MountPointState } from '../recovery/recovery.machine.ts';
import type { LoadedRemote, Remotes } from '../loading/remotes.ts';

export interface MountPointView {
  readonly state: MountPointState;
  /** The mounted release; it stays until its successor is mounted. */
  readonly mounted: MountedRemote | undefined;
  /** Increases with every retry, for the error boundary around the content. */
  readonly retries: number;
}

export interface MountPoint extends Store<MountPointView> {
  open(container: HTMLElement): void;
  aim(target: RemoteTarget): void;
  /** Called when the content of this target is in the page. */
  rendered(target: RemoteTarget): void;
  /** Called when the content threw while rendering. */
  failed(error: unknown): void;
  retry(): void;
  close(): void;
}

export interface MountPointPorts {
  readonly app: string;
  readonly remotes: Remotes;
  mount(remote: LoadedRemote, element: HTMLElement): Promise<MountedRemote>;
  /** Runs the change synchronously: it is in the page on return. */
  commit(change: () => void): void;
}

/** A mount point that keeps the live release of an app mounted: loads, mounts, swaps, recovers. */
export function createMountPoint(ports: MountPointPorts, initial: RemoteTarget): MountPoint {
  const { app, remotes } = ports;
  const store = createStore<MountPointView>({ state: { status: 'waiting' }, mounted: undefined, retries: 0 });
  let target = initial;
  let container: HTMLElement | undefined;
  let stopFollowing: (() => void) | undefined;
  /** Increases with every attempt and at the end; callbacks with an older number are ignored. */
  let turn = 0;
  let notice: ReturnType<typeof setTimeout> | undefined;
  let renderedTarget: string | undefined;
  /** Whether the notice is shown while an attempt continues: rendered content replaces the notice. */
  let isLate = false;
  /** Why the content is missing, if known. */
  let cause: RemoteFailureCode | undefined;

  const update = (change: Partial<MountPointView>): void => store.set({ ...store.current(), ...change });
  const send = (event: MountPointEvent): void => update({ state: transition(store.current().state, event) });

  /**
   * Shows the notice when content does not arrive in time: a file that hangs inside the content rejects no
   * promise that this store awaits.
   */
  function expectContent(): void {
    clearTimeout(notice);
    isLate = false;
    cause = undefined;
    notice = setTimeout(() => {
      if (store.current().state.status === 'failed') return;
      // not reported: content that arrives later replaces the notice, and hanging files are reported by their own
      // deadline
      isLate = true;
      send({ type: 'failed', code: cause ?? 'CHUNK_TIMEOUT' });
    }, NOTICE_DEADLINE_MS);
  }

  async function stand(isRetry: boolean): Promise<void> {
    turn += 1;
    const mine = turn;
    const before = store.current().mounted;
    const element = document.createElement('div');
    element.dataset['remote'] = app;
    let remote: LoadedRemote | undefined;
    try {
      if (isRetry) await remotes.renew();
      remote = await (isRetry || before ? remotes.prepare(app, target) : remotes.load(app));
      if (!remote || mine !== turn || (before?.remote === remote && !isRetry)) return;
      const { entry } = remote;
      element.dataset['release'] = entry.release; // the release check reads this mark
      await remotes.styles.attach(entry);
      container?.append(element);
      const mounted = await ports.mount(remote, element).catch((error: unknown) => {
        remotes.styles.detach(entry);
        throw error;
      });
      if (mine !== turn) return leave(mounted);
      // in one commit, so that no frame is painted in between
      remotes.mounted.add(mounted);
      const { state, retries } = store.current();
      ports.commit(() =>
        update({
          mounted,
          state: isLate ? state : { status: 'shown' },
          retries: retries + (isRetry ? 1 : 0),
        }),
      );
      if (before) leave(before);
    } catch (error) {
      element.remove();
      if (mine !== turn) return;
      const failure = toRemoteError(error, 'MOUNT_THREW');
      cause = failure.code;
      report(failure, remote?.entry);
      // a failed successor must not remove the mounted release
      if (!before || isRetry) await replace(remote?.entry, failure.code);
    }
  }

  /**
   * Replaces a release that loads but does not run by another one, if there is one; otherwise the player
   * sees the notice.
   */
  async function replace(entry: ReleaseSetEntry | undefined, code: RemoteFailureCode): Promise<void> {
    const mine = turn;
    const hasOther = entry !== undefined && (await remotes.switchToFallback(entry));
    if (mine !== turn) return;
    if (hasOther) return stand(true);
    send({ type: 'failed', code });
  }

  function report(
    error: unknown,
    entry = store.current().mounted?.remote.entry ?? remotes.releases.entryOf(app),
  ): void {
    if (entry) remotes.failed(entry, error);
  }

  function leave(mounted: MountedRemote): void {
    remotes.mounted.delete(mounted);
    void mounted.unmount().finally(() => {
      mounted.portal.domElement.remove();
      remotes.styles.detach(mounted.remote.entry);
    });
  }

  return {
    current: store.current,
    subscribe: store.subscribe,
    open(element) {
      container = element;
      let shownRelease = remotes.releases.shownReleaseOf(app)?.release;
      stopFollowing = remotes.releases.subscribe(() => {
        const now = remotes.releases.shownReleaseOf(app)?.release;
        if (now === shownRelease) return;
        shownRelease = now;
        // undefined: the app is switched off and this mount point will be closed
        if (now !== undefined) void stand(false);
      });
      expectContent();
      void stand(false);
    },
    aim(next) {
      target = next;
      if (renderedTarget !== keyOf(next)) expectContent();
      // retry for another page of the same remote
      if (store.current().state.status !== 'failed') return;
      send({ type: 'target-changed' });
      if (store.current().mounted) send({ type: 'shown' });
      else void stand(false);
    },
    rendered(shown) {
      renderedTarget = keyOf(shown);
      if (renderedTarget !== keyOf(target)) return;
      clearTimeout(notice);
      if (isLate) send({ type: 'shown' });
      isLate = false;
    },
    failed(error) {
      const failure = toRemoteError(error, 'RENDER_THREW');
      cause = failure.code;
      report(failure);
      void replace(store.current().mounted?.remote.entry, failure.code);
    },
    retry() {
      send({ type: 'retry-asked' });
      isLate = false;
      void stand(true);
    },
    close() {
      turn += 1;
      clearTimeout(notice);
      renderedTarget = undefined;
      stopFollowing?.();
      const { mounted } = store.current();
      update({ mounted: undefined, state: { status: 'waiting' } });
      if (mounted) leave(mounted);
    },
  };
}

function keyOf(target: RemoteTarget): string {
  return target.kind === 'page' ? `${target.route} ${JSON.stringify(target.params)}` : target.name;
}
