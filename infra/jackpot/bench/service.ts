/** Process of `run.ts`: the service with its database, and a change of the pots a little less than once a second. */
import { setTimeout as wait } from 'node:timers/promises';
import { POTS_CHANGED } from '../src/pots/collector.ts';
import { serveJackpot } from '../src/testing/servedJackpot.ts';
import { INTERVAL_MS, type FromService } from './messages.ts';
import { sampleWrites } from './writeTimes.ts';

const send = (message: FromService): unknown => process.send?.(message);
const writes = sampleWrites(process.argv[2] === 'writes');
const jackpot = await serveJackpot();
let isOver = false;
process.once('message', () => (isOver = true));
send({ kind: 'listening', port: Number(jackpot.host.split(':')[1]) });
while (!isOver) {
  await wait(INTERVAL_MS);
  const { user, system } = process.cpuUsage();
  send({ kind: 'changed', at: Date.now(), userUs: user, systemUs: system, ...writes.take() });
  writes.changed();
  await jackpot.publish(POTS_CHANGED, {});
}
await jackpot.close();
process.disconnect();
