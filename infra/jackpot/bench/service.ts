/** Process of `run.ts`: the service with its database, and a change of the pots a little less than once a second. */
import { setTimeout as wait } from 'node:timers/promises';
import { POTS_CHANGED } from '../src/pots/collector.ts';
import { serveJackpot } from '../src/testing/servedJackpot.ts';

/** Longer than the interval in which the service gathers changes, so that each one is sent at once. */
const INTERVAL_MS = 1_050;

/** Message of this process to the one with the sockets. */
export type FromService =
  | { readonly kind: 'listening'; readonly host: string }
  /** A change, in ms since the epoch, and the processor time that this process has used, in µs. */
  | { readonly kind: 'changed'; readonly at: number; readonly cpuUs: number };

const send = (message: FromService): unknown => process.send?.(message);
const jackpot = await serveJackpot();
let isOver = false;
process.once('message', () => (isOver = true));
send({ kind: 'listening', host: jackpot.host });
while (!isOver) {
  await wait(INTERVAL_MS);
  const { user, system } = process.cpuUsage();
  send({ kind: 'changed', at: Date.now(), cpuUs: user + system });
  await jackpot.publish(POTS_CHANGED, {});
}
await jackpot.close();
process.disconnect();
