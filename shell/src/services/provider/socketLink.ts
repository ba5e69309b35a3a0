import type { JackpotLink } from '@foyer/contract';
import { backoffMs } from '@foyer/kernel/backoff';
import type { ProviderPorts, ProviderSocket } from './providerPorts.ts';

export interface SocketLink {
  send(message: object): void;
  /** Connects at once and resets the attempts. */
  retry(): void;
  close(): void;
}

export interface SocketLinkOptions {
  readonly ports: ProviderPorts;
  /** A new address each time: its ticket opens one socket only. */
  path(): Promise<string>;
  onState(state: JackpotLink): void;
  onMessage(text: string): void;
}

const OPEN_WAIT_MS = 10_000; // requirements/constants#jackpot
/** Without jitter, which only the GraphQL socket has. */
const PAUSE = { firstMs: 2_000, maxMs: 60_000, jitter: 0 }; // requirements/constants#jackpot
const MAX_RETRIES = 6; // the last attempt follows the longest pause

/**
 * One reconnecting socket: 2 s after it closed, then doubling to 60 s, then it gives up
 * (requirements/constants#jackpot).
 */
export function createSocketLink({ ports, path, onState, onMessage }: SocketLinkOptions): SocketLink {
  let socket: ProviderSocket | undefined;
  let stopTimer = (): void => undefined;
  let failures = 0;
  let generation = 0;

  function connect(): void {
    generation += 1;
    const own = generation;
    onState('connecting');
    stopTimer = ports.after(OPEN_WAIT_MS, () => lost(own));
    path().then(
      (address) => own === generation && open(address, own),
      () => lost(own),
    );
  }

  function open(address: string, own: number): void {
    socket = ports.openSocket(address, {
      onOpen() {
        if (own !== generation) return;
        stopTimer();
        failures = 0;
        onState('open');
      },
      onMessage: (text) => own === generation && onMessage(text),
      onClose: () => lost(own),
    });
  }

  function lost(own: number): void {
    if (own !== generation) return;
    drop();
    failures += 1;
    if (failures > MAX_RETRIES) {
      ports.log('Maximum retry attempts reached'); // requirements/errors#jackpot
      return onState('exhausted');
    }
    onState('waiting');
    stopTimer = ports.after(backoffMs(failures, PAUSE), connect);
  }

  function drop(): void {
    generation += 1;
    stopTimer();
    socket?.close();
    socket = undefined;
  }

  connect();
  return {
    send: (message) => socket?.send(JSON.stringify(message)),
    retry() {
      drop();
      failures = 0;
      connect();
    },
    close: drop,
  };
}
