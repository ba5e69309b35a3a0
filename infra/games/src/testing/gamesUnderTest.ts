import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  createBus,
  createLog,
  createPool,
  readSettings,
  type Clock,
  type Log,
  type Pool,
  type Service,
} from '@foyer/runtime';
import { createGames } from '../createGames.ts';
import type { Random } from '../random/random.ts';

export const TEST_SECRET = 'a secret that only tests know';

export interface GamesUnderTest {
  readonly url: string;
  readonly pool: Pool;
  readonly service: Service;
  close(): Promise<void>;
}

export interface GamesUnderTestOptions {
  readonly connectionString: string;
  readonly operatorUrl: string;
  readonly clock: Clock;
  readonly random?: Random;
  readonly log?: Log;
  readonly walletDeadlineMs?: number;
}

/** Starts the whole service on a free port, composed as in production. */
export async function startGamesUnderTest(options: GamesUnderTestOptions): Promise<GamesUnderTest> {
  const settings = readSettings({}, '/nowhere', {
    internal: TEST_SECRET,
    games: TEST_SECRET,
    payments: TEST_SECRET,
  });
  const log = options.log ?? createLog('games', () => undefined);
  const pool = createPool(options.connectionString);
  const bus = await createBus(options.connectionString, log);
  const server = createServer((request, response) => service.handler(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const service = await createGames({
    settings,
    pool,
    bus,
    clock: options.clock,
    log,
    publicOrigin: url,
    operatorUrl: options.operatorUrl,
    walletDeadlineMs: options.walletDeadlineMs ?? 1_000,
    ...(options.random ? { random: options.random } : {}),
  });
  return {
    url,
    pool,
    service,
    async close() {
      await new Promise<void>((resolve) => server.close(() => resolve()).closeAllConnections());
      await service.close();
      await bus.close();
      await pool.end();
    },
  };
}
