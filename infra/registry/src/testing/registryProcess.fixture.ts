import { createBus, createLog, createPool, readSettings, systemClock } from '@foyer/runtime';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRegistry, seedRegistry } from '../index.ts';

/** A registry in a process of its own, which a test can kill: home and database as arguments, its port as message. */
const [home = '', connectionString = ''] = process.argv.slice(2);
const log = createLog('registry', () => undefined);
const dependencies = {
  settings: readSettings({}, home, { internal: 'x', games: 'x', payments: 'x' }),
  pool: createPool(connectionString),
  bus: await createBus(connectionString, log),
  log,
  clock: systemClock,
};
await seedRegistry(dependencies);
const service = await createRegistry(dependencies);
const server = createServer((request, response) => service.handler(request, response));
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.on('disconnect', () => process.exit());
