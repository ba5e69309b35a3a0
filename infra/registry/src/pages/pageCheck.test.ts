import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { CheckedClient } from '../testing/checkedClient.ts';
import { startTamperedSite, type TamperedSite } from '../testing/tamperedSite.ts';
import { START_MS, startTestRegistry, type TestRegistry } from '../testing/testRegistry.ts';
import { planted, respondWith, startWatchedSite, type WatchedSite } from '../testing/watchedSite.ts';

jest.setTimeout(START_MS);

let watched: WatchedSite;
let site: TamperedSite;
let registry: TestRegistry;
let operator: CheckedClient;

beforeAll(async () => {
  watched = await startWatchedSite();
  ({ site, registry, operator } = watched);
}, START_MS);
afterEach(() => void (site.tampering = undefined));
afterAll(() => watched.close(), START_MS);

const check = (): ReturnType<WatchedSite['check']> => watched.check();
const alerts = (): number => watched.alerts();

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

describe('the payment pages as received by a browser', () => {
  it('match what was signed, in every brand', async () => {
    expect(await check()).toMatchObject({ cause: 'demand', pages: 21, files: 6, findings: [] });
    expect(await operator.get('/v1/page-check')).toMatchObject({ last: { findings: [] } });
    expect(alerts()).toBe(0);
  });

  it('raise one audited alert per change, and another when the change recurs', async () => {
    await check();
    const before = alerts();
    const announcements: unknown[] = [];
    const stop = registry.dependencies.bus.subscribe(
      'registry.alert',
      (what) => void announcements.push(what),
    );
    site.tampering = planted('<script src="https://cdn.evil.test/once.js"></script>');
    await check();
    await check();
    expect(alerts()).toBe(before + 1);
    while (announcements.length === 0) await new Promise(setImmediate);
    expect(announcements[0]).toMatchObject({
      text: expect.stringContaining(
        'script-unknown on deposit of aurora: https://cdn.evil.test/once.js',
      ) as unknown,
    });
    expect(await operator.get('/v1/audit?environment=registry&limit=1')).toMatchObject({
      entries: [
        {
          actor: 'registry',
          role: 'page-check',
          kind: 'page-changed',
          brands: ['aurora', 'tuli', 'caravel', 'zephyra', 'quetzal'],
        },
      ],
    });
    site.tampering = undefined;
    await check();
    site.tampering = planted('<script src="https://cdn.evil.test/once.js"></script>');
    await check();
    expect(alerts()).toBe(before + 2);
    stop();
  });

  describe('that are unreachable', () => {
    const raised = async (): Promise<readonly { kind: string; brands: readonly string[] }[]> =>
      (await operator.get('/v1/audit?environment=registry&limit=3')).entries;

    it('raise one alert after three failed checks in a row, until they are reachable again', async () => {
      site.tampering = undefined;
      await check();
      const before = alerts();
      const announcements: unknown[] = [];
      const stop = registry.dependencies.bus.subscribe(
        'registry.alert',
        (what) => void announcements.push(what),
      );
      const announcement = async (number: number): Promise<unknown> => {
        while (announcements.length < number) await new Promise(setImmediate);
        return announcements[number - 1];
      };
      for (const [index, status] of [503, 502, 504, 503].entries()) {
        site.tampering = respondWith(status);
        expect((await check()).findings).toEqual(
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
        expect(alerts() - before).toBe(index < 2 ? 0 : 1);
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
      site.tampering = undefined;
      expect((await check()).findings).toEqual([]);
      expect(await announcement(2)).toMatchObject({ about: 'payment-pages-unverified', ended: true });
      expect((await raised())[0]).toMatchObject({ kind: 'page-verified' });
      stop();
    });

    it('raise no alert when they recover earlier, and restart the count', async () => {
      const before = alerts();
      for (const tampering of [
        respondWith(503),
        respondWith(503),
        undefined,
        respondWith(503),
        respondWith(503),
        undefined,
      ]) {
        site.tampering = tampering;
        await check();
      }
      expect(alerts()).toBe(before);
    });
  });

  it('match after another release went live', async () => {
    await watched.live('mfe-casino', 'k2', 2);
    expect((await check()).findings).toEqual([]);
  });

  it('are checked on demand by operators and auditors only', async () => {
    await expect((await registry.as('squads/casino')).post('/v1/page-check', {})).rejects.toMatchObject({
      code: 'NOT_PERMITTED',
    });
    await expect((await registry.as('staff/auditor')).post('/v1/page-check', {})).resolves.toMatchObject({
      cause: 'demand',
    });
  });
});
