import type * as Types from '@foyer/graphql/main';
import type { Clock, Pool } from '@foyer/runtime';
import type { OutboxRelay } from '../events/outboxRelay.ts';
import {
  MAX_BONUSES,
  readBonus,
  readBonuses,
  readBonusHistory,
  readBonusSums,
  type BonusFilter,
  type BonusRow,
} from './playerBonuses.ts';
import { postBonusForfeit, type ForfeitRefusalCode } from './forfeitBonus.ts';
import type { ApiContext, SignedIn } from '../server/graphql/context.ts';
import { failure } from '../server/graphql/failure.ts';
import { onlinePeriod } from '../server/graphql/historyPeriod.ts';
import { offsetConnection, offsetOf } from '../server/graphql/pagination.ts';

const HISTORY_PAGE = 20;
const KEY = /^[A-Za-z0-9_-]{8,64}$/;
const KINDS: readonly Types.GameKind[] = ['SLOT', 'INSTANT', 'TABLE', 'ROULETTE', 'BLACKJACK', 'LIVE'];

const REFUSALS: Readonly<Record<Exclude<ForfeitRefusalCode, 'UNKNOWN_PLAYER'>, Types.ForfeitRefusal>> = {
  UNKNOWN_BONUS: 'NOT_FOUND',
  BONUS_ENDED: 'NOT_ACTIVE',
  ROUND_OPEN: 'ROUND_OPEN',
  KEY_REUSED: 'KEY_REUSED',
};

export interface BonusResolverDeps {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly relay: Pick<OutboxRelay, 'kick'>;
}

/**
 * The player's bonuses (requirements/entities#bonus-status, requirements/states#bonuses). The player is
 * taken from the token only.
 */
export function createBonusResolvers(deps: BonusResolverDeps) {
  return {
    Viewer: {
      async bonuses(
        { player }: SignedIn,
        { status }: Types.ViewerbonusesArgs,
        context: ApiContext,
      ): Promise<Types.Bonus[]> {
        return (await readBonuses(deps.pool, player.id, status, MAX_BONUSES)).map((row) =>
          viewBonus(row, context),
        );
      },
      async bonusHistory(
        { player, wallet }: SignedIn,
        args: Types.ViewerbonusHistoryArgs,
        context: ApiContext,
      ) {
        const page = offsetOf(args, HISTORY_PAGE);
        const filter: BonusFilter = {
          statuses: args.status,
          ...onlinePeriod(context.protection.licence, args, deps.clock()),
        };
        const [rows, sums] = await Promise.all([
          readBonusHistory(deps.pool, player.id, filter, { limit: page.size + 1, offset: page.skipped }),
          readBonusSums(deps.pool, player.id, filter),
        ]);
        return {
          ...offsetConnection(rows, page, (row) => viewBonus(row, context)),
          totals: { ...sums, currency: wallet.currency },
        };
      },
    },
    Mutation: {
      async forfeitBonus(
        _: unknown,
        { input }: Types.MutationforfeitBonusArgs,
        context: ApiContext,
      ): Promise<Types.ForfeitBonusResult> {
        const { player } = await context.signedIn();
        if (!KEY.test(input.idempotencyKey))
          throw failure('ValidationFailure', { reasons: ['KeyInvalid'], keys: ['idempotencyKey'] });
        const ended = await postBonusForfeit(
          deps.pool,
          {
            brand: player.brand,
            playerId: player.id,
            key: `bonus-forfeit:${input.idempotencyKey}`,
            bonusId: input.bonusId,
          },
          deps.clock(),
        );
        deps.relay.kick();
        if (!ended.ok && ended.code === 'UNKNOWN_PLAYER') throw failure('AuthenticationFailure');
        const row = await readBonus(deps.pool, player.id, input.bonusId);
        return {
          bonus: row ? viewBonus(row, context) : null,
          refused: ended.ok || ended.code === 'UNKNOWN_PLAYER' ? null : REFUSALS[ended.code],
        };
      },
    },
  };
}

function viewBonus(row: BonusRow, { content, locale }: Pick<ApiContext, 'content' | 'locale'>): Types.Bonus {
  return {
    id: row.id,
    name: content.textOf(row.name, locale) ?? row.name,
    status: row.status,
    endReason: row.end_reason,
    amount: row.amount,
    currency: row.currency,
    wageringProgress: row.progress,
    expiresAt: row.expires_at?.toISOString() ?? null,
    balance: row.balance,
    wageringRequired: row.wagering_required,
    wagered: row.wagered,
    maximumStake: row.maximum_stake,
    maximumPayout: row.maximum_payout,
    contributions: KINDS.map((kind) => ({ kind, basisPoints: row.contributions[kind] ?? 0 })),
    jackpotBasisPoints: row.contributions.JACKPOT ?? 0,
    sports: row.sports_terms && {
      basisPoints: row.contributions.SPORTSBOOK ?? 0,
      minimumPrice: row.sports_terms.minimumPrice,
    },
    givenAt: row.given_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
    converted: row.converted,
  };
}
