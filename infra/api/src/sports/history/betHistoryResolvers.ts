import type * as Types from '@foyer/graphql/main';
import type { Clock, Pool } from '@foyer/runtime';
import type { ApiContext, SignedIn } from '../../server/graphql/context.ts';
import { failure } from '../../server/graphql/failure.ts';
import { onlinePeriod } from '../../server/graphql/historyPeriod.ts';
import { decodeCursor, encodeCursor, pageSize } from '../../server/graphql/pagination.ts';
import { readBetHistory, readBetsById, readBetSums, type BetFilter } from './betHistory.ts';
import { readBet } from '../betRows.ts';
import { viewBet } from '../viewBet.ts';

const HISTORY_PAGE = 20;
/** Bets of one question. */
const MAX_BETS = 200;

export interface BetHistoryDeps {
  readonly pool: Pool;
  readonly clock: Clock;
}

/** Lists, totals and single bets of a player. The player comes from the access token only. */
export function createBetHistoryResolvers({ pool, clock }: BetHistoryDeps) {
  return {
    Viewer: {
      async sportsBet(
        { player }: SignedIn,
        { id }: Types.ViewersportsBetArgs,
      ): Promise<Types.SportsBet | null> {
        const bet = await readBet(pool, player.id, id);
        return bet ? viewBet(bet) : null;
      },
      async sportsBetsById(
        { player }: SignedIn,
        { ids }: Types.ViewersportsBetsByIdArgs,
      ): Promise<Types.SportsBet[]> {
        if (ids.length > MAX_BETS)
          throw failure('ValidationFailure', { reasons: ['TooMany'], keys: ['ids'] });
        return (await readBetsById(pool, player.id, ids)).map(viewBet);
      },
      async sportsBetHistory(
        { player, wallet }: SignedIn,
        { first, after, outcomes, sport, ...requested }: Types.ViewersportsBetHistoryArgs,
        context: ApiContext,
      ): Promise<Types.SportsBetConnection> {
        const size = pageSize(first, HISTORY_PAGE);
        const filter: BetFilter = {
          playerId: player.id,
          outcomes: outcomes ?? null,
          sport: sport ?? null,
          ...onlinePeriod(context.protection.licence, requested, clock()),
        };
        const [rows, sums] = await Promise.all([
          readBetHistory(pool, filter, {
            after: after ? String(decodeCursor(after, 1)[0]) : undefined,
            limit: size + 1,
          }),
          readBetSums(pool, filter),
        ]);
        const edges = rows
          .slice(0, size)
          .map((bet) => ({ cursor: encodeCursor(bet.id), node: viewBet(bet) }));
        return {
          edges,
          pageInfo: {
            hasNextPage: rows.length > size,
            hasPreviousPage: Boolean(after),
            startCursor: edges[0]?.cursor ?? null,
            endCursor: edges.at(-1)?.cursor ?? null,
          },
          totals: { ...sums, currency: wallet.currency },
        };
      },
    },
  };
}
