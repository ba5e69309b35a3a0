import { BRANDS, type BrandId } from '@foyer/market';
import {
  deliveredCalendars,
  deliveredMiniGames,
  EARNING,
  LEVELS,
  MISSIONS,
  POINTS_VALUE,
  SHOP_ITEMS,
  TOURNAMENTS,
} from '@foyer/market/engagement-rules';
import type { RuleSet } from '../rules/rules.ts';

/** Rules of every brand, until operators publish others. */
const RULES: RuleSet = {
  missions: [...MISSIONS],
  levels: [...LEVELS],
  earning: [...EARNING],
  tournaments: [...TOURNAMENTS],
  shop: [...SHOP_ITEMS],
  moneyValue: POINTS_VALUE,
};

/**
 * The compiled rules by brand.
 *
 * @param calendarDaysEarlier - days by which the delivered calendar starts earlier
 */
export function ruleSetsOf(calendarDaysEarlier: number): Readonly<Record<BrandId, RuleSet>> {
  return Object.fromEntries(
    BRANDS.map((brand) => [
      brand,
      {
        ...RULES,
        calendars: [...deliveredCalendars(brand, calendarDaysEarlier)],
        miniGames: [...deliveredMiniGames(brand)],
      },
    ]),
  ) as unknown as Record<BrandId, RuleSet>;
}
