import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { EventEmitter, once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { testClient } from '@foyer/runtime/service-calls';
import { createCatalogueStore, type CatalogueStore, type CatalogueStoreDeps } from './catalogueStore.ts';

let provider: Server;
let status: number;
let warnings: EventEmitter;
let notify: () => void;
let store: CatalogueStore;

beforeEach(async () => {
  status = 200;
  warnings = new EventEmitter();
  provider = createServer((_, response) => {
    response.writeHead(status).end(JSON.stringify({ version: 'v1', provider: 'p', studios: [], games: [] }));
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  const query = (): unknown => Promise.resolve({ rows: [], rowCount: 0 });
  store = await createCatalogueStore({
    pool: { query, connect: () => Promise.resolve({ query, release: () => undefined }) },
    bus: {
      publish: () => Promise.reject(new Error('the bus is down')),
      subscribe(topic: string, handler: () => void) {
        if (topic === 'games.catalogue-changed') notify = handler;
        return () => undefined;
      },
    },
    clock: () => 0,
    log: {
      debug: () => undefined,
      warn: (message: string, { error }: { error: unknown }) => warnings.emit(message, error),
    },
    gamesAddress: `http://127.0.0.1:${(provider.address() as AddressInfo).port}`,
    gamesSecret: 'secret',
    serviceClient: testClient,
  } as unknown as CatalogueStoreDeps);
});

afterEach(async () => {
  await store.close();
  await new Promise((resolve) => provider.close(resolve));
});

describe('createCatalogueStore', () => {
  it('stores a catalogue whose change cannot be published, and logs the error', async () => {
    const warned = once(warnings, 'catalogue change not published');
    expect(await store.refresh()).toBe(true);
    expect(await warned).toEqual([expect.objectContaining({ message: 'the bus is down' })]);
  });

  it('logs a refresh that fails after a change was announced', async () => {
    await store.refresh();
    status = 500;
    const warned = once(warnings, 'catalogue refresh failed');
    notify();
    const message = expect.stringContaining('status 500');
    expect(await warned).toEqual([expect.objectContaining({ message })]);
  });
});
