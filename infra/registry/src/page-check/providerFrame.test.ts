import { describe, expect, it } from '@jest/globals';
import { EVERY_BRAND } from '@foyer/kernel/page-check-answers';
import type { Tampering } from '../testing/tamperedSite.ts';
import { inFrame, registerWatchedSite } from '../testing/watchedSite.ts';

const watched = registerWatchedSite();

describe('the provider’s frame as received by a browser', () => {
  it.each<[string, Tampering, string, string]>([
    [
      'a skimmer',
      inFrame(
        '/frame/',
        (answer) =>
          (answer.body = answer.body.replace(
            '</head>',
            '<script src="https://cdn.evil.test/a.js"></script></head>',
          )),
      ),
      'script-unknown',
      'https://cdn.evil.test/a.js',
    ],
    [
      'its script without the hash',
      inFrame('/frame/', (answer) => (answer.body = answer.body.replace(/ integrity="[^"]+"/g, ''))),
      'script-unprotected',
      '/assets/frame-',
    ],
    [
      'a changed byte in its script',
      inFrame('/assets/frame-', (answer) => (answer.body += ' ')),
      'file-changed',
      '/assets/frame-',
    ],
    [
      'a policy that allows exfiltration',
      inFrame(
        '/frame/',
        (answer) =>
          (answer.headers['content-security-policy'] = String(
            answer.headers['content-security-policy'],
          ).replace("connect-src 'self'", "connect-src 'self' https://evil.test")),
      ),
      'header-changed',
      'content-security-policy',
    ],
    [
      'an inventory that allows the skimmer too',
      inFrame(
        '/inventory',
        (answer) => (answer.body = answer.body.replaceAll('/assets/frame-', '/assets/other-')),
      ),
      'inventory-unsigned',
      '/inventory',
    ],
    [
      'an unsigned inventory',
      inFrame(
        '/inventory',
        (answer) => (answer.body = JSON.stringify({ ...JSON.parse(answer.body), signatures: [] })),
      ),
      'inventory-unsigned',
      '/inventory',
    ],
    ['no frame', inFrame('/frame/', (answer) => (answer.status = 404)), 'unreachable', '404'],
    [
      'no inventory',
      inFrame('/inventory', (answer) => (answer.status = 503)),
      'unreachable',
      '/inventory: 503',
    ],
  ])('reports %s', async (_what, tampering, problem, subject) => {
    watched.site.tampering = tampering;
    expect((await watched.check()).findings).toContainEqual(
      expect.objectContaining({
        brand: EVERY_BRAND,
        page: 'payment frame',
        problem,
        subject: expect.stringContaining(subject) as unknown,
      }),
    );
  });

  it('raises an alert immediately, for every brand', async () => {
    watched.site.tampering = undefined;
    await watched.check();
    const before = watched.alerts();
    watched.site.tampering = inFrame('/assets/frame-', (answer) => (answer.body += ' '));
    await watched.check();
    expect(watched.alerts()).toBe(before + 1);
    expect(await watched.operator.get('/v1/audit?environment=registry&limit=1')).toMatchObject({
      entries: [
        {
          kind: 'page-changed',
          brands: ['aurora', 'tuli', 'caravel', 'zephyra', 'quetzal'],
          reason: expect.stringContaining('file-changed on the payment frame') as unknown,
        },
      ],
    });
  });

  it('does not match an outdated inventory', async () => {
    let cached: string | undefined;
    watched.site.tampering = inFrame('/inventory', (answer) => (answer.body = cached ??= answer.body));
    expect((await watched.check()).findings).toEqual([]);
    watched.registry.skew.milliseconds += 10 * 60_000;
    expect((await watched.check()).findings).toMatchObject([{ problem: 'inventory-unsigned' }]);
    watched.site.tampering = undefined;
    expect((await watched.check()).findings).toEqual([]);
  });
});

// runs last, because a key cannot be reinstated
it('rejects an inventory signed with a revoked key', async () => {
  const { keys } = await watched.operator.get('/v1/keys');
  await watched.operator.post('/v1/keys/revoke', {
    keyId: keys.find(({ holder }) => holder === 'payments')?.id,
    reason: 'Test',
  });
  expect((await watched.check()).findings).toMatchObject([
    { brand: EVERY_BRAND, problem: 'inventory-unsigned' },
  ]);
});
