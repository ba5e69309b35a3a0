import { parseArgs } from 'node:util';
import { startProofDatabase } from './database.ts';
import { proveFaultDetection } from './proveFaultDetection.ts';
import { proveKills } from './proveKills.ts';
import { proveModel } from './proveModel.ts';
import { proveSports } from './sports/proveSports.ts';
import { openRecord, sumOf, summary } from './record.ts';
import { createTally, report, type Tally } from './tally.ts';

const { values } = parseArgs({
  options: {
    operations: { type: 'string', default: '1000000' },
    seed: { type: 'string' },
    minutes: { type: 'string', default: '60' },
    record: { type: 'string' },
    port: { type: 'string', default: '4230' },
    actors: { type: 'string', default: '200' },
    kills: { type: 'string', default: '1000' },
    'sports-bets': { type: 'string', default: '100000' },
    'sports-kills': { type: 'string', default: '150' },
    'inject-faults': { type: 'boolean', default: false },
    'database-kills': { type: 'string', default: '100' },
  },
});
/** Share of the run time for the model; less when its operations finish earlier. */
const MODEL_SHARE = 0.6;
/**
 * Each round has its own database: the cost of an operation stays constant, and a resumed run skips
 * finished rounds.
 */
const OPERATIONS_A_ROUND = 100_000;
const KILLS_A_ROUND = 110;
const SPORTS_BETS_A_ROUND = 50_000;
const SPORTS_PLAYERS = 60;
/** Time before the start of a match and time of its play, in ms: longer than the delay of bets in play. */
const SPORTS_UPCOMING_MS = 8_000;
const SPORTS_LIVE_MS = 9_000;

const record = openRecord(values.record);
const seed = Number(values.seed ?? record.rounds[0]?.seed ?? Math.floor(Math.random() * 2_000_000_000));
const wanted = {
  operations: Number(values.operations),
  kills: Number(values.kills),
  databaseKills: Number(values['database-kills']),
  sportsBets: Number(values['sports-bets']),
  sportsKills: Number(values['sports-kills']),
};
const startedAt = Date.now();
const until = startedAt + Number(values.minutes) * 60_000;
const modelUntil =
  startedAt +
  (until - startedAt) * (wanted.kills + wanted.databaseKills + wanted.sportsBets > 0 ? MODEL_SHARE : 1);
const seconds = (): number => Math.round((Date.now() - startedAt) / 1000);
const print = (text: string): void => console.log(`${String(seconds()).padStart(5)} s  ${text}`);
let faults = 0;
print(`seed ${seed}, ${record.rounds.length} rounds on record`);
const database = await startProofDatabase(Number(values.port));
try {
  if (values['inject-faults'])
    process.exitCode = (await proveFaultDetection(database, seed, until, print)) > 0 ? 1 : 0;
  else await prove();
} finally {
  await database.stop();
}

async function prove(): Promise<void> {
  for (
    let done = 0;
    faults === 0 &&
    (done = sumOf(record.rounds, 'operations', 'model')) < wanted.operations &&
    Date.now() < modelUntil;
  )
    await modelRound(Math.min(OPERATIONS_A_ROUND, wanted.operations - done));
  for (;;) {
    const left = {
      kills: wanted.kills - sumOf(record.rounds, 'kills', 'kills'),
      databaseKills: wanted.databaseKills - sumOf(record.rounds, 'databaseKills', 'kills'),
    };
    if (faults > 0 || left.kills + left.databaseKills <= 0 || Date.now() > until) break;
    await killRound(left);
  }
  while (faults === 0 && Date.now() < until) {
    const left = wanted.sportsBets - record.rounds.reduce((sum, { bets = 0 }) => sum + bets, 0);
    if (left <= 0) break;
    await sportsRound(Math.min(left, SPORTS_BETS_A_ROUND));
  }
  console.log(summary(record.rounds));
  if (faults > 0) process.exitCode = 1;
}

/** Seed of a round: the first seed plus the number of recorded rounds. */
function nextTally(): Tally {
  return createTally(seed + record.rounds.length);
}

async function modelRound(operations: number): Promise<void> {
  const from = Date.now();
  const tally = nextTally();
  const name = `model_${record.rounds.length}`;
  const { pool } = await database.create(name, false);
  const lines = await proveModel({
    pool,
    tally,
    operations,
    actors: Number(values.actors),
    until: modelUntil,
    progress: print,
  });
  await database.drop(name);
  const took = (Date.now() - from) / 1000;
  console.log(
    report(tally, {
      'lines of the settlement reports': lines,
      seconds: Math.round(took),
      'operations a second': Math.round(tally.operations / took),
    }),
  );
  faults += tally.faultCount;
  record.add({
    kind: 'model',
    seed: tally.seed,
    operations: tally.operations,
    kills: 0,
    databaseKills: 0,
    seconds: took,
    slowestApiMs: 0,
    slowestDatabaseMs: 0,
    faultCounts: tally.faultCounts,
  });
}

/** Divides the round between api kills and database kills in proportion to the remaining counts. */
async function killRound(left: { readonly kills: number; readonly databaseKills: number }): Promise<void> {
  const from = Date.now();
  const tally = nextTally();
  const total = Math.max(0, left.kills) + Math.max(0, left.databaseKills);
  const share = Math.min(1, KILLS_A_ROUND / total);
  const databaseKills = Math.ceil(Math.max(0, left.databaseKills) * share);
  const name = `kills_${record.rounds.length}`;
  const { connectionString, pool } = await database.create(name, true);
  const killed = await proveKills({
    database,
    connectionString,
    pool,
    tally,
    kills: Math.min(KILLS_A_ROUND, total) - databaseKills,
    databaseKills,
    until,
    progress: print,
  });
  await database.drop(name);
  console.log(
    report(tally, {
      kills: killed.kills,
      'kills of the database': killed.databaseKills,
      'slowest start of the api, ms': killed.slowestApiMs,
      'slowest recovery of the database, ms': killed.slowestDatabaseMs,
      seconds: Math.round((Date.now() - from) / 1000),
    }),
  );
  faults += tally.faultCount;
  record.add({
    ...killed,
    kind: 'kills',
    seed: tally.seed,
    operations: tally.operations,
    seconds: (Date.now() - from) / 1000,
    faultCounts: tally.faultCounts,
  });
}

/** Bets, cash-outs and settlements of sports under kills; the kills are divided like the bets. */
async function sportsRound(bets: number): Promise<void> {
  const from = Date.now();
  const tally = nextTally();
  const name = `sports_${record.rounds.length}`;
  const { connectionString, pool } = await database.create(name, true);
  const proven = await proveSports({
    database,
    connectionString,
    pool,
    tally,
    bets,
    kills: Math.ceil((wanted.sportsKills * bets) / wanted.sportsBets),
    players: SPORTS_PLAYERS,
    upcomingMs: SPORTS_UPCOMING_MS,
    liveMs: SPORTS_LIVE_MS,
    until,
    progress: print,
  });
  await database.drop(name);
  const { api, feed, database: databaseKills } = proven.kills;
  console.log(
    report(tally, {
      'sports bets': proven.bets,
      'kills of api and settlement': api,
      'kills of the feed': feed,
      'kills of the database': databaseKills,
      'of them while payouts were due': proven.killsInSettlement,
      seconds: Math.round((Date.now() - from) / 1000),
    }),
  );
  faults += tally.faultCount;
  record.add({
    kind: 'sports',
    seed: tally.seed,
    operations: tally.operations,
    kills: api + feed,
    databaseKills,
    bets: proven.bets,
    seconds: (Date.now() - from) / 1000,
    slowestApiMs: 0,
    slowestDatabaseMs: 0,
    faultCounts: tally.faultCounts,
  });
}
