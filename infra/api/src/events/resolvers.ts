import type * as Types from '@foyer/graphql/main';
import type { Pool } from '@foyer/runtime';
import type { GameViewDeps } from '../games/catalogueView.ts';
import { readWageringProgress } from '../bonuses/playerBonuses.ts';
import { readPayment } from '../payments/paymentRow.ts';
import { readPlayer } from '../players/playerRow.ts';
import { readReward } from '../rewards/playerRewards.ts';
import type { EventHub, PlayerEventKind, PlayerEvents } from './eventHub.ts';
import type { ApiContext } from '../server/graphql/context.ts';
import { failure } from '../server/graphql/failure.ts';
import { viewPayment } from '../payments/paymentView.ts';
import { viewRewardItem } from '../rewards/rewardView.ts';

export interface SubscriptionDeps extends GameViewDeps {
  readonly pool: Pool;
  readonly events: Pick<EventHub, 'listen'>;
}

/** Event streams of the token's player, without data of other players. */
export function createSubscriptionResolvers(deps: SubscriptionDeps) {
  return {
    Subscription: {
      balanceUpdated: stream(deps, 'wallet', async (event): Promise<Types.BalanceUpdate> => ({
        balance: event.balance,
        bonusBalance: event.bonusBalance,
        currency: event.currency,
        amount: event.amount,
        moneyType: event.moneyType,
        wageringProgress:
          event.wageringProgress === undefined && event.bonusBalance > 0
            ? await readWageringProgress(deps.pool, event.playerId, deps.clock())
            : (event.wageringProgress ?? null),
        version: event.version,
        gameId: event.gameId,
      })),
      playerUpdated: stream(deps, 'player', async (event): Promise<Types.PlayerUpdate> => {
        const player = await readPlayer(deps.pool, event.brand, event.playerId, deps.clock());
        return {
          isAccountClosed: player?.status === 'Closed',
          isPlayBlocked: (player?.play_blocks.length ?? 1) > 0,
        };
      }),
      sessionDestroyed: stream(deps, 'sessionEnded', (event): Types.DestroyedSession => ({
        sessionId: event.sid,
        reason: event.reason,
      })),
      customerPopUpAdded: stream(deps, 'popUp', (event): Types.CustomerPopUps => ({
        popUpIdsAdded: [event.id],
      })),
      paymentUpdated: stream(deps, 'payment', async (event): Promise<Types.PaymentTransaction> => {
        const row = await readPayment(deps.pool, event.playerId, event.paymentId);
        if (!row) throw new Error('The payment of a payment-updated event was not found.');
        return viewPayment(row);
      }),
      rewardUpdated: stream(deps, 'reward', async (event, context): Promise<Types.RewardUpdate> => {
        const row = await readReward(deps.pool, event.playerId, event.assignationId, deps.clock());
        if (!row) throw new Error('The reward of a reward event was not found.');
        return {
          reward: viewRewardItem(deps, row, context),
          status: row.status_now,
          assignationId: row.assignation_id,
        };
      }),
    },
  };
}

function stream<Kind extends PlayerEventKind, View>(
  deps: SubscriptionDeps,
  kind: Kind,
  view: (event: PlayerEvents[Kind], context: ApiContext) => View | Promise<View>,
) {
  return {
    // synchronous, so that no event after the subscribe message is missed
    subscribe(_: unknown, __: unknown, { identity }: ApiContext) {
      if (!identity) throw failure('AuthenticationFailure');
      return deps.events.listen(kind, identity.playerId);
    },
    resolve: (event: PlayerEvents[Kind], _: unknown, context: ApiContext) => view(event, context),
  };
}
