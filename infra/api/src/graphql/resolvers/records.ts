import type * as Types from '@foyer/graphql/main';
import type { ApiContext, SignedIn } from '../context.ts';
import { decodeCursor, encodeCursor, pageSize, wholeConnection } from '../pagination.ts';

/** Records of services that come later: the tables are real, and what is not there yet is not shown. */

const WINNERS = 15; // spec §9: winners last 15
const TRANSACTIONS_PAGE = 20;

export const recordResolvers = {
  Viewer: {
    async lastCompletedDeposit({ player }: SignedIn, _: unknown, { app }: ApiContext): Promise<Types.CompletedDeposit | null> {
      const { rows } = await app.pool.query<{ provider: string; payload: unknown }>(
        `select provider, payload from api.payment_transaction where player_id = $1 and direction = 'Deposit' and status = 'Completed' order by processed_at desc nulls last limit 1`, [player.id]);
      return rows[0] ? { provider: rows[0].provider, payload: JSON.stringify(rows[0].payload) } : null;
    },
    async paymentTransactions({ player }: SignedIn, args: Types.ViewerpaymentTransactionsArgs, { app }: ApiContext) {
      const size = pageSize(args.first, TRANSACTIONS_PAGE);
      const skipped = args.after ? Number(decodeCursor(args.after, 1)[0]) : 0;
      const order = args.sortBy === 'processedAt' ? 'processed_at' : 'created_at';
      const { rows } = await app.pool.query<PaymentRow>(
        `select * from api.payment_transaction where player_id = $1 and ($2::text is null or direction = $2) order by ${order} desc nulls last, id limit $3 offset $4`,
        [player.id, args.direction ?? null, size + 1, Number.isSafeInteger(skipped) && skipped > 0 ? skipped : 0]);
      const edges = rows.slice(0, size).map((row, index) => ({ cursor: encodeCursor(skipped + index + 1), node: viewPayment(row) }));
      return { edges, pageInfo: { hasNextPage: rows.length > size, hasPreviousPage: skipped > 0, startCursor: edges[0]?.cursor ?? null, endCursor: edges.at(-1)?.cursor ?? null } };
    },
    async bonuses({ player }: SignedIn, { status }: Types.ViewerbonusesArgs, { app }: ApiContext): Promise<Types.Bonus[]> {
      const { rows } = await app.pool.query<{ id: string; name: string; status: Types.BonusStatus; amount: number; currency: string; wagering: number; expires_at: Date | null }>(
        `select id, name, status, amount, currency, wagering_progress::float8 as wagering, expires_at from api.bonus where player_id = $1 and ($2::text[] is null or status = any($2)) order by id limit 100`,
        [player.id, status ?? null]);
      return rows.map((row) => ({ id: row.id, name: row.name, status: row.status, amount: row.amount, currency: row.currency, wageringProgress: row.wagering, expiresAt: row.expires_at?.toISOString() ?? null }));
    },
  },
  Public: {
    async raffleWinners(_: unknown, args: Types.PublicraffleWinnersArgs, { app }: ApiContext) {
      const last = Math.min(Math.max(0, args.last ?? WINNERS), 100);
      const { rows } = await app.pool.query<{ instance_id: string; jackpot_name: string; at: Date; winners: Types.RaffleWinner[] }>('select * from api.raffle_draw order by at desc limit $1', [last]);
      return wholeConnection(rows.toReversed(), (row) => row.instance_id, (row) => ({ instanceId: row.instance_id, jackpotName: row.jackpot_name, timestamp: row.at.toISOString(), winners: row.winners }));
    },
    async jackpotLeaderboard(_: unknown, args: Types.PublicjackpotLeaderboardArgs, { app, identity }: ApiContext): Promise<Types.JackpotLeaderboard> {
      const size = Math.min(Math.max(0, args.size ?? 100), 100); // spec §9: leaderboard size 100
      const { rows } = await app.pool.query<LeaderboardRow>(
        `select c.*, upper(left(p.first_name, 1) || left(p.last_name, 1)) as initials from api.jackpot_contributor c join api.player p on p.id = c.player_id
         where c.instance_id = $1 and c.pot_id = $2 order by c.position limit $3`, [args.jackpotInstanceId, args.jackpotPotId, size]);
      // whose position it is comes from the token; playerUUID is only what the page believes
      const own = rows.find((row) => row.player_id === identity?.playerId);
      return {
        playerPosition: own?.position ?? -1,
        playerRank: own?.rank_name ?? null,
        playerRankImageUrl: own?.rank_image_url ?? null,
        leaderboard: rows.map((row) => ({ brand: row.brand, expectedPrize: row.expected_prize, initials: row.initials, rankImageUrl: row.rank_image_url, rankName: row.rank_name })),
      };
    },
  },
};

interface LeaderboardRow {
  readonly player_id: string;
  readonly brand: string;
  readonly position: number;
  readonly expected_prize: number;
  readonly initials: string;
  readonly rank_name: string | null;
  readonly rank_image_url: string | null;
}

interface PaymentRow {
  readonly id: string;
  readonly direction: Types.PaymentDirection;
  readonly status: Types.PaymentTransactionStatus;
  readonly processing_type: Types.ProcessingType;
  readonly provider: string;
  readonly amount: number;
  readonly currency: string;
  readonly created_at: Date;
  readonly processed_at: Date | null;
}

function viewPayment(row: PaymentRow): Types.PaymentTransaction {
  return {
    id: row.id, direction: row.direction, status: row.status, processingType: row.processing_type, provider: row.provider, amount: row.amount, currency: row.currency,
    createdAt: row.created_at.toISOString(), processedAt: row.processed_at?.toISOString() ?? null,
  };
}

