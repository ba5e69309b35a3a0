/**
 * `npm run bench:jackpot`: processor time of the service, and time from a change of the pots to each of many sockets.
 * The sockets are in this process, the service in another. A benchmark, not a test: the result depends on the machine.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { WebSocket } from 'ws';
import type { FromService } from './service.ts';

const { values } = parseArgs({
  options: { sockets: { type: 'string', default: '10000' }, seconds: { type: 'string', default: '30' } },
});
const SOCKETS = Number(values.sockets);
const SECONDS = Number(values.seconds);
/** Sockets that are opened at the same time. */
const OPENING = 100;
const PATH = '/v1/events/op-a/aurora';
const SUBSCRIBE = JSON.stringify({
  type: 'SubscribeRequest',
  data: { events: [{ source: 'site-wide-source', event_type: '*' }] },
});

const service = fork(new URL('service.ts', import.meta.url));
const changes: { readonly at: number; readonly cpuUs: number }[] = [];
const delays: number[] = [];
let isMeasuring = false;

const host = await new Promise<string>((resolve) =>
  service.on('message', (message: FromService) => {
    if (message.kind === 'listening') resolve(message.host);
    else if (isMeasuring) changes.push(message);
  }),
);

async function open(): Promise<WebSocket> {
  const socket = new WebSocket(`ws://${host}${PATH}`, {
    headers: { brand: 'aurora' },
    perMessageDeflate: false,
  });
  await once(socket, 'open');
  socket.on('message', () => {
    const last = changes.at(-1);
    if (last) delays.push(Date.now() - last.at);
  });
  socket.send(SUBSCRIBE);
  return socket;
}

const sockets: WebSocket[] = [];
let started = 0;
await Promise.all(
  Array.from({ length: OPENING }, async () => {
    while (started < SOCKETS) {
      started += 1;
      sockets.push(await open());
    }
  }),
);
isMeasuring = true;
await new Promise((resolve) => setTimeout(resolve, SECONDS * 1_000));
isMeasuring = false;

const [first, last] = [changes[0], changes.at(-1)];
if (!first || !last) throw new Error('No change was sent.');
const share = (last.cpuUs - first.cpuUs) / 1_000 / (last.at - first.at);
delays.sort((one, other) => one - other);
const at = (part: number): number => delays[Math.floor((delays.length - 1) * part)] ?? Number.NaN;
console.log(
  `${sockets.length} sockets, ${changes.length} changes: ${(share * 100).toFixed(1)} % of a core, ` +
    `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, max ${at(1)} ms, ` +
    `received ${((delays.length / sockets.length / changes.length) * 100).toFixed(1)} %, load ${loadavg()[0]?.toFixed(1)}`,
);
const ended = once(service, 'exit');
service.send('end');
for (const socket of sockets) socket.terminate();
await ended;
