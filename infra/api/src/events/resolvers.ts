import type * as Types from '@foyer/graphql/main';
import { readWageringProgress } from '../bonuses/playerBonuses.ts';
import { readPayment } from '../payments/paymentRow.ts';
import { readPlayer } from '../players/playerRow.ts';
import { readReward } from '../rewards/playerRewards.ts';
import type { PlayerEventKind, PlayerEvents } from './eventHub.ts';
import type { ApiContext } from '../server/graphql/context.ts';
import { failure } from '../server/graphql/failure.ts';
import { viewPayment } from '../payments/paymentView.ts';
import { viewRewardItem } from '../rewards/rewardView.ts';

/** Event streams of the token's player, without data of other players. */
export const subscriptionResolvers = {
  Subscription: {
    balanceUpdated: stream('wallet', async (event, { app }): Promise<Types.BalanceUpdate> => ({
      balance: event.balance,
      bonusBalance: event.bonusBalance,
      currency: event.currency,
      amount: event.amount,
      moneyType: event.moneyType,
      wageringProgress:
        event.wageringProgress === undefined && event.bonusBalance > 0
          ? await readWageringProgress(app.pool, event.playerId, app.clock())
          : (event.wageringProgress ?? null),
      version: event.version,
      gameId: event.gameId,
    })),
    playerUpdated: stream('player', async (event, { app }): Promise<Types.PlayerUpdate> => {
      const player = await readPlayer(app.pool, event.brand, event.playerId, app.clock());
      return {
        isAccountClosed: player?.status === 'Closed',
        isPlayBlocked: (player?.play_blocks.length ?? 1) > 0,
      };
    }),
    sessionDestroyed: stream('sessionEnded', (event): Types.DestroyedSession => ({
      sessionId: event.sid,
      reason: event.reason,
    })),
    customerPopUpAdded: stream('popUp', (event): Types.CustomerPopUps => ({ popUpIdsAdded: [event.id] })),
    paymentUpdated: stream('payment', async (event, { app }): Promise<Types.PaymentTransaction> => {
      const row = await readPayment(app.pool, event.playerId, event.paymentId);
      if (!row) throw new Error('The payment of a payment-updated event was not found.');
      return viewPayment(row);
    }),
    rewardUpdated: stream('reward', async (event, context): Promise<Types.RewardUpdate> => {
      const row = await readReward(
        context.app.pool,
        event.playerId,
        event.assignationId,
        context.app.clock(),
      );
      if (!row) throw new Error('The reward of a reward event was not found.');
      return {
        reward: viewRewardItem(row, context),
        status: row.status_now,
        assignationId: row.assignation_id,
      };
    }),
  },
};

function stream<Kind extends PlayerEventKind, View>(
  kind: Kind,
  view: (event: PlayerEvents[Kind], context: ApiContext) => View | Promise<View>,
) {
  return {
    // synchronous, so that no event after the subscribe message is missed
    subscribe(_: unknown, __: unknown, { app, identity }: ApiContext) {
      if (!identity) throw failure('AuthenticationFailure');
      return app.events.listen(kind, identity.playerId);
    },
    resolve: (event: PlayerEvents[Kind], _: unknown, context: ApiContext) => view(event, context),
  };
}
