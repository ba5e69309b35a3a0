import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DATABASE_START_MS } from '@foyer/launch/test-database';
import { PROPERTY_RUNS, PROPERTY_TIMEOUT_MS, TEST_SEED } from '@foyer/testing/effort';
import { launchGames, type LaunchedGames } from './testing/launchedGames.ts';

let games: LaunchedGames;
beforeAll(async () => {
  games = await launchGames();
}, DATABASE_START_MS);
afterAll(() => games.close());

describe('service', () => {
  it('publishes the catalogue with exact figures and supports conditional requests', async () => {
    const { body } = await games.operator.signed<{
      version: string;
      games: { id: string; lists: string[]; facts: { rtpBasisPoints: number } }[];
    }>(games.url, 'GET', '/operator/catalogue');
    expect(body.games.length).toBeGreaterThanOrEqual(60);
    expect(body.games.find(({ id }) => id === 'oldcourt-roulette')).toMatchObject({
      lists: expect.arrayContaining(['roulette', 'table-games']),
      facts: { rtpBasisPoints: 9729 },
    });
    expect(
      body.games.every(({ facts }) => facts.rtpBasisPoints >= 9_400 && facts.rtpBasisPoints <= 9_750),
    ).toBe(true);
  });

  it('answers health checks, serves versioned artwork and returns 404 otherwise', async () => {
    expect((await fetch(`${games.url}/healthz`)).status).toBe(200);
    const art = await fetch(`${games.url}/art/ember-hollow/wide.svg`);
    expect(art.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const version = (art.headers.get('etag') ?? '').replaceAll('"', '');
    expect(
      (await fetch(`${games.url}/art/ember-hollow/wide.svg?v=${version}`)).headers.get('cache-control'),
    ).toContain('immutable');
    expect((await fetch(`${games.url}/play/${'A'.repeat(43)}`)).status).toBe(404);
    expect((await fetch(`${games.url}/assets/slot-0000000000000000.js`)).status).toBe(404);
    expect((await fetch(`${games.url}/rgs/sessions`, { method: 'GET' })).status).toBe(405);
    expect((await fetch(`${games.url}/rgs/sessions`, { method: 'POST', body: '{}' })).status).toBe(415);
  });

  it(
    `survives any body (seed ${TEST_SEED})`,
    async () => {
      const { bearer } = await games.open();
      await fc.assert(
        fc.asyncProperty(
          fc.oneof(
            fc.json(),
            fc.string(),
            fc
              .record({ roundId: fc.oneof(fc.uuid({ version: 4 }), fc.string()), bet: fc.anything() })
              .map((value) => JSON.stringify(value)),
          ),
          async (body) => {
            for (const path of ['rounds', 'sessions']) {
              const response = await fetch(`${games.url}/rgs/${path}`, {
                method: 'POST',
                headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
                body,
              });
              expect(response.status).toBeGreaterThanOrEqual(400);
              expect(response.status).toBeLessThan(500);
            }
          },
        ),
        { seed: TEST_SEED, numRuns: PROPERTY_RUNS },
      );
    },
    PROPERTY_TIMEOUT_MS,
  );
});
