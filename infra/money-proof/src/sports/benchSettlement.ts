/**
 * `npm run bench:sports-settlement`: time in which the api settles open bets while players bet through GraphQL, and the
 * time of these bets. A benchmark, not a test: the result depends on the machine.
 */
import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openLedgerPlayer, writeBrandRules } from '@foyer/api/proving';
import { at } from '../bench/closedLoop.ts';
import { cpuSecondsOf } from '../bench/cpu.ts';
import { startProofDatabase } from '../database.ts';
import { PROOF_SECRETS, startApiWorld } from '../kills/world.ts';
import { createRandom } from '../random.ts';
import { startChildService } from './childService.ts';
import { placeOpenBets, publishResults } from './openBets.ts';
import { pace, type Paced } from './pacedLoop.ts';
import { createPlacementLoad, upcomingEvents } from './placementLoad.ts';

const { values } = parseArgs({
  options: {
    bets: { type: 'string', default: '100000' },
    events: { type: 'string', default: '400' },
    players: { type: 'string', default: '1000' },
    rate: { type: 'string', default: '20' },
    port: { type: 'string', default: '4240' },
    corrections: { type: 'boolean', default: false },
    profile: { type: 'string' },
    statements: { type: 'boolean', default: false },
  },
});
const BRAND = 'quetzal';
const FUNDS = 1_000_000_000;
const LANES = 2;
const CONNECTIONS = 60;
const BEFORE_SECONDS = 8;
const MAX_SETTLING_MS = 300_000;
const MAX_PLACING_MS = 600_000;
const POLL_MS = 250;
const events = Number(values.events);

const database = await startProofDatabase(Number(values.port));
const { connectionString, pool } = await database.create('bench', true);
if (values.statements) {
  await pool.query(`alter system set shared_preload_libraries = 'pg_stat_statements'`);
  await database.kill();
  await pool.query('create extension pg_stat_statements');
  await pool.query('alter system set pg_stat_statements.track = "all"');
  await pool.query('select pg_reload_conf()');
}
await writeBrandRules(pool, 24);
const feed = await startChildService({
  script: new URL('feedChild.ts', import.meta.url),
  args: [JSON.stringify(PROOF_SECRETS)],
  fellOver: () => console.error('the sports feed exited unexpectedly'),
});
const openedAt = Date.now();
const secondsSince = (from: number): string => `${((Date.now() - from) / 1_000).toFixed(1)} s`;
const players = await Promise.all(
  Array.from({ length: Number(values.players) }, () =>
    openLedgerPlayer(pool, { brand: BRAND, fundsMinor: FUNDS }),
  ),
);
console.log(`${players.length} players opened in ${secondsSince(openedAt)}`);
if (values.statements) await pool.query('select pg_stat_statements_reset()');
const placingAt = Date.now();
await placeOpenBets(pool, players, {
  bets: Number(values.bets),
  events,
  lanes: LANES,
  until: placingAt + MAX_PLACING_MS,
  progress: (placed) => console.log(`  ${placed} open bets after ${secondsSince(placingAt)}`),
});
console.log(`${values.bets} open bets placed in ${secondsSince(placingAt)}`);
if (values.statements) await printStatements();
const analyzingAt = Date.now();
await pool.query('vacuum analyze');
console.log(`tables vacuumed and analyzed in ${secondsSince(analyzingAt)}`);
const api = await startApiWorld(connectionString, () => console.error('the api exited unexpectedly'), {
  sportsFeed: feed.baseUrl(),
  nodeOptions: values.profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${values.profile}`],
});
const postmaster = await database.pid();
const random = createRandom(1, 1);
const matches = await upcomingEvents(feed.baseUrl(), BRAND);

// players who are signed in and connected: the bets before the settlement open their sessions
const load = createPlacementLoad(api, {
  players: players.slice(0, Number(values.rate) * BEFORE_SECONDS),
  events: matches,
  clients: CONNECTIONS,
  random,
});

function betWhile(seconds: number): Promise<Paced> {
  return pace(load.place, { rate: Number(values.rate), seconds, connections: CONNECTIONS });
}

const timesOf = ({ times, wrong }: Paced): string =>
  `p50 ${at(times, 0.5)} ms   p99 ${at(times, 0.99)} ms   max ${at(times, 1)} ms of ${times.length}, wrong ${wrong}`;

async function settleAll(name: string, number: number): Promise<void> {
  const cpu = { api: cpuSecondsOf(api.pid()) ?? 0, postgres: cpuSecondsOf(postmaster) ?? 0 };
  const from = Date.now();
  await publishResults(pool, events, number);
  const betting: Promise<Paced>[] = [];
  let isOpen = true;
  const bet = (async () => {
    while (isOpen) {
      const part = betWhile(2);
      betting.push(part);
      await part;
    }
  })();
  while (Date.now() - from < MAX_SETTLING_MS) {
    const { rows } = await pool.query<{ is_open: boolean }>(
      `select exists (select 1 from api.sports_bet_leg l where l.event_id like 'opn%' and l.result_number is distinct from $1)
         or exists (select 1 from api.sports_bet where status = 'OPEN' and open_legs = 0) or exists (select 1 from api.sports_bet where is_outdated) as is_open`,
      [number],
    );
    if (!rows[0]?.is_open) break;
    await wait(POLL_MS);
  }
  const seconds = (Date.now() - from) / 1_000;
  isOpen = false;
  await bet;
  const parts = await Promise.all(betting);
  const during = {
    times: parts.flatMap(({ times }) => times).toSorted((one, other) => one - other),
    wrong: parts.reduce((sum, { wrong }) => sum + wrong, 0),
    late: 0,
    perSecond: 0,
  };
  const used = (before: number, now = 0): string => (now - before).toFixed(1);
  console.log(
    `${name}: ${seconds.toFixed(1)} s, ${Math.round(Number(values.bets) / seconds)} a second; processor seconds: api ${used(cpu.api, cpuSecondsOf(api.pid()))}, postgres ${used(cpu.postgres, cpuSecondsOf(postmaster))}; load of the machine ${loadavg()[0]?.toFixed(1)}`,
  );
  console.log(`  bets meanwhile, ${values.rate} a second   ${timesOf(during)}`);
}

try {
  console.log(`bets before, ${values.rate} a second   ${timesOf(await betWhile(BEFORE_SECONDS))}`);
  if (values.statements) await pool.query('select pg_stat_statements_reset()');
  await settleAll(`${values.bets} bets settled`, 1);
  if (values.statements) await printStatements();
  if (values.corrections) await settleAll(`${values.bets} bets corrected`, 2);
  const { rows } = await pool.query<{ open: number; faults: number }>(
    `select (select count(*) from api.sports_bet where key like 'open-bet-%' and status <> 'SETTLED') as open, (select count(*) from api.ledger_faults()) as faults`,
  );
  console.log(`still open ${rows[0]?.open}, faults of the ledger ${rows[0]?.faults}`);
  if (load.refusals.size > 0)
    console.log(`refused: ${[...load.refusals].map(([name, count]) => `${name} ${count}`).join(', ')}`);
} finally {
  load.close();
  await Promise.all([api.close(), feed.close()]);
  await database.stop();
}

async function printStatements(): Promise<void> {
  const { rows } = await pool.query<{ calls: number; ms: number; total: number; query: string }>(
    `select calls, mean_exec_time as ms, total_exec_time as total, left(regexp_replace(query, '\\s+', ' ', 'g'), 150) as query
     from pg_stat_statements order by total_exec_time desc limit 30`,
  );
  for (const { calls, ms, total, query } of rows)
    console.log(
      `${total.toFixed(0).padStart(7)} ms  ${String(calls).padStart(6)} × ${ms.toFixed(3)} ms  ${query}`,
    );
}
