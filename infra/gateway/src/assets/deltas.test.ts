import { describe, expect, it } from '@jest/globals';
import { createLog } from '@foyer/runtime';
import { createHash } from 'node:crypto';
import { createDeltas } from './deltas.ts';
import type { Asset, ReleaseStore } from './releaseStore.ts';

const WANTED = { app: 'mfe-casino', release: 'ccc333', name: 'main.js' };

function assetOf(content: string): Asset {
  const identity = Buffer.from(content);
  return {
    contentType: 'text/javascript',
    etag: '"x"',
    sha256: createHash('sha256').update(identity).digest('base64'),
    identity,
    encoded: {},
  };
}

const before = assetOf('x = 1;'.repeat(400));
const after = assetOf(`${'x = 1;'.repeat(400)}y = 2;`);

function setUp(wanted: Asset = after) {
  const logged: string[] = [];
  const store: ReleaseStore = {
    asset: () => Promise.resolve(undefined),
    earlier: (_app, _name, hash) => Promise.resolve(hash === before.sha256 ? before : undefined),
    warm: () => Promise.resolve(),
  };
  const deltas = createDeltas(
    store,
    createLog('gateway', (line) => void logged.push(line)),
  );
  const request = (hash: string) =>
    deltas.of(WANTED, wanted, { 'accept-encoding': 'br, dcz', 'available-dictionary': `:${hash}:` });
  return { request, logged };
}

describe('release deltas', () => {
  it('are created once, and unknown hashes evict none', async () => {
    const { request } = setUp();
    const first = await request(before.sha256);
    expect(first).toBeDefined();
    for (let count = 0; count < 600; count += 1)
      expect(await request(createHash('sha256').update(String(count)).digest('base64'))).toBeUndefined();
    expect(await request(before.sha256)).toBe(first);
  });

  it('are omitted and logged when they cannot be created', async () => {
    const { request, logged } = setUp({ ...after, identity: 7 as never }); // simulates any error of the compressor
    expect(await request(before.sha256)).toBeUndefined();
    expect(logged.join()).toContain('delta could not be created');
  });
});
