import type * as Types from '@foyer/graphql/main';
import { isBrandId, jackpotTermsOf } from '@foyer/market';
import { LEADERBOARD_SIZE, RAFFLE_WINNERS } from '@foyer/market/constants';
import { convertMinor, isRatedCurrency } from '@foyer/money';
import type { Pool } from '@foyer/runtime';
import type { PotSource } from '../feed/potSource.ts';
import type { ApiContext } from '../server/graphql/context.ts';
import { failure } from '../server/graphql/failure.ts';
import { backwardConnection, backwardPage } from '../server/graphql/backwardPages.ts';
import { MAX_PAGE_SIZE } from '../server/graphql/pagination.ts';
import { initialsOf } from '../players/names.ts';
import { readDraws } from './draws.ts';
import { estimatedPrize } from './leaderboard/estimatedPrize.ts';
import { readPosition, readRanking } from './leaderboard/readRanking.ts';

export interface JackpotResolverDeps {
  readonly pool: Pool;
  readonly pots: Pick<PotSource, 'current'>;
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
            winners: row.winners.map(({ firstName, lastName, amount, currency, brand }) =>
              inCurrency(
                {
                  winnerInitials: initialsOf({ first_name: firstName, last_name: lastName }),
                  winAmount: amount,
                  winCurrency: currency,
                  brand,
                },
                args.baseCurrency,
              ),
            ),
          }),
        );
      },
      async jackpotLeaderboard(
        _: unknown,
        args: Types.PublicjackpotLeaderboardArgs,
        { identity, content }: ApiContext,
      ): Promise<Types.JackpotLeaderboard> {
        if (!isBrandId(args.brand))
          throw failure('ValidationFailure', { reasons: ['BrandInvalid'], keys: ['brand'] });
        requireRate(args.currency, 'currency');
        const size = Math.min(Math.max(0, args.size ?? LEADERBOARD_SIZE), LEADERBOARD_SIZE);
        const { enabledCommunity } = content.sections.site.jackpotSettings;
        // a brand without this jackpot, or without its community, has no leaderboard of it
        if (jackpotTermsOf(args.brand)?.instanceId !== args.jackpotInstanceId || !enabledCommunity)
          return { playerPosition: -1, playerRank: null, playerRankImageUrl: null, leaderboard: [] };
        // the token decides whose position it is; brand and playerUUID can only withhold it
        const isOwn =
          identity?.brand === args.brand && (args.playerUUID ?? identity.playerId) === identity.playerId;
        const [ranking, pots, playerPosition] = await Promise.all([
          readRanking(deps.pool, args.jackpotInstanceId, size),
          deps.pots.current(),
          isOwn ? readPosition(deps.pool, args.jackpotInstanceId, identity.playerId) : -1,
        ]);
        const potCents = pots?.cents[args.jackpotPotId] ?? 0;
        return {
          playerPosition,
          // null until the query asks the engagement service for the levels of players
          playerRank: null,
          playerRankImageUrl: null,
          leaderboard: ranking.entries.map((entry) => ({
            brand: entry.brand,
            expectedPrize: convertMinor(
              estimatedPrize(args.jackpotPotId, potCents, entry, ranking),
              'EUR',
              args.currency,
            ),
            initials: initialsOf(entry),
            rankImageUrl: null,
            rankName: null,
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
