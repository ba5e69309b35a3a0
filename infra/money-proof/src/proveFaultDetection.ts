import { INJECTED_FAULTS, injectFault } from './injectedFaults.ts';
import type { ProofDatabase } from './database.ts';
import { proveModel } from './proveModel.ts';
import { proveScriptedBets } from './sports/scriptedBets.ts';
import { SPORTS_FAULTS } from './sports/sportsFaults.ts';
import { createTally } from './tally.ts';

const OPERATIONS = 40_000;
const ACTORS = 40;

/**
 * Injects every fault into a separate database. Returns the number of faults that the proof did not detect.
 */
export async function proveFaultDetection(
  database: ProofDatabase,
  seed: number,
  until: number,
  print: (text: string) => void,
): Promise<number> {
  let missed = 0;
  for (const [index, fault] of INJECTED_FAULTS.entries()) {
    if (Date.now() > until) {
      print(`out of time before "${fault.name}"`);
      return missed + INJECTED_FAULTS.length - index;
    }
    const name = `break_${index}`;
    const { pool } = await database.create(name, false);
    await injectFault(pool, fault);
    const tally = createTally(seed);
    // a constraint that stops the call also counts as detected
    const stopped = await proveModel({
      pool,
      tally,
      operations: OPERATIONS,
      actors: ACTORS,
      until,
      progress: () => undefined,
    }).then(
      () => undefined,
      (error: unknown) => error,
    );
    // frees its connections for the next database
    await database.drop(name);
    if (Date.now() > until && tally.faultCount === 0 && stopped === undefined) continue;
    const found =
      tally.faults[0] ??
      (stopped instanceof Error ? `refused by the database: ${stopped.message}` : undefined);
    if (found === undefined) missed += 1;
    print(
      `${found === undefined ? 'MISSED' : 'found '} ${fault.name}${found === undefined ? '' : ` (after ${tally.operations} operations) ${found.slice(0, 140)}`}`,
    );
  }
  return missed + (await proveSportsFaultDetection(database, seed, until, print));
}

async function proveSportsFaultDetection(
  database: ProofDatabase,
  seed: number,
  until: number,
  print: (text: string) => void,
): Promise<number> {
  let missed = 0;
  for (const [index, fault] of SPORTS_FAULTS.entries()) {
    if (Date.now() > until) {
      print(`out of time before "${fault.name}"`);
      return missed + SPORTS_FAULTS.length - index;
    }
    const name = `break_sports_${index}`;
    const { pool } = await database.create(name, false);
    await injectFault(pool, fault);
    const tally = createTally(seed);
    // a constraint that stops the call also counts as detected
    const stopped = await proveScriptedBets(pool, tally).then(
      () => undefined,
      (error: unknown) =>
        `refused by the database: ${error instanceof Error ? error.message : String(error)}`,
    );
    await database.drop(name);
    const found = tally.faults[0] ?? stopped;
    if (found === undefined) missed += 1;
    print(`${found === undefined ? 'MISSED' : 'found '} ${fault.name} ${(found ?? '').slice(0, 140)}`);
  }
  return missed;
}
