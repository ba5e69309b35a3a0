import type { SportsSelectionInput } from '@foyer/graphql/main';
import type { Coupon } from './coupon.ts';

/** The selections of a slip as the api takes them. */
export function selectionInputs(coupon: Coupon): SportsSelectionInput[] {
  return coupon.map(({ parts, ...selection }) => ({ ...selection, ...(parts && { parts: [...parts] }) }));
}
