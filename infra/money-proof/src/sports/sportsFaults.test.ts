import { describe, expect, it, jest } from '@jest/globals';
import { createTestDatabase, START_MS } from '@foyer/api/proving';
import { injectFault, type InjectedFault } from '../injectedFaults.ts';
import { createTally } from '../tally.ts';
import { proveScriptedBets } from './scriptedBets.ts';
import { SPORTS_FAULTS } from './sportsFaults.ts';

jest.setTimeout(START_MS);

const SEED = 5;

/** Faults that the proof finds, and refusals of the database, which stop it. */
async function faultsWith(fault?: InjectedFault): Promise<readonly string[]> {
  const database = await createTestDatabase();
  const tally = createTally(SEED);
  try {
    if (fault) await injectFault(database.pool, fault);
    await proveScriptedBets(database.pool, tally);
    return tally.faults;
  } catch (error) {
    return [...tally.faults, `stopped: ${error instanceof Error ? error.message : String(error)}`];
  } finally {
    await database.close();
  }
}

describe('the proof of sports bets', () => {
  it('finds no fault in the functions of the api', async () => {
    expect(await faultsWith()).toEqual([]);
  });

  it.each(SPORTS_FAULTS.map((fault) => [fault.name, fault] as const))(
    'detects "%s"',
    async (_name, fault) => {
      expect(await faultsWith(fault)).not.toEqual([]);
    },
  );
});
