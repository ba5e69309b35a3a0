import { BRANDS, type BrandId } from './brand.ts';
import { brands } from './brands/brands.ts';
import { operators } from './operators/operators.ts';

export const JACKPOT_SOURCE = 'site-wide-source'; // requirements/interfaces#jackpot-provider
/** Id of the pot group that all participating brands share. */
export const JACKPOT_INSTANCE = 'site-wide-1';

/** Contributions to the pots that a player of a brand may choose per bet. */
export interface JackpotTerms {
  readonly sourceId: string;
  readonly instanceId: string;
  /**
   * True if the options are percentages of the stake; otherwise they are amounts in the wallet's currency
   * (requirements/access#features-by-operator, jackpotContributionsInPercentage).
   */
  readonly isPercentage: boolean;
  /** Decimal numbers as strings (requirements/entities#site-settings). */
  readonly contributionOptions: readonly string[];
  readonly initialContributionValue: string;
}

const PERCENT = { contributionOptions: ['2', '5', '10'], initialContributionValue: '5' } as const;
const AMOUNTS = { contributionOptions: ['0.10', '0.25', '0.50'], initialContributionValue: '0.10' } as const;

/** Caravel is a sportsbook brand without the jackpot. */
const WITH_JACKPOT: ReadonlySet<BrandId> = new Set(BRANDS.filter((brand) => brand !== 'caravel'));

/** Returns a brand's jackpot terms; undefined for a brand without the jackpot. */
export function jackpotTermsOf(brand: BrandId): JackpotTerms | undefined {
  if (!WITH_JACKPOT.has(brand)) return undefined;
  const isPercentage = operators[brands[brand].operator].features.includes(
    'jackpotContributionsInPercentage',
  );
  return {
    sourceId: JACKPOT_SOURCE,
    instanceId: JACKPOT_INSTANCE,
    isPercentage,
    ...(isPercentage ? PERCENT : AMOUNTS),
  };
}
