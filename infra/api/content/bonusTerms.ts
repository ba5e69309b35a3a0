import { brands, type BrandId } from '@foyer/market';
import type { BonusTerms } from '@foyer/market/content';
import { fromMajor } from '@foyer/money';
import { BONUS_TERMS, SPORTS_BONUS_TERMS } from './bonuses.ts';

/** Compiled terms of a brand's bonuses, until staff publish others. */
export function compiledBonusTerms(brand: BrandId): BonusTerms {
  const { lastsDays, maximumStake, contributions } = BONUS_TERMS;
  return {
    lastsDays,
    maximumStake: fromMajor(maximumStake, brands[brand].currency).minor,
    contributions,
    sports: SPORTS_BONUS_TERMS[brand] ?? null,
  };
}
