import { createPool } from '@foyer/runtime';
import { runAutoCashOuts } from '../src/sports/cash-out/autoCashOutJob.ts';
import { cashOut } from '../src/sports/cash-out/cashOut.ts';
import { createSportsWorld } from './worlds/sportsWorld.ts';

/**
 * Cashes out parts of bets, for a test that kills this process: each bet by `parts` keys that are the same in each
 * process, and then bets with rules. Prints `done` when everything is paid.
 */
const [connectionString = '', playerId = '', parts = '0', part = '0'] = process.argv.slice(2);
const pool = createPool(connectionString);
const { deps } = createSportsWorld(pool);
const { rows } = await pool.query<{ id: string }>(
  `select b.id from api.sports_bet b where b.player_id = $1 and not exists (select 1 from api.sports_auto_cash_out r where r.bet_id = b.id) and b.status = 'OPEN' order by b.id`,
  [playerId],
);
for (let number = 0; number < Number(parts); number += 1)
  await Promise.all(
    rows.map(async ({ id }) => {
      const request = { betId: id, amount: 1, part: Number(part), key: `part-${number}-${id}` };
      const { refusal } = await cashOut(deps, playerId, request);
      if (refusal) throw new Error(`The cash-out was refused: ${refusal}.`);
    }),
  );
await runAutoCashOuts(deps);
process.stdout.write('done\n');
await pool.end();
