import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { CheckedClient } from '../testing/checkedClient.ts';
import type { TamperedSite } from '../testing/tamperedSite.ts';
import { START_MS, type TestRegistry } from '../testing/testRegistry.ts';
import { startWatchedSite, type WatchedSite } from '../testing/watchedSite.ts';

jest.setTimeout(START_MS);

let watched: WatchedSite;
let site: TamperedSite;
let registry: TestRegistry;
let operator: CheckedClient;

beforeAll(async () => {
  watched = await startWatchedSite();
  ({ site, registry, operator } = watched);
  await watched.live('mfe-casino', 'k2', 2);
}, START_MS);
afterAll(() => watched.close(), START_MS);

const check = (): ReturnType<WatchedSite['check']> => watched.check();

describe('the inventory of scripts', () => {
  it('lists every allowed script with owner, hash and reason', async () => {
    const { files, inline, frames } = await (await registry.as('staff/auditor')).get('/v1/scripts');
    expect(files.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        '/assets/shell/s1/entry.js',
        '/assets/mfe-casino/k2/entry.js',
        '/assets/mfe-casino/k2/main.css',
      ]),
    );
    for (const { integrity, owner, reason, role } of files) {
      expect(integrity).toMatch(/^sha384-[A-Za-z0-9+/]{64}$/);
      expect([owner, reason, role].every((text) => text.length > 0)).toBe(true);
    }
    for (const { integrity, reason } of inline)
      expect([integrity.startsWith('sha384-'), reason.length > 20]).toEqual([true, true]);
    expect(inline.map(({ name, document }) => [name, document])).toEqual([
      ['boot guard', undefined],
      ['early request', undefined],
      ['silent renewal', '/silent-renew.html'],
    ]);
    expect(frames.map(({ origin }) => origin)).toContain(`http://pay.localhost:${site.port}`);
  });

  it('drops withdrawn releases', async () => {
    await operator.post('/v1/changes', {
      environment: 'production',
      reason: 'because of a test',
      kind: 'withdraw',
      app: 'mfe-casino',
      release: 'k2',
    });
    const { files } = await operator.get('/v1/scripts');
    expect(files.some(({ release }) => release === 'k2')).toBe(false);
    // pages contain it until the edge has read the plan
    while ((await check()).findings.length > 0) await new Promise(setImmediate);
  });
});
