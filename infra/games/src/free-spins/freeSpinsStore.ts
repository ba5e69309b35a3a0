import type { Pool, PoolClient } from '@foyer/runtime';
import type { LaunchedFreeSpins } from './readFreeSpins.ts';

/** Free spins of a player with the rounds that used them. */
export interface FreeSpins {
  readonly id: string;
  readonly playerId: string;
  readonly gameId: string;
  readonly currency: string;
  readonly spins: number;
  /** Stake of one spin, minor units. */
  readonly valueMinor: number;
  /** The only bet of these spins. */
  readonly bet: unknown;
  /** Rounds that use a spin; refused and rolled back rounds use none. */
  readonly used: number;
  /** Sum of the returns, minor units. */
  readonly wonMinor: number;
  /** The operator refused a round because no spin is left, the spins have expired or were forfeited. */
  readonly isEnded: boolean;
}

export interface NewFreeSpins extends Omit<LaunchedFreeSpins, 'betLevel' | 'left'> {
  readonly brand: string;
  readonly playerId: string;
  readonly gameId: string;
  readonly currency: string;
  readonly spins: number;
  readonly bet: unknown;
}

export interface FreeSpinsStore {
  /**
   * Stores free spins at their first launch. A later launch changes their game and the bet in it only: the operator replaces a
   * withdrawn game.
   */
  write(spins: NewFreeSpins, at: number): Promise<void>;
  find(brand: string, id: string): Promise<FreeSpins | undefined>;
  /** The free spins, locked until the transaction ends: rounds of all sessions use them one after the other. */
  lock(client: PoolClient, brand: string, id: string): Promise<FreeSpins | undefined>;
}

const FIND = `select f.id, f.player_id "playerId", f.game_id "gameId", f.currency, f.spins, f.value_minor "valueMinor", f.bet,
    r.used, r.won "wonMinor", r.is_ended "isEnded"
  from games.free_spins f, lateral (
    select count(*) filter (where state not in ('refused', 'rolledBack'))::int as used,
      coalesce(sum(return_minor), 0)::bigint as won,
      coalesce(bool_or(refusal = 'FREE_SPINS_UNAVAILABLE'), false) as is_ended
    from games.round where brand = f.brand and free_spins_id = f.id
  ) r where f.brand = $1 and f.id = $2`;

export function createFreeSpinsStore(pool: Pool): FreeSpinsStore {
  async function find(
    client: Pick<Pool | PoolClient, 'query'>,
    brand: string,
    id: string,
  ): Promise<FreeSpins | undefined> {
    const { rows } = await client.query<FreeSpins>(FIND, [brand, id]);
    return rows[0];
  }
  return {
    async write(spins, at) {
      await pool.query(
        `insert into games.free_spins (brand, id, player_id, game_id, currency, spins, value_minor, bet, created_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9) 
         on conflict (brand, id) do update set game_id = excluded.game_id, bet = excluded.bet
           where (free_spins.player_id, free_spins.currency, free_spins.value_minor) = (excluded.player_id, excluded.currency, excluded.value_minor)`,
        [
          spins.brand,
          spins.id,
          spins.playerId,
          spins.gameId,
          spins.currency,
          spins.spins,
          spins.valueMinor,
          JSON.stringify(spins.bet),
          at,
        ],
      );
    },
    find: (brand, id) => find(pool, brand, id),
    async lock(client, brand, id) {
      // a separate statement: rounds that another transaction added while this one waited are counted
      await client.query('select 1 from games.free_spins where brand = $1 and id = $2 for update', [
        brand,
        id,
      ]);
      return find(client, brand, id);
    },
  };
}

/** Spins that can be played in a game. */
export function spinsLeft({ gameId, spins, used, isEnded }: FreeSpins, playedGameId: string): number {
  return isEnded || gameId !== playedGameId ? 0 : Math.max(0, spins - used);
}
