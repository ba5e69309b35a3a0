/**
 * `npm run bench:jackpot`: processor time of the service, and time from a change of the pots to each of many sockets.
 * The sockets are in this process, the service in another. `--floor` measures plain sockets that receive the same
 * bytes instead of the service; `--profile` writes a CPU profile into a folder. A benchmark, not a test: the result
 * depends on the machine. It ends in a bounded time, with the step that did not end.
 *
 * Delays since the change are printed: when the service wrote (only with `--writes`, which changes its writes), when the
 * sockets of an idle process received (`control.ts`), and when those of this process did. The difference between the last
 * two is the delay of this process, which reads almost all messages.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { openSocket } from './client.ts';
import type { FromControl, FromService, ToControl } from './messages.ts';

const { values } = parseArgs({
  options: {
    sockets: { type: 'string', default: '10000' },
    /** Number of the sockets that are in a process of their own. */
    control: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '30' },
    floor: { type: 'boolean', default: false },
    writes: { type: 'boolean', default: false },
    /** Length of the message to plain sockets, about that of the pots. */
    bytes: { type: 'string', default: '265' },
    profile: { type: 'string' },
  },
});
const SOCKETS = Number(values.sockets);
const CONTROL = Number(values.control);
const SECONDS = Number(values.seconds);
const BAR = { share: 10, p99Ms: 200 } as const;
/** Sockets that are opened at the same time. */
const OPENING = 100;
const OPENING_POLL_MS = 5;
const SETTLING_MS = 3_000;
/** Time for start, opening of the sockets and end, beside the measured time. */
const MAX_OTHER_MS = 180_000;
const PATH = '/v1/events/op-a/aurora';
const SUBSCRIBE = JSON.stringify({
  type: 'SubscribeRequest',
  data: { events: [{ source: 'site-wide-source', event_type: '*' }] },
});

type Change = Extract<FromService, { kind: 'changed' }>;

let step = 'start of the service';
const service = fork(
  values.floor ? new URL('floor.ts', import.meta.url) : new URL('service.ts', import.meta.url),
  [...(values.floor ? [values.bytes] : []), ...(values.writes ? ['writes'] : [])],
  { execArgv: values.profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${values.profile}`] },
);
const changes: Change[] = [];
const delays: number[] = [];
let isMeasuring = false;
let lastAt: number | undefined;
/** Length of the last frame. */
let bytes = 0;

const children: ChildProcess[] = [service];
const deadline = setTimeout(() => fail('did not end'), MAX_OTHER_MS + SECONDS * 1_000);
service.once('exit', () => fail('ended with the service'));

const port = await new Promise<number>((resolve) =>
  service.on('message', (message: FromService) => {
    if (message.kind === 'listening') resolve(message.port);
    else if (isMeasuring) lastAt = changes[changes.push(message) - 1]?.at;
  }),
);

const control = fork(new URL('control.ts', import.meta.url));
children.push(control);
control.once('exit', () => fail('ended with the idle process'));
step = 'opening of the sockets';
const order = (message: ToControl): unknown => control.send(message);
let opened = 0;
const received = new Promise<readonly number[]>((resolve) =>
  control.on('message', (message: FromControl) => {
    if (message.kind === 'opened') opened += 1;
    else {
      control.removeAllListeners('exit');
      resolve(message.at);
    }
  }),
);

const sockets: Socket[] = [];
let started = 0;
await Promise.all(
  Array.from({ length: OPENING }, async () => {
    while (started < SOCKETS) {
      started += 1;
      // spread over all sockets, because a broadcast writes in the order of subscription
      if (Math.floor((started * CONTROL) / SOCKETS) > Math.floor(((started - 1) * CONTROL) / SOCKETS)) {
        const before = opened;
        order({ kind: 'open', port, path: PATH, subscribe: SUBSCRIBE });
        while (opened === before) await pause(OPENING_POLL_MS);
      } else
        sockets.push(
          await openSocket({ port, path: PATH, subscribe: SUBSCRIBE }, (length) => {
            bytes = length;
            if (lastAt !== undefined) delays.push(Date.now() - lastAt);
          }),
        );
    }
  }),
);
while (opened < CONTROL) await pause(OPENING_POLL_MS);
await pause(SETTLING_MS);
step = 'measurement';
isMeasuring = true;
const cpuBefore = process.cpuUsage();
const measuredFrom = performance.now();
await pause(SECONDS * 1_000);
isMeasuring = false;
const clientCpu = process.cpuUsage(cpuBefore);
const clientShare = (clientCpu.user + clientCpu.system) / 1_000 / (performance.now() - measuredFrom);

const [first, last] = [changes[0], changes.at(-1)];
if (!first || !last) throw new Error('No change was sent.');
const share = (usage: (change: Change) => number): number =>
  ((usage(last) - usage(first)) / 1_000 / (last.at - first.at)) * 100;
step = 'times of the idle process';
order({ kind: 'end' });
const written = distribution(changes.slice(1).flatMap((change) => change.written));
const idle = distribution((await received).flatMap(delayAt));
const here = distribution(delays);
const cpu = share(({ userUs, systemUs }) => userUs + systemUs);
console.log(
  `${sockets.length + CONTROL} ${values.floor ? 'plain ' : ''}sockets, ${changes.length} changes of ${bytes} bytes, received ` +
    `${((delays.length / sockets.length / changes.length) * 100).toFixed(1)} %, load ${loadavg()[0]?.toFixed(1)}`,
);
console.log(
  `processor of the service  ${cpu.toFixed(1)} % of a core (user ${share(({ userUs }) => userUs).toFixed(1)}, ` +
    `kernel ${share(({ systemUs }) => systemUs).toFixed(1)}); bar ${BAR.share} ${cpu <= BAR.share ? 'met' : 'NOT MET'}`,
);
console.log(`processor of this process ${(clientShare * 100).toFixed(1)} % of a core`);
if (values.writes) console.log(`written by the service    ${written.text}`);
console.log(`received, idle process    ${idle.text}; bar p99 ${BAR.p99Ms} ${verdict(idle.p99)}`);
console.log(`received, this process    ${here.text}; bar p99 ${BAR.p99Ms} ${verdict(here.p99)}`);
console.log(
  `delay of this process     p99 ${(here.p99 - idle.p99).toFixed(0)} ms, ` +
    `${(((here.p99 - idle.p99) / here.p99) * 100).toFixed(0)} % of its p99`,
);
step = 'end of the service';
service.removeAllListeners('exit');
const ended = once(service, 'exit');
service.send('end');
for (const socket of sockets) socket.destroy();
await ended;
clearTimeout(deadline);

/** Ends the benchmark and its processes. */
function fail(reason: string): void {
  console.error(`The ${step} ${reason}.`);
  for (const child of children) child.kill('SIGKILL');
  process.exit(1);
}

/** Time since the last change before an instant; nothing before the measurement. */
function delayAt(instant: number): number[] {
  const change = changes.findLast(({ at }) => at <= instant);
  return change ? [instant - change.at] : [];
}

function distribution(times: readonly number[]): { readonly text: string; readonly p99: number } {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (part: number): number => sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN;
  const [p50, p99, max] = [at(0.5), at(0.99), at(1)].map((time) => time.toFixed(0));
  return { text: `p50 ${p50} ms, p99 ${p99} ms, max ${max} ms of ${sorted.length}`, p99: at(0.99) };
}

function verdict(p99: number): string {
  return p99 <= BAR.p99Ms ? 'met' : 'NOT MET';
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
