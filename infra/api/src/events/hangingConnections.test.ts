import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { BUS_RECONNECTED, createBus, createLog, createPool, inTransaction, type Bus } from '@foyer/runtime';
import { startTcpProxy, throughProxy, type TcpProxy } from '@foyer/runtime/tcp-proxy';
import { createTestDatabase, START_MS, type TestDatabase } from '../../test/testDatabase.ts';
import { createOutboxRelay } from './outboxRelay.ts';

/** Maximum time until events arrive again. */
const RESUMED_WITHIN_MS = 3_000;
const log = createLog('test', () => undefined);

let database: TestDatabase;
let proxy: TcpProxy;
let cleanUps: (() => Promise<void>)[];

beforeEach(async () => {
  database = await createTestDatabase();
  const { hostname, port } = new URL(database.connectionString);
  proxy = await startTcpProxy({ host: hostname, port: Number(port) });
  cleanUps = [];
}, START_MS);
afterEach(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
  await proxy.close();
  await database.close();
}, START_MS);

async function busAt(connectionString: string): Promise<Bus> {
  const bus = await createBus(connectionString, log);
  cleanUps.push(() => bus.close());
  return bus;
}

/** An api process: a relay with its own pool and bus. */
async function startApi(addresses: { readonly pool: string; readonly bus: string }): Promise<Bus> {
  const pool = createPool(addresses.pool, 4);
  const bus = await busAt(addresses.bus);
  const relay = createOutboxRelay(pool, bus, log);
  cleanUps.push(async () => {
    await relay.close();
    await pool.end();
  });
  return bus;
}

/** Writes a numbered event to the outbox, as the money functions do. */
async function write(number: number): Promise<void> {
  await database.pool.query(`insert into api.outbox (topic, payload) values ('test', to_jsonb($1::int))`, [
    number,
  ]);
}

/** Waits for an event, at most for the time that the product allows. */
function arrives(bus: Bus, topic: string, isWanted: (payload: unknown) => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`no event on ${topic} within ${RESUMED_WITHIN_MS} ms`)),
      RESUMED_WITHIN_MS,
    );
    const unsubscribe = bus.subscribe(topic, (payload) => {
      if (!isWanted(payload)) return;
      clearTimeout(timer);
      unsubscribe();
      resolve();
    });
  });
}

const numbered = (number: number) => (payload: unknown) => payload === number;

describe('a hanging bus connection', () => {
  it('does not stop events of other processes when the relay has it', async () => {
    const hanging = await startApi({
      pool: database.connectionString,
      bus: throughProxy(database.connectionString, proxy),
    });
    const other = await busAt(database.connectionString);
    const both = [arrives(other, 'test', numbered(1)), arrives(hanging, 'test', numbered(1))];
    await write(1);
    await Promise.all(both);
    proxy.freeze();
    const next = arrives(other, 'test', numbered(2));
    await write(2);
    await next;
  });

  it('is replaced, and subscribers are notified of possibly missed events', async () => {
    const bus = await startApi({
      pool: database.connectionString,
      bus: throughProxy(database.connectionString, proxy),
    });
    proxy.freezeOpen();
    await arrives(bus, BUS_RECONNECTED, () => true);
    const next = arrives(bus, 'test', numbered(1));
    await write(1);
    await next;
  });

  it('releases the lock of the relay to another process', async () => {
    await startApi({ pool: database.connectionString, bus: throughProxy(database.connectionString, proxy) });
    proxy.freeze();
    const other = await startApi({ pool: database.connectionString, bus: database.connectionString });
    for (const number of [1, 2, 3]) {
      const next = arrives(other, 'test', numbered(number));
      await write(number);
      await next;
    }
  });

  it('is replaced as soon as the network works again', async () => {
    const bus = await busAt(throughProxy(database.connectionString, proxy));
    proxy.freeze();
    // longer than detecting the hanging connection and one failed reconnect
    await expect(arrives(bus, BUS_RECONNECTED, () => true)).rejects.toThrow('no event');
    const reconnected = arrives(bus, BUS_RECONNECTED, () => true);
    proxy.thaw();
    await reconnected;
  });

  it('rejects messages published on it', async () => {
    const bus = await busAt(throughProxy(database.connectionString, proxy));
    proxy.freeze();
    await expect(bus.publish('test', 1)).rejects.toThrow('Connection terminated');
    await expect(bus.publish('test', 2)).rejects.toThrow('The bus is not connected.');
  });
});

describe('a hanging database connection', () => {
  it('loses the lock of the relay to another process', async () => {
    const pool = createPool(throughProxy(database.connectionString, proxy), 4);
    const direct = await busAt(database.connectionString);
    let isFrozen = false;
    // the connection hangs in the middle of the relay's transaction
    const bus: Bus = {
      ...direct,
      async publishAll(messages, transaction) {
        await direct.publishAll(messages, transaction);
        proxy.freeze();
        isFrozen = true;
      },
    };
    const relay = createOutboxRelay(pool, bus, log);
    await write(1);
    while (!isFrozen) await new Promise((resolve) => setImmediate(resolve));
    const other = await startApi({ pool: database.connectionString, bus: database.connectionString });
    await arrives(other, 'test', numbered(1));
    await relay.close();
    await pool.end();
  });

  it('ends a transaction by a time limit on client and server', async () => {
    const pool = createPool(throughProxy(database.connectionString, proxy), 1);
    const started = performance.now();
    const hanging = inTransaction(
      pool,
      async (client) => {
        await client.query('select pg_advisory_xact_lock(4221999)');
        proxy.freeze();
        await client.query('select 1');
      },
      { withinMs: 500 },
    );
    await expect(hanging).rejects.toThrow('Connection terminated');
    expect(performance.now() - started).toBeLessThan(RESUMED_WITHIN_MS);
    // waits for the lock timeout and fails if the server kept the transaction
    await database.pool.query(`select set_config('lock_timeout', '3000', false), pg_advisory_lock(4221999)`);
    await pool.end();
  });
});
