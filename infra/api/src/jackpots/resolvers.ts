import type * as Types from '@foyer/graphql/main';
import type { Pool } from '@foyer/runtime';
import type { ApiContext } from '../server/graphql/context.ts';
import { unpagedConnection } from '../server/graphql/pagination.ts';
import { initialsOf, type NameColumns } from '../players/names.ts';

/** Data of services that do not exist yet: the tables exist, empty ones yield empty lists. */

const WINNERS = 15; // requirements/constants#raffle: winners last 15

export interface JackpotResolverDeps {
  readonly pool: Pool;
}

export function createJackpotResolvers(deps: JackpotResolverDeps) {
  return {
    Public: {
      async raffleWinners(_: unknown, args: Types.PublicraffleWinnersArgs) {
        const last = Math.min(Math.max(0, args.last ?? WINNERS), 100);
        const { rows } = await deps.pool.query<{
          instance_id: string;
          jackpot_name: string;
          at: Date;
          winners: Types.RaffleWinner[];
        }>('select * from api.raffle_draw order by at desc limit $1', [last]);
        return unpagedConnection(
          rows.toReversed(),
          (row) => row.instance_id,
          (row) => ({
            instanceId: row.instance_id,
            jackpotName: row.jackpot_name,
            timestamp: row.at.toISOString(),
            winners: row.winners,
          }),
        );
      },
      async jackpotLeaderboard(
        _: unknown,
        args: Types.PublicjackpotLeaderboardArgs,
        { identity }: ApiContext,
      ): Promise<Types.JackpotLeaderboard> {
        const size = Math.min(Math.max(0, args.size ?? 100), 100); // requirements/constants#leaderboard: leaderboard size 100
        const { rows } = await deps.pool.query<LeaderboardRow>(
          `select c.*, p.first_name, p.last_name from api.jackpot_contributor c join api.player p on p.id = c.player_id
         where c.instance_id = $1 and c.pot_id = $2 order by c.position limit $3`,
          [args.jackpotInstanceId, args.jackpotPotId, size],
        );
        // the player's own position comes from the token; playerUUID is client input
        const own = rows.find((row) => row.player_id === identity?.playerId);
        return {
          playerPosition: own?.position ?? -1,
          playerRank: own?.rank_name ?? null,
          playerRankImageUrl: own?.rank_image_url ?? null,
          leaderboard: rows.map((row) => ({
            brand: row.brand,
            expectedPrize: row.expected_prize,
            initials: initialsOf(row),
            rankImageUrl: row.rank_image_url,
            rankName: row.rank_name,
          })),
        };
      },
    },
  };
}

interface LeaderboardRow extends NameColumns {
  readonly player_id: string;
  readonly brand: string;
  readonly position: number;
  readonly expected_prize: number;
  readonly rank_name: string | null;
  readonly rank_image_url: string | null;
}
