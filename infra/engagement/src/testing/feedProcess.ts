import { createServer } from 'node:http';
import { createBus, createLog, createPool, readSettings } from '@foyer/runtime';
import { createEngagement } from '../createEngagement.ts';
import type { RuleSet } from '../rules/rules.ts';

/**
 * The engagement service in a process of its own, for tests that kill it:
 * `feedProcess.ts <database> <operator> <secret> <rules as JSON>`. Writes its port when it answers.
 */
const [connectionString = '', operatorUrl = '', secret = '', rules = ''] = process.argv.slice(2);
const log = createLog('engagement', () => undefined);
const service = await createEngagement({
  settings: readSettings({}, '/nowhere', { internal: secret, games: '', payments: '' }),
  pool: createPool(connectionString, 4),
  bus: await createBus(connectionString, log),
  clock: Date.now,
  log,
  operatorUrl,
  ruleSetContents: { aurora: JSON.parse(rules) as RuleSet }, // written by the test
});
const server = createServer((request, response) => service.handler(request, response));
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`${typeof address === 'object' ? address?.port : ''}\n`);
});
