import type { SportsSelectionInput } from '@foyer/graphql/main';
import type { EachWayTerms } from '@foyer/kernel/field';
import type { Coupon } from './coupon.ts';

/**
 * The selections of a slip as the api takes them.
 * @param places - Terms of the selections that are backed each way, in the order of the slip.
 */
export function selectionInputs(
  coupon: Coupon,
  places: readonly (EachWayTerms | undefined)[] = [],
): SportsSelectionInput[] {
  return coupon.map(({ parts, ...selection }, index) => ({
    ...selection,
    ...(parts && { parts: [...parts] }),
    ...(places[index] && { eachWay: { ...places[index] } }),
  }));
}
