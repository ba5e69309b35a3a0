import type { RemoteFailureCode, RemoteTarget, Store } from '@foyer/contract';
import type { ReleaseSetEntry } from '@foyer/kernel/release-set';
import { createStore, RemoteError, toRemoteError } from '@foyer/platform';
import type { LoadedRemote } from '../loading/releaseLoader.ts';
import type { Remotes } from '../loading/remotes.ts';
import { createNoticeDeadline } from '../recovery/noticeDeadline.ts';
import { transition, type MountPointEvent, type MountPointState } from '../recovery/recovery.machine.ts';
import type { MountedRemote } from './mountRemote.ts';
import { targetKey } from './targetKey.ts';

export interface MountPointView {
  readonly state: MountPointState;
  /** The mounted release; it stays until its successor is mounted. */
  readonly mounted: MountedRemote | undefined;
  /** Increases with every retry, for the error boundary around the content. */
  readonly retries: number;
}

export interface MountPoint extends Store<MountPointView> {
  open(container: HTMLElement): void;
  setTarget(target: RemoteTarget): void;
  /** Called when the target's content is in the page. */
  rendered(target: RemoteTarget): void;
  /** Called when the content throws while rendering. */
  renderFailed(error: unknown): void;
  /** Loads again, and waits for pending files: other mount points of the app may need them. */
  reload(): void;
  /** Fails the files that hang, and loads again: the player asked for it. */
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
  const { releases, styles } = remotes;
  const store = createStore<MountPointView>({
    state: { status: 'waiting' },
    mounted: undefined,
    retries: 0,
  });
  let target = initial;
  let renderedTarget: string | undefined;
  let container: HTMLElement | undefined;
  let stopFollowing: (() => void) | undefined;
  /** Aborted by the next attempt and by the end of the mount point: its result is then discarded. */
  let attempt = new AbortController();

  const update = (change: Partial<MountPointView>): void => store.set({ ...store.current(), ...change });
  const send = (event: MountPointEvent): void => update({ state: transition(store.current().state, event) });
  const hasFailed = (): boolean => store.current().state.status === 'failed';
  const isRetrying = (): boolean => {
    const { state } = store.current();
    return state.status === 'failed' && state.isRetrying;
  };
  const deadline = createNoticeDeadline({
    delay: remotes.noticeDeadline,
    isNoticeShown: () => hasFailed() && !isRetrying(),
    showNotice(cause) {
      if (cause !== undefined) return send({ type: 'failed', code: cause });
      const code = store.current().mounted ? 'CHUNK_TIMEOUT' : 'ENTRY_TIMEOUT';
      // content that waits for its data is not a failure of the release
      if (remotes.isWaiting(app)) report(new RemoteError(code, 'files have not arrived'));
      send({ type: 'failed', code, isLate: true });
    },
  });

  /** Loads and mounts the live release in place of the mounted one. */
  async function load(isRetry: boolean): Promise<void> {
    attempt.abort();
    attempt = new AbortController();
    const { signal } = attempt;
    const before = store.current().mounted;
    let remote: LoadedRemote | undefined;
    try {
      if (isRetry) await remotes.refreshSet();
      remote = await (isRetry || before ? remotes.prepare(app, target) : remotes.load(app));
      if (!remote || signal.aborted || (before?.remote === remote && !isRetry)) return;
      const mounted = await mount(remote);
      if (signal.aborted) return unmount(mounted);
      show(mounted, isRetry);
      if (before) unmount(before);
    } catch (error) {
      if (signal.aborted) return;
      const failure = toRemoteError(error, 'MOUNT_THREW');
      deadline.cause = failure.code;
      report(failure, remote?.entry);
      // a failed successor must not remove the mounted release
      if (!before || isRetry) await recover(remote?.entry, failure.code);
    }
  }

  async function mount(remote: LoadedRemote): Promise<MountedRemote> {
    const element = document.createElement('div');
    element.dataset['remote'] = app;
    element.dataset['release'] = remote.entry.release; // the release check reads this mark
    await styles.attach(remote.entry);
    container?.append(element);
    try {
      return await ports.mount(remote, element);
    } catch (error) {
      styles.detach(remote.entry);
      element.remove();
      throw error;
    }
  }

  /** In one commit, so that no frame is painted in between. */
  function show(mounted: MountedRemote, isRetry: boolean): void {
    remotes.mounted.add(mounted);
    const { state, retries } = store.current();
    ports.commit(() =>
      update({
        mounted,
        state: deadline.isLate ? state : { status: 'shown' },
        retries: retries + (isRetry ? 1 : 0),
      }),
    );
  }

  function unmount(mounted: MountedRemote): void {
    remotes.mounted.delete(mounted);
    void mounted.unmount().finally(() => {
      mounted.portal.domElement.remove();
      styles.detach(mounted.remote.entry);
    });
  }

  /** Mounts another release of the app, if there is one; otherwise the player sees the notice. */
  async function recover(entry: ReleaseSetEntry | undefined, code: RemoteFailureCode): Promise<void> {
    const { signal } = attempt;
    const hasFallback = entry !== undefined && (await remotes.switchToFallback(entry));
    if (signal.aborted) return;
    if (hasFallback) return load(true);
    send({ type: 'failed', code });
  }

  function report(
    error: unknown,
    entry = store.current().mounted?.remote.entry ?? releases.entryOf(app),
  ): void {
    if (entry) remotes.failed(entry, error);
  }

  function reload(): void {
    send({ type: 'retry-requested' });
    deadline.start();
    void load(true);
  }

  return {
    current: store.current,
    subscribe: store.subscribe,
    open(element) {
      container = element;
      let shownRelease = releases.shownReleaseOf(app)?.release;
      stopFollowing = releases.subscribe(() => {
        const now = releases.shownReleaseOf(app)?.release;
        if (now === shownRelease) return;
        shownRelease = now;
        // undefined: the app is switched off and this mount point will be closed
        if (now !== undefined) void load(false);
      });
      deadline.start();
      void load(false);
    },
    setTarget(next) {
      target = next;
      if (renderedTarget !== targetKey(next)) deadline.start();
      // retry for another page of the same remote
      if (!hasFailed()) return;
      send({ type: 'target-changed' });
      if (store.current().mounted) send({ type: 'shown' });
      else void load(false);
    },
    rendered(shown) {
      renderedTarget = targetKey(shown);
      if (renderedTarget !== targetKey(target)) return;
      deadline.stop();
      if (deadline.isLate) send({ type: 'shown' });
      deadline.isLate = false;
    },
    renderFailed(error) {
      // the content that waited for the files that the retry failed; the retry replaces it
      if (isRetrying()) return;
      const failure = toRemoteError(error, 'RENDER_THREW');
      deadline.cause = failure.code;
      report(failure);
      void recover(store.current().mounted?.remote.entry, failure.code);
    },
    reload,
    retry() {
      remotes.restart(app);
      reload();
    },
    close() {
      attempt.abort();
      deadline.stop();
      renderedTarget = undefined;
      stopFollowing?.();
      const { mounted } = store.current();
      update({ mounted: undefined, state: { status: 'waiting' } });
      if (mounted) unmount(mounted);
    },
  };
}
