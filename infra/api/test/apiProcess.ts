import { createServer } from 'node:http';
import { createBus, createLog, createPool, readSettings, systemClock } from '@foyer/runtime';
import { createApi } from '../src/index.ts';

/** Runs the API in its own process, for tests that kill it. Prints its port when it listens. */
const [connectionString = '', home = '', internal = '', games = ''] = process.argv.slice(2);
const log = createLog('api', () => undefined);
const unreachable = 'http://127.0.0.1:9';
const service = await createApi({
  settings: readSettings({}, home, { internal, games, payments: 'payments-secret-of-the-tests' }),
  pool: createPool(connectionString),
  bus: await createBus(connectionString, log),
  log,
  clock: systemClock,
  addresses: { identity: unreachable, games: unreachable, payments: unreachable, jackpot: unreachable },
});
const server = createServer((request, response) => service.handler(request, response));
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`${typeof address === 'object' ? address?.port : ''}\n`);
});
