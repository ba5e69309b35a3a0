import { ignoreError } from '@foyer/kernel';
import { backoffMs } from '@foyer/kernel/backoff';
import { SPORTS_FEED_SILENCE_MS } from '@foyer/kernel/sports-feed';

export interface FeedConnectionPorts {
  /**
   * The stream is opened once this has settled, and continues from the board that arrived over HTTP: a second copy takes
   * a slow network longer than the silence after which a connection counts as lost.
   */
  readonly preloading?: Promise<unknown> | undefined;
  /** Path of the stream, determined again for each attempt: it may continue after the last received message. */
  address(): string;
  /** `false`: the message is invalid or does not continue the known state, so the stream is opened again. */
  onMessage(data: unknown): boolean;
  /**
   * No message arrived within the limit, or the connection is lost. Called again after each failed attempt.
   */
  onLost(): void;
}

export interface FeedConnection {
  /** Reconnects at once, without waiting for the next scheduled attempt. */
  retryNow(): void;
  close(): void;
}

/** Path of the feed on every brand. */
export const FEED = '/sports-feed';
const READ_DEADLINE_MS = 8_000;
/** With the jitter of `backoffMs`. */
const BACKOFF = { firstMs: 500, maxMs: 8_000 };

/** The stream of the board; without a sequence it starts with a snapshot. */
export function boardStream(after: number | undefined): string {
  return `${FEED}/stream${after === undefined ? '' : `?after=${after}`}`;
}

/** Requests the first board over HTTP, before the socket is open. @throws when the request fails. */
export async function readSnapshot(): Promise<unknown> {
  return contentOf(await request(`${FEED}/snapshot`));
}

/** Requests a path of the feed. @throws when no answer arrives in time. */
export function request(path: string): Promise<Response> {
  return fetch(path, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(READ_DEADLINE_MS),
  });
}

/** @throws when the answer is a failure. */
export async function contentOf(answer: Response): Promise<unknown> {
  if (!answer.ok) throw new Error(`The sports feed responded with ${answer.status}.`);
  return (await answer.json()) as unknown;
}

/**
 * Keeps one socket open until `close` is called. Reconnects after a silent period, a closed socket or a lost
 * network.
 */
export function keepConnected(ports: FeedConnectionPorts): FeedConnection {
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isClosed = false;

  function connect(): void {
    clearTimeout(timer);
    const next = new WebSocket(`${location.origin.replace(/^http/, 'ws')}${ports.address()}`);
    socket = next;
    expectWord();
    next.onmessage = (event: MessageEvent<unknown>) => {
      if (socket !== next) return;
      if (!ports.onMessage(parsed(event.data))) return reconnect(next);
      failures = 0;
      expectWord();
    };
    next.onclose = () => {
      if (socket === next) lose();
    };
  }

  function abandon(old: WebSocket): void {
    old.onmessage = null;
    old.onclose = null;
    old.close();
    socket = undefined;
  }

  function reconnect(old: WebSocket): void {
    abandon(old);
    // with a delay: a feed that always sends invalid messages must not cause a request loop
    again();
  }

  function expectWord(): void {
    clearTimeout(timer);
    timer = setTimeout(lose, SPORTS_FEED_SILENCE_MS);
  }

  function lose(): void {
    if (socket) abandon(socket);
    ports.onLost();
    again();
  }

  function again(): void {
    clearTimeout(timer);
    failures += 1;
    timer = setTimeout(connect, backoffMs(failures, BACKOFF));
  }

  function retryNow(): void {
    failures = 0;
    if (!socket) connect();
  }

  if (ports.preloading) void ports.preloading.then(() => isClosed || socket || connect());
  else connect();
  addEventListener('offline', lose);
  addEventListener('online', retryNow);
  return {
    retryNow,
    close() {
      isClosed = true;
      removeEventListener('offline', lose);
      removeEventListener('online', retryNow);
      clearTimeout(timer);
      if (socket) abandon(socket);
    },
  };
}

function parsed(data: unknown): unknown {
  try {
    return JSON.parse(String(data)) as unknown;
  } catch (error) {
    return ignoreError('malformed feed message')(error);
  }
}
