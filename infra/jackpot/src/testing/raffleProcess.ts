import { createLog, createPool, createServiceClient, systemClock, type Bus } from '@foyer/runtime';
import { createRaffleOperator } from '../raffles/raffleOperator.ts';
import { createRaffleStep } from '../raffles/raffleStep.ts';

/**
 * A process that runs one raffle step, for tests that kill it:
 * `raffleProcess.ts <database> <operator> <secret> <now in ms> <log event at which it kills itself>`.
 */
const [connectionString = '', baseUrl = '', secret = '', now = '0', killAt = ''] = process.argv.slice(2);
const serviceClient = createServiceClient();
const log = createLog('jackpot', (line) => {
  if (killAt !== '' && JSON.stringify(line).includes(killAt)) process.kill(process.pid, 'SIGKILL');
});
const pool = createPool(connectionString, 2);
const step = createRaffleStep({
  pool,
  bus: { publish: async () => undefined } as unknown as Bus,
  log,
  clock: () => Number(now),
  operator: createRaffleOperator({ baseUrl, secret, clock: systemClock, serviceClient }),
  hourMs: 3_600_000,
});
await step();
await serviceClient.close();
await pool.end();
