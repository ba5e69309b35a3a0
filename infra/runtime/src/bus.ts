import pg from 'pg';
import type { Log } from './log.ts';

export type BusHandler = (payload: unknown) => void;

/** Announces what happened between services; never a command. Delivery is at most once: the receiver re-reads what matters. */
export interface BusMessage {
  readonly topic: string;
  readonly payload: unknown;
}

export interface Bus {
  publish(topic: string, payload: unknown): Promise<void>;
  /** All of them in this order, or none. Messages that say the same are heard once. */
  publishAll(messages: readonly BusMessage[]): Promise<void>;
  /** Returns the unsubscribe function. */
  subscribe(topic: string, handler: BusHandler): () => void;
  close(): Promise<void>;
}

const CHANNEL = 'foyer_bus';
const MAXIMUM_PAYLOAD_BYTES = 7_900; // PostgreSQL refuses a NOTIFY of 8,000 bytes or more
const RECONNECT_MS = 500;

/** LISTEN/NOTIFY on a connection of its own (it must not sit behind a transaction pooler). */
export async function createBus(connectionString: string, log: Log): Promise<Bus> {
  const handlers = new Map<string, Set<BusHandler>>();
  let closed = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString });
    next.on('notification', (message) => dispatch(message.payload ?? ''));
    next.on('error', () => retry());
    next.on('end', () => retry());
    await next.connect();
    await next.query(`listen ${CHANNEL}`);
    // what is said here is kept nowhere, so that nobody has to wait for the disk: each message would be a commit of its own
    await next.query('set synchronous_commit = off');
    client = next;
  }

  function retry(): void {
    client = undefined;
    if (closed || timer) return;
    timer = setTimeout(() => {
      timer = undefined;
      connect().catch((error: unknown) => {
        log.warn('bus connection lost, retrying', { error });
        retry();
      });
    }, RECONNECT_MS);
    timer.unref();
  }

  function dispatch(text: string): void {
    let message: { topic?: unknown; payload?: unknown };
    try {
      message = JSON.parse(text) as typeof message;
    } catch {
      log.warn('bus message that is not JSON');
      return;
    }
    for (const handler of handlers.get(String(message.topic)) ?? []) {
      try {
        handler(message.payload);
      } catch (error) {
        log.error('bus handler failed', { topic: message.topic, error });
      }
    }
  }

  async function publishAll(messages: readonly BusMessage[]): Promise<void> {
    const texts = messages.map(textOf);
    if (!client) throw new Error('The bus is not connected.');
    await client.query({
      name: 'bus_publish',
      text: 'select pg_notify($1, text) from unnest($2::text[]) text',
      values: [CHANNEL, texts],
    });
  }

  await connect();
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
      await client?.end().catch(() => undefined);
    },
  };
}

function textOf({ topic, payload }: BusMessage): string {
  const text = JSON.stringify({ topic, payload });
  if (Buffer.byteLength(text) > MAXIMUM_PAYLOAD_BYTES)
    throw new RangeError(`Bus message on ${topic} is too large; publish a key instead.`);
  return text;
}
