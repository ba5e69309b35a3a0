import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { openLedgerPlayer, writeBrandRules } from '@foyer/api/proving';
import { at, lineOf, measure, type Loop } from './bench/closedLoop.ts';
import { cpuSecondsOf } from './bench/cpu.ts';
import { playHistory, readStatements } from './bench/statement.ts';
import { createOperations } from './bench/operations.ts';
import { startProofDatabase } from './database.ts';
import { startApiWorld } from './kills/world.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '15' },
    clients: { type: 'string', default: '24' },
    port: { type: 'string', default: '4230' },
    movements: { type: 'string', default: '100000' },
    statements: { type: 'string', default: '40' },
    /** Only bets, with and without the facts of settled bets in turn: their cost. */
    facts: { type: 'boolean', default: false },
  },
});
const clients = Number(values.clients);
const FUNDS = 1_000_000_000;
const BRAND = 'quetzal';

const database = await startProofDatabase(Number(values.port));
const { connectionString, pool } = await database.create('bench', true);
await writeBrandRules(pool, 24);
const api = await startApiWorld(connectionString, () => console.error('the api exited unexpectedly'));
const postmaster = await database.pid();
const loop: Loop = {
  clients,
  seconds: Number(values.seconds),
  meter: {
    api: () => cpuSecondsOf(api.pid()),
    postgres: () => cpuSecondsOf(postmaster),
    load: () => process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6,
  },
};
try {
  const players = await Promise.all(
    Array.from({ length: clients }, () => openLedgerPlayer(pool, { brand: BRAND, fundsMinor: FUNDS })),
  );
  const operations = createOperations(api, players, clients);
  console.log(
    `${clients} clients, one api process, durable commits; load of the machine ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}`,
  );
  // plans made for empty tables read a player's whole history: measure with statistics, as autovacuum
  // collects them within a minute of the first bets
  await measure({ ...loop, seconds: 2 }, operations.bets);
  await pool.query('vacuum analyze api.journal, api.wager, api.entry');
  if (values.facts) await measureFacts(operations);
  else await measureAll(operations);
  operations.close();
} finally {
  await api.close();
  await database.stop();
}

type Operations = ReturnType<typeof createOperations>;

/** Bets with and without the facts that other services count, in turn. */
async function measureFacts(operations: Operations): Promise<void> {
  for (const facts of ['disable', 'enable', 'disable', 'enable'] as const) {
    await pool.query(`alter table api.wager ${facts} trigger wager_settled`);
    const name = facts === 'enable' ? 'bets, GraphQL' : 'bets, GraphQL, without facts';
    console.log(lineOf(name, await measure(loop, operations.bets)));
  }
}

async function measureAll(operations: Operations): Promise<void> {
  console.log(lineOf('bets, GraphQL', await measure(loop, operations.bets)));
  console.log(lineOf('balances, GraphQL', await measure(loop, operations.reads)));
  console.log(lineOf('deposits, GraphQL and webhook', await measure(loop, operations.deposits)));
  for (const [name, times] of [
    ['the mutations among them', operations.mutationTimes],
    ['the webhooks among them', operations.webhookTimes],
  ] as const) {
    const sorted = [...times].sort((one, other) => one - other);
    console.log(
      `${name.padEnd(34)} p50 ${at(sorted, 0.5)} ms   p99 ${at(sorted, 0.99)} ms of ${sorted.length}`,
    );
  }
  const movements = Number(values.movements);
  if (movements > 0) {
    const reader = await openLedgerPlayer(pool, {
      brand: BRAND,
      fundsMinor: FUNDS,
      at: Date.now() - 300 * 86_400_000,
    });
    await playHistory(pool, reader, movements);
    await pool.query('vacuum analyze api.journal, api.wager, api.entry');
    const times = await readStatements(api, reader, Number(values.statements));
    console.log(
      `${`a statement over ${movements} movements`.padEnd(34)} p50 ${at(times, 0.5)} ms   p99 ${at(times, 0.99)} ms of ${times.length}`,
    );
  }
}
