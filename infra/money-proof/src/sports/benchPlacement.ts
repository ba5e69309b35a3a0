/**
 * `npm run bench:sports-placement`: bets a second through GraphQL while the feed of the product runs. One api
 * process, one feed process, PostgreSQL with durable commits; the load comes from this process. A benchmark, not a
 * test: the result depends on the machine.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { openLedgerPlayer, writeBrandRules } from '@foyer/api/proving';
import { cpuSecondsOf } from '../bench/cpu.ts';
import { at, lineOf, measure, type Loop } from '../bench/closedLoop.ts';
import { startProofDatabase } from '../database.ts';
import { PROOF_SECRETS, startApiWorld } from '../kills/world.ts';
import { createRandom } from '../random.ts';
import { pace } from './pacedLoop.ts';
import { startChildService } from './childService.ts';
import { createPlacementLoad, upcomingEvents } from './placementLoad.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '15' },
    clients: { type: 'string', default: '24' },
    rate: { type: 'string', default: '500' },
    players: { type: 'string', default: '200' },
    port: { type: 'string', default: '4240' },
    profile: { type: 'string' },
    statements: { type: 'boolean', default: false },
  },
});
const BRAND = 'quetzal';
const FUNDS = 1_000_000_000;
const STATEMENTS = 40;
/** Connections of the paced load; more are never needed within the bar. */
const CONNECTIONS = 120;

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
const api = await startApiWorld(connectionString, () => console.error('the api exited unexpectedly'), {
  sportsFeed: feed.baseUrl(),
  nodeOptions: values.profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${values.profile}`],
});
const postmaster = await database.pid();
const loop: Loop = {
  clients: Number(values.clients),
  seconds: Number(values.seconds),
  meter: {
    api: () => cpuSecondsOf(api.pid()),
    feed: () => cpuSecondsOf(feed.pid()),
    postgres: () => cpuSecondsOf(postmaster),
    load: () => process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6,
  },
};
try {
  const players = await Promise.all(
    Array.from({ length: Number(values.players) }, () =>
      openLedgerPlayer(pool, { brand: BRAND, fundsMinor: FUNDS }),
    ),
  );
  const events = await upcomingEvents(feed.baseUrl(), BRAND);
  const random = createRandom(1, 1);
  const load = createPlacementLoad(api, { players, events, clients: loop.clients, random });
  // plans of empty tables: with statistics, as autovacuum collects them within a minute of the first bets
  await measure({ ...loop, seconds: 2 }, load.place);
  await pool.query('vacuum analyze');
  if (values.statements) await pool.query('select pg_stat_statements_reset()');
  const measured = await measure(loop, load.place);
  console.log(
    `${loop.clients} clients, ${players.length} players, ${events.length} matches; load of the machine ${loadavg()
      .map((one) => one.toFixed(1))
      .join(' ')}`,
  );
  console.log(lineOf('sports bets, GraphQL', measured));
  const rate = Number(values.rate);
  // new connections: those that were idle have been closed
  const pacedLoad = createPlacementLoad(api, { players, events, clients: CONNECTIONS, random });
  const paced = await pace(pacedLoad.place, { rate, seconds: loop.seconds, connections: CONNECTIONS });
  console.log(
    `paced, ${rate} a second: ${Math.round(paced.perSecond)} a second   p50 ${at(paced.times, 0.5)} ms   p95 ${at(paced.times, 0.95)} ms   p99 ${at(paced.times, 0.99)} ms   wrong ${paced.wrong}   waited for a connection ${paced.late}`,
  );
  const refusals = [...load.refusals, ...pacedLoad.refusals];
  if (refusals.length > 0)
    console.log(`refused: ${refusals.map(([name, count]) => `${name} ${count}`).join(', ')}`);
  if (values.statements) await printStatements();
  load.close();
  pacedLoad.close();
} finally {
  await Promise.all([api.close(), feed.close()]);
  await database.stop();
}

async function printStatements(): Promise<void> {
  const { rows } = await pool.query<{ calls: number; ms: number; total: number; query: string }>(
    `select calls, mean_exec_time as ms, total_exec_time as total, left(regexp_replace(query, '\\s+', ' ', 'g'), 150) as query
     from pg_stat_statements order by total_exec_time desc limit $1`,
    [STATEMENTS],
  );
  for (const { calls, ms, total, query } of rows)
    console.log(
      `${total.toFixed(0).padStart(7)} ms  ${String(calls).padStart(6)} × ${ms.toFixed(3)} ms  ${query}`,
    );
}
