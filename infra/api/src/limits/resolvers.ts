import type * as Types from '@foyer/graphql/main';
import type { Result } from '@foyer/kernel';
import type { OutboxRelay } from '../events/outboxRelay.ts';
import {
  readLimitChanges,
  readLimitChangeSums,
  viewLimitChange,
  type LimitChangeFilter,
} from './limitHistory.ts';
import { declineDepositLimit } from './limitOffer.ts';
import { cancelPendingLimit, confirmPendingLimit, setLimit, type LimitRefusal } from './playerLimits.ts';
import type { LimitView } from './limitRows.ts';
import type { ApiContext, SignedIn } from '../server/graphql/context.ts';
import { failure } from '../server/graphql/failure.ts';
import { keyReused, requestKey } from '../server/graphql/requestKey.ts';
import { onlinePeriod } from '../server/graphql/historyPeriod.ts';
import { offsetConnection, offsetOf } from '../server/graphql/pagination.ts';
import { cashierOf, type CashierDeps } from '../payments/cashier.ts';
import { recordLimitReview, viewLimitReview } from './limitReview.ts';
import { simulateLimit } from './limitSimulation.ts';
import { viewLimit } from './limitView.ts';
import { viewSessionLimit } from './sessionLimit.ts';
import { viewRealityCheck, type RealityCheckDeps } from './sessionPosition.ts';
import { acknowledgeRealityCheck, chooseRealityCheck, realityCheckChoices } from './realityCheck.ts';

const HISTORY_PAGE = 20;
const MAX_AMOUNT = 100_000_000_000; // minor units; a higher limit would have no effect
const MINUTES_OF_MONTH = 31 * 24 * 60;

export interface LimitResolverDeps extends CashierDeps, RealityCheckDeps {
  readonly relay: Pick<OutboxRelay, 'kick'>;
}

export function createLimitResolvers(deps: LimitResolverDeps) {
  return {
    Viewer: {
      sessionLimit: ({ player }: SignedIn) => viewSessionLimit(deps.pool, player.id, deps.clock()),
      async limitChanges(
        { player, wallet }: SignedIn,
        args: Types.ViewerlimitChangesArgs,
        { protection }: ApiContext,
      ) {
        const page = offsetOf(args, HISTORY_PAGE);
        const filter: LimitChangeFilter = {
          playerId: player.id,
          kinds: args.kind ? [args.kind] : null,
          at: new Date(deps.clock()),
          ...onlinePeriod(protection.licence, args, deps.clock()),
        };
        const [rows, totals] = await Promise.all([
          readLimitChanges(deps.pool, filter, { limit: page.size + 1, offset: page.skipped }),
          readLimitChangeSums(deps.pool, filter),
        ]);
        return { ...offsetConnection(rows, page, (row) => viewLimitChange(row, wallet.currency)), totals };
      },
      limitReview: ({ player }: SignedIn, _: unknown, { protection }: ApiContext) =>
        viewLimitReview(deps, protection.licence, player.id),
      limitSimulation({ player }: SignedIn, { input }: Types.ViewerlimitSimulationArgs) {
        const ceiling = ceilingOf(input);
        if (ceiling === null)
          throw failure('ValidationFailure', {
            reasons: ['Required'],
            keys: [input.kind === 'SESSION' ? 'minutes' : 'amount'],
          });
        const { kind, period } = input;
        return simulateLimit(deps.pool, player.id, { kind, period }, ceiling, deps.clock());
      },
    },
    Mutation: {
      async confirmLimitReview(_: unknown, __: unknown, context: ApiContext) {
        const { player } = await context.signedIn();
        await recordLimitReview(deps, player.id);
        return viewLimitReview(deps, context.protection.licence, player.id);
      },
      async setRealityCheckPeriod(
        _: unknown,
        { minutes }: Types.MutationsetRealityCheckPeriodArgs,
        context: ApiContext,
      ) {
        const { player } = await context.signedIn();
        const rules = {
          licence: context.protection.licence,
          defaultMinutes: deps.settings.realityCheckMinutes,
        };
        if (!realityCheckChoices(rules, player).includes(minutes)) {
          throw failure('ValidationFailure', { reasons: ['NotAChoice'], keys: ['minutes'] });
        }
        await chooseRealityCheck(deps.pool, player.id, minutes, deps.clock());
        return viewRealityCheck(deps, context.protection, {
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
          deps.pool,
          signedIn.player.id,
          signedIn.identity.sid,
          input.choice,
          deps.clock(),
        );
        deps.relay.kick();
        return viewRealityCheck(deps, context.protection, signedIn);
      },
      setPlayerLimit: (_: unknown, { input }: Types.MutationsetPlayerLimitArgs, context: ApiContext) =>
        changed(deps, context, (playerId) =>
          setLimit(deps, playerId, { kind: input.kind, period: input.period }, ceilingOf(input), {
            requestKey: keyOf(input.key),
          }),
        ),
      confirmPlayerLimit: (
        _: unknown,
        { input }: Types.MutationconfirmPlayerLimitArgs,
        context: ApiContext,
      ) =>
        changed(deps, context, (playerId) =>
          confirmPendingLimit(deps, playerId, { kind: input.kind, period: input.period }, keyOf(input.key)),
        ),
      async declineDepositLimit(_: unknown, __: unknown, context: ApiContext) {
        const signedIn = await context.signedIn();
        await declineDepositLimit(deps, signedIn.player.id);
        return cashierOf(deps, signedIn, context);
      },
      cancelPlayerLimitChange: (
        _: unknown,
        { input }: Types.MutationcancelPlayerLimitChangeArgs,
        context: ApiContext,
      ) =>
        changed(deps, context, (playerId) =>
          cancelPendingLimit(deps, playerId, { kind: input.kind, period: input.period }, keyOf(input.key)),
        ),
    },
  };
}

async function changed(
  deps: LimitResolverDeps,
  context: ApiContext,
  change: (playerId: string) => Promise<Result<LimitView, LimitRefusal>>,
): Promise<Types.PlayerLimit> {
  const { player, wallet } = await context.signedIn();
  const result = await change(player.id);
  if (!result.ok && result.failure === 'KEY_REUSED') throw keyReused();
  if (!result.ok) throw failure('LimitFailure', { reasons: [result.failure] });
  return viewLimit(result.value, player.id, wallet.currency, deps.clock());
}

const keyOf = (key: string | null | undefined): string | undefined =>
  key == null ? undefined : requestKey(key);

/** Accepts only the field of the limit's kind; without a value the limit is removed. */
function ceilingOf({ kind, amount, minutes }: Types.SetPlayerLimitInput): number | null {
  const [given, other, key, largest] =
    kind === 'SESSION'
      ? [minutes, amount, 'minutes', MINUTES_OF_MONTH]
      : [amount, minutes, 'amount', MAX_AMOUNT];
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
