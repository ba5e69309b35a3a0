import { beforeAll, describe, expect, it } from '@jest/globals';
import { registerWatchedSite } from '../testing/watchedSite.ts';

const watched = registerWatchedSite();

beforeAll(() => watched.live('mfe-casino', 'k2', 2));

describe('the inventory of scripts', () => {
  it('lists every allowed script with owner, hash and reason', async () => {
    const { files, inline, frames } = await (await watched.registry.as('staff/auditor')).get('/v1/scripts');
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
    expect(frames.map(({ origin }) => origin)).toContain(`http://pay.localhost:${watched.site.port}`);
  });

  it('drops withdrawn releases', async () => {
    await watched.operator.post('/v1/changes', {
      environment: 'production',
      reason: 'Test',
      kind: 'withdraw',
      app: 'mfe-casino',
      release: 'k2',
    });
    const { files } = await watched.operator.get('/v1/scripts');
    expect(files.some(({ release }) => release === 'k2')).toBe(false);
    // pages contain it until the edge has read the plan
    while ((await watched.check()).findings.length > 0) await new Promise(setImmediate);
  });
});
