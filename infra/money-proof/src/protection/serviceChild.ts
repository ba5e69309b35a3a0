import { createServer } from 'node:http';
import { flushCompileCache } from 'node:module';
import { licences } from '@foyer/market';
import { PROOF_PROFILES } from '@foyer/market/proof-profiles';
import { createBus, createLog, createPool, readSettings, type Service } from '@foyer/runtime';
import type { ChildOptions } from './protectionWorld.ts';

/** One service in a separate process, so that it can be killed. Prints a line when it listens. */
const options = JSON.parse(process.argv[2] ?? '{}') as ChildOptions;
const { name, connectionString, skewMs } = options;
const log = createLog(name, (line) => {
  if (process.env['FOYER_PROOF_LOG'] !== undefined) process.stderr.write(`${line}\n`);
});
const clock = (): number => Date.now() + skewMs;
const settings = readSettings(
  {
    ...options.ports,
    FOYER_ACCESS_TOKEN_SECONDS: '7200',
    FOYER_GAMES_PORT: '9',
    FOYER_PAYMENTS_PORT: '9',
    // offers every kind of limit
    FOYER_PROTECTION_MODE: 'strict',
  },
  options.home,
  options.secrets,
);

// no brand has a German licence, so the licence of `BUTTON_BRAND` has its button and its register here
const { breaks, register, timeOuts } = PROOF_PROFILES.ggl;
Object.assign(licences.crc, { breaks, register, timeOuts });

async function create(): Promise<{ readonly service: Service; readonly port: number }> {
  if (name === 'gateway') {
    const { createGateway } = await import('@foyer/gateway');
    return { service: await createGateway({ settings, log, clock }), port: settings.gatewayPort };
  }
  const deps = {
    settings,
    log,
    clock,
    pool: createPool(connectionString),
    bus: await createBus(connectionString, log),
  };
  if (name === 'api') {
    const { createApi } = await import('@foyer/api');
    return { service: await createApi(deps), port: settings.apiPort };
  }
  if (name === 'identity') {
    const { createIdentity } = await import('@foyer/identity');
    const passwordCost = { cost: 2 ** 10, blockSize: 8, parallelization: 1 };
    return { service: await createIdentity({ ...deps, passwordCost }), port: settings.identityPort };
  }
  const { createExclusionRegister } = await import('@foyer/exclusion-register');
  return { service: await createExclusionRegister(deps), port: settings.exclusionRegisterPort };
}

const { service, port } = await create();
const server = createServer((request, response) => service.handler(request, response));
server.listen(port, '127.0.0.1', () => {
  process.stdout.write('listening\n');
  // a killed process writes nothing on exit, so the compile cache is flushed now for the next start
  flushCompileCache();
});
