import { createServer } from 'node:http';
import { flushCompileCache } from 'node:module';
import { createJackpot } from '@foyer/jackpot';
import { createBus, createLog, createPool, readSettings, systemClock } from '@foyer/runtime';

/** The jackpot service with its raffles in a separate process. Prints its port when it listens. */
const [connectionString = '', operatorUrl = '', secret = '', port = '0'] = process.argv.slice(2);
const log = createLog('jackpot', () => undefined);
const service = await createJackpot({
  settings: readSettings({}, '/nonexistent', { internal: secret, games: '', payments: '' }),
  pool: createPool(connectionString, 4),
  bus: await createBus(connectionString, log),
  clock: systemClock,
  log,
  operatorUrl,
});
const server = createServer((request, response) => service.handler(request, response));
server.on('upgrade', (request, socket, head) => service.upgrade?.(request, socket, head));
server.listen(Number(port), '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`${typeof address === 'object' ? address?.port : ''}\n`);
  flushCompileCache();
});
