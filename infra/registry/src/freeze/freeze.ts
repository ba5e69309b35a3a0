import { BRANDS } from '@foyer/market';
import { Refusal } from '@foyer/runtime';
import type { ChangeKind } from '@foyer/kernel/change-answers';
import type { Change } from '../changes/change.ts';
import { overriddenCode, type OverrideRequest } from '../gate/overriddenCode.ts';
import { nextId } from '../changes/marketRules.ts';
import type { EnvironmentState, Freeze } from '../plan/environmentState.ts';

/** Changes that give players a release that they did not have. What takes one away is never refused. */
const FROZEN_KINDS: readonly ChangeKind[] = ['promote', 'rollout', 'pin'];
const DAY_MS = 24 * 3_600_000;
/** A freeze that is forgotten must end. */
export const MAX_FREEZE_DAYS = 30;

/** Freezes that have not ended. */
export function activeFreezes({ freezes = [] }: EnvironmentState, now: number): readonly Freeze[] {
  return freezes.filter(({ until }) => Date.parse(until) > now);
}

function placesOf({ scope, brands }: Change): readonly (string | undefined)[] {
  if (scope && Object.entries(scope).some(([name, value]) => name !== 'brand' && value !== undefined))
    throw new Refusal(400, 'SCOPE_TOO_FINE', 'A freeze applies to one brand or to the whole environment.');
  return scope ? [scope.brand] : (brands ?? [undefined]);
}

/** Freezes brands, or the environment, until a time. A freeze of the same brand is replaced. */
export function freeze(state: EnvironmentState, change: Change, at: string): EnvironmentState {
  const [now, until] = [Date.parse(at), Date.parse(change.until ?? '')];
  if (!(until > now) || until > now + MAX_FREEZE_DAYS * DAY_MS)
    throw new Refusal(
      400,
      'FREEZE_END_INVALID',
      `A freeze needs an end in the next ${MAX_FREEZE_DAYS} days: specify the time in \`until\`.`,
    );
  const places = placesOf(change);
  const kept = activeFreezes(state, now).filter(({ brand }) => !places.includes(brand));
  return places.reduce<EnvironmentState>(
    (before, brand) => ({
      ...before,
      made: before.made + 1,
      freezes: [
        ...(before.freezes ?? []),
        {
          id: nextId(before),
          since: at,
          until: new Date(until).toISOString(),
          reason: change.reason,
          ...(brand !== undefined && { brand }),
        },
      ],
    }),
    { ...state, freezes: kept },
  );
}

/** Ends freezes; without a brand, the freeze of the environment and those of all brands. */
export function unfreeze(state: EnvironmentState, change: Change, at: string): EnvironmentState {
  const places = placesOf(change);
  const active = activeFreezes(state, Date.parse(at));
  const left = places.includes(undefined) ? [] : active.filter(({ brand }) => !places.includes(brand));
  if (left.length === active.length)
    throw new Refusal(
      409,
      'NOT_FROZEN',
      places.includes(undefined)
        ? 'No freeze is active.'
        : `No freeze of ${places.join(', ')} is active; a freeze of all brands ends with --all.`,
    );
  const { freezes: _freezes, ...rest } = state;
  return left.length === 0 ? rest : { ...rest, freezes: left };
}

/**
 * The refusal of a change that gives players of a frozen brand another release; undefined for other changes.
 * A narrower rollout takes a release away.
 */
export function freezeProblem(
  state: EnvironmentState,
  { kind, narrower, schedule }: Change,
  brands: readonly string[],
  now: number,
): Refusal | undefined {
  if (!FROZEN_KINDS.includes(kind) || (narrower === true && schedule === undefined)) return undefined;
  const found = activeFreezes(state, now).filter(
    ({ brand }) => brand === undefined || brands.includes(brand),
  );
  const [first] = found;
  if (!first) return undefined;
  const names = found.some(({ brand }) => brand === undefined)
    ? 'All brands are'
    : found.length === 1
      ? `${first.brand} is`
      : `${BRANDS.filter((brand) => found.some((one) => one.brand === brand)).join(', ')} are`;
  const until =
    found
      .map((one) => one.until)
      .sort()
      .at(-1) ?? '';
  return new Refusal(423, 'FROZEN', `${names} frozen until ${until}: ${first.reason}`);
}

/**
 * Requires that no affected brand is frozen. Automatic protection ignores a freeze, and two operators may break
 * the glass. @returns the code of the overridden problem. @throws {@link Refusal}
 */
export function passFreeze(
  state: EnvironmentState,
  brands: readonly string[],
  { isSystem, now, ...override }: OverrideRequest & { readonly isSystem: boolean; readonly now: number },
): string | undefined {
  const problem = isSystem ? undefined : freezeProblem(state, override.change, brands, now);
  return problem && overriddenCode(problem, override);
}
