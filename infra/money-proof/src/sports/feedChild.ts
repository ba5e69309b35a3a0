import { createServer } from 'node:http';
import { createSportsFeed } from '@foyer/sports-feed';
import { createLog, readSettings, systemClock } from '@foyer/runtime';

/** The sports feed of the product in a separate process. Prints its port when it listens. */
const [secrets = '{}', port = '0'] = process.argv.slice(2);
const service = await createSportsFeed({
  settings: readSettings(
    process.env,
    '/nonexistent',
    JSON.parse(secrets) as { internal: string; games: string; payments: string },
  ),
  clock: systemClock,
  log: createLog('sports-feed', () => undefined),
});
// as in the product: a call must not meet a connection that is being closed
const server = createServer({ keepAliveTimeout: 65_000 }, (request, response) =>
  service.handler(request, response),
);
server.on('upgrade', (request, socket, head) => service.upgrade?.(request, socket, head));
server.listen(Number(port), '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`${typeof address === 'object' ? address?.port : ''}\n`);
});
