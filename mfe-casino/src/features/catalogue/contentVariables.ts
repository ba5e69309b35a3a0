import type { License } from '@foyer/graphql/main';
import type { Services } from '@foyer/contract';

export interface ContentVariables {
  readonly currencyCode: string;
  readonly ipCountryCode: string;
  readonly subDivision: string | null;
  readonly license: License;
  readonly locale: string;
}

/**
 * Variables of every games query (requirements/interfaces#main-api-operations); they select content only.
 * Equal for a whole page, so that pages share the cache.
 */
export function contentVariables({ market, locale }: Pick<Services, 'market' | 'locale'>): ContentVariables {
  return {
    currencyCode: market.currency,
    ipCountryCode: market.country,
    subDivision: market.subDivision ?? null,
    license: market.licence.id,
    locale,
  };
}
