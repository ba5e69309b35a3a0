/**
 * `npm run proof:sports-kills -- --bets 100000`: bets through GraphQL while api (with settlement), feed and database are
 * killed, then all of them settled and compared with a model. Ends within `--minutes`.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startProofDatabase, type ProofDatabase } from '../database.ts';
import { createTally, report } from '../tally.ts';
import { MOSTLY_BETS } from './actionMix.ts';
import { proveSports } from './proveSports.ts';

const { values } = parseArgs({
  options: {
    bets: { type: 'string', default: '100000' },
    kills: { type: 'string', default: '40' },
    players: { type: 'string', default: '1000' },
    clients: { type: 'string', default: '48' },
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string' },
    port: { type: 'string', default: '4230' },
  },
});
/** Shares of the time until which bets are placed through GraphQL, placed at all, and settled; the rest is for the checks. */
const OVER_HTTP = 0.6;
const PLACED = 0.72;
const SETTLED = 0.88;
const UPCOMING_MS = 16_000;
const LIVE_MS = 9_000;
/** Time for the server of the database to end after the limit. */
const ENDING_MS = 10_000;
const NOT_FINISHED = 2;

const startedAt = Date.now();
const limitMs = Number(values.minutes) * 60_000;
const seed = Number(values.seed ?? Math.floor(Math.random() * 2_000_000_000));
const tally = createTally(seed);
let last = 'starting';
const print = (text: string): void => {
  last = text;
  console.log(`${String(Math.round((Date.now() - startedAt) / 1000)).padStart(5)} s  ${text}`);
};
print(`seed ${seed}, ${values.bets} bets, ${values.kills} kills, at most ${values.minutes} minutes`);
const limit = setTimeout(() => void endUnfinished(), limitMs);
const starting = startProofDatabase(Number(values.port));

async function endUnfinished(): Promise<void> {
  console.error(`not finished within ${values.minutes} minutes; last: ${last}`);
  console.error(report(tally));
  await Promise.race([wait(ENDING_MS), starting.then(endDatabase)]);
  process.exit(NOT_FINISHED);
}

async function endDatabase(server: ProofDatabase): Promise<void> {
  // the fast shutdown ends the queries that its connections run
  process.kill(await server.pid(), 'SIGINT');
  await server.stop();
}

const database = await starting;
try {
  const { connectionString, pool } = await database.create('sports', true);
  const proven = await proveSports({
    database,
    connectionString,
    pool,
    tally,
    bets: Number(values.bets),
    kills: Number(values.kills),
    players: Number(values.players),
    clients: Number(values.clients),
    mix: MOSTLY_BETS,
    upcomingMs: UPCOMING_MS,
    liveMs: LIVE_MS,
    overHttpUntil: startedAt + OVER_HTTP * limitMs,
    until: startedAt + PLACED * limitMs,
    settledUntil: startedAt + SETTLED * limitMs,
    progress: print,
  });
  const { api, feed, database: databaseKills } = proven.kills;
  console.log(
    report(tally, {
      'bets accepted': `${proven.bets} of ${values.bets}`,
      'through GraphQL': proven.betsOverHttp,
      'without HTTP, by the same function': proven.bets - proven.betsOverHttp,
      'kills of api and settlement': api,
      'kills of the feed': feed,
      'kills of the database': databaseKills,
      'of them while payouts were due': proven.killsInSettlement,
      'seconds until placed, settled, checked': [proven.placedMs, proven.settledMs, Date.now() - startedAt]
        .map((ms) => Math.round(ms / 1000))
        .join(', '),
    }),
  );
  if (tally.faultCount > 0 || proven.bets < Number(values.bets)) process.exitCode = 1;
} finally {
  clearTimeout(limit);
  await database.stop();
}
