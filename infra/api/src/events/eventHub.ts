import { parseEvent, type EventTopic } from '@foyer/kernel/events';
import type { MoneyType } from '@foyer/graphql/main';
import { BUS_RECONNECTED, type Bus } from '@foyer/runtime';
import type { SessionEnded } from '../sessions/sessionEnd.ts';
import type { SessionRegistry } from '../sessions/sessionRegistry.ts';

export interface WalletChanged {
  readonly playerId: string;
  readonly brand: string;
  readonly version: number;
  readonly balance: number;
  readonly bonusBalance: number;
  readonly currency: string;
  readonly amount: number;
  readonly moneyType: MoneyType;
  /** 0 to 1; null when no bonus is being wagered, absent when the movement did not read it. */
  readonly wageringProgress?: number | null;
  readonly gameId: string | null;
}

/** Events that a player's sockets can receive, by kind. */
export interface PlayerEvents {
  readonly wallet: WalletChanged;
  readonly player: { readonly playerId: string; readonly brand: string; readonly isShutOut: boolean };
  readonly popUp: { readonly playerId: string; readonly id: string };
  readonly reward: { readonly playerId: string; readonly assignationId: string };
  readonly payment: { readonly playerId: string; readonly paymentId: string };
  readonly sessionEnded: SessionEnded;
}
export type PlayerEventKind = keyof PlayerEvents;

export interface EventHub {
  /**
   * The stream ends when its reader is too slow: a reconnect with a fresh read is better than an unbounded
   * queue.
   */
  listen<Kind extends PlayerEventKind>(
    kind: Kind,
    playerId: string,
  ): AsyncIterableIterator<PlayerEvents[Kind]>;
  close(): void;
}

const TOPICS = {
  wallet: 'api.wallet-changed',
  player: 'api.player-changed',
  popUp: 'api.pop-up-added',
  reward: 'api.reward-updated',
  payment: 'api.payment-updated',
} as const satisfies Record<string, EventTopic>;
const MAX_QUEUED_EVENTS = 64;

type Listener = (event: unknown) => void;

export function createEventHub(bus: Bus, sessions: Pick<SessionRegistry, 'onEnded'>): EventHub {
  const listeners = new Map<string, Set<Listener>>();
  const streams = new Set<() => void>();

  function announce(kind: PlayerEventKind, event: unknown): void {
    const playerId = (event as { playerId?: unknown } | null)?.playerId;
    for (const listener of listeners.get(`${kind}:${String(playerId)}`) ?? []) listener(event);
  }

  function endStreams(): void {
    for (const end of streams) end();
  }

  const unsubscribes = Object.entries(TOPICS).map(([kind, topic]) =>
    bus.subscribe(topic, (payload) => {
      const event = parseEvent(topic, payload);
      if (event !== undefined) announce(kind as keyof typeof TOPICS, event);
    }),
  );
  // events may have been missed: the page reopens an ended stream and reads the current state
  unsubscribes.push(bus.subscribe(BUS_RECONNECTED, endStreams));
  unsubscribes.push(sessions.onEnded((event) => announce('sessionEnded', event)));

  return {
    listen<Kind extends PlayerEventKind>(kind: Kind, playerId: string) {
      const key = `${kind}:${playerId}`;
      const stream = createStream<PlayerEvents[Kind]>(
        kind === 'wallet' ? newerThanBefore() : () => true,
        () => {
          listeners.get(key)?.delete(stream.push as Listener);
          if (listeners.get(key)?.size === 0) listeners.delete(key);
          streams.delete(stream.end);
        },
      );
      listeners.set(key, (listeners.get(key) ?? new Set()).add(stream.push as Listener));
      streams.add(stream.end);
      return stream.iterator;
    },
    close() {
      for (const unsubscribe of unsubscribes) unsubscribe();
      endStreams();
    },
  };
}

/** Filters repeated and reordered bus messages: passes only wallet events newer than the last one sent. */
function newerThanBefore(): (event: unknown) => boolean {
  let last = -1;
  return (event) => {
    const { version } = event as WalletChanged;
    if (version <= last) return false;
    last = version;
    return true;
  };
}

function createStream<Event>(isWanted: (event: Event) => boolean, onEnd: () => void) {
  const queue: Event[] = [];
  let waiting: ((result: IteratorResult<Event>) => void) | undefined;
  let isOver = false;

  function push(event: Event): void {
    if (isOver || !isWanted(event)) return;
    if (waiting) {
      waiting({ value: event, done: false });
      waiting = undefined;
    } else if (queue.length < MAX_QUEUED_EVENTS) queue.push(event);
    else end();
  }

  function end(): void {
    if (isOver) return;
    isOver = true;
    onEnd();
    waiting?.({ value: undefined, done: true });
  }

  const iterator: AsyncIterableIterator<Event> = {
    [Symbol.asyncIterator]: () => iterator,
    next() {
      const [event] = queue.splice(0, 1);
      if (event !== undefined) return Promise.resolve({ value: event, done: false });
      if (isOver) return Promise.resolve({ value: undefined, done: true });
      return new Promise((resolve) => (waiting = resolve));
    },
    return() {
      end();
      return Promise.resolve({ value: undefined, done: true });
    },
  };
  return { iterator, push, end };
}
