import type * as Types from '@foyer/graphql/main';
import { minimumDeposit } from '@foyer/money';
import { readLimits } from '../limits/playerLimits.ts';
import { realityCheckMinutes } from '../limits/realityCheck.ts';
import { readCanWithdraw } from '../payments/cashierReads.ts';
import {
  readFunding,
  readMaintenance,
  readPaymentSummary,
  readPopUps,
  readRecentlyPlayed,
} from './playerExtras.ts';
import type { ApiContext, SignedIn } from '../server/graphql/context.ts';
import { lensOf, viewGame } from '../games/gameView.ts';
import { viewLimit } from '../limits/limitView.ts';
import { viewLegalTexts, viewNotices, viewPlayer } from './playerView.ts';
import { viewPosition, viewRealityCheck } from '../limits/sessionPosition.ts';
import { roundsOf } from '../games/rounds.ts';

const MAX_RECENT = 5; // requirements/constants#recently-played: recently played max 5

/** All fields of `viewer` are read with the player id of the token; no argument names a player. */
export const viewerResolvers = {
  Query: {
    viewer: (_: unknown, __: unknown, context: ApiContext) => context.signedIn(),
  },
  Viewer: {
    id: ({ player }: SignedIn) => player.id,
    player: async ({ player }: SignedIn, _: unknown, { app, brand }: ApiContext) => {
      const [payments, funding, canWithdraw] = await Promise.all([
        readPaymentSummary(app.pool, player.id),
        readFunding(app.pool, player.id),
        readCanWithdraw(app.pool, player.id, app.clock()),
      ]);
      const uploads = funding
        .filter((row) => row.is_requested)
        .map((row) => ({ type: row.type, comment: row.requested_comment }));
      return viewPlayer({
        player,
        brand,
        payments,
        uploads,
        realityCheckMinutes: realityCheckMinutes(brand, player, app.settings.realityCheckMinutes),
        canWithdraw,
        now: app.clock(),
      });
    },
    customer: async ({ player }: SignedIn, _: unknown, { app }: ApiContext): Promise<Types.Customer> => ({
      id: player.id,
      popUpsNeeded: [...(await readPopUps(app.pool, player.id))],
      isCancelWithdrawalBlocked: player.cancel_withdrawal_blocked,
      isIncreaseDepositLimitBlocked: player.increase_deposit_limit_blocked,
      isRewardsBlocked: player.rewards_blocked,
      isDepositsBlocked: player.deposits_blocked,
    }),
    wallet: ({ wallet }: SignedIn): Types.Wallet => ({
      id: wallet.playerId,
      balance: wallet.balance,
      bonusBalance: wallet.bonusBalance,
      currency: wallet.currency,
      minDepositAmount: minimumDeposit(wallet.currency).minor,
      minWithdrawalAmount: minimumDeposit(wallet.currency).minor,
      version: wallet.version,
    }),
    isBlockedAtEngagement: ({ player }: SignedIn) => player.engagement_blocked,
    playerGamificationDetails: ({ player }: SignedIn) => ({ level: player.engagement_level }),
    async recentlyPlayedGamesV2(
      { player }: SignedIn,
      { maxResults }: Types.ViewerrecentlyPlayedGamesV2Args,
      context: ApiContext,
    ) {
      const lens = lensOf(context);
      const most = Math.min(Math.max(0, maxResults ?? MAX_RECENT), MAX_RECENT);
      const rows = await readRecentlyPlayed(context.app.pool, player.id, most);
      return rows.flatMap(({ gameId, playedAt }) => {
        const game = context.app.catalogue.current().gameById.get(gameId);
        if (!game) return [];
        const json = { gameId, isLiveCasinoGame: game.kind === 'LIVE' };
        return [
          {
            gameDescriptorV2: { url: `/games/${game.slug}/`, json },
            game: viewGame(lens, game),
            playedAt: playedAt.toISOString(),
          },
        ];
      });
    },
    sourceOfWealth: async (
      { player }: SignedIn,
      _: unknown,
      { app }: ApiContext,
    ): Promise<Types.SourceOfWealthFunding[]> =>
      (await readFunding(app.pool, player.id)).map(({ type, options, files, completed }) => ({
        type,
        options,
        files,
        completed,
      })),
    notices: async ({ player }: SignedIn, _: unknown, { app }: ApiContext) => {
      const [funding, maintenanceUntil] = await Promise.all([
        readFunding(app.pool, player.id),
        readMaintenance(app.pool, player.brand, app.clock()),
      ]);
      const uploads = funding
        .filter((row) => row.is_requested)
        .map((row) => ({ type: row.type, comment: row.requested_comment }));
      return viewNotices({ player, uploads, maintenanceUntil, now: app.clock() });
    },
    limits: async ({ player, wallet }: SignedIn, _: unknown, { app }: ApiContext) =>
      (await readLimits(app.pool, player.id, app.clock())).map((limit) =>
        viewLimit(limit, player.id, wallet.currency, app.clock()),
      ),
    legalTexts: ({ player }: SignedIn) => viewLegalTexts(player),
    realityCheck: (signedIn: SignedIn, _: unknown, context: ApiContext) =>
      viewRealityCheck(context, signedIn),
    sessionPosition: (signedIn: SignedIn, _: unknown, context: ApiContext) => viewPosition(context, signedIn),
    gameRounds: ({ player, wallet }: SignedIn, args: Types.ViewergameRoundsArgs, context: ApiContext) =>
      roundsOf(context, player.id, wallet.currency, args),
  },
};
