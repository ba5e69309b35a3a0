/**
 * `npm run bench:sports-sockets`: processor time of the sports feed with many open match pages, and the time from a
 * change to each socket. The sockets are in this process, the feed in another. A benchmark, not a test: the result
 * depends on the machine.
 */
import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { WebSocket } from 'ws';
import type { FeedEvent, FeedSnapshot } from '@foyer/kernel/sports-feed';
import { at } from '../bench/closedLoop.ts';
import { cpuSecondsOf } from '../bench/cpu.ts';
import { PROOF_SECRETS } from '../kills/world.ts';
import { startChildService } from './childService.ts';

const { values } = parseArgs({
  options: {
    sockets: { type: 'string', default: '2000' },
    seconds: { type: 'string', default: '20' },
    /** Matches in play that the sockets follow. */
    matches: { type: 'string', default: '40' },
    /** Interval at which a match in play is priced again: each match changes so often, unless its markets are suspended. */
    reprice: { type: 'string', default: '1' },
  },
});
const BRAND = 'quetzal';
const OPENING = 50;
const SETTLING_MS = 3_000;
const sockets = Number(values.sockets);

process.env['FOYER_SPORTS_REPRICE_SECONDS'] = values.reprice;
const feed = await startChildService({
  script: new URL('feedChild.ts', import.meta.url),
  args: [JSON.stringify(PROOF_SECRETS)],
  fellOver: () => console.error('the sports feed exited unexpectedly'),
});
const open: WebSocket[] = [];
const delays: number[] = [];
const changes = new Set<string>();
let messages = 0;
let isMeasuring = false;

function receive(match: string, data: Buffer): void {
  if (!isMeasuring) return;
  messages += 1;
  const {
    type,
    at: sentAt,
    match: state,
  } = JSON.parse(data.toString('utf8')) as {
    type: string;
    at: number;
    match?: { sequence: number };
  };
  if (type !== 'match' || !state) return;
  delays.push(Date.now() - sentAt);
  changes.add(`${match} ${state.sequence}`);
}

async function join(match: string): Promise<void> {
  const socket = new WebSocket(
    `${feed.baseUrl().replace('http', 'ws')}/sports-feed/matches/${match}/stream`,
    {
      headers: { brand: BRAND },
      perMessageDeflate: false,
    },
  );
  socket.on('message', (data: Buffer) => receive(match, data));
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  open.push(socket);
}

try {
  const response = await fetch(`${feed.baseUrl()}/sports-feed/snapshot`, { headers: { brand: BRAND } });
  const { events } = (await response.json()) as FeedSnapshot;
  const live = events.filter(({ phase }) => phase === 'live').slice(0, Number(values.matches));
  let next = 0;
  await Promise.all(
    Array.from({ length: OPENING }, async () => {
      for (let index = next++; index < sockets; index = next++)
        await join((live[index % live.length] as FeedEvent).id);
    }),
  );
  await wait(SETTLING_MS);
  const before = cpuSecondsOf(feed.pid()) ?? 0;
  isMeasuring = true;
  await wait(Number(values.seconds) * 1_000);
  isMeasuring = false;
  const cpu = (((cpuSecondsOf(feed.pid()) ?? 0) - before) / Number(values.seconds)) * 100;
  delays.sort((one, other) => one - other);
  const each = (count: number): string => (count / Number(values.seconds)).toFixed(1);
  console.log(
    `${open.length} sockets on ${live.length} matches in play, load of the machine ${loadavg()[0]?.toFixed(1)}: ${cpu.toFixed(1)} % of a core, ${each(changes.size)} changes a second, ${each(messages)} messages a second`,
  );
  console.log(
    `change → socket   p50 ${at(delays, 0.5)} ms   p95 ${at(delays, 0.95)} ms   p99 ${at(delays, 0.99)} ms`,
  );
} finally {
  for (const socket of open) socket.terminate();
  await feed.close();
}
