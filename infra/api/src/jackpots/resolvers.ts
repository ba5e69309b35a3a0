import type * as Types from '@foyer/graphql/main';
import { isBrandId, jackpotTermsOf } from '@foyer/market';
import { LEADERBOARD_SIZE, RAFFLE_WINNERS } from '@foyer/market/constants';
import { convertMinor, isRatedCurrency } from '@foyer/money';
import type { Pool } from '@foyer/runtime';
import type { ApiContext } from '../server/graphql/context.ts';
import { failure } from '../server/graphql/failure.ts';
import { backwardConnection, backwardPage } from '../server/graphql/backwardPages.ts';
import { MAX_PAGE_SIZE } from '../server/graphql/pagination.ts';
import { initialsOf } from '../players/names.ts';
import { readDraws, readLeaderboard } from './draws.ts';

export interface JackpotResolverDeps {
  readonly pool: Pool;
}

export function createJackpotResolvers(deps: JackpotResolverDeps) {
  return {
    Public: {
      async raffleWinners(_: unknown, args: Types.PublicraffleWinnersArgs) {
        requireRate(args.baseCurrency, 'baseCurrency');
        const page = backwardPage(args, { fallbackSize: RAFFLE_WINNERS, maxSize: MAX_PAGE_SIZE });
        const rows = await readDraws(deps.pool, page);
        return backwardConnection(
          rows,
          page,
          (row) => row.instance_id,
          (row): Types.RaffleDrawResult => ({
            instanceId: row.instance_id,
            jackpotName: row.jackpot_name,
            timestamp: row.at.toISOString(),
            winners: row.winners.map((winner) => inCurrency(winner, args.baseCurrency)),
          }),
        );
      },
      async jackpotLeaderboard(
        _: unknown,
        args: Types.PublicjackpotLeaderboardArgs,
        { identity }: ApiContext,
      ): Promise<Types.JackpotLeaderboard> {
        if (!isBrandId(args.brand))
          throw failure('ValidationFailure', { reasons: ['BrandInvalid'], keys: ['brand'] });
        requireRate(args.currency, 'currency');
        const size = Math.min(Math.max(0, args.size ?? LEADERBOARD_SIZE), LEADERBOARD_SIZE);
        // a brand without this jackpot has no leaderboard of it
        const rows =
          jackpotTermsOf(args.brand)?.instanceId === args.jackpotInstanceId
            ? await readLeaderboard(deps.pool, args.jackpotInstanceId, args.jackpotPotId, size)
            : [];
        // the token decides whose position it is; brand and playerUUID can only withhold it
        const isOwn =
          identity?.brand === args.brand && (args.playerUUID ?? identity.playerId) === identity.playerId;
        const own = isOwn ? rows.find((row) => row.player_id === identity.playerId) : undefined;
        return {
          playerPosition: own?.position ?? -1,
          playerRank: own?.rank_name ?? null,
          playerRankImageUrl: own?.rank_image_url ?? null,
          leaderboard: rows.map((row) => ({
            brand: row.brand,
            expectedPrize: convertMinor(row.expected_prize, row.currency, args.currency),
            initials: initialsOf(row),
            rankImageUrl: row.rank_image_url,
            rankName: row.rank_name,
          })),
        };
      },
    },
  };
}

function requireRate(currency: string, argument: string): void {
  if (!isRatedCurrency(currency))
    throw failure('ValidationFailure', { reasons: ['CurrencyInvalid'], keys: [argument] });
}

/** A win in another currency, for comparison; unchanged without a rate for its own currency. */
function inCurrency(winner: Types.RaffleWinner, currency: string): Types.RaffleWinner {
  if (!isRatedCurrency(winner.winCurrency)) return winner;
  return {
    ...winner,
    winAmount: convertMinor(winner.winAmount, winner.winCurrency, currency),
    winCurrency: currency,
  };
}
