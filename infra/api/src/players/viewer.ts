import type * as Types from '@foyer/graphql/main';
import { MAX_RECENTLY_PLAYED } from '@foyer/market/constants';
import { readLimits } from '../limits/limitRows.ts';
import { realityCheckMinutes } from '../limits/realityCheck.ts';
import { walletMinimums } from '../payments/minimums.ts';
import type { PersonalCodes } from '../personal-codes/personalCodes.ts';
import { readCanWithdraw } from '../payments/cashierReads.ts';
import { readFunding, readPaymentSummary, readPopUps, readRecentlyPlayed } from './playerExtras.ts';
import type { ApiContext, SignedIn } from '../server/graphql/context.ts';
import { catalogueViewOf } from '../games/catalogueView.ts';
import { viewGame } from '../games/gameView.ts';
import { viewLimit } from '../limits/limitView.ts';
import { engagementBlocks } from '../engagement/eligibility.ts';
import { readLevel, type LevelDeps } from '../engagement/engagementLevels.ts';
import { viewLegalTexts, viewPlayer } from './playerView.ts';
import { viewPosition, viewRealityCheck, type RealityCheckDeps } from '../limits/sessionPosition.ts';
import { identityProviderOf } from '../sessions/identityProvider.ts';
import { roundsOf, type RoundDeps } from '../games/rounds.ts';

export interface ViewerDeps extends RoundDeps, RealityCheckDeps, LevelDeps {
  readonly personalCodes: Pick<PersonalCodes, 'open'>;
}

/** All fields of `viewer` are read with the player id of the token; no argument names a player. */
export function createViewerResolvers(deps: ViewerDeps) {
  return {
    Query: {
      viewer: (_: unknown, __: unknown, context: ApiContext) => context.signedIn(),
    },
    Viewer: {
      id: ({ player }: SignedIn) => player.id,
      identityProvider: ({ identity }: SignedIn) => identityProviderOf(identity.flow),
      player: async ({ player }: SignedIn, _: unknown, { brand, protection }: ApiContext) => {
        const [payments, funding, canWithdraw] = await Promise.all([
          readPaymentSummary(deps.pool, player.id),
          readFunding(deps.pool, player.id),
          readCanWithdraw(deps.pool, player.id, deps.clock()),
        ]);
        const uploads = funding
          .filter((row) => row.is_requested)
          .map((row) => ({ type: row.type, comment: row.requested_comment }));
        return viewPlayer({
          player,
          personalCode: deps.personalCodes.open(player),
          brand,
          payments,
          uploads,
          realityCheckMinutes: realityCheckMinutes(
            { licence: protection.licence, defaultMinutes: deps.settings.realityCheckMinutes },
            player,
          ),
          canWithdraw,
          now: deps.clock(),
        });
      },
      customer: async ({ player }: SignedIn): Promise<Types.Customer> => ({
        id: player.id,
        popUpsNeeded: [...(await readPopUps(deps.pool, player.id))],
        isCancelWithdrawalBlocked: player.cancel_withdrawal_blocked,
        isIncreaseDepositLimitBlocked: player.increase_deposit_limit_blocked,
        isRewardsBlocked: player.rewards_blocked,
        isDepositsBlocked: player.deposits_blocked,
      }),
      wallet: ({ wallet }: SignedIn, _: unknown, { content }: ApiContext): Types.Wallet => ({
        id: wallet.playerId,
        balance: wallet.balance,
        bonusBalance: wallet.bonusBalance,
        currency: wallet.currency,
        ...walletMinimums(content, wallet.currency),
        version: wallet.version,
      }),
      isBlockedAtEngagement: ({ player }: SignedIn) => player.engagement_blocked,
      isGamificationEnabled: ({ player }: SignedIn, _: unknown, { content }: ApiContext) =>
        engagementBlocks(player, content.sections.site.gamificationSettings).length === 0,
      playerGamificationDetails: async ({ player }: SignedIn) => ({ level: await readLevel(deps, player) }),
      async recentlyPlayedGamesV2(
        { player }: SignedIn,
        { maxResults }: Types.ViewerrecentlyPlayedGamesV2Args,
        context: ApiContext,
      ) {
        const view = catalogueViewOf(deps, context);
        const maxRows = Math.min(Math.max(0, maxResults ?? MAX_RECENTLY_PLAYED), MAX_RECENTLY_PLAYED);
        const rows = await readRecentlyPlayed(deps.pool, player.id, maxRows);
        return rows.flatMap(({ gameId, playedAt }) => {
          const game = deps.catalogue.current().gameById.get(gameId);
          if (!game) return [];
          const json = { gameId, isLiveCasinoGame: game.kind === 'LIVE' };
          return [
            {
              gameDescriptorV2: { url: `/games/${game.slug}/`, json },
              game: viewGame(view, game),
              playedAt: playedAt.toISOString(),
            },
          ];
        });
      },
      limits: async ({ player, wallet }: SignedIn) =>
        (await readLimits(deps.pool, player.id, deps.clock())).map((limit) =>
          viewLimit(limit, player.id, wallet.currency, deps.clock()),
        ),
      legalTexts: ({ player }: SignedIn) => viewLegalTexts(player),
      realityCheck: (signedIn: SignedIn, _: unknown, context: ApiContext) =>
        viewRealityCheck(deps, context.protection, signedIn),
      sessionPosition: (signedIn: SignedIn) => viewPosition(deps, signedIn),
      gameRounds: ({ player, wallet }: SignedIn, args: Types.ViewergameRoundsArgs, context: ApiContext) =>
        roundsOf(deps, context, player.id, wallet.currency, args),
    },
  };
}
