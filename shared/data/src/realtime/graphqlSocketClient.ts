import { backoffMs } from '@foyer/kernel/backoff';
import { print, type DocumentNode, type GraphQLFormattedError } from 'graphql';
import { createClient, type Client, type Message } from 'graphql-ws';
import { CONNECT_TIMEOUT_MS, withConnectTimeout } from './openSocket.ts';

/** The jitter is that of `backoffMs`, 0.5 (requirements/interfaces#main-api-subscriptions). */
const BACKOFF = { firstMs: 1_000, maxMs: 30_000 };
/** Time after which a connection counts as stable, and the back-off starts again. */
const STABLE_AFTER_MS = 10_000;
const PING_EVERY_MS = 10_000;
/**
 * With the ping's own 10 s a dead connection is detected within 15 s (requirements/reliability#dead-links).
 */
const PONG_WITHIN_MS = 5_000;

export type SocketState = 'connected' | 'reconnecting';

export interface GraphqlSocketOptions {
  readonly url: string;
  /** Returns a valid access token; called for every connection. */
  accessToken(): Promise<string | undefined>;
  onState(state: SocketState, isReconnect: boolean): void;
  /** Called when the server ends the session (requirements/errors#subscriptions: session_destroyed_error). */
  onSessionDestroyed(): void;
  readonly random?: () => number;
  readonly webSocketImpl?: typeof WebSocket;
}

export interface GraphqlSocketClient extends Client {
  /**
   * Ends the connection of the previous player. It is not reported as lost: open subscriptions connect again as the
   * current player, and without one there is nothing to connect.
   */
  changePlayer(): void;
}

/** Creates a graphql-ws client that detects a dead peer and waits longer before each new connection. */
export function createGraphqlSocketClient(options: GraphqlSocketOptions): GraphqlSocketClient {
  let isPlayerChanging = false;
  let pongDeadline: ReturnType<typeof setTimeout> | undefined;
  const pace = createConnectionPace(options.random ?? Math.random);
  const client = createClient({
    // graphql-ws requests the address once per connection, whichever subscription needs it. Its own
    // `retryWait` is skipped after codes that it treats as final, such as 1011, and starts again at each
    // acknowledgement.
    url: async () => {
      await pace.next();
      return options.url;
    },
    lazy: true,
    // counts from the end of the handshake; the socket limits the handshake itself
    connectionAckWaitTimeout: CONNECT_TIMEOUT_MS,
    keepAlive: PING_EVERY_MS,
    retryAttempts: Number.POSITIVE_INFINITY,
    retryWait: () => Promise.resolve(),
    shouldRetry: (event) => !isSessionDestroyed(event),
    connectionParams: async () => {
      const accessToken = await options.accessToken();
      return accessToken === undefined ? {} : { accessToken };
    },
    webSocketImpl: withConnectTimeout(options.webSocketImpl ?? WebSocket),
    on: {
      connected: (_socket, _payload, wasRetry) => {
        pace.connected();
        options.onState('connected', wasRetry);
      },
      ping: (wasReceived) => {
        if (wasReceived) return;
        clearTimeout(pongDeadline);
        // close() would wait for the dead peer's close handshake; terminate() does not
        // (requirements/reliability#dead-links)
        pongDeadline = setTimeout(() => client.terminate(), PONG_WITHIN_MS);
      },
      pong: (wasReceived) => {
        if (wasReceived) clearTimeout(pongDeadline);
      },
      closed: (event) => {
        clearTimeout(pongDeadline);
        pace.closed(isOrderly(event));
        if (isSessionDestroyed(event)) options.onSessionDestroyed();
        else if (!isOrderly(event) && !isPlayerChanging) options.onState('reconnecting', false);
      },
      message: (message) => {
        if (errorsOf(message).some(hasDestroyedSession)) options.onSessionDestroyed();
        else if (
          message.type === 'error' &&
          message.payload.some((error) => error.message.includes(CONTEXT_FAILED))
        )
          client.terminate();
      },
    },
  });
  return Object.assign(client, {
    changePlayer() {
      isPlayerChanging = true;
      client.terminate(); // calls `closed` at once
      isPlayerChanging = false;
    },
  });
}

/** requirements/errors#subscriptions: close reason after which the client closes and reconnects. */
const CONTEXT_FAILED = 'Error resolving subscription context';
const SESSION_DESTROYED_CODE = 4401;
const SESSION_DESTROYED = 'session_destroyed_error';

function isSessionDestroyed(event: unknown): boolean {
  const { code, reason } = (typeof event === 'object' && event !== null ? event : {}) as Partial<CloseEvent>;
  return code === SESSION_DESTROYED_CODE || reason === SESSION_DESTROYED;
}

/** Errors of a subscription: instead of its data, or beside them. */
function errorsOf(message: Message): readonly GraphQLFormattedError[] {
  if (message.type === 'error') return message.payload;
  return message.type === 'next' ? (message.payload.errors ?? []) : [];
}

/** The type of an error (requirements/errors#error-shape), or its message, is that of a destroyed session. */
function hasDestroyedSession({ message, extensions = {} }: GraphQLFormattedError): boolean {
  const { reasons, type } = extensions;
  const reason: unknown = Array.isArray(reasons) ? reasons[0] : undefined;
  return [message, reason, type].some(
    (text) => typeof text === 'string' && text.replaceAll('$', '') === SESSION_DESTROYED,
  );
}

function isOrderly(event: unknown): boolean {
  return typeof event === 'object' && event !== null && (event as Partial<CloseEvent>).code === 1000;
}

interface ConnectionPace {
  /** Waits until the next connection may be opened; the first one need not wait. */
  next(): Promise<void>;
  connected(): void;
  closed(isOrderly: boolean): void;
}

/**
 * Pauses between connections: they grow until a connection is stable, because a server may accept a connection
 * and close it at once (ADR 0262).
 */
function createConnectionPace(random: () => number): ConnectionPace {
  let unstable = 0;
  let stable: ReturnType<typeof setTimeout> | undefined;
  return {
    async next() {
      const pauseMs = unstable === 0 ? 0 : backoffMs(unstable, BACKOFF, random);
      unstable += 1;
      if (pauseMs > 0) await wait(pauseMs);
    },
    connected() {
      clearTimeout(stable);
      // not 0: after a restart of the server, all of its clients would return at the same moment
      stable = setTimeout(() => (unstable = 1), STABLE_AFTER_MS);
    },
    closed(isOrderly) {
      clearTimeout(stable);
      if (isOrderly) unstable = 0;
    },
  };
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Prints a document for subscriptions: the WebSocket protocol sends document texts, not hashes. */
export function printDocument(document: DocumentNode): string {
  return print(document);
}
