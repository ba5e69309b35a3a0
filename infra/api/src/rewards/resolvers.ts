import type * as Types from '@foyer/graphql/main';
import type { Brand } from '@foyer/market';
import { MAX_REWARDS } from '@foyer/market/constants';
import type { Pool } from '@foyer/runtime';
import type { OutboxRelay } from '../events/outboxRelay.ts';
import type { GameViewDeps } from '../games/catalogueView.ts';
import { postRewardClaim, removeRewards, type ClaimRefusalCode } from './claimReward.ts';
import { readFreeSpins, readReward, readRewardBlocks, readRewards } from './playerRewards.ts';
import { brandFeatures } from '../content/features.ts';
import { needsPhoneForRewards } from '../phone-verifications/verificationRequired.ts';
import type { ApiContext, SignedIn } from '../server/graphql/context.ts';
import { failure } from '../server/graphql/failure.ts';
import { backwardConnection, backwardPage } from '../server/graphql/backwardPages.ts';
import { onlinePeriod } from '../server/graphql/historyPeriod.ts';
import { offsetConnection, offsetOf } from '../server/graphql/pagination.ts';
import { readPastRewards, readPastRewardSums, type PastRewardFilter } from './rewardHistory.ts';
import { viewReward, viewRewardItem } from './rewardView.ts';

const HISTORY_PAGE = 20;
const KEY = /^[A-Za-z0-9_-]{8,64}$/;

type PlayerRefusal = Exclude<ClaimRefusalCode, 'UNKNOWN_PLAYER' | 'KEY_REUSED'>;

const REFUSALS: Readonly<Record<PlayerRefusal, Types.RewardClaimRefusalCode>> = {
  UNKNOWN_REWARD: 'NOT_FOUND',
  ALREADY_CLAIMED: 'ALREADY_CLAIMED',
  REWARD_REMOVED: 'REMOVED',
  REWARD_EXPIRED: 'EXPIRED',
  REWARD_NOT_YET: 'NOT_YET',
  NOT_CLAIMABLE: 'NOT_CLAIMABLE',
  PLAYER_BLOCKED: 'PLAYER_BLOCKED',
  DEPOSIT_REQUIRED: 'DEPOSIT_REQUIRED',
  CURRENCY_MISMATCH: 'FAILED',
};

function actionOf(code: PlayerRefusal, blocks: readonly string[]): Types.ActionType | null {
  if (code === 'DEPOSIT_REQUIRED') return 'Deposit';
  return blocks.includes('SOURCE_OF_WEALTH_EXPIRED') ? 'CompleteSoW' : null;
}

export interface RewardResolverDeps extends GameViewDeps {
  readonly pool: Pool;
  readonly relay: Pick<OutboxRelay, 'kick'>;
}

/**
 * The player's rewards (requirements/entities#rewards, requirements/states#rewards). The player is taken
 * from the token only.
 */
export function createRewardResolvers(deps: RewardResolverDeps) {
  return {
    Viewer: {
      async playerRewards({ player }: SignedIn, args: Types.ViewerplayerRewardsArgs, context: ApiContext) {
        const page = backwardPage(args, { fallbackSize: MAX_REWARDS, maxSize: MAX_REWARDS });
        const selection = {
          statuses: args.rewardStatusList,
          sortBy: args.sortBy ?? 'assignedAt',
          isDescending: args.desc ?? false,
          ...page,
        };
        const rows = await readRewards(deps.pool, player.id, selection, deps.clock());
        return backwardConnection(
          rows,
          page,
          (row) => row.assignation_id,
          (row) => viewReward(deps, row, context),
        );
      },
      async rewardHistory({ player }: SignedIn, args: Types.ViewerrewardHistoryArgs, context: ApiContext) {
        const page = offsetOf(args, HISTORY_PAGE);
        const now = deps.clock();
        const filter: PastRewardFilter = {
          playerId: player.id,
          outcomes: args.outcome ? [args.outcome] : null,
          at: new Date(now),
          ...onlinePeriod(context.protection.licence, args, now),
        };
        const [rows, totals] = await Promise.all([
          readPastRewards(deps.pool, filter, { limit: page.size + 1, offset: page.skipped }),
          readPastRewardSums(deps.pool, filter),
        ]);
        return {
          ...offsetConnection(rows, page, (row) => ({
            assignationId: row.assignation_id,
            reward: viewRewardItem(deps, row, context),
            outcome: row.outcome,
            at: row.happened_at.toISOString(),
          })),
          totals,
        };
      },
      freeSpins: async ({ player }: SignedIn, _: unknown, context: ApiContext) =>
        (await readFreeSpins(deps.pool, player.id, deps.clock())).map((row) =>
          viewReward(deps, row, context),
        ),
      rewardBlocks: async ({ player }: SignedIn, _: unknown, { brand }: ApiContext) => [
        ...(await readRewardBlocks(deps.pool, player.id, deps.clock())),
        ...phoneBlocks(brand, player),
      ],
    },
    Mutation: {
      async claimReward(
        _: unknown,
        { input }: Types.MutationclaimRewardArgs,
        context: ApiContext,
      ): Promise<Types.ClaimRewardResult> {
        const { player } = await context.signedIn();
        const { assignationId, idempotencyKey } = input;
        if (!KEY.test(idempotencyKey))
          throw failure('ValidationFailure', { reasons: ['KeyInvalid'], keys: ['idempotencyKey'] });
        const blocks = phoneBlocks(context.brand, player);
        // a repeated call about a claimed reward gets its stored answer
        if (blocks.length > 0 && !(await isClaimed(deps, player.id, assignationId)))
          return { __typename: 'RewardClaimRefusal', code: 'PLAYER_BLOCKED', blocks: [...blocks] };
        const moved = await postRewardClaim(
          deps.pool,
          { brand: player.brand, playerId: player.id, key: `reward:${idempotencyKey}`, assignationId },
          deps.clock(),
        );
        deps.relay.kick();
        if (moved.ok) {
          const claimed = await readReward(deps.pool, player.id, assignationId, deps.clock());
          if (!claimed?.claimed_at) throw new Error('A claimed reward was not found.');
          return {
            __typename: 'RewardClaim',
            assignationId,
            status: claimed.status_now,
            claimedAt: claimed.claimed_at.toISOString(),
          };
        }
        const { code } = moved;
        if (code === 'UNKNOWN_PLAYER') throw failure('AuthenticationFailure');
        if (code === 'KEY_REUSED')
          throw failure('ValidationFailure', { reasons: ['KeyReused'], keys: ['idempotencyKey'] });
        // the SQL codes equal the enum of the schema
        return {
          __typename: 'RewardClaimRefusal',
          code: REFUSALS[code],
          blocks: moved.reasons as Types.RewardBlock[],
          action: actionOf(code, moved.reasons),
        };
      },
      async removeRewards(
        _: unknown,
        { assignationIds }: Types.MutationremoveRewardsArgs,
        context: ApiContext,
      ): Promise<string[]> {
        const { player } = await context.signedIn();
        if (assignationIds.length > MAX_REWARDS)
          throw failure('ValidationFailure', { reasons: ['TooMany'], keys: ['assignationIds'] });
        const removed = await removeRewards(deps.pool, player.id, assignationIds, deps.clock());
        deps.relay.kick();
        return [...removed];
      },
    },
    RewardType: {
      __resolveType: (reward: { readonly __typename?: string }) => reward.__typename,
    },
    ClaimRewardResult: {
      __resolveType: (result: { readonly __typename?: string }) => result.__typename,
    },
  };
}

/** The least severe block, so it is last (requirements/entities#feature-toggles). */
function phoneBlocks(brand: Brand, player: SignedIn['player']): readonly Types.RewardBlock[] {
  return needsPhoneForRewards(brandFeatures(brand), player) ? ['PHONE_NOT_VERIFIED'] : [];
}

async function isClaimed(
  deps: RewardResolverDeps,
  playerId: string,
  assignationId: string,
): Promise<boolean> {
  const reward = await readReward(deps.pool, playerId, assignationId, deps.clock());
  return reward?.claimed_at != null;
}
