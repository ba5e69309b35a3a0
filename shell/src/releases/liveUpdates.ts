import { backoffMs } from '@foyer/kernel/backoff';
import type { ReleaseSet } from '@foyer/kernel/release-set';
import { runMachine } from '@foyer/platform';
import {
  initialState,
  transition,
  type LiveUpdatesEffect,
  type LiveUpdatesEvent,
  type LiveUpdatesState,
} from './liveUpdates.machine.ts';

/** Pauses before the next socket. */
export const CONNECT_BACKOFF = { firstMs: 1_000, maxMs: 30_000 };
/** In ms. All tabs are notified of a change at the same moment; their requests are spread over this time. */
const SPREAD_MS = 300;

export interface LiveSocketListener {
  opened(): void;
  notified(version: number): void;
  closed(): void;
}

export interface LiveUpdatesPorts {
  /** The release set version that the page was rendered from. */
  readonly version: number;
  /** Opens a socket; `closed` is called exactly once per socket. */
  connect(listener: LiveSocketListener): void;
  read(): Promise<ReleaseSet>;
  apply(set: ReleaseSet): void;
  after(ms: number, act: () => void): () => void;
  /** In [0, 1). */
  random(): number;
  /** A request failed; it is repeated. */
  failed(error: unknown): void;
}

/** Runs the machine on a socket and a clock. Returns the function to call when the page is resumed. */
export function followLiveUpdates({
  version,
  connect,
  read,
  apply,
  after,
  random,
  failed,
}: LiveUpdatesPorts): () => void {
  let stopPoll: (() => void) | undefined;

  async function readAndApply(): Promise<void> {
    try {
      const set = await read();
      apply(set);
      send({ type: 'received', version: set.version });
    } catch (error) {
      failed(error);
      send({ type: 'request-failed' });
    }
  }

  const { send } = runMachine<LiveUpdatesState, LiveUpdatesEvent, LiveUpdatesEffect>({
    initial: initialState(version),
    transition,
    perform(effect) {
      switch (effect.type) {
        case 'connect':
          return connect({
            opened: () => send({ type: 'socket-opened' }),
            notified: (newest) => send({ type: 'notified', version: newest }),
            closed: () => send({ type: 'socket-closed' }),
          });
        case 'connect-in':
          return void after(backoffMs(effect.failures, CONNECT_BACKOFF, random), () =>
            send({ type: 'connect-due' }),
          );
        case 'request':
          return void after(random() * SPREAD_MS, () => void readAndApply());
        case 'poll-in':
          stopPoll?.();
          stopPoll = after(effect.ms * (0.75 + random() / 2), () => send({ type: 'poll-due' }));
      }
    },
  });
  send({ type: 'started' });
  return () => send({ type: 'resumed' });
}
