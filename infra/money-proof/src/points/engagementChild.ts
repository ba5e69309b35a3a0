import { createServer } from 'node:http';
import { flushCompileCache } from 'node:module';
import { createEngagement } from '@foyer/engagement';
import { createBus, createLog, createPool, readSettings, systemClock } from '@foyer/runtime';
import type { PointRules } from './pointRules.ts';

/** The engagement service in a separate process, so that it can be killed. Prints its port when it listens. */
const [connectionString = '', operatorUrl = '', secret = '', rules = '{}', port = '0'] =
  process.argv.slice(2);
const log = createLog('engagement', () => undefined);
const service = await createEngagement({
  settings: readSettings({}, '/nonexistent', { internal: secret, games: '', payments: '' }),
  pool: createPool(connectionString, 4),
  bus: await createBus(connectionString, log),
  clock: systemClock,
  log,
  operatorUrl,
  ruleSetContents: JSON.parse(rules) as PointRules,
});
const server = createServer((request, response) => service.handler(request, response));
server.listen(Number(port), '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`${typeof address === 'object' ? address?.port : ''}\n`);
  flushCompileCache();
});
