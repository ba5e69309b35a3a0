import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import { createTestDatabase } from '@foyer/launch/test-database';
import { startFakeOperator, type FakeOperator } from './fakeOperator.ts';
import { startGamesUnderTest, TEST_SECRET } from './gamesUnderTest.ts';
import { createSeededRandom } from './seededRandom.ts';

export const ORIGIN = 'http://aurora.localhost:4000';

/** A real-money launch of a slot. */
export const LAUNCH = {
  brand: 'aurora',
  playerId: 'p1',
  sessionId: 's1',
  gameId: 'ember-hollow',
  mode: 'real',
  currency: 'EUR',
  locale: 'fi',
  country: 'FI',
  jurisdiction: {
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
  },
  returnOrigins: [ORIGIN],
};

interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

/** The whole service on a free port, with an operator that launches its games. */
export interface LaunchedGames {
  readonly url: string;
  readonly operator: FakeOperator;
  /** Advances the clock of service and operator. */
  pass(milliseconds: number): void;
  call(bearer: string, method: string, path: string, body?: unknown): Promise<Answer>;
  launchUrl(request?: object): Promise<string>;
  /** Launches a game and opens its session. */
  open(request?: object): Promise<{ bearer: string; session: Record<string, unknown> }>;
  /** Requests a round of the session's free spins three seconds later. */
  playFree(bearer: string, roundId?: string): Promise<Answer>;
  /** Requests a round three seconds later. */
  play(bearer: string, coinMinor?: number, roundId?: string): Promise<Answer>;
  close(): Promise<void>;
}

export async function launchGames(): Promise<LaunchedGames> {
  let now = Date.UTC(2026, 10, 21);
  const clock = (): number => now;
  const database = await createTestDatabase({
    schema: 'games',
    migrations: join(import.meta.dirname, '..', '..', 'sql'),
  });
  const operator = await startFakeOperator(TEST_SECRET, clock);
  const games = await startGamesUnderTest({
    connectionString: database.connectionString,
    operatorUrl: operator.url,
    clock,
    random: createSeededRandom(5),
  });

  async function call(bearer: string, method: string, path: string, body?: unknown): Promise<Answer> {
    const response = await fetch(`${games.url}/rgs/${path}`, {
      method,
      headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  }

  async function launchUrl(request: object = LAUNCH): Promise<string> {
    const launched = await operator.launch(games.url, request);
    expect(launched.status).toBe(201);
    return launched.body.url;
  }

  return {
    url: games.url,
    operator,
    pass(milliseconds) {
      now += milliseconds;
    },
    call,
    launchUrl,
    async open(request) {
      const token = (await launchUrl(request)).split('/play/')[1];
      const opened = await call('', 'POST', 'sessions', { token });
      expect(opened.status).toBe(201);
      return { bearer: String(opened.body['bearer']), session: opened.body };
    },
    play(bearer, coinMinor = 1, roundId = randomUUID()) {
      now += 3_000;
      return call(bearer, 'POST', 'rounds', { roundId, bet: { coinMinor } });
    },
    playFree(bearer, roundId = randomUUID()) {
      now += 3_000;
      return call(bearer, 'POST', 'rounds', { roundId, isFree: true });
    },
    async close() {
      await games.close();
      await operator.close();
      await database.close();
    },
  };
}
