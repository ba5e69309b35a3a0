import { describe, expect, it } from '@jest/globals';
import { effort } from '@foyer/testing/effort';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { POLL_MS } from '../../../test/killedWhile.ts';
import { createRuledDatabase } from '../../../test/ruledDatabase.ts';
import { testSeed } from '../../../test/seed.ts';
import { START_MS } from '../../../test/testDatabase.ts';
import { useDatabase } from '../../../test/useDatabase.ts';
import { balanceOf, ledgerFaults, openLedgerPlayer } from '../../../test/worlds/ledgerWorld.ts';
import { createSportsWorld } from '../../../test/worlds/sportsWorld.ts';
import { setAutoCashOut } from './autoCashOut.ts';

const KILLS = effort({ smoke: 3, full: 12 });
const BETS = effort({ smoke: 12, full: 40 });
const RULED = BETS / 2;
const PARTS = 9;
const PART = 100;
const STAKE = 1_000;
const FUNDS = 1_000_000;
const TIMEOUT_MS = 3 * START_MS;
const SCRIPT = fileURLToPath(new URL('../../../test/cashOutProcess.ts', import.meta.url));

const database = useDatabase(createRuledDatabase);

async function cashOuts(): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>('select count(*) from api.sports_cash_out');
  return rows[0]?.count ?? 0;
}

/** Runs the process, and kills it when it has made this many cash-outs. Resolves true when it finished before. */
async function run(playerId: string, limit: number): Promise<boolean> {
  const target = (await cashOuts()) + limit;
  const args = [SCRIPT, database.connectionString, playerId, `${PARTS}`, `${PART}`];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let hasEnded = false;
  const exit = once(child, 'exit').then(([code]) => {
    hasEnded = true;
    return code === 0;
  });
  while (!hasEnded && (await cashOuts()) < target) await wait(POLL_MS);
  child.kill('SIGKILL');
  return exit;
}

describe('kill -9 of a process that cashes out', () => {
  it(
    `pays each part and each rule once and keeps the ledger balanced (seed ${testSeed})`,
    async () => {
      const world = createSportsWorld(database.pool);
      const { playerId, ...player } = await openLedgerPlayer(database.pool, { fundsMinor: FUNDS });
      for (let number = 0; number < BETS + RULED; number += 1) {
        const bet = await world.place({ playerId, ...player }, { events: [`k${number}`] });
        if (number >= BETS) await setAutoCashOut(world.deps, bet, 900);
      }
      for (let kill = 0; kill < KILLS; kill += 1) await run(playerId, 1 + ((testSeed >> kill) % (BETS * 2)));
      expect(await run(playerId, Infinity)).toBe(true);
      const { rows } = await database.pool.query<Record<string, number>>(
        `select status, cashed_out_per_line, returns, (select count(*)::int from api.sports_cash_out c where c.bet_id = b.id) as cash_outs,
           cashed_out, (select settled_stake from api.wager w where w.player_id = b.player_id and w.reference = b.id) as settled, count(*)::int as bets
         from api.sports_bet b group by 1, 2, 3, 4, 5, 6 order by 1`,
      );
      // 904 minor units for the whole bet; the parts are 90, 90, 90, … of an offer that falls with the stake
      const [ruled, parted] = rows;
      expect(ruled).toMatchObject({ status: 'CASHED_OUT', returns: 904, cash_outs: 1, bets: RULED });
      expect(parted).toMatchObject({
        status: 'OPEN',
        cashed_out_per_line: PARTS * PART,
        cash_outs: PARTS,
        settled: PARTS * PART,
        bets: BETS,
      });
      expect(rows).toHaveLength(2);
      expect(await balanceOf(database.pool, playerId)).toBe(
        FUNDS - (BETS + RULED) * STAKE + RULED * 904 + BETS * (parted?.['cashed_out'] ?? 0),
      );
      const { rows: emails } = await database.pool.query(
        `select 1 from api.outgoing_email where kind = 'automatic-cash-out'`,
      );
      expect(emails).toHaveLength(RULED);
      expect(await ledgerFaults(database.pool)).toEqual([]);
    },
    TIMEOUT_MS,
  );
});
