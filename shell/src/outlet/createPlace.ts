import type { RemoteFailureCode, RemoteTarget, Store } from '@foyer/contract';
import type { ReleaseSetEntry } from '@foyer/kernel/release-set';
import { toRemoteError } from '@foyer/platform';
import { createStore } from '../services/store/createStore.ts';
import { NOTICE_DEADLINE_MS } from './deadline.ts';
import type { MountedRemote } from './mountRemote.ts';
import { transition, type PlaceEvent, type PlaceState } from './recovery.machine.ts';
import type { LoadedRemote, Remotes } from './remotes.ts';

export interface PlaceView {
  readonly state: PlaceState;
  /** What stands; the last release stays until its successor does. */
  readonly mounted: MountedRemote | undefined;
  /** Grows with every retry, for the boundary around the content. */
  readonly retries: number;
}

export interface Place extends Store<PlaceView> {
  open(container: HTMLElement): void;
  aim(target: RemoteTarget): void;
  /** The content of this target is in the page. */
  rendered(target: RemoteTarget): void;
  /** The content threw while it was rendered. */
  failed(error: unknown): void;
  retry(): void;
  close(): void;
}

export interface PlacePorts {
  readonly app: string;
  readonly remotes: Remotes;
  mount(remote: LoadedRemote, element: HTMLElement): Promise<MountedRemote>;
  /** Runs the change so that it is in the page when it returns. */
  commit(change: () => void): void;
}

/** A place in the page that keeps the live release of an app mounted: loads, mounts, swaps, recovers. */
export function createPlace(ports: PlacePorts, initial: RemoteTarget): Place {
  const { app, remotes } = ports;
  const store = createStore<PlaceView>({ state: { status: 'waiting' }, mounted: undefined, retries: 0 });
  let target = initial;
  let container: HTMLElement | undefined;
  let stopFollowing: (() => void) | undefined;
  /** Grows with every attempt and with the end: whoever holds an older number is too late. */
  let turn = 0;
  let notice: ReturnType<typeof setTimeout> | undefined;
  let renderedTarget: string | undefined;
  /** The notice is shown while an attempt continues: its content replaces the notice once it is rendered. */
  let isLate = false;
  /** Why the content is not there yet, where it is known. */
  let cause: RemoteFailureCode | undefined;

  const update = (change: Partial<PlaceView>): void => store.set({ ...store.current(), ...change });
  const send = (event: PlaceEvent): void => update({ state: transition(store.current().state, event) });

  /** Without content in time the notice is shown: a file that hangs inside the content rejects nothing that this store awaits. */
  function expectContent(): void {
    clearTimeout(notice);
    isLate = false;
    cause = undefined;
    notice = setTimeout(() => {
      if (store.current().state.status === 'failed') return;
      // not reported: content that arrives later replaces the notice, and what hangs is reported by its own deadline
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
      element.dataset['release'] = entry.release; // the release check reads it
      await remotes.styles.attach(entry);
      container?.append(element);
      const mounted = await ports.mount(remote, element).catch((error: unknown) => {
        remotes.styles.detach(entry);
        throw error;
      });
      if (mine !== turn) return leave(mounted);
      // in one commit, so that no frame is painted between the two
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
      // a successor that does not work is no reason to lose what stands
      if (!before || isRetry) await replace(remote?.entry, failure.code);
    }
  }

  /** What loads and does not run gives way to another release, if there is one; else the player is told. */
  async function replace(entry: ReleaseSetEntry | undefined, code: RemoteFailureCode): Promise<void> {
    const mine = turn;
    const hasOther = entry !== undefined && (await remotes.passOver(entry));
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
      let standing = remotes.releases.standingOf(app)?.release;
      stopFollowing = remotes.releases.subscribe(() => {
        const now = remotes.releases.standingOf(app)?.release;
        if (now === standing) return;
        standing = now;
        // undefined: it is off, and this place will be closed
        if (now !== undefined) void stand(false);
      });
      expectContent();
      void stand(false);
    },
    aim(next) {
      target = next;
      if (renderedTarget !== keyOf(next)) expectContent();
      // another page of the same remote deserves another chance
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
