import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { createFileSystemStore } from './fileSystemStore.ts';
import type { ObjectStore } from './objectStore.ts';
import { createS3Store } from './s3Store.ts';

const SETTINGS = { region: 'eu-1', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

interface S3Server {
  run(): Promise<{ readonly port: number }>;
  close(): Promise<void>;
}
const require = createRequire(import.meta.url);
/** The package has no types. */
const S3rver = require('@20minutes/s3rver') as new (options: object) => S3Server;

/** Servers started by single tests; an open server would keep the test process running. */
const others: Server[] = [];
async function serve(
  listener: RequestListener,
): Promise<{ readonly address: string; readonly server: Server }> {
  const other = createServer(listener).listen(0, '127.0.0.1');
  others.push(other);
  await once(other, 'listening');
  return { server: other, address: `http://127.0.0.1:${(other.address() as AddressInfo).port}/documents` };
}
afterEach(() => {
  for (const other of others.splice(0)) other.close();
});

let home: string;
let server: S3Server;
let bucketUrl: string;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'foyer-object-stores-'));
  server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(home, 's3'),
    configureBuckets: [{ name: 'documents' }],
  });
  const { port } = await server.run();
  bucketUrl = `http://127.0.0.1:${port}/documents`;
});
afterAll(async () => {
  await server.close();
  await rm(home, { recursive: true });
});

const stores: readonly (readonly [string, () => ObjectStore])[] = [
  ['file system', () => createFileSystemStore(join(home, 'files'))],
  ['S3', () => createS3Store({ ...SETTINGS, bucketUrl })],
];

describe.each(stores)('the %s store', (_name, create) => {
  it('returns what was put, also to another process, and replaces it', async () => {
    const key = randomUUID();
    const bytes = Buffer.from(Array.from({ length: 200_000 }, (_value, index) => index % 251));
    await create().put(key, bytes);
    expect(await create().get(key)).toEqual(bytes);
    await create().put(key, Buffer.alloc(0));
    expect(await create().get(key)).toEqual(Buffer.alloc(0));
  });

  it('removes an object once, and one that does not exist', async () => {
    const store = create();
    const key = randomUUID();
    await store.put(key, Buffer.from('bytes'));
    await store.remove(key);
    expect(await store.get(key)).toBeUndefined();
    await store.remove(key);
  });

  it.each(['../../keys/documents-secret', 'a/b', '', `${randomUUID()}/`])(
    'refuses the key "%s", which cannot be the name of an object',
    async (key) => {
      const store = create();
      await expect(store.put(key, Buffer.from('x'))).rejects.toThrow('must be a UUID');
      await expect(store.get(key)).rejects.toThrow('must be a UUID');
      await expect(store.remove(key)).rejects.toThrow('must be a UUID');
    },
  );
});

describe('the S3 store', () => {
  it('uses the paths of the file system store, so that documents can be copied', async () => {
    const key = randomUUID();
    for (const [, create] of stores) await create().put(key, Buffer.from('same'));
    const namesBelow = async (folder: string): Promise<readonly string[]> =>
      (await readdir(join(home, folder), { recursive: true })).filter((name) => name.includes(key));
    const path = join(key.slice(0, 2), key);
    expect(await namesBelow('files')).toEqual([path]);
    expect((await namesBelow('s3/documents')).every((name) => name.startsWith(path))).toBe(true);
  });

  it.each<[string, object, RegExp]>([
    ['a wrong secret', { secretAccessKey: 'wrong' }, /refused to get an object: 403 SignatureDoesNotMatch/],
    ['a bucket that does not exist', { bucket: 'missing' }, /refused to get an object: 404 NoSuchBucket/],
  ])('reports %s instead of a missing object', async (_what, change, message) => {
    const { bucket, ...settings } = { bucket: 'documents', ...change };
    const store = createS3Store({
      ...SETTINGS,
      ...settings,
      bucketUrl: bucketUrl.replace(/documents$/, bucket),
    });
    await expect(store.get(randomUUID())).rejects.toThrow(message);
    await expect(store.put(randomUUID(), Buffer.from('x'))).rejects.toThrow(
      /refused to put an object: 40[34]/,
    );
    await expect(store.remove(randomUUID())).rejects.toThrow(/refused to remove an object: 40[34]/);
  });

  it('throws when nothing listens', async () => {
    const closed = await serve(() => undefined);
    closed.server.close();
    await once(closed.server, 'close');
    const store = createS3Store({ ...SETTINGS, bucketUrl: closed.address });
    await expect(store.put(randomUUID(), Buffer.from('x'))).rejects.toThrow();
    await expect(store.get(randomUUID())).rejects.toThrow();
  });

  it('repeats a request that an overloaded store has refused', async () => {
    let requests = 0;
    const { address } = await serve((_request, response) => {
      requests += 1;
      response.writeHead(requests === 1 ? 503 : 200).end();
    });
    await createS3Store({ ...SETTINGS, bucketUrl: address }).put(randomUUID(), Buffer.from('x'));
    expect(requests).toBe(2);
  });
});
