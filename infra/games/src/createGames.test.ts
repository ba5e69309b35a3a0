import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createTestDatabase, DATABASE_START_MS, type TestDatabase } from '@foyer/launch/test-database';
import { PROPERTY_RUNS, PROPERTY_TIMEOUT_MS, TEST_SEED } from '@foyer/testing/effort';
import { createSeededRandom } from './testing/seededRandom.ts';
import { startFakeOperator, type FakeOperator } from './testing/fakeOperator.ts';
import { startGamesUnderTest, TEST_SECRET, type GamesUnderTest } from './testing/gamesUnderTest.ts';

let now = Date.UTC(2026, 10, 21);
const clock = (): number => now;
let database: TestDatabase;
let operator: FakeOperator;
let games: GamesUnderTest;

const ORIGIN = 'http://aurora.localhost:4000';
const RULES = {
  autoplay: false,
  turbo: false,
  minimumRoundMs: 2_500,
  maximumStakeMinor: 500,
  celebrateReturnUpToStake: false,
  buyFeature: false,
  showRtp: true,
  showNetPosition: true,
  showSessionClock: true,
  fullscreen: false,
};
const ORDER = {
  brand: 'aurora',
  playerId: 'p1',
  sessionId: 's1',
  gameId: 'ember-hollow',
  mode: 'real',
  currency: 'EUR',
  locale: 'fi',
  country: 'FI',
  jurisdiction: RULES,
  returnOrigins: [ORIGIN],
};

beforeAll(async () => {
  database = await createTestDatabase({
    schema: 'games',
    migrations: join(import.meta.dirname, '..', 'sql'),
  });
  operator = await startFakeOperator(TEST_SECRET, clock);
  games = await startGamesUnderTest({
    connectionString: database.connectionString,
    operatorUrl: operator.url,
    clock,
    random: createSeededRandom(5),
  });
}, DATABASE_START_MS);
afterAll(async () => {
  await games.close();
  await operator.close();
  await database.close();
});

interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

async function call(bearer: string, method: string, path: string, body?: unknown): Promise<Answer> {
  const answer = await fetch(`${games.url}/rgs/${path}`, {
    method,
    headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

async function launchUrl(order: object = ORDER): Promise<string> {
  const launched = await operator.launch(games.url, order);
  expect(launched.status).toBe(201);
  return launched.body.url;
}

async function open(order: object = ORDER): Promise<{ bearer: string; session: Record<string, unknown> }> {
  const token = (await launchUrl(order)).split('/play/')[1];
  const opened = await call('', 'POST', 'sessions', { token });
  expect(opened.status).toBe(201);
  return { bearer: String(opened.body['bearer']), session: opened.body };
}

function play(bearer: string, coinMinor = 1, roundId: string = randomUUID()): Promise<Answer> {
  now += 3_000;
  return call(bearer, 'POST', 'rounds', { roundId, bet: { coinMinor } });
}

describe('launch', () => {
  it('requires a signature', async () => {
    const unsigned = await fetch(`${games.url}/operator/launches`, {
      method: 'POST',
      body: JSON.stringify(ORDER),
    });
    expect(unsigned.status).toBe(401);
  });

  it.each<[string, object, number, object]>([
    ['an unknown game', { gameId: 'no-such-game' }, 404, { code: 'GAME_UNKNOWN' }],
    ['a currency without stakes', { currency: 'SEK' }, 409, { code: 'CURRENCY_UNSUPPORTED' }],
    ['real money without a player', { playerId: null }, 400, { code: 'LAUNCH_INVALID', field: 'playerId' }],
    [
      'an origin with a path',
      { returnOrigins: [`${ORIGIN}/x`] },
      400,
      { code: 'LAUNCH_INVALID', field: 'returnOrigins' },
    ],
    [
      'an origin that would add a header source',
      { returnOrigins: ["http://a.test; script-src 'unsafe-inline'"] },
      400,
      { code: 'LAUNCH_INVALID', field: 'returnOrigins' },
    ],
    ['no rules', { jurisdiction: {} }, 400, { code: 'LAUNCH_INVALID', field: 'jurisdiction' }],
    ['the round of somebody else', { mode: 'replay', roundId: randomUUID() }, 409, { code: 'ROUND_UNKNOWN' }],
  ])('rejects %s', async (_, change, status, body) => {
    expect(await operator.launch(games.url, { ...ORDER, ...change })).toEqual({ status, body });
  });

  it('serves a page that only its operator may embed and whose CSP allows only its own script', async () => {
    const page = await fetch(await launchUrl());
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`frame-ancestors ${ORIGIN};`);
    expect(policy).toMatch(/script-src 'nonce-[A-Za-z0-9+/=]+';/);
    expect(policy).not.toMatch(/unsafe|\*/);
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    const html = await page.text();
    expect(html).toContain('lang="fi"');
    const script = /src="(\/assets\/slot-[0-9a-f]{16}\.js)"/.exec(html)?.[1];
    const file = await fetch(`${games.url}${script ?? ''}`, { headers: { 'accept-encoding': 'br' } });
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(file.headers.get('content-encoding')).toBe('br');
    expect(Number(file.headers.get('content-length'))).toBeLessThan(60 * 1024);
  });

  it('is redeemed once, within a minute', async () => {
    const token = (await launchUrl()).split('/play/')[1];
    expect((await call('', 'POST', 'sessions', { token })).status).toBe(201);
    expect(await call('', 'POST', 'sessions', { token })).toEqual({
      status: 401,
      body: { code: 'LAUNCH_EXPIRED' },
    });
    const late = (await launchUrl()).split('/play/')[1];
    now += 60_001;
    expect((await call('', 'POST', 'sessions', { token: late })).body).toEqual({ code: 'LAUNCH_EXPIRED' });
  });
});

describe('round', () => {
  it('charges and credits once when the same round is requested twice', async () => {
    const { bearer } = await open();
    const before = operator.balanceMinor;
    const roundId = randomUUID();
    const first = await play(bearer, 1, roundId);
    expect(first.status).toBe(200);
    expect(operator.balanceMinor).toBe(before - 20 + Number(first.body['returnMinor']));
    expect(await play(bearer, 1, roundId)).toEqual(first);
    expect([...operator.ledger.values()].filter((movement) => movement.roundId === roundId)).toHaveLength(2);
  });

  it('enforces the licence’s rules whatever the frame requests', async () => {
    const { bearer } = await open();
    expect((await play(bearer, 30)).body).toEqual({ code: 'STAKE_NOT_OFFERED' });
    expect((await play(bearer, 40)).body).toEqual({ code: 'STAKE_TOO_HIGH' });
    await play(bearer);
    const hasty = await call(bearer, 'POST', 'rounds', { roundId: randomUUID(), bet: { coinMinor: 1 } });
    expect(hasty).toEqual({ status: 429, body: { code: 'TOO_FAST', retryInMs: 2_500 } });
  });

  it('starts one round for parallel requests', async () => {
    const { bearer } = await open();
    now += 3_000;
    const presses = await Promise.all(
      Array.from({ length: 8 }, () =>
        call(bearer, 'POST', 'rounds', { roundId: randomUUID(), bet: { coinMinor: 1 } }),
      ),
    );
    expect(presses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(presses.filter(({ status }) => status === 409 || status === 429)).toHaveLength(7);
  });

  it.each([
    ['INSUFFICIENT_FUNDS', 402],
    ['LIMIT_REACHED', 403],
    ['PLAYER_BLOCKED', 403],
    ['SESSION_ENDED', 403],
    ['FIELD_INVALID', 403],
  ] as const)('does not take place when the operator refuses with %s', async (code, shown) => {
    const { bearer } = await open();
    operator.refuseBetsWith = code;
    const refused = await play(bearer);
    operator.refuseBetsWith = undefined;
    expect(refused).toEqual({ status: shown, body: { code } });
    expect((await play(bearer)).status).toBe(200);
  });

  it('refunds a stake that was not confirmed', async () => {
    const { bearer } = await open();
    const before = operator.balanceMinor;
    operator.fault = (kind) => (kind === 'bet' ? 'lost-answer' : 'none');
    expect(await play(bearer)).toEqual({ status: 503, body: { code: 'BET_UNCONFIRMED', isReturned: true } });
    operator.fault = () => 'none';
    expect(operator.balanceMinor).toBe(before);
  });

  it('shows a pending return, blocks the next round and completes when the player returns', async () => {
    const { bearer } = await open();
    operator.fault = (kind) => (kind === 'win' ? 'error-500' : 'none');
    const shown = await play(bearer);
    expect(shown.body).toMatchObject({ state: 'resolved', isSettled: false });
    expect((await play(bearer)).body).toEqual({ code: 'ROUND_OPEN' });
    operator.fault = () => 'none';
    now += 120_000;
    const { bearer: next, session } = await open();
    expect(session).toMatchObject({
      wasInterrupted: true,
      lastRound: { roundId: shown.body['roundId'], outcome: shown.body['outcome'] },
    });
    expect((await call(next, 'GET', `rounds/${String(shown.body['roundId'])}`)).body).toMatchObject({
      state: 'closed',
      isSettled: true,
    });
  });

  it('can be replayed by its player only', async () => {
    const { bearer } = await open();
    const roundId = String((await play(bearer)).body['roundId']);
    const other = await open({ ...ORDER, playerId: 'p2', sessionId: 's2' });
    expect((await call(other.bearer, 'GET', `rounds/${roundId}`)).status).toBe(404);
    expect((await call(bearer, 'GET', 'rounds')).body['rounds']).toEqual(
      expect.arrayContaining([expect.objectContaining({ roundId })]),
    );
    const replay = await open({ ...ORDER, mode: 'replay', roundId });
    expect(replay.session).toMatchObject({ mode: 'replay', balance: null, lastRound: { roundId } });
    expect((await play(replay.bearer)).body).toEqual({ code: 'SESSION_ENDED' });
    const report = await operator.signed<{ round: object }>(games.url, 'GET', `/operator/rounds/${roundId}`);
    expect(report.body.round).toMatchObject({ roundId, state: 'closed', stakeMinor: 20, playerId: 'p1' });
  });
});

describe('session', () => {
  it('uses play money with the same odds in demo mode and never calls the operator', async () => {
    const { bearer, session } = await open({ ...ORDER, mode: 'demo', playerId: null, sessionId: null });
    expect(session).toMatchObject({ mode: 'demo', balance: { minor: 100_000 } });
    const calls = operator.calls.length;
    const round = await play(bearer);
    expect(round.body['balance']).toMatchObject({ minor: 100_000 - 20 + Number(round.body['returnMinor']) });
    expect(operator.calls).toHaveLength(calls);
  });

  it('rejects rounds after the operator ended it', async () => {
    const { bearer } = await open({ ...ORDER, playerId: 'p3', sessionId: 's3' });
    expect(
      (
        await operator.signed(games.url, 'POST', '/operator/sessions/end', {
          brand: 'aurora',
          playerId: 'p3',
          sessionId: 's3',
          reason: 'EXCLUDED',
        })
      ).body,
    ).toEqual({ ended: 1 });
    expect(await play(bearer)).toEqual({ status: 401, body: { code: 'SESSION_ENDED' } });
  });

  it('expires', async () => {
    const { bearer } = await open();
    now += 241 * 60_000;
    expect((await call(bearer, 'GET', 'balance')).status).toBe(401);
  });
});

describe('service', () => {
  it('publishes the catalogue with exact figures and supports conditional requests', async () => {
    const { body } = await operator.signed<{
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
      const { bearer } = await open();
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
              const answer = await fetch(`${games.url}/rgs/${path}`, {
                method: 'POST',
                headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
                body,
              });
              expect(answer.status).toBeGreaterThanOrEqual(400);
              expect(answer.status).toBeLessThan(500);
            }
          },
        ),
        { seed: TEST_SEED, numRuns: PROPERTY_RUNS },
      );
    },
    PROPERTY_TIMEOUT_MS,
  );
});
