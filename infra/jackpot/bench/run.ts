/**
 * `npm run bench:jackpot`: processor time of the service, and time from a change of the pots to each of many sockets.
 * The sockets are in this process, the service in another. `--floor` measures plain sockets that receive the same
 * bytes instead of the service; `--profile` writes a CPU profile into a folder. A benchmark, not a test: the result
 * depends on the machine.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { openSocket } from './client.ts';
import type { FromService } from './messages.ts';

const { values } = parseArgs({
  options: {
    sockets: { type: 'string', default: '10000' },
    seconds: { type: 'string', default: '30' },
    floor: { type: 'boolean', default: false },
    /** Length of the message to plain sockets, about that of the pots. */
    bytes: { type: 'string', default: '800' },
    profile: { type: 'string' },
  },
});
const SOCKETS = Number(values.sockets);
const SECONDS = Number(values.seconds);
/** Sockets that are opened at the same time. */
const OPENING = 100;
const SETTLING_MS = 3_000;
const PATH = '/v1/events/op-a/aurora';
const SUBSCRIBE = JSON.stringify({
  type: 'SubscribeRequest',
  data: { events: [{ source: 'site-wide-source', event_type: '*' }] },
});

type Change = Extract<FromService, { kind: 'changed' }>;

const service = fork(
  values.floor ? new URL('floor.ts', import.meta.url) : new URL('service.ts', import.meta.url),
  values.floor ? [values.bytes] : [],
  { execArgv: values.profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${values.profile}`] },
);
const changes: Change[] = [];
const delays: number[] = [];
let isMeasuring = false;
let lastAt: number | undefined;

const port = await new Promise<number>((resolve) =>
  service.on('message', (message: FromService) => {
    if (message.kind === 'listening') resolve(message.port);
    else if (isMeasuring) lastAt = changes[changes.push(message) - 1]?.at;
  }),
);

const sockets: Socket[] = [];
let started = 0;
await Promise.all(
  Array.from({ length: OPENING }, async () => {
    while (started < SOCKETS) {
      started += 1;
      sockets.push(
        await openSocket({ port, path: PATH, subscribe: SUBSCRIBE }, () => {
          if (lastAt !== undefined) delays.push(Date.now() - lastAt);
        }),
      );
    }
  }),
);
await pause(SETTLING_MS);
isMeasuring = true;
await pause(SECONDS * 1_000);
isMeasuring = false;

const [first, last] = [changes[0], changes.at(-1)];
if (!first || !last) throw new Error('No change was sent.');
const share = (usage: (change: Change) => number): string =>
  (((usage(last) - usage(first)) / 1_000 / (last.at - first.at)) * 100).toFixed(1);
delays.sort((one, other) => one - other);
const at = (part: number): number => delays[Math.floor((delays.length - 1) * part)] ?? Number.NaN;
console.log(
  `${sockets.length} ${values.floor ? 'plain ' : ''}sockets, ${changes.length} changes: ` +
    `${share(({ userUs, systemUs }) => userUs + systemUs)} % of a core (user ${share(({ userUs }) => userUs)}, ` +
    `kernel ${share(({ systemUs }) => systemUs)}), p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, max ${at(1)} ms, ` +
    `received ${((delays.length / sockets.length / changes.length) * 100).toFixed(1)} %, load ${loadavg()[0]?.toFixed(1)}`,
);
const ended = once(service, 'exit');
service.send('end');
for (const socket of sockets) socket.destroy();
await ended;

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
