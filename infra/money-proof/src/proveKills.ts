import { brands } from '@foyer/market';
import type { Pool } from '@foyer/runtime';
import { openLedgerPlayer, writeBrandRules, writeRewardDefinitions } from '@foyer/api/proving';
import type { ProofDatabase } from './database.ts';
import type { HttpActor } from './kills/httpActor.ts';
import { playFreeRound, playRound } from './kills/httpRounds.ts';
import { deposit, withdraw } from './kills/httpPayments.ts';
import { startApiWorld } from './kills/world.ts';
import { assignSpins, claimSpins } from './freeSpinReward.ts';
import { createRandom } from './random.ts';
import type { Tally } from './tally.ts';
import { checkLedger } from './checks.ts';

export interface KillProof {
  readonly database: ProofDatabase;
  readonly connectionString: string;
  readonly pool: Pool;
  readonly tally: Tally;
  readonly kills: number;
  readonly databaseKills: number;
  readonly until: number;
  readonly progress: (text: string) => void;
}

export interface Killed {
  readonly kills: number;
  readonly databaseKills: number;
  readonly slowestApiMs: number;
  readonly slowestDatabaseMs: number;
}

const PLAYERS = 8;
const FUNDS = 50_000;
/** A brand that restricts deposits by amount only. */
const BRAND = 'quetzal';
/** More than a run can use. */
const SPINS = 1_000_000;
const SPINS_LAST_MS = 7 * 86_400_000;
const PROGRESS_EVERY = 10;
const KILL_SEQUENCE = 1_000_000;
/** Long enough to kill during the first responses after a start and well after them. */
const MAX_LIFETIME_MS = 1_500;

/**
 * Kills the api and its database at random moments under load over HTTP; afterwards every balance must
 * match its expected amount exactly.
 */
export async function proveKills({
  database,
  connectionString,
  pool,
  tally,
  kills,
  databaseKills,
  until,
  progress,
}: KillProof): Promise<Killed> {
  await writeBrandRules(pool, 24);
  await writeRewardDefinitions(pool, brands[BRAND]);
  const api = await startApiWorld(connectionString, () =>
    tally.recordFault('api crashes', 'the api exited unexpectedly'),
  );
  const random = createRandom(tally.seed, KILL_SEQUENCE);
  const actors = await Promise.all(
    Array.from({ length: PLAYERS }, async (_, index): Promise<HttpActor> => {
      const player = await openLedgerPlayer(pool, { brand: BRAND, fundsMinor: FUNDS, isKnown: true });
      return {
        player,
        random: createRandom(tally.seed, KILL_SEQUENCE + 1 + index),
        tally,
        api,
        payouts: [],
        freeSpins: { id: await giveSpins(pool, player.playerId), used: 0, won: 0 },
        balance: FUNDS,
        serial: 0,
      };
    }),
  );
  const killed = { kills: 0, databaseKills: 0, slowestApiMs: 0, slowestDatabaseMs: 0 };
  let isOver = false;
  const play = async (actor: HttpActor): Promise<void> => {
    while (!isOver)
      await (actor.random.chance(0.12)
        ? deposit(actor)
        : actor.random.chance(0.06)
          ? withdraw(actor)
          : actor.random.chance(0.3)
            ? playFreeRound(actor)
            : playRound(actor));
  };
  // an error is recorded as a fault, so that everything is still stopped and the balances are compared
  const playing = actors.map((actor) =>
    play(actor).catch((error: unknown) =>
      tally.recordFault('api crashes', error instanceof Error ? error.message : String(error)),
    ),
  );
  const killRepeatedly = async (): Promise<void> => {
    while (killed.kills + killed.databaseKills < kills + databaseKills && Date.now() < until) {
      await new Promise((resolve) => setTimeout(resolve, random.below(MAX_LIFETIME_MS)));
      if (
        random.below(kills - killed.kills + databaseKills - killed.databaseKills) <
        databaseKills - killed.databaseKills
      ) {
        killed.databaseKills += 1;
        killed.slowestDatabaseMs = Math.max(killed.slowestDatabaseMs, await database.kill());
      } else {
        killed.kills += 1;
        killed.slowestApiMs = Math.max(killed.slowestApiMs, await api.kill());
      }
      if ((killed.kills + killed.databaseKills) % PROGRESS_EVERY === 0)
        progress(
          `${killed.kills} kills of the api, ${killed.databaseKills} of the database; slowest recovery ${killed.slowestApiMs} and ${killed.slowestDatabaseMs} ms; ${tally.operations} operations`,
        );
    }
  };
  await killRepeatedly();
  isOver = true;
  await Promise.all(playing);
  await compareBalances(pool, actors, tally);
  await compareSpins(pool, actors, tally);
  await checkLedger(pool, tally);
  await api.close();
  return killed;
}

async function giveSpins(pool: Pool, playerId: string): Promise<string> {
  const at = Date.now();
  const id = `spins-${playerId}`;
  await assignSpins(pool, { brand: BRAND, playerId, id, spins: SPINS, at, endsAt: at + SPINS_LAST_MS });
  const claimed = await claimSpins(pool, { brand: BRAND, playerId }, id, at);
  if (!claimed.ok) throw new Error(`The free spins were not claimed: ${claimed.code}`);
  return id;
}

/** Each free round that got its final answer used one spin, and its win was paid once. */
async function compareSpins(pool: Pool, actors: readonly HttpActor[], tally: Tally): Promise<void> {
  for (const { freeSpins } of actors) {
    const { rows } = await pool.query<{ used: number; won: number }>(
      'select used, won from api.free_spin_grant where assignation_id = $1',
      [freeSpins.id],
    );
    const [row] = rows;
    const detail = `${freeSpins.id}: ${row?.used} used, ${row?.won} won; expected ${freeSpins.used} and ${freeSpins.won}`;
    if (row?.used !== freeSpins.used) tally.recordFault('wrong outcomes', detail);
    else if (row.won !== freeSpins.won)
      tally.recordFault(row.won < freeSpins.won ? 'lost' : 'doubled', detail);
  }
}

/**
 * A withdrawal that is not yet sent still belongs to the player: compares the sum of balance and reserved
 * money with the expected one.
 */
async function compareBalances(pool: Pool, actors: readonly HttpActor[], tally: Tally): Promise<void> {
  for (const { player, balance, payouts } of actors) {
    const { rows } = await pool.query<{ balance: number; pending: number }>(
      `select r.balance, coalesce(p.balance, 0) as pending from api.wallet w join api.account r on r.id = w.real_account_id
       left join api.account p on p.kind = 'player_pending' and p.brand = w.brand and p.holder = w.player_id where w.player_id = $1`,
      [player.playerId],
    );
    const actual = (rows[0]?.balance ?? 0) + (rows[0]?.pending ?? 0);
    const expected = balance + payouts.reduce((sum, payout) => sum + payout.amount, 0);
    const detail = `${player.playerId} has ${actual}, expected ${expected}`;
    if (actual < expected) tally.recordFault('lost', detail);
    if (actual > expected) tally.recordFault('doubled', detail);
  }
}
