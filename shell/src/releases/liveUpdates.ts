import type { ReleaseSet } from '@foyer/kernel/release-set';
import {
  initialState,
  transition,
  type LiveUpdatesEffect,
  type LiveUpdatesEvent,
} from './liveUpdates.machine.ts';

export interface LiveSocketListener {
  opened(): void;
  told(version: number): void;
  closed(): void;
}

export interface LiveUpdatesPorts {
  /** The release set version that the page was rendered from. */
  readonly version: number;
  /** Opens a socket; `closed` is called exactly once per socket. */
  connect(listener: LiveSocketListener): void;
  read(): Promise<ReleaseSet>;
  announce(set: ReleaseSet): void;
  after(ms: number, act: () => void): () => void;
  /** In [0, 1). */
  random(): number;
}

/**
 * In ms. All tabs are notified of a change at the same moment; their requests are spread over this time.
 */
const SPREAD_MS = 300;

/** Runs the machine on a socket and a clock. Returns the function to call when the page is resumed. */
export function followLiveUpdates(ports: LiveUpdatesPorts): () => void {
  let state = initialState(ports.version);
  let stopPoll: () => void = () => undefined;

  function send(event: LiveUpdatesEvent): void {
    const [next, effects] = transition(state, event);
    state = next;
    for (const effect of effects) run(effect);
  }

  function run(effect: LiveUpdatesEffect): void {
    switch (effect.type) {
      case 'connect':
        return ports.connect({
          opened: () => send({ type: 'socket-opened' }),
          told: (version) => send({ type: 'told', version }),
          closed: () => send({ type: 'socket-closed' }),
        });
      case 'connect-in':
        return void ports.after(effect.ms * (0.5 + ports.random() / 2), () => send({ type: 'connect-due' }));
      case 'ask':
        return void ports.after(ports.random() * SPREAD_MS, () => void ask());
      case 'poll-in':
        stopPoll();
        stopPoll = ports.after(effect.ms * (0.75 + ports.random() / 2), () => send({ type: 'poll-due' }));
    }
  }

  async function ask(): Promise<void> {
    try {
      const set = await ports.read();
      ports.announce(set);
      send({ type: 'answered', version: set.version });
    } catch {
      send({ type: 'not-answered' });
    }
  }

  send({ type: 'started' });
  return () => send({ type: 'woken' });
}
