import { ignoreError } from '@foyer/kernel';
import pg from 'pg';
import * as v from 'valibot';
import type { PoolClient } from './database.ts';
import type { Log } from '../observability/log.ts';

/** `id` is the position in the sender's event log; absent for messages that are not logged. */
export type BusHandler = (payload: unknown, id?: number) => void;

/**
 * Announces events between services; never a command. Delivery is at most once, so receivers re-read the
 * state they need.
 */
export interface BusMessage {
  readonly topic: string;
  readonly payload: unknown;
  /** Position in the sender's event log. */
  readonly id?: number | undefined;
}

export interface Bus {
  publish(topic: string, payload: unknown): Promise<void>;
  /**
   * Sends all messages in order, or none. Identical messages are delivered once. With `transaction` they
   * are sent on that connection when its transaction commits.
   * @throws when the bus has no connection.
   */
  publishAll(messages: readonly BusMessage[], transaction?: PoolClient): Promise<void>;
  /** Returns the unsubscribe function. */
  subscribe(topic: string, handler: BusHandler): () => void;
  close(): Promise<void>;
}

/** Dispatched to local subscribers after a lost connection was replaced: messages in between did not arrive, so re-read. */
export const BUS_RECONNECTED = 'bus.reconnected';

const CHANNEL = 'foyer_bus';
const MAX_PAYLOAD_BYTES = 7_900; // PostgreSQL rejects a NOTIFY payload of 8,000 bytes or more
const FIRST_RECONNECT_MS = 50;
const RECONNECT_MS = 500;
/** First connection: a starting service waits for a busy database like its pool does. */
const START_TIMEOUT_MS = 30_000;
/** Replacement connection: a hanging attempt must not delay the next one. */
const RECONNECT_TIMEOUT_MS = 1_500;
/** A connection can hang without an error: the network drops packets, a proxy stops forwarding. */
const HEARTBEAT_MS = 400;
/**
 * Unanswered heartbeats before the connection is replaced. Counted, not timed: a blocked event loop is not
 * a lost connection.
 */
const MISSED_HEARTBEATS = 4;

/** LISTEN/NOTIFY on a dedicated connection, which must not go through a transaction pooler. */
export async function createBus(connectionString: string, log: Log): Promise<Bus> {
  const handlers = new Map<string, Set<BusHandler>>();
  let closed = false;
  let current: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function connect(timeoutMs: number): Promise<void> {
    const next = new pg.Client({
      connectionString,
      connectionTimeoutMillis: timeoutMs,
      keepAlive: true,
    });
    next.on('notification', (message) => dispatch(message.payload ?? ''));
    const onLost = (): void => {
      stopHeartbeat();
      if (current !== next) return;
      current = undefined;
      log.warn('bus connection lost');
      reconnect(FIRST_RECONNECT_MS);
    };
    let stopHeartbeat = (): void => undefined;
    next.on('error', onLost);
    next.on('end', onLost);
    await next.connect();
    stopHeartbeat = watch(next);
    try {
      await next.query(`listen ${CHANNEL}`);
      // messages are not stored, so a publish does not wait for the disk
      await next.query('set synchronous_commit = off');
    } catch (error) {
      stopHeartbeat();
      void next.end();
      throw error;
    }
    if (closed) return void next.end();
    current = next;
  }

  function reconnect(delayMs: number): void {
    if (closed || timer) return;
    timer = setTimeout(() => {
      timer = undefined;
      connect(RECONNECT_TIMEOUT_MS).then(
        () => {
          log.info('bus reconnected');
          deliver(BUS_RECONNECTED, undefined);
        },
        (error: unknown) => {
          log.warn('bus reconnect failed', { error });
          reconnect(RECONNECT_MS);
        },
      );
    }, delayMs);
    timer.unref();
  }

  function deliver(topic: string, payload: unknown, id?: number): void {
    for (const handler of handlers.get(topic) ?? []) {
      try {
        handler(payload, id);
      } catch (error) {
        log.error('bus handler failed', { topic, error });
      }
    }
  }

  function dispatch(text: string): void {
    const { success, output } = v.safeParse(messageSchema, text);
    if (success) deliver(output.topic, output.payload, output.id);
    else log.warn('bus message does not match its schema');
  }

  async function publishAll(messages: readonly BusMessage[], transaction?: PoolClient): Promise<void> {
    const texts = messages.map(textOf);
    const client = transaction ?? current;
    if (!client) throw new Error('The bus is not connected.');
    await client.query({
      name: 'bus_publish',
      text: 'select pg_notify($1, text) from unnest($2::text[]) text',
      values: [CHANNEL, texts],
    });
  }

  await connect(START_TIMEOUT_MS);
  return {
    publish: (topic, payload) => publishAll([{ topic, payload }]),
    publishAll,
    subscribe(topic, handler) {
      const set = handlers.get(topic) ?? new Set();
      handlers.set(topic, set.add(handler));
      return () => void set.delete(handler);
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await current?.end().catch(ignoreError('the bus connection may be lost already'));
    },
  };
}

/**
 * Closes a connection that does not answer, which rejects its pending queries.
 * @returns a function that stops the check.
 */
function watch(client: pg.Client): () => void {
  let missed = 0;
  let isWaiting = false;
  const beat = setInterval(() => {
    missed += 1;
    // end() closes the socket immediately while a query is pending
    if (missed > MISSED_HEARTBEATS) return void client.end();
    if (isWaiting) return;
    isWaiting = true;
    client.query('select').then(
      () => {
        isWaiting = false;
        missed = 0;
      },
      () => undefined, // the end of the connection is reported by its events
    );
  }, HEARTBEAT_MS);
  beat.unref();
  return () => clearInterval(beat);
}

/** Any process with access to the database may notify the channel. */
const messageSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ topic: v.string(), payload: v.optional(v.unknown()), id: v.exactOptional(v.number()) }),
);

function textOf({ topic, payload, id }: BusMessage): string {
  const text = JSON.stringify({ topic, payload, id });
  if (Buffer.byteLength(text) > MAX_PAYLOAD_BYTES)
    throw new RangeError(`Bus message on ${topic} is too large; publish a key instead.`);
  return text;
}
