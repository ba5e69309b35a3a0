import type * as Types from '@foyer/graphql/main';
import { brands } from '@foyer/market';
import { RETURN_REASON_LENGTH } from '@foyer/market/exclusion-rules';
import type { ApiContext, SignedIn } from '../server/graphql/context.ts';
import { failure } from '../server/graphql/failure.ts';
import { keyReused, requestKey } from '../server/graphql/requestKey.ts';
import { readOpenItems } from './breakEffects.ts';
import type { PlayerRow } from '../players/playerRow.ts';
import type { ReturnRefusal, ReturnState } from './exclusionReturn.machine.ts';
import { readReturnOffer, requestReturn, withdrawReturn } from './exclusionReturns.ts';
import { planBreak, planButtonBreak, type PlannedBreak } from './breakRules.ts';
import { startBreak, type BreakDeps, type StartedBreak } from './startBreak.ts';

/** Time-outs and exclusions of the signed-in player. No identity check, limit or other block prevents them. */
export function createExclusionResolvers(deps: BreakDeps) {
  return {
    Mutation: {
      async takeBreak(
        _: unknown,
        { input }: Types.MutationtakeBreakArgs,
        context: ApiContext,
      ): Promise<Types.Break> {
        const { player } = await context.signedIn();
        const planned = planBreak(context.protection.licence, input, deps.clock());
        if (!planned.ok)
          throw failure('ValidationFailure', { reasons: ['NotAChoice'], keys: planned.failure });
        return started(deps, player, planned.value, input.key);
      },
      async takeButtonBreak(
        _: unknown,
        { key }: Types.MutationtakeButtonBreakArgs,
        context: ApiContext,
      ): Promise<Types.Break> {
        const { player } = await context.signedIn();
        const planned = planButtonBreak(context.protection.licence, deps.clock());
        if (!planned) throw failure('PermissionFailure', { reasons: ['NoBreakButton'] });
        return started(deps, player, planned, key);
      },
      async requestExclusionReturn(
        _: unknown,
        { input }: Types.MutationrequestExclusionReturnArgs,
        context: ApiContext,
      ): Promise<Types.ExclusionReturn> {
        const { player } = await context.signedIn();
        const reason = input.reason.trim();
        if (reason.length < RETURN_REASON_LENGTH.min || reason.length > RETURN_REASON_LENGTH.max)
          throw failure('ValidationFailure', { reasons: ['ReasonLength'], keys: ['reason'] });
        const requested = await requestReturn(
          deps,
          { brand: player.brand, playerId: player.id },
          reason,
          `${player.id}:${requestKey(input.key)}`,
        );
        if (!requested.ok && requested.failure === 'KEY_REUSED') throw keyReused();
        if (!requested.ok)
          throw failure('PermissionFailure', {
            reasons: [requested.failure === 'NOT_EXCLUDED' ? 'NotExcluded' : requested.failure],
          });
        return readReturnView(deps, player);
      },
      async withdrawExclusionReturn(
        _: unknown,
        { key }: Types.MutationwithdrawExclusionReturnArgs,
        context: ApiContext,
      ): Promise<Types.ExclusionReturn> {
        const { player } = await context.signedIn();
        const withdrawn = await withdrawReturn(
          deps,
          { brand: player.brand, playerId: player.id },
          `${player.id}:${requestKey(key)}`,
        );
        if (!withdrawn.ok && withdrawn.failure === 'KEY_REUSED') throw keyReused();
        if (!withdrawn.ok) throw failure('PermissionFailure', { reasons: [withdrawn.failure] });
        return readReturnView(deps, player);
      },
    },
    Viewer: {
      async breakEffects(
        { player }: SignedIn,
        _: unknown,
        { brand }: ApiContext,
      ): Promise<Types.BreakEffects> {
        return {
          id: `${player.id}:breaks`,
          ...(await readOpenItems(deps.pool, player.id)),
          otherBrands: Object.values(brands)
            .filter(({ id, operator }) => id !== brand.id && operator === brand.operator)
            .map(({ title }) => title),
          excludedGroups: [...player.excluded_groups],
          exclusionReturn: player.excluded_groups.length === 0 ? null : await readReturnView(deps, player),
        };
      },
    },
  };
}

async function readReturnView(
  deps: BreakDeps,
  player: Pick<PlayerRow, 'id' | 'brand' | 'self_exclusion_ends_at'>,
): Promise<Types.ExclusionReturn> {
  const { state, refusal, endsAt, coolOffEndsAt } = await readReturnOffer(deps, player);
  return {
    id: `${player.id}:exclusion-return`,
    state: STATES[state],
    refusal: refusal && isShown(refusal) ? refusal : null,
    endsAt: isoOf(endsAt),
    coolOffEndsAt: isoOf(coolOffEndsAt),
  };
}

const isoOf = (at: number | undefined): string | null =>
  at === undefined ? null : new Date(at).toISOString();

/** Lifted exclusions are not returned. */
const STATES = {
  excluded: 'EXCLUDED',
  requested: 'REQUESTED',
  'cooling-off': 'COOLING_OFF',
  lifted: 'EXCLUDED',
} as const satisfies Record<ReturnState['status'], Types.ExclusionReturnState>;
const REFUSALS: readonly ReturnRefusal[] = [
  'NOT_YET',
  'FOR_LIFE',
  'AT_REGISTER',
  'ALREADY_REQUESTED',
  'COOLING_OFF',
] satisfies Types.ExclusionReturnRefusal[];
const isShown = (refusal: ReturnRefusal): refusal is Types.ExclusionReturnRefusal =>
  REFUSALS.includes(refusal);

/** The break started with the key, also for a repeated request. */
async function started(
  deps: BreakDeps,
  player: PlayerRow,
  planned: PlannedBreak,
  key: string,
): Promise<Types.Break> {
  const result = await startBreak(deps, player, planned, requestKey(key));
  if (!result.ok) throw keyReused();
  return view(result.value);
}

function view({ kind, length, groups, startsAt, endsAt, brands: covered }: StartedBreak): Types.Break {
  return {
    kind,
    length,
    groups: [...groups],
    startsAt: startsAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    brands: covered,
  };
}
