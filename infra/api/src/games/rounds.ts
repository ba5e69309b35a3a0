import type * as Types from '@foyer/graphql/main';
import type { Clock, Pool } from '@foyer/runtime';
import {
  readRounds,
  readRoundTotals,
  type RoundCursor,
  type RoundFilter,
  type RoundRow,
} from './roundHistory.ts';
import type { ApiContext } from '../server/graphql/context.ts';
import { failure } from '../server/graphql/failure.ts';
import { onlinePeriod } from '../server/graphql/historyPeriod.ts';
import { decodeCursor, encodeCursor, pageSize } from '../server/graphql/pagination.ts';
import { catalogueViewOf, type GameViewDeps } from './catalogueView.ts';
import { viewGame } from './gameView.ts';

export interface RoundDeps extends GameViewDeps {
  readonly pool: Pool;
  readonly clock: Clock;
}

const PAGE = 20;

/** The player's real-money rounds, newest first, with the totals of the whole filter. */
export function roundsOf(
  deps: RoundDeps,
  context: ApiContext,
  playerId: string,
  currency: string,
  args: Types.ViewergameRoundsArgs,
) {
  const filter: RoundFilter = {
    playerId,
    ...onlinePeriod(context.protection.licence, args, deps.clock()),
    statuses: args.status ? [args.status] : undefined,
    gameId: args.gameId ?? undefined,
  };
  return {
    ...lazily(async () => readPage(deps, context, filter, args)),
    totals: async (): Promise<Types.GameRoundTotals> => {
      const { rounds, stake, paid } = await readRoundTotals(deps.pool, filter);
      return { rounds, stake, return: paid, net: paid - stake, currency };
    },
  };
}

/** Reads the page only when it is selected, and once: totals alone need no page. */
function lazily(read: () => Promise<Types.GameRoundConnection>) {
  let page: Promise<Types.GameRoundConnection> | undefined;
  const once = () => (page ??= read());
  return { edges: async () => (await once()).edges, pageInfo: async () => (await once()).pageInfo };
}

async function readPage(
  deps: RoundDeps,
  context: ApiContext,
  filter: RoundFilter,
  args: Types.ViewergameRoundsArgs,
): Promise<Types.GameRoundConnection> {
  const size = pageSize(args.first, PAGE);
  const after = args.after ? roundCursor(args.after) : undefined;
  const rows = await readRounds(deps.pool, filter, size, after);
  const edges = rows.slice(0, size).map((row) => ({
    cursor: encodeCursor(row.opened_at.toISOString(), row.id),
    node: viewRound(deps, context, row),
  }));
  return {
    edges,
    pageInfo: {
      hasNextPage: rows.length > size,
      hasPreviousPage: after !== undefined,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  } as Types.GameRoundConnection;
}

function roundCursor(cursor: string): RoundCursor {
  const [openedAt, id] = decodeCursor(cursor, 2);
  if (typeof openedAt !== 'string' || typeof id !== 'number' || Number.isNaN(Date.parse(openedAt)))
    throw failure('ValidationFailure', { reasons: ['CursorInvalid'], keys: ['after'] });
  return { openedAt, id };
}

function viewRound(deps: RoundDeps, context: ApiContext, row: RoundRow): Types.GameRound {
  const catalogue = deps.catalogue.current();
  const game = catalogue.gameById.get(row.game_id);
  return {
    id: row.is_free ? `free-${-row.id}` : String(row.id),
    roundId: row.reference,
    gameId: row.game_id,
    gameName: game?.name ?? catalogue.withdrawnNames.get(row.game_id) ?? row.game_id,
    game: game ? viewGame(catalogueViewOf(deps, context), game) : null,
    status: row.status,
    openedAt: row.opened_at.toISOString(),
    closedAt: row.closed_at?.toISOString() ?? null,
    stake: row.stake,
    return: row.paid,
    net: row.paid - row.stake,
    currency: row.currency,
    balanceAfter: row.balance_after,
    isFreeSpin: row.is_free,
  };
}
