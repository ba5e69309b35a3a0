import type * as Types from '@foyer/graphql/main';
import type { Result } from '@foyer/kernel';
import { declineDepositLimit } from './limitOffer.ts';
import {
  cancelPendingLimit,
  confirmPendingLimit,
  setLimit,
  type LimitRefusal,
  type LimitView,
} from './playerLimits.ts';
import type { ApiContext } from '../server/graphql/context.ts';
import { failure } from '../server/graphql/failure.ts';
import { cashierOf } from '../payments/cashier.ts';
import { viewLimit } from './limitView.ts';
import { viewRealityCheck } from './sessionPosition.ts';
import { acknowledgeRealityCheck, chooseRealityCheck, realityCheckChoices } from './realityCheck.ts';

const LARGEST_AMOUNT = 100_000_000_000; // minor units; a higher limit would have no effect
const MINUTES_OF_MONTH = 31 * 24 * 60;

export const limitResolvers = {
  Mutation: {
    async setRealityCheckPeriod(
      _: unknown,
      { minutes }: Types.MutationsetRealityCheckPeriodArgs,
      context: ApiContext,
    ) {
      const { player } = await context.signedIn();
      if (!realityCheckChoices(context.brand, context.app.settings.realityCheckMinutes).includes(minutes)) {
        throw failure('ValidationFailure', { reasons: ['NotAChoice'], keys: ['minutes'] });
      }
      await chooseRealityCheck(context.app.pool, player.id, minutes, context.app.clock());
      return viewRealityCheck(context, {
        ...(await context.signedIn()),
        player: { ...player, reality_check_minutes: minutes },
      });
    },
    async acknowledgeRealityCheck(
      _: unknown,
      { input }: Types.MutationacknowledgeRealityCheckArgs,
      context: ApiContext,
    ) {
      const signedIn = await context.signedIn();
      await acknowledgeRealityCheck(
        context.app.pool,
        signedIn.player.id,
        signedIn.identity.sid,
        input.choice,
        context.app.clock(),
      );
      return viewRealityCheck(context, signedIn);
    },
    setPlayerLimit: (_: unknown, { input }: Types.MutationsetPlayerLimitArgs, context: ApiContext) =>
      changed(context, (playerId) =>
        setLimit(context.app, playerId, { kind: input.kind, period: input.period }, ceilingOf(input)),
      ),
    confirmPlayerLimit: (_: unknown, { input }: Types.MutationconfirmPlayerLimitArgs, context: ApiContext) =>
      changed(context, (playerId) =>
        confirmPendingLimit(context.app, playerId, { kind: input.kind, period: input.period }),
      ),
    async declineDepositLimit(_: unknown, __: unknown, context: ApiContext) {
      const signedIn = await context.signedIn();
      await declineDepositLimit(context.app, signedIn.player.id);
      return cashierOf(signedIn, context);
    },
    cancelPlayerLimitChange: (
      _: unknown,
      { input }: Types.MutationcancelPlayerLimitChangeArgs,
      context: ApiContext,
    ) =>
      changed(context, (playerId) =>
        cancelPendingLimit(context.app, playerId, { kind: input.kind, period: input.period }),
      ),
  },
};

async function changed(
  context: ApiContext,
  change: (playerId: string) => Promise<Result<LimitView, LimitRefusal>>,
): Promise<Types.PlayerLimit> {
  const { player, wallet } = await context.signedIn();
  const result = await change(player.id);
  if (!result.ok) throw failure('LimitFailure', { reasons: [result.failure] });
  return viewLimit(result.value, player.id, wallet.currency, context.app.clock());
}

/** Accepts only the field of the limit's kind; without a value the limit is removed. */
function ceilingOf({ kind, amount, minutes }: Types.SetPlayerLimitInput): number | null {
  const [given, other, key, largest] =
    kind === 'SESSION'
      ? [minutes, amount, 'minutes', MINUTES_OF_MONTH]
      : [amount, minutes, 'amount', LARGEST_AMOUNT];
  if (other !== null && other !== undefined)
    throw failure('ValidationFailure', {
      reasons: ['NotForThisKind'],
      keys: [key === 'minutes' ? 'amount' : 'minutes'],
    });
  if (given === null || given === undefined) return null;
  if (given < 0 || given > Number(largest))
    throw failure('ValidationFailure', {
      reasons: [given < 0 ? 'TooSmall' : 'TooLarge'],
      keys: [String(key)],
    });
  return given;
}
