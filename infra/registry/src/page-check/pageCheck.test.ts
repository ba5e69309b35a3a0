import { describe, expect, it } from '@jest/globals';
import { startTamperedSite } from '../testing/tamperedSite.ts';
import { startTestRegistry } from '../testing/testRegistry.ts';
import { planted, respondWith, registerWatchedSite } from '../testing/watchedSite.ts';

const watched = registerWatchedSite();

it('checks nothing before the first shell is live', async () => {
  const emptySite = await startTamperedSite();
  const empty = await startTestRegistry({
    FOYER_GATEWAY_PORT: String(emptySite.port),
    FOYER_PAYMENTS_PORT: String(emptySite.port),
  });
  expect(await (await empty.as('staff/operator')).post('/v1/page-check', {})).toMatchObject({
    pages: 0,
    findings: [],
  });
  await emptySite.close();
  await empty.close();
});

describe('the payment pages as received by a browser (requirements/reliability#payment-pages)', () => {
  it('match what was signed, in every brand', async () => {
    expect(await watched.check()).toMatchObject({ cause: 'demand', pages: 21, files: 6, findings: [] });
    expect(await watched.operator.get('/v1/page-check')).toMatchObject({ last: { findings: [] } });
    expect(watched.alerts()).toBe(0);
  });

  it('raise one audited alert per change, and another when the change recurs', async () => {
    await watched.check();
    const before = watched.alerts();
    const announcements: unknown[] = [];
    const stop = watched.registry.dependencies.bus.subscribe(
      'registry.alert',
      (what) => void announcements.push(what),
    );
    watched.site.tampering = planted('<script src="https://cdn.evil.test/once.js"></script>');
    await watched.check();
    await watched.check();
    expect(watched.alerts()).toBe(before + 1);
    while (announcements.length === 0) await new Promise(setImmediate);
    expect(announcements[0]).toMatchObject({
      text: expect.stringContaining(
        'script-unknown on deposit of aurora: https://cdn.evil.test/once.js',
      ) as unknown,
    });
    expect(await watched.operator.get('/v1/audit?environment=registry&limit=1')).toMatchObject({
      entries: [
        {
          actor: 'registry',
          role: 'page-check',
          kind: 'page-changed',
          brands: ['aurora', 'tuli', 'caravel', 'zephyra', 'quetzal'],
        },
      ],
    });
    watched.site.tampering = undefined;
    await watched.check();
    watched.site.tampering = planted('<script src="https://cdn.evil.test/once.js"></script>');
    await watched.check();
    expect(watched.alerts()).toBe(before + 2);
    stop();
  });

  describe('when they are unreachable', () => {
    const raised = async (): Promise<readonly { kind: string; brands: readonly string[] }[]> =>
      (await watched.operator.get('/v1/audit?environment=registry&limit=3')).entries;

    it('raise one alert after three failed checks in a row, until they are reachable again', async () => {
      watched.site.tampering = undefined;
      await watched.check();
      const before = watched.alerts();
      const announcements: unknown[] = [];
      const stop = watched.registry.dependencies.bus.subscribe(
        'registry.alert',
        (what) => void announcements.push(what),
      );
      const announcement = async (number: number): Promise<unknown> => {
        while (announcements.length < number) await new Promise(setImmediate);
        return announcements[number - 1];
      };
      for (const [index, status] of [503, 502, 504, 503].entries()) {
        watched.site.tampering = respondWith(status);
        expect((await watched.check()).findings).toEqual(
          expect.arrayContaining([
            {
              brand: 'tuli',
              page: 'deposit',
              problem: 'unreachable',
              subject: String(status),
              tries: index + 1,
            },
          ]),
        );
        expect(watched.alerts() - before).toBe(index < 2 ? 0 : 1);
      }
      expect(await announcement(1)).toEqual({
        about: 'payment-pages-unverified',
        text: 'Page check: deposit of aurora could not be fetched 3 times in a row (504) and 19 more: their content is not verified',
      });
      expect(await raised()).toMatchObject([
        { kind: 'page-unverified', brands: ['aurora', 'tuli', 'caravel', 'zephyra', 'quetzal'] },
        {},
        {},
      ]);
      watched.site.tampering = undefined;
      expect((await watched.check()).findings).toEqual([]);
      expect(await announcement(2)).toMatchObject({ about: 'payment-pages-unverified', ended: true });
      expect((await raised())[0]).toMatchObject({ kind: 'page-verified' });
      stop();
    });

    it('raise no alert when they recover earlier, and restart the count', async () => {
      const before = watched.alerts();
      for (const tampering of [
        respondWith(503),
        respondWith(503),
        undefined,
        respondWith(503),
        respondWith(503),
        undefined,
      ]) {
        watched.site.tampering = tampering;
        await watched.check();
      }
      expect(watched.alerts()).toBe(before);
    });
  });

  it('match after another release went live', async () => {
    await watched.live('mfe-casino', 'k2', 2);
    expect((await watched.check()).findings).toEqual([]);
  });

  it('are checked on demand by operators and auditors only', async () => {
    await expect(
      (await watched.registry.as('squads/casino')).post('/v1/page-check', {}),
    ).rejects.toMatchObject({
      code: 'NOT_PERMITTED',
    });
    await expect(
      (await watched.registry.as('staff/auditor')).post('/v1/page-check', {}),
    ).resolves.toMatchObject({
      cause: 'demand',
    });
  });
});
