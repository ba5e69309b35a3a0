import type * as Types from '@foyer/graphql/main';
import { brands } from '@foyer/market';
import type { ApiContext, SignedIn } from '../server/graphql/context.ts';
import { failure } from '../server/graphql/failure.ts';
import { readOpenItems } from './breakEffects.ts';
import { planBreak, planButtonBreak } from './breakRules.ts';
import { startBreak, type BreakDeps, type StartedBreak } from './startBreak.ts';

const KEY = /^[A-Za-z0-9_-]{8,80}$/;

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
        return view(await startBreak(deps, player, planned.value, keyOf(input.key)));
      },
      async takeButtonBreak(
        _: unknown,
        { key }: Types.MutationtakeButtonBreakArgs,
        context: ApiContext,
      ): Promise<Types.Break> {
        const { player } = await context.signedIn();
        const planned = planButtonBreak(context.protection.licence, deps.clock());
        if (!planned) throw failure('PermissionFailure', { reasons: ['NoBreakButton'] });
        return view(await startBreak(deps, player, planned, keyOf(key)));
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
        };
      },
    },
  };
}

function keyOf(key: string): string {
  if (!KEY.test(key)) throw failure('ValidationFailure', { reasons: ['KeyInvalid'], keys: ['key'] });
  return key;
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
