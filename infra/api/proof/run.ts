import { parseArgs } from 'node:util';
import { startProofDatabase } from './database.ts';
import { proveBreaks } from './proveBreaks.ts';
import { proveKills } from './proveKills.ts';
import { proveModel } from './proveModel.ts';
import { createTally, report } from './tally.ts';

const { values } = parseArgs({
  options: {
    operations: { type: 'string', default: '1000000' }, seed: { type: 'string' }, minutes: { type: 'string', default: '60' },
    port: { type: 'string', default: '4230' }, lanes: { type: 'string', default: '200' }, kills: { type: 'string', default: '1000' }, breaks: { type: 'boolean', default: false }, 'database-kills': { type: 'string', default: '100' },
  },
});
/** Of the time; less when it is done earlier. */
const MODEL_SHARE = 0.6;

const seed = Number(values.seed ?? Math.floor(Math.random() * 2_147_483_647));
const until = Date.now() + Number(values.minutes) * 60_000;
const began = Date.now();
const seconds = (): number => Math.round((Date.now() - began) / 1000);
const say = (text: string): void => console.log(`${String(seconds()).padStart(5)} s  ${text}`);
say(`seed ${seed}`);
const database = await startProofDatabase(Number(values.port));
try {
  if (values.breaks) process.exitCode = (await proveBreaks(database, seed, until, say)) > 0 ? 1 : 0;
  else await prove();
} finally {
  await database.stop();
}

async function prove(): Promise<void> {
  const model = createTally(seed);
  const operations = Number(values.operations);
  if (operations > 0) {
    const { pool } = await database.create('model', false);
    // the kills have the other half of the time, if the first is needed at all
    const lines = await proveModel({ pool, tally: model, operations, lanes: Number(values.lanes), until: began + ((until - began) * MODEL_SHARE), progress: say });
    console.log(report(model, { "lines of the provider's books": lines, seconds: seconds() }));
  }
  const killed = createTally(seed);
  const kills = Number(values.kills);
  const databaseKills = Number(values['database-kills']);
  if (kills + databaseKills > 0 && model.faultCount === 0) {
    const { connectionString, pool } = await database.create('kills', true);
    const { slowestApiMs, slowestDatabaseMs, ...done } = await proveKills({ database, connectionString, pool, tally: killed, kills, databaseKills, until, progress: say });
    console.log(report(killed, { kills: done.kills, 'kills of the database': done.databaseKills, 'slowest start of the api, ms': slowestApiMs, 'slowest recovery of the database, ms': slowestDatabaseMs, seconds: seconds() }));
  }
  if (model.faultCount + killed.faultCount > 0) process.exitCode = 1;
}
