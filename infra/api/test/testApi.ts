import { jest } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBus, createLog, readSettings, type Bus, type FoyerSettings, type Pool } from '@foyer/runtime';
import { createApi } from '../src/index.ts';
import { seedBrands, seedPlayers } from '../src/seed.ts';
import { startFakeExclusionRegister, type FakeExclusionRegister } from './fakes/fakeExclusionRegister.ts';
import { startFakeGames, type FakeGames } from './fakes/fakeGames.ts';
import { startFakePayments, type FakePayments } from './fakes/fakePayments.ts';
import { startFakeJackpot, type FakeJackpot } from './fakes/fakeJackpot.ts';
import { startFakeIdentity, type FakeIdentity } from './fakes/fakeIdentity.ts';
import { closeServer, listen } from './fakes/listen.ts';
import { PERSONAL_CODE_SECRET } from './testPersonalCodes.ts';
import { createTestDatabase, START_MS, type TestContent, type TestDatabase } from './testDatabase.ts';

const MAX_LOG_LINES = 200;
const MAX_SEED_EVENTS = 10_000;

// a test that takes one second on an idle machine can take many seconds on a busy one
jest.setTimeout(START_MS);

/** The brands and players of a development instance with these settings. */
function seedOf(settings: FoyerSettings): TestContent {
  return {
    name: `seed, ${settings.protectionMode ?? 'mode of each operator'}, ${settings.limitIncreaseCoolOffHours} h`,
    async write(pool) {
      await seedBrands({ pool, settings, clock: Date.now });
      // tests of production mode use seeded players too
      await seedPlayers({ pool, clock: Date.now });
      // on a busy machine the relay would announce the events of the seed to subscribers of the first test
      await pool.query('select from api.relay_events($1)', [MAX_SEED_EVENTS]);
    },
  };
}

export interface TestApi {
  readonly database: TestDatabase;
  readonly pool: Pool;
  readonly bus: Bus;
  readonly settings: FoyerSettings;
  readonly identity: FakeIdentity;
  readonly games: FakeGames;
  readonly payments: FakePayments;
  readonly jackpot: FakeJackpot;
  readonly exclusionRegister: FakeExclusionRegister;
  readonly baseUrl: string;
  readonly logLines: readonly string[];
  /** Milliseconds by which the API clock is ahead of real time. */
  skew: { milliseconds: number };
  close(): Promise<void>;
}

export const TEST_SECRETS = {
  internal: 'internal-secret-of-the-tests',
  games: 'games-secret-of-the-tests',
  payments: 'payments-secret-of-the-tests',
} as const;
/** Accepted in addition to the signing secret, as during a secret rotation. */
export const PREVIOUS_PAYMENTS_SECRET = 'payments-secret-of-before';

/** The whole API on free ports, with a fake identity service and a fake game provider. */
export async function startTestApi(environment: Readonly<Record<string, string>> = {}): Promise<TestApi> {
  const logLines: string[] = [];
  const log = createLog('api', (line) => void (logLines.push(line) > MAX_LOG_LINES && logLines.shift()));
  const skew = { milliseconds: 0 };
  const clock = () => Date.now() + skew.milliseconds;
  const home = await mkdtemp(join(tmpdir(), 'foyer-api-home-'));
  const settings = readSettings(environment, home, {
    ...TEST_SECRETS,
    payments: `${TEST_SECRETS.payments}\n${PREVIOUS_PAYMENTS_SECRET}`,
    documents: 'documents-secret-of-the-tests',
    personalCodes: PERSONAL_CODE_SECRET,
    register: 'register-secret-of-the-tests',
  });
  const database = await createTestDatabase(seedOf(settings));
  const identity = await startFakeIdentity({ secret: TEST_SECRETS.internal, clock });
  const games = await startFakeGames({ secret: TEST_SECRETS.games, clock });
  const payments = await startFakePayments({ secret: TEST_SECRETS.payments, clock });
  const jackpot = await startFakeJackpot();
  const exclusionRegister = await startFakeExclusionRegister();
  const bus = await createBus(database.connectionString, log);
  const deps = {
    settings,
    pool: database.pool,
    bus,
    log,
    clock,
    addresses: {
      identity: identity.baseUrl,
      games: games.baseUrl,
      payments: payments.baseUrl,
      jackpot: jackpot.baseUrl,
      // the fake answers signed calls by path
      chat: identity.baseUrl,
      engagement: identity.baseUrl,
      sportsFeed: identity.baseUrl,
      exclusionRegister: exclusionRegister.baseUrl,
    },
  };
  const imported = new Promise<void>(
    (resolve) => void bus.subscribe('api.catalogue-changed', () => resolve()),
  );
  const service = await createApi(deps);
  await imported;
  const server = createServer((request, response) => service.handler(request, response));
  server.on('upgrade', (request, socket, head) => service.upgrade?.(request, socket, head));
  const baseUrl = await listen(server);
  return {
    database,
    pool: database.pool,
    bus,
    settings,
    identity,
    games,
    payments,
    jackpot,
    exclusionRegister,
    baseUrl,
    logLines,
    skew,
    async close() {
      await service.close();
      await closeServer(server);
      await bus.close();
      await Promise.all(
        [identity, games, payments, jackpot, exclusionRegister].map((service) => service.close()),
      );
      await database.close();
      await rm(home, { recursive: true, force: true });
    },
  };
}
