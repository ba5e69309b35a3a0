import { createServer } from 'node:http';
import { flushCompileCache } from 'node:module';
import { createBus, createLog, createPool, readSettings, systemClock } from '@foyer/runtime';
import { createApi } from '@foyer/api';

/** The api in a separate process, so that it can be killed. Prints its port when it listens. */
const [
  connectionString = '',
  home = '',
  secrets = '{}',
  identity = '',
  payments = '',
  port = '0',
  sportsFeed = 'http://127.0.0.1:9',
] = process.argv.slice(2);
const log = createLog('api', () => undefined);
const service = await createApi({
  settings: readSettings(
    {},
    home,
    JSON.parse(secrets) as { internal: string; games: string; payments: string },
  ),
  pool: createPool(connectionString),
  bus: await createBus(connectionString, log),
  log,
  clock: systemClock,
  addresses: { identity, payments, games: 'http://127.0.0.1:9', sportsFeed },
});
const server = createServer((request, response) => service.handler(request, response));
server.listen(Number(port), '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`${typeof address === 'object' ? address?.port : ''}\n`);
  // a killed process writes nothing on exit, so the compile cache is flushed now for the next start
  flushCompileCache();
});
// a profile of Node is written on exit
process.once('SIGINT', () => process.exit(0));
